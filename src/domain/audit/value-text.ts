// Values of any shape as text, and how much of it stands in a message (docs/protocol/audit-catalogue.md#1, #10).
import { isRecord } from '#lib/untrusted.ts';
import { isPresent } from './fields.ts';

/** Deeper than any field of the catalogue, and not so deep that nested arrays could exhaust the stack. */
const DEEPEST = 6;

const MOST_PLAIN = 1e21; // from here on numbers print with an exponent

function digits(value: number): string | undefined {
  if (!Number.isFinite(value)) return undefined;
  return Math.abs(value) < MOST_PLAIN ? String(value) : String(BigInt(value));
}

const joined = (texts: readonly (string | undefined)[]): string | undefined => {
  const there = texts.filter((text) => text !== undefined);
  return there.length > 0 ? there.join(', ') : undefined;
};

/** What a value says; undefined for what says nothing. */
export function valueText(value: unknown, depth = 0): string | undefined {
  if (!isPresent(value)) return undefined;
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return digits(value);
  if (typeof value === 'boolean') return String(value);
  if (depth === DEEPEST) return '…';
  if (Array.isArray(value)) return joined(value.map((item) => valueText(item, depth + 1)));
  if (!isRecord(value)) return undefined;
  const members = Object.entries(value).map(([name, member]) => {
    const text = valueText(member, depth + 1);
    return text === undefined ? undefined : `${name}: ${text}`;
  });
  return joined(members);
}

const LONGEST = 80;
const ELLIPSIS = '...';

/** At most 80 characters, counted so that none is cut in two (docs/behaviour.md#audit-events). */
export function truncate(text: string): string {
  if (text.length <= LONGEST) return text;
  // Twice as many units hold at least as many characters, and the rest of a long text need not be looked at.
  const characters = Array.from(text.slice(0, 2 * (LONGEST + 1)));
  if (characters.length <= LONGEST) return text;
  return characters.slice(0, LONGEST - ELLIPSIS.length).join('') + ELLIPSIS;
}
