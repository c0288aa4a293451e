import { useSyncExternalStore } from 'react';
import { createSignal } from '#lib/browser/store.ts';

// The same interval as the session checks (docs/behaviour.md#session), so that this timer causes no extra wake-ups.
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

/** Text that changes over time. All components share one timer, and only those with changed text render again. */
export const useTickingText = (format: (now: number) => string): string =>
  useSyncExternalStore(subscribe, () => format(Date.now()));
