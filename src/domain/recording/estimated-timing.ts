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
  const firstCutIndex = timeline.moments.findIndex(({ to }) => to > bytes);
  const [lastMoment] = timeline.moments.slice(firstCutIndex, firstCutIndex + 1);
  const keptMoments = timeline.moments.slice(0, firstCutIndex);
  const moments =
    lastMoment && (keptMoments.at(-1)?.to ?? 0) < bytes ? [...keptMoments, { ...lastMoment, to: bytes }] : keptMoments;
  return { ...timeline, moments, total: moments.at(-1)?.ms ?? 0, bytes };
}
