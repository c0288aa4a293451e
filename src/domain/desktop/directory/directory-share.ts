// A shared directory at work: requests that concern each other are carried out in the order in which they came, all
// others at once.
import type { ShareRequest, ShareResponse } from '#domain/desktop/codec/message.ts';
import { respondTo, failedResult } from './respond.ts';
import { pathsOverlap } from './shared-paths.ts';
import type { DirectoryTree } from './directory-tree.ts';

export interface ShareProgress {
  /** Requests that are not answered yet. */
  open: number;
  /** Bytes, since the directory is shared. */
  read: number;
  written: number;
}

interface ShareOptions {
  tree: DirectoryTree;
  reply: (response: ShareResponse) => void;
  /** It was answered that this failed, which only this side can say the reason of. */
  onFailed: (request: ShareRequest) => void;
  onProgress: (progress: ShareProgress) => void;
}

export interface DirectoryShare {
  handleRequest(request: ShareRequest): void;
  /** What is asked from now on fails, and is answered all the same. */
  stop(): void;
}

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

/** Two that only read do not. */
function requestsConflict(one: ShareRequest, other: ShareRequest): boolean {
  if (READ_REQUEST_KINDS.includes(one.kind) && READ_REQUEST_KINDS.includes(other.kind)) return false;
  return pathsOf(one).some((path) => pathsOf(other).some((another) => pathsOverlap(path, another)));
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

  async function runJob(job: Job, earlier: readonly Job[]): Promise<void> {
    await Promise.all(earlier.map(({ done }) => done));
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
      const earlier = [...jobs].filter((job) => requestsConflict(job.request, request));
      const job = { request, done: Promise.resolve() };
      jobs.add(job);
      job.done = runJob(job, earlier);
      reportProgress();
    },
    stop() {
      isStopped = true;
    },
  };
}
