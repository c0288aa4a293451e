// Measures frames and bytes per second over the last seconds, and the time from input to the next picture.
import type { DrawnCounts } from './picture/picture.ts';

const WINDOW_MS = 2_000;
/** A later picture is probably not a response: a desktop also draws its clock, for example. */
const MAX_RESPONSE_MS = 2_000;
const SAMPLES = 9;

export interface StatisticsMeter {
  addDrawn: (drawn: DrawnCounts, now?: number) => void;
  /** Call this when a key or button is sent. */
  noteInput: (now?: number) => void;
  perSecond: (now?: number) => { frames: number; bytes: number };
  /** The median of the last times from input to the next picture, in ms; undefined without samples. */
  responseMs: () => number | undefined;
}

export function createStatisticsMeter(): StatisticsMeter {
  let recent: { receivedAt: number; bytes: number }[] = [];
  let responseTimes: number[] = [];
  let inputAt: number | undefined;
  const since = (now: number) => {
    recent = recent.filter(({ receivedAt }) => now - receivedAt < WINDOW_MS);
    return recent;
  };
  return {
    addDrawn({ bytes }, now = performance.now()) {
      since(now).push({ receivedAt: now, bytes });
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
