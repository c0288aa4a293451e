import { searchWords } from '#lib/text/search-words.ts';
import { hasSessions, type SearchableEntry } from './palette-entry.ts';

/** What was typed: words that must all be found, and with `root@web-01` the login to connect as. */
export interface PaletteQuery {
  /** Empty after a bare `@`, which asks for every login there is; undefined without one. */
  login: string | undefined;
  words: readonly string[];
}

export function parsePaletteQuery(text: string): PaletteQuery {
  const [, login, host] = /^\s*([^\s@"]*)@(.*)$/s.exec(text) ?? [];
  return { login, words: searchWords(host ?? text) };
}

const isWordStart = (text: string, position: number): boolean => !/[\p{L}\p{N}]/u.test(text[position - 1] ?? ' ');

/** How well a word fits: the whole name, its beginning, the beginning of a word in it, its inside, its other text. */
function wordScore({ searchName, searchText }: SearchableEntry, word: string): number {
  const position = searchName.indexOf(word);
  if (position === 0) return searchName.length === word.length ? 100 : 80;
  if (position > 0) return isWordStart(searchName, position) ? 60 : 40;
  return searchText.includes(word) ? 20 : 0;
}

const KIND_BONUS: Partial<Record<SearchableEntry['kind'], number>> = { page: 6, action: 5 };

/** How well an entry matches; 0 when it does not. */
export function scoreOf(entry: SearchableEntry, { login, words }: PaletteQuery): number {
  if (login !== undefined && !hasSessions(entry)) return 0;
  let sum = 0;
  for (const word of words) {
    const score = wordScore(entry, word);
    if (score === 0) return 0;
    sum += score;
  }
  const averageScore = words.length === 0 ? 1 : sum / words.length;
  // A login that the proxy names is a better guess than one that it does not.
  const loginBonus = login !== undefined && entry.logins.includes(login) ? 30 : 0;
  return averageScore + loginBonus + (KIND_BONUS[entry.kind] ?? 0);
}

interface ScoredEntry {
  entry: SearchableEntry;
  score: number;
}

/** Better first; what is equal stands by name, so that rows do not jump while lists are still loading. */
function ranksBefore(a: ScoredEntry, b: ScoredEntry): boolean {
  if (a.score !== b.score) return a.score > b.score;
  if (a.entry.searchName !== b.entry.searchName) return a.entry.searchName < b.entry.searchName;
  return a.entry.id < b.entry.id;
}

/** Puts it where it belongs in a short list, best first, that never grows beyond `most`. */
function insertRanked(best: ScoredEntry[], candidate: ScoredEntry, maxResults: number): void {
  const last = best.at(-1);
  if (best.length >= maxResults && last && !ranksBefore(candidate, last)) return;
  let low = 0;
  let high = best.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = best[middle];
    if (other && ranksBefore(candidate, other)) high = middle;
    else low = middle + 1;
  }
  // A list that started again while it was read has entries twice.
  if (best[low - 1]?.entry.id === candidate.entry.id) return;
  best.splice(low, 0, candidate);
  if (best.length > maxResults) best.pop();
}

interface PaletteSearch {
  query: PaletteQuery;
  lists: readonly (readonly SearchableEntry[])[];
  /** What own use adds, by the entry's id. */
  weights: ReadonlyMap<string, number>;
  maxResults: number;
}

export interface PaletteSearchResult {
  bestEntries: readonly SearchableEntry[];
  matchCount: number;
}

/** How many entries are searched between two pauses. */
const ENTRIES_PER_STEP = 1000;

/** Searches in steps; between two of them the browser can draw, and a new question can take the place of this one. */
export function* searchEntries({
  query,
  lists,
  weights,
  maxResults,
}: PaletteSearch): Generator<undefined, PaletteSearchResult> {
  const ranked: ScoredEntry[] = [];
  let matchCount = 0;
  let searchedCount = 0;
  for (const list of lists)
    for (const entry of list) {
      searchedCount += 1;
      if (searchedCount % ENTRIES_PER_STEP === 0) yield;
      const score = scoreOf(entry, query);
      if (score === 0) continue;
      matchCount += 1;
      insertRanked(ranked, { entry, score: score + (weights.get(entry.id) ?? 0) }, maxResults);
    }
  return { bestEntries: ranked.map(({ entry }) => entry), matchCount };
}
