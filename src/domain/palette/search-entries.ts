// Searches the entries of the palette and ranks the matches.
import { searchWords } from '#lib/text/search-words.ts';
import { hasSessions, type SearchableEntry } from './palette-entry.ts';

/** A parsed query: words that must all match, and the login of queries like `root@web-01`. */
export interface PaletteQuery {
  /** Empty for a leading `@`: each result then offers all its logins. Undefined without an `@`. */
  login: string | undefined;
  words: readonly string[];
}

export function parsePaletteQuery(text: string): PaletteQuery {
  const [, login, host] = /^\s*([^\s@"]*)@(.*)$/s.exec(text) ?? [];
  return { login, words: searchWords(host ?? text) };
}

const isWordStart = (text: string, position: number): boolean => !/[\p{L}\p{N}]/u.test(text[position - 1] ?? ' ');

/** Scores a word by where it matches: whole name, start of the name, start of a word in it, elsewhere, other texts. */
function wordScore({ searchName, searchText }: SearchableEntry, word: string): number {
  const position = searchName.indexOf(word);
  if (position === 0) return searchName.length === word.length ? 100 : 80;
  if (position > 0) return isWordStart(searchName, position) ? 60 : 40;
  return searchText.includes(word) ? 20 : 0;
}

const KIND_BONUS: Partial<Record<SearchableEntry['kind'], number>> = { page: 6, action: 5 };

/** The score of an entry; 0 if it does not match. */
export function scoreOf(entry: SearchableEntry, { login, words }: PaletteQuery): number {
  if (login !== undefined && !hasSessions(entry)) return 0;
  let sum = 0;
  for (const word of words) {
    const score = wordScore(entry, word);
    if (score === 0) return 0;
    sum += score;
  }
  const averageScore = words.length === 0 ? 1 : sum / words.length;
  // Servers that list the login get a bonus. Others match too, because the proxy may allow more logins.
  const loginBonus = login !== undefined && entry.logins.includes(login) ? 30 : 0;
  return averageScore + loginBonus + (KIND_BONUS[entry.kind] ?? 0);
}

interface ScoredEntry {
  entry: SearchableEntry;
  score: number;
}

/**
 * Whether `a` comes before `b`: by score, then the newest of the same kind, then by name and ID, so that rows do not move
 * while lists are loading.
 */
function ranksBefore(a: ScoredEntry, b: ScoredEntry): boolean {
  if (a.score !== b.score) return a.score > b.score;
  const { timeMs: aMs = 0 } = a.entry;
  const { timeMs: bMs = 0 } = b.entry;
  if (aMs !== bMs && a.entry.kind === b.entry.kind) return aMs > bMs;
  if (a.entry.searchName !== b.entry.searchName) return a.entry.searchName < b.entry.searchName;
  return a.entry.id < b.entry.id;
}

/** Inserts an entry into the sorted list, which never has more than `maxEntries` entries. */
function insertRanked(ranked: ScoredEntry[], candidate: ScoredEntry, maxEntries: number): void {
  const last = ranked.at(-1);
  if (ranked.length >= maxEntries && last && !ranksBefore(candidate, last)) return;
  let low = 0;
  let high = ranked.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const rankedEntry = ranked[middle];
    if (rankedEntry && ranksBefore(candidate, rankedEntry)) high = middle;
    else low = middle + 1;
  }
  // If a list restarted during loading, it contains some entries twice.
  if (ranked[low - 1]?.entry.id === candidate.entry.id) return;
  ranked.splice(low, 0, candidate);
  if (ranked.length > maxEntries) ranked.pop();
}

export interface PaletteSearch {
  query: PaletteQuery;
  lists: readonly (readonly SearchableEntry[])[];
  /** Bonuses for earlier uses, by entry ID. */
  usageBonuses: ReadonlyMap<string, number>;
  /** The maximum number of best entries of each kind. */
  maxPerKind: number;
  /** Which entries to search; all by default. */
  accepts?: (entry: SearchableEntry) => boolean;
}

/** The matches of one kind. */
export interface KindMatches {
  kind: SearchableEntry['kind'];
  /** The best entries, ranked. */
  entries: readonly SearchableEntry[];
  matchCount: number;
}

/** The number of entries to search between two pauses. */
const ENTRIES_PER_STEP = 1000;

interface RankedKind {
  ranked: ScoredEntry[];
  matchCount: number;
}

/**
 * Searches in steps, so that the browser can render in between and a new query can replace this one. The kind with the
 * best entry is first.
 */
export function* searchEntries({
  query,
  lists,
  usageBonuses,
  maxPerKind,
  accepts = () => true,
}: PaletteSearch): Generator<undefined, KindMatches[]> {
  const kinds = new Map<SearchableEntry['kind'], RankedKind>();
  let searchedCount = 0;
  for (const list of lists)
    for (const entry of list) {
      searchedCount += 1;
      if (searchedCount % ENTRIES_PER_STEP === 0) yield;
      const score = scoreOf(entry, query);
      if (score === 0 || !accepts(entry)) continue;
      const matches = kinds.get(entry.kind) ?? { ranked: [], matchCount: 0 };
      kinds.set(entry.kind, matches);
      matches.matchCount += 1;
      insertRanked(matches.ranked, { entry, score: score + (usageBonuses.get(entry.id) ?? 0) }, maxPerKind);
    }
  return [...kinds]
    .toSorted(([, { ranked: a }], [, { ranked: b }]) => (a[0] && b[0] && ranksBefore(b[0], a[0]) ? 1 : -1))
    .map(([kind, { ranked, matchCount }]) => ({ kind, entries: ranked.map(({ entry }) => entry), matchCount }));
}

/** The maximum number of shown entries if only one kind matches. Users who do not find an entry type more text. */
export const MAX_PER_KIND = 50;

/** The maximum of each kind if several kinds match, so that every kind is visible without much scrolling. */
const MAX_OF_SEVERAL_KINDS = 8;

/** The entries to show of each kind. */
export const shownMatches = (matches: readonly KindMatches[]): KindMatches[] =>
  matches.map((kind) => ({
    ...kind,
    entries: kind.entries.slice(0, matches.length > 1 ? MAX_OF_SEVERAL_KINDS : MAX_PER_KIND),
  }));
