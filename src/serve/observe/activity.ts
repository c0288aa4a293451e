import type { EventEmitter } from 'node:events';
import { setTimeout } from 'node:timers/promises';

/** The open requests and streams of a server. */
export interface Activity {
  /** Counts a request or a stream until it emits `close`. */
  add(connection: EventEmitter): void;
  /** Resolves when nothing is open, or after `timeoutMs`. */
  waitForEnd(timeoutMs: number): Promise<void>;
}

export function createActivity(): Activity {
  const open = new Set<EventEmitter>();
  let notifyIdle: () => void = () => undefined;
  return {
    add(connection) {
      open.add(connection);
      connection.once('close', () => {
        open.delete(connection);
        if (open.size === 0) notifyIdle();
      });
    },
    async waitForEnd(timeoutMs) {
      if (open.size === 0) return;
      const idle = new Promise<void>((resolve) => (notifyIdle = resolve));
      const timeout = new AbortController();
      const timedOut = setTimeout(timeoutMs, undefined, { signal: timeout.signal }).catch(() => undefined);
      await Promise.race([idle, timedOut]);
      timeout.abort();
    },
  };
}
