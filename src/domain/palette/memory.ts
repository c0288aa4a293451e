import { fieldsOf, parseJson, listOf, numberOr, textOr } from '#lib/untrusted.ts';

/** A page that the user visited, as it is offered again. */
export interface VisitedPage {
  to: string;
  name: string;
  note: string;
}

interface Use {
  id: string;
  /** How often, where every fortnight halves what was before. */
  score: number;
  at: number;
}

/**
 * What this browser remembers of one user; it goes with the session (docs/behaviour.md#what-the-browser-keeps).
 */
export interface Memory {
  user: string;
  uses: readonly Use[];
  visits: readonly VisitedPage[];
}

const HALF_MS = 14 * 24 * 3_600_000;
const MOST_USES = 40;
const MOST_VISITS = 8;
const MOST_WEIGHT = 30;
const WEIGHT = 6;

const faded = ({ score, at }: Use, now: number): number => score * 0.5 ** (Math.max(0, now - at) / HALF_MS);

function useOf(raw: unknown): Use[] {
  const { id, score, at } = fieldsOf<Use>(raw);
  const name = textOr(id, '');
  return name === '' ? [] : [{ id: name, score: numberOr(score, 0), at: numberOr(at, 0) }];
}

function visitOf(raw: unknown): VisitedPage[] {
  const { to, name, note } = fieldsOf<VisitedPage>(raw);
  const path = textOr(to, '');
  const isOurs = path.startsWith('/web/') && textOr(name, '') !== '';
  return isOurs ? [{ to: path, name: textOr(name, ''), note: textOr(note, '') }] : [];
}

/** What was stored, as far as it can be read and is this user's. */
export function readMemory(text: string | null, user: string): Memory {
  const stored = fieldsOf<Memory>(parseJson(text ?? ''));
  if (stored.user !== user) return { user, uses: [], visits: [] };
  return { user, uses: listOf(stored.uses).flatMap(useOf), visits: listOf(stored.visits).flatMap(visitOf) };
}

/** One more use; the least used are forgotten where there are too many. */
export function withUse(memory: Memory, id: string, now: number): Memory {
  const before = memory.uses.find((use) => use.id === id);
  const use = { id, score: (before ? faded(before, now) : 0) + 1, at: now };
  const uses = [use, ...memory.uses.filter((other) => other !== before)];
  const kept = uses.toSorted((a, b) => faded(b, now) - faded(a, now)).slice(0, MOST_USES);
  // The newest is worth least of all at first, and must not be what goes.
  return { ...memory, uses: kept.includes(use) ? kept : [...kept.slice(0, -1), use] };
}

/** The last visit first, no page twice. */
export function withVisit(memory: Memory, visit: VisitedPage): Memory {
  const others = memory.visits.filter(({ to }) => to !== visit.to);
  return { ...memory, visits: [visit, ...others].slice(0, MOST_VISITS) };
}

/** What own use adds to a score: enough to pass an equal, not enough to pass a name that was typed out. */
export const weightsOf = ({ uses }: Memory, now: number): ReadonlyMap<string, number> =>
  new Map(uses.map((use) => [use.id, Math.min(MOST_WEIGHT, faded(use, now) * WEIGHT)]));
