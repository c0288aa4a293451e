// How much of a desktop comes in a second, counted over the last few, and how soon it answers what is done on it.
import type { DrawnCounts } from './picture/picture.ts';

const WINDOW_MS = 2_000;
/** What comes later is hardly the answer: a desktop draws its clock by itself too. */
const MAX_RESPONSE_MS = 2_000;
const SAMPLES = 9;

export interface StatisticsMeter {
  /** What one frame of the screen has brought. */
  addDrawn: (drawn: DrawnCounts, now?: number) => void;
  /** A key or a button went out. */
  noteInput: (now?: number) => void;
  perSecond: (now?: number) => { frames: number; bytes: number };
  /** In ms, from a key or a button to the next picture: the median of the last few, where there was any. */
  responseMs: () => number | undefined;
}

export function createStatisticsMeter(): StatisticsMeter {
  let recent: { at: number; bytes: number }[] = [];
  let responseTimes: number[] = [];
  let inputAt: number | undefined;
  const since = (now: number) => {
    recent = recent.filter(({ at }) => now - at < WINDOW_MS);
    return recent;
  };
  return {
    addDrawn({ bytes }, now = performance.now()) {
      since(now).push({ at: now, bytes });
      if (inputAt !== undefined && now - inputAt < MAX_RESPONSE_MS)
        responseTimes = [...responseTimes, now - inputAt].slice(-SAMPLES);
      inputAt = undefined;
    },
    noteInput(now = performance.now()) {
      inputAt ??= now;
    },
    perSecond(now = performance.now()) {
      const frames = since(now);
      const bytes = frames.reduce((sum, frame) => sum + frame.bytes, 0);
      return { frames: (frames.length * 1000) / WINDOW_MS, bytes: (bytes * 1000) / WINDOW_MS };
    },
    responseMs: () => responseTimes.toSorted((one, other) => one - other)[Math.floor((responseTimes.length - 1) / 2)],
  };
}
