// The state machine of one file transfer.
import { baseName } from './file-paths.ts';

export interface TransferOrder {
  direction: 'upload' | 'download';
  /** The path on the server. */
  location: string;
  filename: string;
  /** Whether a download stays in memory until it is complete. */
  isBuffered?: boolean;
}

export type TransferState =
  | { at: 'queued' }
  /** Waits for approval in a moderated session. `request` is undefined until the proxy accepts the request. */
  | { at: 'approval'; request: string | undefined; approvers: readonly string[] }
  /** Waits for the user's security key. */
  | { at: 'verification' }
  | { at: 'running'; moved: number; total: number | undefined; speedMeter: SpeedMeter }
  | { at: 'done'; size: number }
  /** `error` is the proxy's text. */
  | { at: 'failed'; reason: string; error: string }
  | { at: 'cancelled' };

/** The speed in bytes per second, measured since the last sample. */
interface SpeedMeter {
  speed: number | undefined;
  sample: { moved: number; at: number };
}

export interface Transfer extends TransferOrder {
  id: number;
  state: TransferState;
}

export type TransferEvent =
  | { on: 'asked' }
  | { on: 'requested'; request: string; approvers: readonly string[] }
  | { on: 'verifying' }
  | { on: 'begun'; at: number; total?: number }
  | { on: 'moved'; moved: number; total: number | undefined; at: number }
  | { on: 'finished' }
  | { on: 'failed'; reason: string; error: string }
  | { on: 'cancelled' }
  | { on: 'retried' };

const SAMPLE_MS = 1000;

function updateSpeed({ speed, sample }: SpeedMeter, moved: number, now: number): SpeedMeter {
  const elapsedMs = now - sample.at;
  if (elapsedMs < SAMPLE_MS) return { speed, sample };
  return { speed: ((moved - sample.moved) * 1000) / elapsedMs, sample: { moved, at: now } };
}

export const isEnded = ({ at }: TransferState): boolean => at === 'done' || at === 'failed' || at === 'cancelled';

/** The name of the file, for both directions. */
export const fileNameOf = ({ direction, filename, location }: TransferOrder): string =>
  direction === 'upload' ? filename : baseName(location);

/** The names of files whose transfers are not complete. */
export const activeFileNames = (list: readonly Transfer[]): string[] =>
  list.filter(({ state }) => !isEnded(state)).map(fileNameOf);

export const isRetriable = ({ at }: TransferState): boolean => at === 'failed' || at === 'cancelled';

/** The next state. Ended transfers only accept a retry. */
export function nextTransferState(state: TransferState, event: TransferEvent): TransferState {
  if (event.on === 'retried') return isRetriable(state) ? { at: 'queued' } : state;
  if (isEnded(state)) return state;
  switch (event.on) {
    case 'asked':
      return { at: 'approval', request: undefined, approvers: [] };
    case 'requested':
      return { at: 'approval', request: event.request, approvers: event.approvers };
    case 'verifying':
      return { at: 'verification' };
    case 'begun':
      return {
        at: 'running',
        moved: 0,
        total: event.total,
        speedMeter: { speed: undefined, sample: { moved: 0, at: event.at } },
      };
    case 'moved': {
      if (state.at !== 'running') return state;
      const { moved, total, at } = event;
      return { at: 'running', moved, total, speedMeter: updateSpeed(state.speedMeter, moved, at) };
    }
    case 'finished':
      return { at: 'done', size: state.at === 'running' ? (state.total ?? state.moved) : 0 };
    case 'failed':
      return { at: 'failed', reason: event.reason, error: event.error };
    case 'cancelled':
      return { at: 'cancelled' };
  }
}
