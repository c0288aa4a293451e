// The parts that are missing in a recording of a terminal session. The player plays the recording without them.
import type { TimelineGaps } from './timeline.ts';

export type MissingPart =
  /** No events were loaded, so the times of the output are unknown. */
  | { kind: 'timing' }
  /** Some events could not be read. */
  | { kind: 'events'; count: number }
  /** Some stream messages could not be read, so output may be missing. */
  | { kind: 'messages'; count: number }
  /** The event at the end of the session is missing. */
  | { kind: 'end' }
  /** The offsets of the print events have gaps or overlaps. */
  | { kind: 'uneven' }
  /** The stream ended before the last bytes that the events describe. */
  | { kind: 'rest'; bytes: number };

/** The missing parts that the loaded events show. */
export function missingPartsOf({ unreadable, hasNoEnd, isUneven }: TimelineGaps): MissingPart[] {
  return [
    ...(unreadable > 0 ? [{ kind: 'events' as const, count: unreadable }] : []),
    ...(hasNoEnd ? [{ kind: 'end' as const }] : []),
    ...(isUneven ? [{ kind: 'uneven' as const }] : []),
  ];
}
