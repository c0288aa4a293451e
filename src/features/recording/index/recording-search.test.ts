import { expect, test } from 'vitest';
import { searchLines, type FindQuery, type SearchRequest } from '#domain/terminal/tools/find-in-output.ts';
import type { StartWorker } from '#features/terminal/find/search.ts';
import { createRecordingSearch, MAX_HITS, type SearchResult } from './recording-search.ts';

/** Creates a fake worker that answers immediately, or never if it is stuck. */
const createFakeWorker =
  (isStuck = false): StartWorker =>
  ({ onMessage }) => {
    queueMicrotask(() => onMessage('ready'));
    return {
      postMessage: (request: SearchRequest) => {
        if (!isStuck) queueMicrotask(() => onMessage(searchLines(request)));
      },
      terminate() {},
    };
  };

const query = (text: string, overrides: Partial<FindQuery> = {}): FindQuery => ({
  text,
  isRegex: false,
  isCaseSensitive: false,
  ...overrides,
});

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

function start(chunks: string[][], startWorker = createFakeWorker()) {
  const shown: SearchResult[] = [];
  const lines = {
    chunks: () => chunks.length,
    read: (chunk: number) =>
      Promise.resolve((chunks[chunk] ?? []).map((text, index) => ({ ms: chunk * 100 + index, row: index, text }))),
  };
  return { search: createRecordingSearch(lines, startWorker, (result) => void shown.push(result)), shown };
}

test('finds the matches of all chunks with their time, row and position', async () => {
  const { search, shown } = start([['an error', 'fine'], ['Error error'], []]);
  search.find(query('error'));
  await settle();
  expect(shown[0]).toEqual({ state: 'searching', hits: [], hasMore: false });
  expect(shown.at(-1)).toEqual({
    state: 'done',
    hits: [
      { ms: 0, row: 0, text: 'an error', start: 3, length: 5 },
      { ms: 100, row: 0, text: 'Error error', start: 0, length: 5 },
      { ms: 100, row: 0, text: 'Error error', start: 6, length: 5 },
    ],
    hasMore: false,
  });
});

test('finds matches in later chunks and reports no match twice', async () => {
  const chunks = [['one hit'], ['hit two'], ['hit on the screen']];
  const { search, shown } = start(chunks);
  search.find(query('hit'));
  await settle();
  chunks.splice(2, 1, ['hit three'], ['another hit on the screen']);
  search.searchNewChunks();
  await settle();
  expect(shown.at(-1)?.hits.map(({ text }) => text)).toEqual([
    'one hit',
    'hit two',
    'hit three',
    'another hit on the screen',
  ]);
});

test('cancels the previous search when a new one starts', async () => {
  const { search, shown } = start([['one'], ['two']]);
  search.find(query('one'));
  search.find(query('two'));
  await settle();
  expect(shown.at(-1)?.hits.map(({ text }) => text)).toEqual(['two']);
  expect(shown.some(({ hits }) => hits.some(({ text }) => text === 'one'))).toBe(false);
});

test.each([
  ['an empty query', query(''), 'idle'],
  ['an invalid regular expression', query('(', { isRegex: true }), 'invalid'],
] as const)('does not search for %s', async (_name, invalidQuery, state) => {
  const { search, shown } = start([['(']]);
  search.find(invalidQuery);
  await settle();
  expect(shown).toEqual([{ state, hits: [], hasMore: false }]);
});

test('shows only the first of too many matches', async () => {
  const { search, shown } = start([Array.from({ length: MAX_HITS + 1 }, () => 'x')]);
  search.find(query('x'));
  await settle();
  expect(shown.at(-1)).toMatchObject({ state: 'done', hasMore: true });
  expect(shown.at(-1)?.hits.length).toBe(MAX_HITS);
});
