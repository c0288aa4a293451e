// A shared directory at work: requests that concern each other are carried out in the order in which they came, all
// others at once.
import type { ShareRequest, ShareResponse } from '#domain/desktop/codec/message.ts';
import { answer, refusal } from './answer.ts';
import { overlap } from './paths.ts';
import type { Tree } from './tree.ts';

export interface Progress {
  /** Requests that are not answered yet. */
  open: number;
  /** Bytes, since the directory is shared. */
  read: number;
  written: number;
}

interface Rules {
  tree: Tree;
  reply: (response: ShareResponse) => void;
  /** It was answered that this failed, which only this side can say the reason of. */
  onFailed: (request: ShareRequest) => void;
  onProgress: (progress: Progress) => void;
}

export interface Share {
  take(request: ShareRequest): void;
  /** What is asked from now on fails, and is answered all the same. */
  stop(): void;
}

interface Job {
  request: ShareRequest;
  done: Promise<void>;
}

const READING: readonly ShareRequest['kind'][] = ['shareInfoRequest', 'shareListRequest', 'shareReadRequest'];

const pathsOf = (request: ShareRequest): string[] => ('path' in request ? [request.path] : [request.from, request.to]);

/** Two that only read do not. */
function concern(one: ShareRequest, other: ShareRequest): boolean {
  if (READING.includes(one.kind) && READING.includes(other.kind)) return false;
  return pathsOf(one).some((path) => pathsOf(other).some((another) => overlap(path, another)));
}

const bytesOf = (response: ShareResponse) => ({
  read: response.kind === 'shareReadResponse' ? response.data.length : 0,
  written: response.kind === 'shareWriteResponse' ? response.written : 0,
});

export function createShare({ tree, reply, onFailed, onProgress }: Rules): Share {
  const jobs = new Set<Job>();
  let isStopped = false;
  let [read, written] = [0, 0];
  const tell = () => onProgress({ open: jobs.size, read, written });

  async function carryOut(job: Job, earlier: readonly Job[]): Promise<void> {
    await Promise.all(earlier.map(({ done }) => done));
    const { request } = job;
    const { response, isFailed } = isStopped ? refusal(request) : await answer(tree, request);
    const bytes = bytesOf(response);
    read += bytes.read;
    written += bytes.written;
    jobs.delete(job);
    reply(response);
    if (isFailed && !isStopped) onFailed(request);
    tell();
  }

  return {
    take(request) {
      const earlier = [...jobs].filter((job) => concern(job.request, request));
      const job = { request, done: Promise.resolve() };
      jobs.add(job);
      job.done = carryOut(job, earlier);
      tell();
    },
    stop() {
      isStopped = true;
    },
  };
}
