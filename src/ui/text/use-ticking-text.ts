import { useSyncExternalStore } from 'react';
import { createSignal } from '#lib/browser/store.ts';

// The checks of the session run as often (docs/behaviour.md#session), so nothing here wakes a machine that would sleep.
const TICK_MS = 15_000;

const ticks = createSignal();
let listenerCount = 0;
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  if (document.hidden) return;
  ticks.notify();
}

function subscribe(listener: () => void): () => void {
  const unsubscribe = ticks.subscribe(listener);
  listenerCount += 1;
  if (timer === undefined) {
    timer = setInterval(tick, TICK_MS);
    document.addEventListener('visibilitychange', tick);
  }
  return () => {
    unsubscribe();
    listenerCount -= 1;
    if (listenerCount > 0) return;
    clearInterval(timer);
    timer = undefined;
    document.removeEventListener('visibilitychange', tick);
  };
}

/** Words that change as time passes: one timer for all of them, and only those are drawn again whose words changed. */
export const useTickingText = (format: (now: number) => string): string =>
  useSyncExternalStore(subscribe, () => format(Date.now()));
