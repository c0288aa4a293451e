import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { searchLines, type SearchRequest } from '#domain/terminal/tools/find-in-output.ts';
import { createSearch, SEARCH_LIMIT_MS, type LineSearchResult, type StartWorker } from './search.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A simulated worker. The test decides when it is loaded, answers or fails. */
function createFakeWorker({ onMessage, onError: fail }: Parameters<StartWorker>[0]) {
  let pendingRequest: SearchRequest | undefined;
  let isEnded = false;
  return {
    postMessage: (request: SearchRequest) => void (pendingRequest = request),
    terminate: () => void (isEnded = true),
    isEnded: () => isEnded,
    ready: () => onMessage('ready'),
    answer: () => onMessage(pendingRequest ? searchLines(pendingRequest) : []),
    fail,
  };
}

function createTestSearch() {
  const workers: ReturnType<typeof createFakeWorker>[] = [];
  const outcomes: LineSearchResult[] = [];
  const search = createSearch((listeners) => {
    const worker = createFakeWorker(listeners);
    workers.push(worker);
    return worker;
  });
  return {
    workers,
    outcomes,
    end: search.end,
    find: (text: string, lines = ['one', 'two one']) =>
      search.start({ lines, query: { text, isRegex: true, isCaseSensitive: true } }, (outcome) =>
        outcomes.push(outcome),
      ),
  };
}

// docs/behaviour.md#terminal-output "A worker searches the text of the output"
test('finds the matches in each line and reuses the worker for the next search', () => {
  const { workers, outcomes, find } = createTestSearch();
  find('one');
  workers[0]?.ready();
  workers[0]?.answer();
  find('tw');
  workers[0]?.answer();
  expect(outcomes).toEqual([
    [
      { line: 0, start: 0, length: 3 },
      { line: 1, start: 4, length: 3 },
    ],
    [{ line: 1, start: 0, length: 2 }],
  ]);
  expect(workers).toHaveLength(1);
  vi.advanceTimersByTime(SEARCH_LIMIT_MS);
  expect(outcomes).toHaveLength(2);
});

// docs/behaviour.md#terminal-output "A search stops after two seconds"
test('stops a search that takes too long and starts a new worker for the next search', () => {
  const { workers, outcomes, find } = createTestSearch();
  find('(a+)+$');
  workers[0]?.ready();
  vi.advanceTimersByTime(SEARCH_LIMIT_MS - 1);
  expect(outcomes).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(outcomes).toEqual(['tooLong']);
  expect(workers[0]?.isEnded()).toBe(true);
  find('tw');
  workers[1]?.ready();
  workers[1]?.answer();
  expect(outcomes[1]).toEqual([{ line: 1, start: 0, length: 2 }]);
});

test('cancels a running search when another search starts', () => {
  const { workers, outcomes, find } = createTestSearch();
  find('one');
  workers[0]?.ready();
  find('two');
  expect(workers[0]?.isEnded()).toBe(true);
  workers[0]?.answer();
  workers[1]?.ready();
  workers[1]?.answer();
  vi.advanceTimersByTime(SEARCH_LIMIT_MS);
  expect(outcomes).toEqual([[{ line: 1, start: 0, length: 3 }]]);
});

test('does not limit the time for loading the worker', () => {
  const { workers, outcomes, find } = createTestSearch();
  find('two');
  vi.advanceTimersByTime(10 * SEARCH_LIMIT_MS);
  workers[0]?.ready();
  workers[0]?.answer();
  expect(outcomes).toEqual([[{ line: 1, start: 0, length: 3 }]]);
});

test('reports that a worker failed to load, and starts another worker for the next search', () => {
  const { workers, outcomes, find } = createTestSearch();
  find('one');
  workers[0]?.fail();
  expect(outcomes).toEqual(['failed']);
  find('one');
  expect(workers).toHaveLength(2);
});

test('reports no result after the search was ended', () => {
  const { workers, outcomes, find, end } = createTestSearch();
  find('one');
  workers[0]?.ready();
  end();
  workers[0]?.answer();
  vi.advanceTimersByTime(SEARCH_LIMIT_MS);
  expect(outcomes).toEqual([]);
  expect(workers[0]?.isEnded()).toBe(true);
});
