// One file on its way: what it waits for, how far it is, how it ended.
import { baseName } from './paths.ts';

export interface Order {
  direction: 'upload' | 'download';
  /** On the server. */
  location: string;
  filename: string;
  /** A download that is in memory until all of it has come. */
  isHeld?: boolean;
}

export type TransferState =
  | { at: 'queued' }
  /** For others in a moderated session; `request` is known once the proxy has taken it. */
  | { at: 'approval'; request: string | undefined; approvers: readonly string[] }
  /** For the touch of a security key. */
  | { at: 'verification' }
  | { at: 'running'; moved: number; total: number | undefined; pace: Pace }
  | { at: 'done'; size: number }
  /** `error` is the proxy's own text. */
  | { at: 'failed'; reason: string; error: string }
  | { at: 'cancelled' };

/** Bytes a second, measured from mark to mark. */
interface Pace {
  speed: number | undefined;
  mark: { moved: number; at: number };
}

export interface Transfer extends Order {
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

const MARK_MS = 1000;

function paceAt({ speed, mark }: Pace, moved: number, at: number): Pace {
  const passed = at - mark.at;
  if (passed < MARK_MS) return { speed, mark };
  return { speed: ((moved - mark.moved) * 1000) / passed, mark: { moved, at } };
}

export const isEnded = ({ at }: TransferState): boolean => at === 'done' || at === 'failed' || at === 'cancelled';

/** The name of the file, whichever way it goes. */
export const fileOf = ({ direction, filename, location }: Order): string =>
  direction === 'upload' ? filename : baseName(location);

/** The names of the files that would be lost with their transfers. */
export const filesUnderWay = (list: readonly Transfer[]): string[] =>
  list.filter(({ state }) => !isEnded(state)).map(fileOf);

/** Whether it can be tried once more. */
export const isRetriable = ({ at }: TransferState): boolean => at === 'failed' || at === 'cancelled';

/** What has ended stays as it ended, but for a retry. */
export function nextState(state: TransferState, event: TransferEvent): TransferState {
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
        pace: { speed: undefined, mark: { moved: 0, at: event.at } },
      };
    case 'moved': {
      if (state.at !== 'running') return state;
      const { moved, total, at } = event;
      return { at: 'running', moved, total, pace: paceAt(state.pace, moved, at) };
    }
    case 'finished':
      return { at: 'done', size: state.at === 'running' ? (state.total ?? state.moved) : 0 };
    case 'failed':
      return { at: 'failed', reason: event.reason, error: event.error };
    case 'cancelled':
      return { at: 'cancelled' };
  }
}
