import { MAX_PAGES_PER_SECOND, throttleDelayMs } from '#lib/paging.ts';

export interface Throttle {
  /** Resolves when the next page may be requested; rejects when the signal aborts. */
  waitForTurn: (signal?: AbortSignal) => Promise<void>;
  /** Lets the next page start without waiting, because the user requests it. */
  skipNextWait: () => void;
}

function delay(ms: number, signal: AbortSignal | undefined): Promise<void> {
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

/** Creates the throttle of one list. The first pages do not wait. */
export function createThrottle(): Throttle {
  let sentAt: number[] = [];
  let isNextWaitSkipped = false;
  return {
    async waitForTurn(signal) {
      signal?.throwIfAborted();
      const now = Date.now();
      const delayMs = isNextWaitSkipped ? 0 : throttleDelayMs(sentAt, now);
      isNextWaitSkipped = false;
      sentAt = [...sentAt, now + delayMs].slice(-MAX_PAGES_PER_SECOND);
      if (delayMs > 0) await delay(delayMs, signal);
    },
    skipNextWait() {
      isNextWaitSkipped = true;
    },
  };
}
