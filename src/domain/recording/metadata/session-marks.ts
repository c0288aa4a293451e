// What else happened in a session, as the metadata of its recording says (docs/protocol/streams.md#14.6).
import type { StreamSchemas } from '#api/schemas.ts';
import { fieldsOf, listOf, numberOr, textOr } from '#lib/untrusted.ts';
import { validSize, type Size } from '#domain/recording/terminal-size.ts';

/** Milliseconds from the start of the session; what takes no time ends where it begins. */
type MarkEvent = { from: number; to: number } & (
  | { kind: 'inactivity' }
  /** Untrusted text. */
  | { kind: 'join'; user: string }
  | { kind: 'resize'; size: Size }
);

/** One of the events, and which of them it is. */
export type Mark = MarkEvent & { number: number };

type WireMoment = StreamSchemas['RecordingMoment'];

/** Anyone who drags the edge of a window makes a new size many times a second: more than these can't be told apart. */
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

/** In order of time; what can't be read, or lies behind the end of the recording, is left out. */
export const parseMarks = (events: unknown, total: number): Mark[] =>
  listOf(events)
    .flatMap((raw) => parseMark(raw) ?? [])
    .filter(({ from }) => from <= total)
    .toSorted((a, b) => a.from - b.from)
    .map((event, number) => ({ ...event, number }));
