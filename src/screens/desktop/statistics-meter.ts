// Measures frames and bytes per second over the last seconds, and the time from input to the next picture.
import type { DrawnCounts } from './picture/picture.ts';

const WINDOW_MS = 2_000;
/** A later picture is probably not a response: a desktop also draws its clock, for example. */
const MAX_RESPONSE_MS = 2_000;
const MAX_SAMPLES = 9;

export interface StatisticsMeter {
  addDrawn: (drawn: DrawnCounts, now?: number) => void;
  /** Call this when a key or button is sent. */
  noteInput: (now?: number) => void;
  perSecond: (now?: number) => { frames: number; bytes: number };
  /** The median of the last times from input to the next picture, in ms; undefined without samples. */
  responseMs: () => number | undefined;
}

export function createStatisticsMeter(): StatisticsMeter {
  let recentFrames: { receivedAt: number; bytes: number }[] = [];
  let responseTimes: number[] = [];
  let inputTimeMs: number | undefined;
  const keepRecentFrames = (now: number) => {
    recentFrames = recentFrames.filter(({ receivedAt }) => now - receivedAt < WINDOW_MS);
    return recentFrames;
  };
  return {
    addDrawn({ bytes }, now = performance.now()) {
      keepRecentFrames(now).push({ receivedAt: now, bytes });
      if (inputTimeMs !== undefined && now - inputTimeMs < MAX_RESPONSE_MS)
        responseTimes = [...responseTimes, now - inputTimeMs].slice(-MAX_SAMPLES);
      inputTimeMs = undefined;
    },
    noteInput(now = performance.now()) {
      inputTimeMs ??= now;
    },
    perSecond(now = performance.now()) {
      const frames = keepRecentFrames(now);
      const bytes = frames.reduce((sum, frame) => sum + frame.bytes, 0);
      return { frames: (frames.length * 1000) / WINDOW_MS, bytes: (bytes * 1000) / WINDOW_MS };
    },
    responseMs: () => responseTimes.toSorted((a, b) => a - b)[Math.floor((responseTimes.length - 1) / 2)],
  };
}
