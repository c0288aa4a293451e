import { useSyncExternalStore } from 'react';

// The specification's own checks run as often (section 9), so nothing here wakes a machine that would sleep.
const EVERY_MS = 15_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  if (document.hidden) return;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) {
    timer = setInterval(tick, EVERY_MS);
    document.addEventListener('visibilitychange', tick);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
    document.removeEventListener('visibilitychange', tick);
  };
}

/** Words that change as time passes: one timer for all of them, and only those are drawn again whose words changed. */
export const useTicking = (words: (now: number) => string): string =>
  useSyncExternalStore(subscribe, () => words(Date.now()));
