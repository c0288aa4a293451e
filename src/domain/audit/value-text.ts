// Converts values of any shape to text and truncates them for messages (docs/protocol/audit-catalogue.md#1, #10).
import { isRecord } from '#lib/untrusted.ts';
import { isPresent } from './fields.ts';

/** More levels than any field of the catalog has, but few enough that nested arrays cannot exhaust the stack. */
const MAX_DEPTH = 6;

const MAX_PLAIN_NUMBER = 1e21; // from here on, `String` writes numbers with an exponent

function formatNumber(value: number): string | undefined {
  if (!Number.isFinite(value)) return undefined;
  return Math.abs(value) < MAX_PLAIN_NUMBER ? String(value) : String(BigInt(value));
}

const joinTexts = (texts: readonly (string | undefined)[]): string | undefined => {
  const presentTexts = texts.filter((text) => text !== undefined);
  return presentTexts.length > 0 ? presentTexts.join(', ') : undefined;
};

/** The value as text, or undefined if it is empty. Values nested too deeply become "…". */
export function valueText(value: unknown, depth = 0): string | undefined {
  if (!isPresent(value)) return undefined;
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return formatNumber(value);
  if (typeof value === 'boolean') return String(value);
  if (depth === MAX_DEPTH) return '…';
  if (Array.isArray(value)) return joinTexts(value.map((item) => valueText(item, depth + 1)));
  if (!isRecord(value)) return undefined;
  const members = Object.entries(value).map(([name, member]) => {
    const text = valueText(member, depth + 1);
    return text === undefined ? undefined : `${name}: ${text}`;
  });
  return joinTexts(members);
}

const MAX_LENGTH = 80;
const ELLIPSIS = '...';

/** Truncates to 80 characters with the ellipsis. Surrogate pairs are not split (docs/behaviour.md#audit-events). */
export function truncateValue(text: string): string {
  if (text.length <= MAX_LENGTH) return text;
  // A character has at most two UTF-16 units, so this part has more than 80 characters. A long text needs no more.
  const characters = Array.from(text.slice(0, 2 * (MAX_LENGTH + 1)));
  if (characters.length <= MAX_LENGTH) return text;
  return characters.slice(0, MAX_LENGTH - ELLIPSIS.length).join('') + ELLIPSIS;
}
