// How much of a desktop comes in a second, counted over the last few, and how soon it answers what is done on it.
import type { Drawn } from './picture/picture.ts';

const WINDOW_MS = 2_000;
/** What comes later is hardly the answer: a desktop draws its clock by itself too. */
const LATEST_ANSWER_MS = 2_000;
const ANSWERS = 9;

export interface Rates {
  /** What one frame of the screen has brought. */
  add: (drawn: Drawn, now?: number) => void;
  /** A key or a button went out. */
  acted: (now?: number) => void;
  perSecond: (now?: number) => { frames: number; bytes: number };
  /** In ms, from a key or a button to the next picture: the median of the last few, where there was any. */
  answer: () => number | undefined;
}

export function createRates(): Rates {
  let recent: { at: number; bytes: number }[] = [];
  let answers: number[] = [];
  let actedAt: number | undefined;
  const since = (now: number) => {
    recent = recent.filter(({ at }) => now - at < WINDOW_MS);
    return recent;
  };
  return {
    add({ bytes }, now = performance.now()) {
      since(now).push({ at: now, bytes });
      if (actedAt !== undefined && now - actedAt < LATEST_ANSWER_MS)
        answers = [...answers, now - actedAt].slice(-ANSWERS);
      actedAt = undefined;
    },
    acted(now = performance.now()) {
      actedAt ??= now;
    },
    perSecond(now = performance.now()) {
      const frames = since(now);
      const bytes = frames.reduce((sum, frame) => sum + frame.bytes, 0);
      return { frames: (frames.length * 1000) / WINDOW_MS, bytes: (bytes * 1000) / WINDOW_MS };
    },
    answer: () => answers.toSorted((one, other) => one - other)[Math.floor((answers.length - 1) / 2)],
  };
}
