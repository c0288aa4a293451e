// Serves a directory that the user shares with a desktop. Conflicting requests run in the order of arrival, all others
// run concurrently.
import type { ShareRequest, ShareResponse } from '#domain/desktop/codec/message.ts';
import { respondTo, failedResult } from './respond.ts';
import { pathsOverlap } from './shared-paths.ts';
import type { DirectoryTree } from './directory-tree.ts';

export interface ShareProgress {
  /** The number of unanswered requests. */
  open: number;
  /** Bytes that were read and written since the start of the share. */
  read: number;
  written: number;
}

interface ShareOptions {
  tree: DirectoryTree;
  reply: (response: ShareResponse) => void;
  /** Reports a failed request. The desktop gets only an error code, so the console has to explain the reason. */
  onFailed: (request: ShareRequest) => void;
  onProgress: (progress: ShareProgress) => void;
}

export interface DirectoryShare {
  handleRequest(request: ShareRequest): void;
  /** Stops the share. Later requests fail, but still get a response. */
  stop(): void;
}

/** A request that has no response yet; `done` resolves after its response. */
interface Job {
  request: ShareRequest;
  done: Promise<void>;
}

const READ_REQUEST_KINDS: readonly ShareRequest['kind'][] = [
  'shareInfoRequest',
  'shareListRequest',
  'shareReadRequest',
];

const pathsOf = (request: ShareRequest): string[] => ('path' in request ? [request.path] : [request.from, request.to]);

/** Requests about overlapping paths conflict, unless both only read. */
function requestsConflict(first: ShareRequest, second: ShareRequest): boolean {
  if (READ_REQUEST_KINDS.includes(first.kind) && READ_REQUEST_KINDS.includes(second.kind)) return false;
  return pathsOf(first).some((path) => pathsOf(second).some((otherPath) => pathsOverlap(path, otherPath)));
}

const transferredBytesOf = (response: ShareResponse) => ({
  read: response.kind === 'shareReadResponse' ? response.data.length : 0,
  written: response.kind === 'shareWriteResponse' ? response.written : 0,
});

export function createShare({ tree, reply, onFailed, onProgress }: ShareOptions): DirectoryShare {
  const jobs = new Set<Job>();
  let isStopped = false;
  let [read, written] = [0, 0];
  const reportProgress = () => onProgress({ open: jobs.size, read, written });

  async function runJob(job: Job, earlierJobs: readonly Job[]): Promise<void> {
    await Promise.all(earlierJobs.map(({ done }) => done));
    const { request } = job;
    const { response, isFailed } = isStopped ? failedResult(request) : await respondTo(tree, request);
    const bytes = transferredBytesOf(response);
    read += bytes.read;
    written += bytes.written;
    jobs.delete(job);
    reply(response);
    if (isFailed && !isStopped) onFailed(request);
    reportProgress();
  }

  return {
    handleRequest(request) {
      const conflictingJobs = [...jobs].filter((job) => requestsConflict(job.request, request));
      const job = { request, done: Promise.resolve() };
      jobs.add(job);
      job.done = runJob(job, conflictingJobs);
      reportProgress();
    },
    stop() {
      isStopped = true;
    },
  };
}
