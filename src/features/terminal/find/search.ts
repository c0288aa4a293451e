// A search in a worker, which is ended where it takes too long, and where another takes its place.
import type { LineMatch, SearchRequest } from '#domain/terminal/tools/find-in-output.ts';

/** Of a long scrollback every reasonable expression takes a tenth of it, on a slow machine. */
export const SEARCH_LIMIT_MS = 2000;

/** What a search comes to: matches, or that it took too long, or that the worker could not be loaded. */
export type SearchOutcome = readonly LineMatch[] | 'tooLong' | 'failed';

interface Listeners {
  hear(data: 'ready' | LineMatch[]): void;
  fail(): void;
}

export type StartWorker = (listeners: Listeners) => Pick<Worker, 'postMessage' | 'terminate'>;

export interface Search {
  /** Ends the search before, if it has not answered, which then never does. */
  start(request: SearchRequest, answer: (outcome: SearchOutcome) => void): void;
  end(): void;
}

interface Running {
  worker: ReturnType<StartWorker>;
  isReady: boolean;
  answer?: ((outcome: SearchOutcome) => void) | undefined;
  timer?: ReturnType<typeof setTimeout>;
}

export function createSearch(startWorker: StartWorker): Search {
  let running: Running | undefined;

  function end(): void {
    clearTimeout(running?.timer);
    running?.worker.terminate();
    running = undefined;
  }
  function finish(outcome: SearchOutcome): void {
    const answer = running?.answer;
    if (typeof outcome === 'string') end();
    else if (running) {
      clearTimeout(running.timer);
      running.answer = undefined;
    }
    answer?.(outcome);
  }
  function limit(one: Running): void {
    one.timer = setTimeout(() => finish('tooLong'), SEARCH_LIMIT_MS);
  }
  function create(): Running {
    const worker = startWorker({
      hear(data) {
        if (worker !== running?.worker) return;
        if (data !== 'ready') return finish(data);
        running.isReady = true;
        limit(running);
      },
      fail: () => worker === running?.worker && finish('failed'),
    });
    return { worker, isReady: false };
  }

  return {
    start(request, answer) {
      // A worker that searches hears nothing until it is done.
      if (running?.answer) end();
      running ??= create();
      running.answer = answer;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers and their pages are one origin
      running.worker.postMessage(request);
      if (running.isReady) limit(running);
    },
    end,
  };
}
