import { MOST_PER_SECOND, waitMs } from '#lib/paging.ts';

export interface Pace {
  /** Resolves when the next page may be requested; rejects when the signal aborts. */
  turn: (signal?: AbortSignal) => Promise<void>;
  /** The user requests the next page: it does not wait. */
  skipNext: () => void;
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, ms);
    signal?.addEventListener('abort', abort, { once: true });
  });
}

/** The pace of one list: the first pages go out without a pause. */
export function createPace(): Pace {
  let sent: number[] = [];
  let isSkipped = false;
  return {
    async turn(signal) {
      signal?.throwIfAborted();
      const now = Date.now();
      const wait = isSkipped ? 0 : waitMs(sent, now);
      isSkipped = false;
      sent = [...sent, now + wait].slice(-MOST_PER_SECOND);
      if (wait > 0) await pause(wait, signal);
    },
    skipNext() {
      isSkipped = true;
    },
  };
}
