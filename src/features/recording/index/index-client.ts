// The page's side of the index of a recording. The page sends loaded bytes, and queries lines and keyframes.
// oxlint-disable-next-line import/default -- the bundler makes this module, which the compiler checks
import workerUrl from './index-worker.ts?worker&url';
import { policy } from '#lib/browser/trusted-types.ts';
import type { FeedPart } from '#domain/recording-index/feed.ts';
import { createKeyframes, type Keyframe } from '#domain/recording-index/keyframes.ts';
import type { IndexedLine } from '#domain/recording-index/line-store.ts';
import type { IndexProgress } from '#domain/recording-index/recording-index.ts';
import type { Size } from '#domain/screen/buffer.ts';
import type { IndexReport, IndexRequest } from './index-messages.ts';

interface IndexListeners {
  onReport(report: IndexReport): void;
  onError(): void;
}

export interface IndexWorker {
  post(request: IndexRequest): void;
  terminate(): void;
}

export type StartIndexWorker = (listeners: IndexListeners) => IndexWorker;

export interface IndexState {
  progress: IndexProgress;
  /** The number of chunks of lines. The last chunk contains the lines that are still on the screen. */
  chunks: number;
  /** Whether the worker failed to load or stopped with an error, so that there is no index. */
  hasFailed: boolean;
}

export interface IndexClient {
  feed(part: FeedPart): void;
  state(): IndexState;
  subscribe(listener: () => void): () => void;
  /** The last keyframe up to this time; undefined if there is none. */
  before(ms: number): Keyframe | undefined;
  read(chunk: number): Promise<readonly IndexedLine[]>;
  close(): void;
}

export const startIndexWorker: StartIndexWorker = ({ onReport, onError }) => {
  const worker = new Worker(policy.createScriptURL(workerUrl), { type: 'module' });
  worker.addEventListener('message', ({ data }) => onReport(data));
  worker.addEventListener('error', onError);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers and their pages are one origin
    post: (request) => worker.postMessage(request, request.type === 'feed' ? [request.part.bytes.buffer] : []),
    terminate: () => worker.terminate(),
  };
};

const NO_PROGRESS: IndexProgress = { ms: 0, bytes: 0, lines: 0, fullAt: undefined };

export function openIndex(size: Size, startWorker = startIndexWorker): IndexClient {
  const keyframes = createKeyframes();
  const listeners = new Set<() => void>();
  const pendingReads = new Map<number, (lines: readonly IndexedLine[]) => void>();
  let state: IndexState = { progress: NO_PROGRESS, chunks: 1, hasFailed: false };
  let requestCount = 0;

  function update(change: Partial<IndexState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }
  function answer(request: number, lines: readonly IndexedLine[]): void {
    pendingReads.get(request)?.(lines);
    pendingReads.delete(request);
  }
  const worker = startWorker({
    onReport(report) {
      if (report.kind === 'keyframe') keyframes.add(report.keyframe);
      else if (report.kind === 'lines') answer(report.request, report.lines);
      else update({ progress: report.progress, chunks: report.chunks });
    },
    onError() {
      for (const request of pendingReads.keys()) answer(request, []);
      update({ hasFailed: true });
    },
  });
  worker.post({ type: 'open', size });
  return {
    // Sends a copy of the bytes, because transferring the original buffer would empty it.
    feed: (part) => worker.post({ type: 'feed', part: { ...part, bytes: part.bytes.slice() } }),
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    before: (ms) => keyframes.nearest(ms),
    read(chunk) {
      requestCount += 1;
      const request = requestCount;
      if (state.hasFailed) return Promise.resolve([]);
      return new Promise((resolve) => {
        pendingReads.set(request, resolve);
        worker.post({ type: 'read', request, chunk });
      });
    },
    close: () => worker.terminate(),
  };
}
