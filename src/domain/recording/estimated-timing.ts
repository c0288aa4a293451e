// Adds times to output without print events: the output is played in order, at a fixed pace.
import type { Moment, Timeline } from './timeline.ts';

const STEP_MS = 100;
const STEP_BYTES = 100;

/** Extends a timeline with estimated moments up to `bytes`, the loaded length of the stream. */
export function addEstimatedMoments(timeline: Timeline, bytes: number): Timeline {
  if (bytes <= timeline.bytes) return timeline;
  const moments: Moment[] = [...timeline.moments];
  let ms = timeline.moments.at(-1)?.ms ?? 0;
  for (let to = timeline.bytes; to < bytes;) {
    to = Math.min(bytes, to + STEP_BYTES);
    ms += STEP_MS;
    moments.push({ ms, to });
  }
  return { ...timeline, moments, total: Math.max(timeline.total, ms), bytes };
}

/** Shortens the timeline of a stream that ended early, so that the player does not wait for missing bytes. */
export function truncateTimeline(timeline: Timeline, bytes: number): Timeline {
  if (bytes >= timeline.bytes) return timeline;
  const from = timeline.moments.findIndex(({ to }) => to > bytes);
  const [lastMoment] = timeline.moments.slice(from, from + 1);
  const before = timeline.moments.slice(0, from);
  const moments = lastMoment && (before.at(-1)?.to ?? 0) < bytes ? [...before, { ...lastMoment, to: bytes }] : before;
  return { ...timeline, moments, total: moments.at(-1)?.ms ?? 0, bytes };
}
