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
  /**
   * Starts a search and cancels a search that is still running; the `onResult` of the cancelled search is not called.
   */
  start(request: SearchRequest, onResult: (outcome: LineSearchResult) => void): void;
  end(): void;
}

interface RunningSearch {
  worker: ReturnType<StartWorker>;
  isReady: boolean;
  onResult?: ((outcome: LineSearchResult) => void) | undefined;
  timer?: ReturnType<typeof setTimeout>;
}

export function createSearch(startWorker: StartWorker): Search {
  let running: RunningSearch | undefined;

  function end(): void {
    clearTimeout(running?.timer);
    running?.worker.terminate();
    running = undefined;
  }
  function finish(result: LineSearchResult): void {
    const onResult = running?.onResult;
    if (typeof result === 'string') end();
    else if (running) {
      clearTimeout(running.timer);
      running.onResult = undefined;
    }
    onResult?.(result);
  }
  function startTimeLimit(search: RunningSearch): void {
    search.timer = setTimeout(() => finish('tooLong'), SEARCH_LIMIT_MS);
  }
  function create(): RunningSearch {
    const worker = startWorker({
      onMessage(data) {
        if (worker !== running?.worker) return;
        if (data !== 'ready') return finish(data);
        running.isReady = true;
        startTimeLimit(running);
      },
      onError: () => worker === running?.worker && finish('failed'),
    });
    return { worker, isReady: false };
  }

  return {
    start(request, onResult) {
      // A searching worker receives no messages until it has finished, so it is replaced.
      if (running?.onResult) end();
      running ??= create();
      running.onResult = onResult;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers and their pages are one origin
      running.worker.postMessage(request);
      if (running.isReady) startTimeLimit(running);
    },
    end,
  };
}
