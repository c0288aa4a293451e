// Searches in a worker. A search that takes too long is stopped, and the next search gets a new worker.
import type { LineMatch, SearchRequest } from '#domain/terminal/tools/find-in-output.ts';

/** On a slow machine, reasonable expressions take a tenth of this time in a long scrollback. */
export const SEARCH_LIMIT_MS = 2000;

/** The matches, or why there is no result: the search took too long, or the worker failed to load. */
export type LineSearchResult = readonly LineMatch[] | 'tooLong' | 'failed';

interface WorkerListeners {
  onMessage(data: 'ready' | LineMatch[]): void;
  onError(): void;
}

export type StartWorker = (listeners: WorkerListeners) => Pick<Worker, 'postMessage' | 'terminate'>;

export interface Search {
  /** Starts a search. Cancels a search that is still running, without calling its `onResult`. */
  start(request: SearchRequest, onResult: (result: LineSearchResult) => void): void;
  /** Cancels the running search and terminates the worker. */
  end(): void;
}

interface SearchWorker {
  worker: ReturnType<StartWorker>;
  isReady: boolean;
  onResult?: ((result: LineSearchResult) => void) | undefined;
  timer?: ReturnType<typeof setTimeout>;
}

export function createSearch(startWorker: StartWorker): Search {
  let searchWorker: SearchWorker | undefined;

  function end(): void {
    clearTimeout(searchWorker?.timer);
    searchWorker?.worker.terminate();
    searchWorker = undefined;
  }
  function finish(result: LineSearchResult): void {
    const onResult = searchWorker?.onResult;
    if (typeof result === 'string') end();
    else if (searchWorker) {
      clearTimeout(searchWorker.timer);
      searchWorker.onResult = undefined;
    }
    onResult?.(result);
  }
  function startTimeLimit(search: SearchWorker): void {
    search.timer = setTimeout(() => finish('tooLong'), SEARCH_LIMIT_MS);
  }
  function createSearchWorker(): SearchWorker {
    const worker = startWorker({
      onMessage(data) {
        if (worker !== searchWorker?.worker) return;
        if (data !== 'ready') return finish(data);
        searchWorker.isReady = true;
        startTimeLimit(searchWorker);
      },
      onError: () => worker === searchWorker?.worker && finish('failed'),
    });
    return { worker, isReady: false };
  }

  return {
    start(request, onResult) {
      // A searching worker receives no messages until it has finished, so it is replaced.
      if (searchWorker?.onResult) end();
      searchWorker ??= createSearchWorker();
      searchWorker.onResult = onResult;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers and their pages are one origin
      searchWorker.worker.postMessage(request);
      if (searchWorker.isReady) startTimeLimit(searchWorker);
    },
    end,
  };
}
