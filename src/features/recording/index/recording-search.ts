// Looks for text in all that a recording showed, chunk by chunk, each in a worker that is ended where it takes too long.
import { toSearchPattern, type FindQuery } from '#domain/terminal/tools/find-in-output.ts';
import type { IndexedLine } from '#domain/recording-index/line-store.ts';
import { createSearch, type SearchOutcome, type StartWorker } from '#features/terminal/find/search.ts';

/** A place where the text was found. */
export interface Hit {
  ms: number;
  row: number;
  /** The line, and where in it. */
  text: string;
  at: number;
  length: number;
}

export type SearchState = 'idle' | 'searching' | 'done' | 'invalid' | 'tooLong' | 'failed';

export interface SearchResult {
  state: SearchState;
  hits: readonly Hit[];
  /** There are more than are shown. */
  hasMore: boolean;
}

interface Lines {
  chunks(): number;
  read(chunk: number): Promise<readonly IndexedLine[]>;
}

export interface RecordingSearch {
  find(query: FindQuery): void;
  /** Looks through what has come since. */
  goOn(): void;
  end(): void;
}

/** More than anyone goes through. */
export const MOST_HITS = 5000;

const NONE: SearchResult = { state: 'idle', hits: [], hasMore: false };

/** The last two chunks change while more comes: one is still written, one is what stands on the screen. */
const settledChunks = (lines: Lines): number => Math.max(0, lines.chunks() - 2);

export function createRecordingSearch(
  lines: Lines,
  startWorker: StartWorker,
  show: (result: SearchResult) => void,
): RecordingSearch {
  const search = createSearch(startWorker);
  let query: FindQuery | undefined;
  let run = 0;
  let isRunning = false;
  /** Of the chunks that stay as they are. */
  let settled: readonly Hit[] = [];
  let searched = 0;

  const searchChunk = (texts: readonly string[], asked: FindQuery): Promise<SearchOutcome> =>
    new Promise((resolve) => search.start({ lines: texts, query: asked }, resolve));

  async function hitsIn(chunk: number, asked: FindQuery): Promise<readonly Hit[] | 'tooLong' | 'failed'> {
    const found = await lines.read(chunk);
    const outcome = await searchChunk(
      found.map(({ text }) => text),
      asked,
    );
    if (typeof outcome === 'string') return outcome;
    return outcome.flatMap(({ line, at, length }) => {
      const one = found[line];
      return one ? [{ ms: one.ms, row: one.row, text: one.text, at, length }] : [];
    });
  }
  const resultOf = (state: SearchState, hits: readonly Hit[]): SearchResult => ({
    state,
    hits: hits.slice(0, MOST_HITS).toSorted((one, other) => one.ms - other.ms),
    hasMore: hits.length > MOST_HITS,
  });
  async function look(asked: FindQuery): Promise<void> {
    const own = run;
    isRunning = true;
    const hits = [...settled];
    for (let chunk = searched; chunk < lines.chunks() && hits.length <= MOST_HITS; chunk += 1) {
      const found = await hitsIn(chunk, asked);
      if (own !== run) return;
      if (typeof found === 'string') {
        isRunning = false;
        return show(resultOf(found, hits));
      }
      hits.push(...found);
      if (chunk < settledChunks(lines)) {
        settled = hits.slice();
        searched = chunk + 1;
      }
      show(resultOf('searching', hits));
    }
    isRunning = false;
    show(resultOf('done', hits));
  }
  function stop(): void {
    run += 1;
    search.end();
    isRunning = false;
    settled = [];
    searched = 0;
  }
  return {
    find(next) {
      stop();
      query = undefined;
      if (next.text === '') return show(NONE);
      if (!toSearchPattern(next)) return show({ ...NONE, state: 'invalid' });
      query = next;
      show({ ...NONE, state: 'searching' });
      void look(next);
    },
    goOn() {
      if (query && !isRunning) void look(query);
    },
    end: stop,
  };
}
