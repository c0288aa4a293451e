// Parses the events in the metadata of a recording: inactivity, joining users and resizes
// (docs/protocol/streams.md#14.6).
import type { StreamSchemas } from '#api/schemas.ts';
import { fieldsOf, listOf, numberOr, textOr } from '#lib/untrusted.ts';
import { validSize, type Size } from '#domain/recording/terminal-size.ts';

/** `from` and `to` are in milliseconds from the start of the session. They are equal for events without a duration. */
type MarkEvent = { from: number; to: number } & (
  | { kind: 'inactivity' }
  /** `user` is untrusted text. */
  | { kind: 'join'; user: string }
  | { kind: 'resize'; size: Size }
);

/** An event that is marked on the timeline. `number` is its index in the sorted list. */
export type Mark = MarkEvent & { number: number };

type WireMoment = StreamSchemas['RecordingMoment'];

/**
 * The maximum number of marks to show. Dragging the edge of a window causes many resizes per second, and users could
 * not distinguish more marks than this on the timeline.
 */
export const MAX_MARKS = 500;

function parseMark(raw: unknown): MarkEvent | undefined {
  const { type, startTime, endTime, user, cols, rows } = fieldsOf<WireMoment>(raw);
  const from = numberOr(startTime, -1);
  if (from < 0) return undefined;
  const span = { from, to: Math.max(from, numberOr(endTime, from)) };
  if (type === 'inactivity') return { kind: type, ...span };
  const name = textOr(user, '');
  if (type === 'join') return name === '' ? undefined : { kind: type, user: name, ...span };
  const size = validSize(numberOr(cols, 0), numberOr(rows, 0));
  return type === 'resize' && size ? { kind: type, size, ...span } : undefined;
}

/** The marks sorted by time, without invalid events and events after the end of the recording. */
export const parseMarks = (events: unknown, total: number): Mark[] =>
  listOf(events)
    .flatMap((raw) => parseMark(raw) ?? [])
    .filter(({ from }) => from <= total)
    .toSorted((a, b) => a.from - b.from)
    .map((event, number) => ({ ...event, number }));
