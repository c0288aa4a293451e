// The state machine of one file transfer.
import { baseName } from './file-paths.ts';

/** The transfer that the user requested. */
export interface TransferOrder {
  direction: 'upload' | 'download';
  /** The path on the server. */
  location: string;
  /** The name of the file. Empty for downloads. */
  filename: string;
  /** Whether a download stays in memory until it is complete. */
  isBuffered?: boolean;
}

export type TransferState =
  | { status: 'queued' }
  /** Waits for approval in a moderated session. `request` is its ID, undefined until the proxy has answered. */
  | { status: 'approval'; request: string | undefined; approvers: readonly string[] }
  /** Waits for the user's security key. */
  | { status: 'verification' }
  /** `moved` and `total` are in bytes. */
  | { status: 'running'; moved: number; total: number | undefined; speedMeter: SpeedMeter }
  | { status: 'done'; size: number }
  /** `reason` is the console's text, `error` is the proxy's text. */
  | { status: 'failed'; reason: string; error: string }
  | { status: 'cancelled' };

/** Measures the speed in bytes per second. `sample` is the progress at the last measurement. */
interface SpeedMeter {
  speed: number | undefined;
  sample: { moved: number; measuredAt: number };
}

export interface Transfer extends TransferOrder {
  id: number;
  state: TransferState;
}

export type TransferEvent =
  /** The console requested an approval. */
  | { type: 'asked' }
  /** The proxy sent the request's ID, or a new list of approvers. */
  | { type: 'requested'; request: string; approvers: readonly string[] }
  | { type: 'verifying' }
  | { type: 'begun'; now: number; total?: number }
  | { type: 'moved'; moved: number; total: number | undefined; now: number }
  | { type: 'finished' }
  | { type: 'failed'; reason: string; error: string }
  | { type: 'cancelled' }
  | { type: 'retried' };

const SAMPLE_MS = 1000;

function updateSpeed({ speed, sample }: SpeedMeter, moved: number, now: number): SpeedMeter {
  const elapsedMs = now - sample.measuredAt;
  if (elapsedMs < SAMPLE_MS) return { speed, sample };
  return { speed: ((moved - sample.moved) * 1000) / elapsedMs, sample: { moved, measuredAt: now } };
}

export const isEnded = ({ status }: TransferState): boolean =>
  status === 'done' || status === 'failed' || status === 'cancelled';

/** The name of the file, for both directions. */
export const fileNameOf = ({ direction, filename, location }: TransferOrder): string =>
  direction === 'upload' ? filename : baseName(location);

/** The names of files whose transfers have not ended. */
export const activeFileNames = (list: readonly Transfer[]): string[] =>
  list.filter(({ state }) => !isEnded(state)).map(fileNameOf);

/**
 * The progress of all running transfers in percent, rounded down; undefined without a running transfer of known size.
 */
export function progressPercent(list: readonly Transfer[]): number | undefined {
  let movedBytes = 0;
  let totalBytes = 0;
  for (const { state } of list) {
    if (state.status !== 'running' || state.total === undefined) continue;
    movedBytes += Math.min(state.moved, state.total);
    totalBytes += state.total;
  }
  return totalBytes === 0 ? undefined : Math.floor((movedBytes / totalBytes) * 100);
}

export const isRetriable = ({ status }: TransferState): boolean => status === 'failed' || status === 'cancelled';

/** The state after an event. An ended transfer does not change, except that failed and canceled ones can be retried. */
export function nextTransferState(state: TransferState, event: TransferEvent): TransferState {
  if (event.type === 'retried') return isRetriable(state) ? { status: 'queued' } : state;
  if (isEnded(state)) return state;
  switch (event.type) {
    case 'asked':
      return { status: 'approval', request: undefined, approvers: [] };
    case 'requested':
      return { status: 'approval', request: event.request, approvers: event.approvers };
    case 'verifying':
      return { status: 'verification' };
    case 'begun':
      return {
        status: 'running',
        moved: 0,
        total: event.total,
        speedMeter: { speed: undefined, sample: { moved: 0, measuredAt: event.now } },
      };
    case 'moved': {
      if (state.status !== 'running') return state;
      const { moved, total, now } = event;
      return { status: 'running', moved, total, speedMeter: updateSpeed(state.speedMeter, moved, now) };
    }
    case 'finished':
      return { status: 'done', size: state.status === 'running' ? (state.total ?? state.moved) : 0 };
    case 'failed':
      return { status: 'failed', reason: event.reason, error: event.error };
    case 'cancelled':
      return { status: 'cancelled' };
  }
}
