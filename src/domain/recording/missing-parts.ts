// What a recording lacks; it is played all the same.
import type { TimelineGaps } from './timeline.ts';

export type MissingPart =
  /** No events came: nobody knows when what was printed. */
  | { kind: 'timing' }
  | { kind: 'events'; count: number }
  /** Messages of a stream that could not be read, so that some of the output may be missing. */
  | { kind: 'messages'; count: number }
  | { kind: 'end' }
  | { kind: 'uneven' }
  /** Fewer bytes came than the events tell of. */
  | { kind: 'rest'; bytes: number };

export function missingPartsOf({ unreadable, hasNoEnd, isUneven }: TimelineGaps): MissingPart[] {
  return [
    ...(unreadable > 0 ? [{ kind: 'events' as const, count: unreadable }] : []),
    ...(hasNoEnd ? [{ kind: 'end' as const }] : []),
    ...(isUneven ? [{ kind: 'uneven' as const }] : []),
  ];
}
