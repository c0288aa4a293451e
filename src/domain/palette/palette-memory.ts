// What the palette remembers in browser storage: how often entries were used, and which pages were visited.
import { fieldsOf, parseJson, listOf, numberOr, textOr } from '#lib/untrusted.ts';

/** A visited page, with the texts that the palette shows for it. */
export interface VisitedPage {
  to: string;
  name: string;
  note: string;
}

interface Use {
  id: string;
  /** The number of uses at the time of the last use. It halves every 14 days. */
  score: number;
  /** The time of the last use in epoch milliseconds. */
  usedAt: number;
}

/** The stored uses and visits of one user, deleted at the end of the session (docs/behaviour.md#browser-storage). */
export interface PaletteMemory {
  user: string;
  uses: readonly Use[];
  visits: readonly VisitedPage[];
}

const HALF_LIFE_MS = 14 * 24 * 3_600_000;
const MAX_USED_ENTRIES = 40;
const MAX_VISITS = 8;
const MAX_WEIGHT = 30;
const WEIGHT_PER_USE = 6;

const decayedScore = ({ score, usedAt }: Use, now: number): number =>
  score * 0.5 ** (Math.max(0, now - usedAt) / HALF_LIFE_MS);

function parseUse(raw: unknown): Use[] {
  const { id, score, usedAt } = fieldsOf<Use>(raw);
  const entryId = textOr(id, '');
  return entryId === '' ? [] : [{ id: entryId, score: numberOr(score, 0), usedAt: numberOr(usedAt, 0) }];
}

function parseVisit(raw: unknown): VisitedPage[] {
  const { to, name, note } = fieldsOf<VisitedPage>(raw);
  const path = textOr(to, '');
  const isConsolePage = path.startsWith('/web/') && textOr(name, '') !== '';
  return isConsolePage ? [{ to: path, name: textOr(name, ''), note: textOr(note, '') }] : [];
}

/** Parses the stored text. Data of another user and invalid entries are ignored. */
export function readMemory(text: string | null, user: string): PaletteMemory {
  const stored = fieldsOf<PaletteMemory>(parseJson(text ?? ''));
  if (stored.user !== user) return { user, uses: [], visits: [] };
  return { user, uses: listOf(stored.uses).flatMap(parseUse), visits: listOf(stored.visits).flatMap(parseVisit) };
}

/** Records a use of an entry. If there are too many entries, one of those with the lowest score is dropped. */
export function recordUse(memory: PaletteMemory, id: string, now: number): PaletteMemory {
  const previous = memory.uses.find((use) => use.id === id);
  const use = { id, score: (previous ? decayedScore(previous, now) : 0) + 1, usedAt: now };
  const uses = [use, ...memory.uses.filter((other) => other !== previous)];
  const keptUses = uses.toSorted((a, b) => decayedScore(b, now) - decayedScore(a, now)).slice(0, MAX_USED_ENTRIES);
  // A new entry can have the lowest score, but must not be dropped for that.
  return { ...memory, uses: keptUses.includes(use) ? keptUses : [...keptUses.slice(0, -1), use] };
}

/** Adds a visit at the start of the list, removes the earlier visit of this page, and limits the number of visits. */
export function recordVisit(memory: PaletteMemory, visit: VisitedPage): PaletteMemory {
  const otherVisits = memory.visits.filter(({ to }) => to !== visit.to);
  return { ...memory, visits: [visit, ...otherVisits].slice(0, MAX_VISITS) };
}

/** Bonuses for the search score, by entry ID. They move an entry before an equal match, but not before a better one. */
export const entryWeightsOf = ({ uses }: PaletteMemory, now: number): ReadonlyMap<string, number> =>
  new Map(uses.map((use) => [use.id, Math.min(MAX_WEIGHT, decayedScore(use, now) * WEIGHT_PER_USE)]));
