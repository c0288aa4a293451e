// Estimates times for output for which no print events are loaded: the output is played in order, at a fixed pace.
import type { Moment, Timeline } from './timeline.ts';

// The pace: 100 bytes in 100 ms.
const STEP_MS = 100;
const STEP_BYTES = 100;

/** Adds estimated moments to a timeline up to `bytes`, which is the loaded length of the stream. */
export function addEstimatedMoments(timeline: Timeline, bytes: number): Timeline {
  if (bytes <= timeline.bytes) return timeline;
  const moments: Moment[] = [...timeline.moments];
  let ms = timeline.moments.at(-1)?.ms ?? 0;
  for (let endOffset = timeline.bytes; endOffset < bytes;) {
    endOffset = Math.min(bytes, endOffset + STEP_BYTES);
    ms += STEP_MS;
    moments.push({ ms, to: endOffset });
  }
  return { ...timeline, moments, total: Math.max(timeline.total, ms), bytes };
}

/** Shortens the timeline of a stream that ended after `bytes`, so that the player does not wait for missing bytes. */
export function truncateTimeline(timeline: Timeline, bytes: number): Timeline {
  if (bytes >= timeline.bytes) return timeline;
  const firstCutIndex = timeline.moments.findIndex(({ to }) => to > bytes);
  const [lastMoment] = timeline.moments.slice(firstCutIndex, firstCutIndex + 1);
  const keptMoments = timeline.moments.slice(0, firstCutIndex);
  const moments =
    lastMoment && (keptMoments.at(-1)?.to ?? 0) < bytes ? [...keptMoments, { ...lastMoment, to: bytes }] : keptMoments;
  return { ...timeline, moments, total: moments.at(-1)?.ms ?? 0, bytes };
}
