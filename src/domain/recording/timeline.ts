// Parses the events of a recorded terminal session to a timeline: when which bytes of the output were printed. The
// events are untrusted (docs/protocol/streams.md#6.1).
import { epochMs } from '#lib/instant.ts';
import { fieldsOf, isRecord, listOf, numberOr, textOr } from '#lib/untrusted.ts';
import type { Schemas } from '#api/schemas.ts';
import { parseSize, type Size } from './terminal-size.ts';

/** At `ms`, the bytes of the stream before offset `to` are printed. A moment without new bytes changes the size. */
export interface Moment {
  ms: number;
  to: number;
  size?: Size;
}

/** The user, the host and the start of the session. Empty if the events do not contain them. The text is untrusted. */
export interface SessionInfo {
  user: string;
  login: string;
  host: string;
  /** Epoch milliseconds. */
  start: number | undefined;
}

/** Problems of the events, in spite of which the recording is played. */
export interface TimelineGaps {
  /** The number of events that could not be read. */
  unreadable: number;
  /** Whether a valid `session.end` is missing. */
  hasNoEnd: boolean;
  /** Whether the offsets of the print events have gaps or overlaps. */
  isUneven: boolean;
}

export interface Timeline {
  /** The moments, whose times and offsets never decrease. */
  moments: readonly Moment[];
  /** The length of the session in milliseconds. */
  total: number;
  /** The length of the stream according to the print events. */
  bytes: number;
  about: SessionInfo;
  gaps: TimelineGaps;
}

/** Later times are invalid. They are ignored, because all moments after them would get the same late time. */
const MAX_SESSION_MS = 366 * 24 * 3_600_000;

type RecordingEvent = Schemas['RecordingEvent'];
type RecordingEventFields = ReturnType<typeof fieldsOf<RecordingEvent>>;

const nonNegativeInteger = (value: unknown): number | undefined => {
  const number = numberOr(value, undefined);
  return number !== undefined && Number.isSafeInteger(number) && number >= 0 ? number : undefined;
};

const parseInstant = (value: unknown): number => epochMs(textOr(value, ''));

export const UNKNOWN_SESSION: SessionInfo = { user: '', login: '', host: '', start: undefined };

function parseSessionInfo(fields: Readonly<Record<string, unknown>>): SessionInfo {
  const start = parseInstant(fields['time']);
  const pod = textOr(fields['kubernetes_pod_name'], '');
  return {
    user: textOr(fields['user'], ''),
    login: textOr(fields['login'], ''),
    host: textOr(fields['server_hostname'], pod === '' ? textOr(fields['kubernetes_cluster'], '') : pod),
    start: Number.isNaN(start) ? undefined : start,
  };
}

/** The time since the start in milliseconds, from `ms` or from the event's own time. Undefined if both are invalid. */
function msSinceStart({ ms, time }: RecordingEventFields, start: number | undefined): number | undefined {
  const elapsedMs = numberOr(ms, undefined) ?? parseInstant(time) - (start ?? Number.NaN);
  if (Number.isNaN(elapsedMs) || elapsedMs > MAX_SESSION_MS) return undefined;
  return Math.max(0, Math.floor(elapsedMs)); // Negative times count as 0 (docs/protocol/streams.md#6.3).
}

/** Creates a builder that reads events until the end of the session. It counts and skips unreadable events. */
function createTimelineBuilder() {
  const moments: Moment[] = [];
  const gaps: TimelineGaps = { unreadable: 0, hasNoEnd: true, isUneven: false };
  let about = UNKNOWN_SESSION;
  let ms = 0;
  let endOffset = 0;
  let total = 0;

  const addMoment = (momentMs: number, size?: Size) => {
    ms = Math.max(ms, momentMs);
    moments.push({ ms, to: endOffset, ...(size && { size }) });
  };
  function addPrint(fields: RecordingEventFields): boolean {
    const [offset, bytes, printMs] = [
      nonNegativeInteger(fields.offset),
      nonNegativeInteger(fields.bytes),
      msSinceStart(fields, about.start),
    ];
    if (offset === undefined || bytes === undefined || printMs === undefined) return false;
    if (!Number.isSafeInteger(offset + bytes)) return false;
    if (offset !== endOffset) gaps.isUneven = true;
    endOffset = Math.max(endOffset, offset + bytes);
    addMoment(printMs);
    return true;
  }
  function endTimeline(fields: RecordingEventFields): boolean {
    const durationMs = parseInstant(fields.session_stop) - parseInstant(fields.session_start);
    const endMs = Number.isNaN(durationMs) ? msSinceStart({ time: fields.time }, about.start) : durationMs;
    if (endMs === undefined || endMs > MAX_SESSION_MS) return false;
    total = endMs;
    gaps.hasNoEnd = false;
    return true;
  }
  /** Returns false if the event could not be read. */
  function readEvent(raw: unknown): boolean {
    if (!isRecord(raw) || typeof raw['event'] !== 'string') return false;
    const fields = fieldsOf<RecordingEvent>(raw);
    const size = parseSize(fields.size);
    switch (raw['event']) {
      case 'session.start':
        about = parseSessionInfo(raw);
        if (size) addMoment(0, size);
        return true;
      case 'resize':
        if (size) addMoment(msSinceStart(fields, about.start) ?? ms, size);
        return size !== undefined;
      case 'print':
        return addPrint(fields);
      case 'session.end':
        return endTimeline(fields);
      default:
        return true;
    }
  }
  return {
    addEvent(raw: unknown) {
      if (gaps.hasNoEnd && !readEvent(raw)) gaps.unreadable += 1;
    },
    timeline: (): Timeline => ({ moments, total: Math.max(ms, total), bytes: endOffset, about, gaps }),
  };
}

/** Parses a response with events. An invalid response gives an empty timeline. */
export function parseTimeline(response: unknown): Timeline {
  const builder = createTimelineBuilder();
  for (const raw of listOf(fieldsOf<Schemas['RecordingEventList']>(response).events)) builder.addEvent(raw);
  return builder.timeline();
}

/** The number of moments at `ms` or earlier. */
export function countMomentsUntil(moments: readonly Moment[], ms: number): number {
  let [low, high] = [0, moments.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((moments[middle]?.ms ?? Infinity) <= ms) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The number of moments whose bytes are all within the first `bytes` of the stream. */
export function countMomentsWithin(moments: readonly Moment[], bytes: number): number {
  let [low, high] = [0, moments.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((moments[middle]?.to ?? Infinity) <= bytes) low = middle + 1;
    else high = middle;
  }
  return low;
}
