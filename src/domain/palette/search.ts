import { searchWords } from '#lib/text/search-words.ts';
import { hasSessions, type Entry } from './entry.ts';

/** What was typed: words that must all be found, and with `root@web-01` the login to connect as. */
export interface Asked {
  /** Empty after a bare `@`, which asks for every login there is; undefined without one. */
  login: string | undefined;
  words: readonly string[];
}

export function asked(text: string): Asked {
  const [, login, host] = /^\s*([^\s@"]*)@(.*)$/s.exec(text) ?? [];
  return { login, words: searchWords(host ?? text) };
}

const isWordStart = (text: string, at: number): boolean => !/[\p{L}\p{N}]/u.test(text[at - 1] ?? ' ');

/** How well a word fits: the whole name, its beginning, the beginning of a word in it, its inside, its other text. */
function fit({ key, text }: Entry, word: string): number {
  const at = key.indexOf(word);
  if (at === 0) return key.length === word.length ? 100 : 80;
  if (at > 0) return isWordStart(key, at) ? 60 : 40;
  return text.includes(word) ? 20 : 0;
}

const KIND_BONUS: Partial<Record<Entry['kind'], number>> = { page: 6, action: 5 };

/** How well an entry matches; 0 when it does not. */
export function scoreOf(entry: Entry, { login, words }: Asked): number {
  if (login !== undefined && !hasSessions(entry)) return 0;
  let sum = 0;
  for (const word of words) {
    const score = fit(entry, word);
    if (score === 0) return 0;
    sum += score;
  }
  const own = words.length === 0 ? 1 : sum / words.length;
  // A login that the proxy names is a better guess than one that it does not.
  const known = login !== undefined && entry.logins.includes(login) ? 30 : 0;
  return own + known + (KIND_BONUS[entry.kind] ?? 0);
}

interface Scored {
  entry: Entry;
  score: number;
}

/** Better first; what is equal stands by name, so that rows do not jump while lists are still loading. */
function isBetter(a: Scored, b: Scored): boolean {
  if (a.score !== b.score) return a.score > b.score;
  if (a.entry.key !== b.entry.key) return a.entry.key < b.entry.key;
  return a.entry.id < b.entry.id;
}

/** Puts it where it belongs in a short list, best first, that never grows beyond `most`. */
function insert(best: Scored[], one: Scored, most: number): void {
  const last = best.at(-1);
  if (best.length >= most && last && !isBetter(one, last)) return;
  let low = 0;
  let high = best.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = best[middle];
    if (other && isBetter(one, other)) high = middle;
    else low = middle + 1;
  }
  // A list that started again while it was read has entries twice.
  if (best[low - 1]?.entry.id === one.entry.id) return;
  best.splice(low, 0, one);
  if (best.length > most) best.pop();
}

interface Question {
  asked: Asked;
  lists: readonly (readonly Entry[])[];
  /** What own use adds, by the entry's id. */
  weights: ReadonlyMap<string, number>;
  most: number;
}

export interface Found {
  best: readonly Entry[];
  matches: number;
}

/** How many entries are searched between two pauses. */
const STEP = 1000;

/** Searches in steps; between two of them the browser can draw, and a new question can take the place of this one. */
export function* search({ asked, lists, weights, most }: Question): Generator<undefined, Found> {
  const best: Scored[] = [];
  let matches = 0;
  let looked = 0;
  for (const list of lists)
    for (const entry of list) {
      looked += 1;
      if (looked % STEP === 0) yield;
      const score = scoreOf(entry, asked);
      if (score === 0) continue;
      matches += 1;
      insert(best, { entry, score: score + (weights.get(entry.id) ?? 0) }, most);
    }
  return { best: best.map(({ entry }) => entry), matches };
}
