// Searches the indexed text of a recording, chunk by chunk, in a worker that is stopped when it takes too long.
import { toSearchPattern, type FindQuery } from '#domain/terminal/tools/find-in-output.ts';
import type { IndexedLine } from '#domain/recording-index/line-store.ts';
import { createSearch, type LineSearchResult, type StartWorker } from '#features/terminal/find/search.ts';

/** A match of a search. */
export interface Hit {
  ms: number;
  row: number;
  /** The text of the line; `start` and `length` are the range of the match. */
  text: string;
  start: number;
  length: number;
}

export type SearchState = 'idle' | 'searching' | 'done' | 'invalid' | 'tooLong' | 'failed';

export interface SearchResult {
  state: SearchState;
  hits: readonly Hit[];
  /** Whether there are more matches than `hits` contains. */
  hasMore: boolean;
}

interface ChunkedLines {
  chunks(): number;
  read(chunk: number): Promise<readonly IndexedLine[]>;
}

export interface RecordingSearch {
  find(query: FindQuery): void;
  /** Searches the chunks that were indexed since the last search. */
  searchNewChunks(): void;
  end(): void;
}

/** More matches are not useful. */
export const MAX_HITS = 5000;

const NO_RESULT: SearchResult = { state: 'idle', hits: [], hasMore: false };

/** The last two chunks still change while the recording loads: the chunk being written, and the lines on the screen. */
const settledChunks = (lines: ChunkedLines): number => Math.max(0, lines.chunks() - 2);

export function createRecordingSearch(
  lines: ChunkedLines,
  startWorker: StartWorker,
  show: (result: SearchResult) => void,
): RecordingSearch {
  const search = createSearch(startWorker);
  let query: FindQuery | undefined;
  let searchNumber = 0;
  let isRunning = false;
  /** The matches in chunks that no longer change. */
  let settledHits: readonly Hit[] = [];
  let searchedChunks = 0;

  const searchChunk = (texts: readonly string[], findQuery: FindQuery): Promise<LineSearchResult> =>
    new Promise((resolve) => search.start({ lines: texts, query: findQuery }, resolve));

  async function hitsIn(chunk: number, findQuery: FindQuery): Promise<readonly Hit[] | 'tooLong' | 'failed'> {
    const chunkLines = await lines.read(chunk);
    const result = await searchChunk(
      chunkLines.map(({ text }) => text),
      findQuery,
    );
    if (typeof result === 'string') return result;
    return result.flatMap(({ line, start, length }) => {
      const hitLine = chunkLines[line];
      return hitLine ? [{ ms: hitLine.ms, row: hitLine.row, text: hitLine.text, start, length }] : [];
    });
  }
  const resultOf = (state: SearchState, hits: readonly Hit[]): SearchResult => ({
    state,
    hits: hits.slice(0, MAX_HITS).toSorted((one, other) => one.ms - other.ms),
    hasMore: hits.length > MAX_HITS,
  });
  async function searchChunks(findQuery: FindQuery): Promise<void> {
    const thisSearchNumber = searchNumber;
    isRunning = true;
    const hits = [...settledHits];
    for (let chunk = searchedChunks; chunk < lines.chunks() && hits.length <= MAX_HITS; chunk += 1) {
      const chunkHits = await hitsIn(chunk, findQuery);
      if (thisSearchNumber !== searchNumber) return;
      if (typeof chunkHits === 'string') {
        isRunning = false;
        return show(resultOf(chunkHits, hits));
      }
      hits.push(...chunkHits);
      if (chunk < settledChunks(lines)) {
        settledHits = hits.slice();
        searchedChunks = chunk + 1;
      }
      show(resultOf('searching', hits));
    }
    isRunning = false;
    show(resultOf('done', hits));
  }
  function stop(): void {
    searchNumber += 1;
    search.end();
    isRunning = false;
    settledHits = [];
    searchedChunks = 0;
  }
  return {
    find(newQuery) {
      stop();
      query = undefined;
      if (newQuery.text === '') return show(NO_RESULT);
      if (!toSearchPattern(newQuery)) return show({ ...NO_RESULT, state: 'invalid' });
      query = newQuery;
      show({ ...NO_RESULT, state: 'searching' });
      void searchChunks(newQuery);
    },
    searchNewChunks() {
      if (query && !isRunning) void searchChunks(query);
    },
    end: stop,
  };
}
