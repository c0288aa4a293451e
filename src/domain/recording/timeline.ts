// What happened when in a recorded session, read from its events with distrust (docs/protocol/streams.md#6.1).
import { epochMs } from '#lib/instant.ts';
import { fieldsOf, isRecord, listOf, numberOr, textOr } from '#lib/untrusted.ts';
import type { Schemas } from '#api/schemas.ts';
import { sizeIn, type Size } from './size.ts';

/** At `ms` everything of the stream before `to` has been shown; a moment without new bytes is a new size. */
export interface Moment {
  ms: number;
  to: number;
  size?: Size;
}

/** Whose session it was and where, as far as the events say; untrusted text. */
export interface About {
  user: string;
  login: string;
  host: string;
  /** Epoch milliseconds. */
  start: number | undefined;
}

/** What the events leave open; playing goes on without it. */
export interface Gaps {
  /** Events that could not be read. */
  unreadable: number;
  /** `session.end` is missing. */
  hasNoEnd: boolean;
  /** The prints do not follow each other without a gap. */
  isUneven: boolean;
}

export interface Timeline {
  /** In order of time and of the stream. */
  moments: readonly Moment[];
  /** Milliseconds. */
  total: number;
  /** Length of the stream as far as the prints tell. */
  bytes: number;
  about: About;
  gaps: Gaps;
}

/** No session takes longer; a time that is later was misread, and would hide all that follows. */
const LONGEST_MS = 366 * 24 * 3_600_000;

type Event = Schemas['RecordingEvent'];
type Fields = ReturnType<typeof fieldsOf<Event>>;

const count = (value: unknown): number | undefined => {
  const number = numberOr(value, undefined);
  return number !== undefined && Number.isSafeInteger(number) && number >= 0 ? number : undefined;
};

const instantIn = (value: unknown): number => epochMs(textOr(value, ''));

export const nobody: About = { user: '', login: '', host: '', start: undefined };

function aboutOf(fields: Readonly<Record<string, unknown>>): About {
  const start = instantIn(fields['time']);
  const pod = textOr(fields['kubernetes_pod_name'], '');
  return {
    user: textOr(fields['user'], ''),
    login: textOr(fields['login'], ''),
    host: textOr(fields['server_hostname'], pod === '' ? textOr(fields['kubernetes_cluster'], '') : pod),
    start: Number.isNaN(start) ? undefined : start,
  };
}

/** Since the start, by the clock of the session or that of its events; undefined where neither can be read. */
function msOf({ ms, time }: Fields, start: number | undefined): number | undefined {
  const told = numberOr(ms, undefined) ?? instantIn(time) - (start ?? Number.NaN);
  if (Number.isNaN(told) || told > LONGEST_MS) return undefined;
  return Math.max(0, Math.floor(told)); // a negative one counts as 0 (docs/protocol/streams.md#6.3)
}

/** Walks the events up to the end of the session; whatever cannot be read is counted and passed over. */
function createWalk() {
  const moments: Moment[] = [];
  const gaps: Gaps = { unreadable: 0, hasNoEnd: true, isUneven: false };
  let about = nobody;
  let ms = 0;
  let to = 0;
  let total = 0;

  const add = (at: number, size?: Size) => {
    ms = Math.max(ms, at);
    moments.push({ ms, to, ...(size && { size }) });
  };
  function print(fields: Fields): boolean {
    const [offset, bytes, at] = [count(fields.offset), count(fields.bytes), msOf(fields, about.start)];
    if (offset === undefined || bytes === undefined || at === undefined) return false;
    if (!Number.isSafeInteger(offset + bytes)) return false;
    if (offset !== to) gaps.isUneven = true;
    to = Math.max(to, offset + bytes);
    add(at);
    return true;
  }
  function end(fields: Fields): boolean {
    const lasts = instantIn(fields.session_stop) - instantIn(fields.session_start);
    const told = Number.isNaN(lasts) ? msOf({ time: fields.time }, about.start) : lasts;
    if (told === undefined || told > LONGEST_MS) return false;
    total = told;
    gaps.hasNoEnd = false;
    return true;
  }
  /** Whether it could be read. */
  function take(raw: unknown): boolean {
    if (!isRecord(raw) || typeof raw['event'] !== 'string') return false;
    const fields = fieldsOf<Event>(raw);
    const size = sizeIn(fields.size);
    switch (raw['event']) {
      case 'session.start':
        about = aboutOf(raw);
        if (size) add(0, size);
        return true;
      case 'resize':
        if (size) add(msOf(fields, about.start) ?? ms, size);
        return size !== undefined;
      case 'print':
        return print(fields);
      case 'session.end':
        return end(fields);
      default:
        return true;
    }
  }
  return {
    take(raw: unknown) {
      if (gaps.hasNoEnd && !take(raw)) gaps.unreadable += 1;
    },
    timeline: (): Timeline => ({ moments, total: Math.max(ms, total), bytes: to, about, gaps }),
  };
}

/** The time line of an events answer, whatever the answer is. */
export function readTimeline(answer: unknown): Timeline {
  const walk = createWalk();
  for (const raw of listOf(fieldsOf<Schemas['RecordingEventList']>(answer).events)) walk.take(raw);
  return walk.timeline();
}

/** How many moments are over at `ms`. */
export function momentsUntil(moments: readonly Moment[], ms: number): number {
  let [low, high] = [0, moments.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((moments[middle]?.ms ?? Infinity) <= ms) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** How many moments are whole when that much of the stream has come. */
export function momentsWithin(moments: readonly Moment[], bytes: number): number {
  let [low, high] = [0, moments.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((moments[middle]?.to ?? Infinity) <= bytes) low = middle + 1;
    else high = middle;
  }
  return low;
}
