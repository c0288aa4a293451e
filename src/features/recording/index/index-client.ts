// The index of a recording, as the page has it: fed while bytes come, and asked for lines and for screens to go back to.
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
  /** How many chunks of lines there are; the last one is what is on the screen still. */
  chunks: number;
  /** The worker could not be loaded, or gave up: there is no index. */
  hasFailed: boolean;
}

export interface IndexClient {
  feed(part: FeedPart): void;
  state(): IndexState;
  subscribe(listener: () => void): () => void;
  /** The last screen before then; undefined where the beginning is nearer. */
  before(ms: number): Keyframe | undefined;
  read(chunk: number): Promise<readonly IndexedLine[]>;
  close(): void;
}

export const startIndexWorker: StartIndexWorker = ({ onReport, onError }) => {
  const worker = new Worker(new URL('./index-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }) => onReport(data));
  worker.addEventListener('error', onError);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers and their pages are one origin
    post: (request) => worker.postMessage(request, request.do === 'feed' ? [request.part.bytes.buffer] : []),
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
  worker.post({ do: 'open', size });
  return {
    // A copy of these alone goes over: what they are a part of stays here.
    feed: (part) => worker.post({ do: 'feed', part: { ...part, bytes: part.bytes.slice() } }),
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
        worker.post({ do: 'read', request, chunk });
      });
    },
    close: () => worker.terminate(),
  };
}
