import { MAX_PAGES_PER_SECOND, throttleDelayMs } from '#lib/paging.ts';

export interface Throttle {
  /** Resolves when the next page may be requested; rejects when the signal aborts. */
  waitForTurn: (signal?: AbortSignal) => Promise<void>;
  /** The next page does not wait, because the user requests it. */
  skipNext: () => void;
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

/** Throttles one list. The first pages do not wait. */
export function createThrottle(): Throttle {
  let sentAt: number[] = [];
  let isNextSkipped = false;
  return {
    async waitForTurn(signal) {
      signal?.throwIfAborted();
      const now = Date.now();
      const delayMs = isNextSkipped ? 0 : throttleDelayMs(sentAt, now);
      isNextSkipped = false;
      sentAt = [...sentAt, now + delayMs].slice(-MAX_PAGES_PER_SECOND);
      if (delayMs > 0) await delay(delayMs, signal);
    },
    skipNext() {
      isNextSkipped = true;
    },
  };
}
