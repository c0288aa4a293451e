// How much of a desktop comes in a second, counted over the last few.
import type { Drawn } from './picture/picture.ts';

const WINDOW_MS = 2_000;

export interface Rates {
  /** What one frame of the screen has brought. */
  add: (drawn: Drawn, now?: number) => void;
  perSecond: (now?: number) => { frames: number; bytes: number };
}

export function createRates(): Rates {
  let recent: { at: number; bytes: number }[] = [];
  const since = (now: number) => {
    recent = recent.filter(({ at }) => now - at < WINDOW_MS);
    return recent;
  };
  return {
    add: ({ bytes }, now = performance.now()) => void since(now).push({ at: now, bytes }),
    perSecond(now = performance.now()) {
      const frames = since(now);
      const bytes = frames.reduce((sum, frame) => sum + frame.bytes, 0);
      return { frames: (frames.length * 1000) / WINDOW_MS, bytes: (bytes * 1000) / WINDOW_MS };
    },
  };
}
