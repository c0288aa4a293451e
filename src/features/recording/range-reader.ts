// One stretch of a recording, read over a line of its own as random access gives it: at most ten minutes at a time, and
// where it does not begin at the start, with the screen before it (docs/protocol/streams.md#14.5).
import { Refusal } from '#api/refusal.ts';
import { STREAM_ERROR_STATUS } from '#domain/recording/playback-failure.ts';
import type { RecordingMetadata } from '#domain/recording/metadata/recording-metadata.ts';
import type { MissingPart } from '#domain/recording/missing-parts.ts';
import {
  MAX_RANGE_MS,
  encodeRangeRequest,
  parseRangeFrame,
  type RangeMessage,
} from '#domain/recording/range-frames.ts';
import { UNKNOWN_SESSION } from '#domain/recording/timeline.ts';
import { sanitizeLines } from '#lib/text/sanitize.ts';
import { SILENT_MS, type Line } from '#features/stream/line.ts';
import { onlyUnreadable } from './messages.ts';
import { endingOf } from './playback-line.ts';
import type { Loaded } from './source.ts';
import { createStretch, type Stretch } from './stretch.ts';

/** So much is fetched before it is played. */
const AHEAD_BYTES = 32 * 1024 * 1024;

interface Options {
  /** Where the stretch begins. */
  start: number;
  /** Undefined where nothing is said of the recording; `asked` while that is not known. */
  metadata: () => RecordingMetadata | 'asked' | undefined;
  /** What is shown now. */
  needed: () => number;
  onMore: () => void;
  onFailed: (error: Refusal) => void;
}

export interface RangeReader {
  /** Reads on over a line, from where it is. */
  listen: (line: Line) => void;
  goOn: () => void;
  /** Everything from the beginning of the stretch to there has come, or is on its way. */
  covers: (ms: number) => boolean;
  come: () => number;
  isComplete: () => boolean;
  error: () => Refusal | undefined;
  fail: (error: Refusal) => void;
  /** Undefined until the screen that it begins with has come. */
  loaded: () => Loaded | undefined;
  read: Stretch['read'];
  close: () => void;
}

/** So many stretches without anything are the end where nobody knows of one: an hour. */
const MOST_EMPTY = 6;

/** A place so near behind what has come is waited for, not jumped to. */
const NEAR_MS = 60_000;

export function createRangeReader({ start, metadata, needed, onMore, onFailed }: Options): RangeReader {
  let line: Line | undefined;
  let stretch = createStretch();
  let request = 0;
  let from = start;
  let come = start;
  let hasScreen = start === 0;
  let hasEnd = false;
  let hasEndEvent = false;
  let total = 0;
  let isAsking = false;
  let empty = 0;
  let unreadable = 0;
  let error: Refusal | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  /** When the last print was, how many there were then, and how many of them come again. */
  let last = 0;
  let atLast = 0;
  let again = 0;

  const told = () => {
    const known = metadata();
    return known === 'asked' ? undefined : known;
  };
  const length = () => Math.max(told()?.total ?? 0, total);
  const isComplete = () => hasEnd && come >= total;
  /** Until the first message of the answer. */
  function waitForAnswer(): void {
    const current = line;
    clearTimeout(silence);
    silence = setTimeout(() => current?.close({ how: 'silent' }), SILENT_MS);
  }
  function ask(ms: number): void {
    request += 1;
    from = ms;
    isAsking = true;
    waitForAnswer();
    line?.send(encodeRangeRequest({ from, to: from + MAX_RANGE_MS, request, withScreen: !hasScreen }));
  }
  /** Nothing follows that anybody knows of. */
  const isPast = () => (length() > 0 ? come >= length() : empty >= MOST_EMPTY && metadata() !== 'asked');
  function goOn(): void {
    if (!isAsking && !hasEnd && isPast()) {
      hasEnd = true;
      total = length() > 0 ? length() : last;
      onMore();
    }
    // Without a length it is worth waiting for one before all the silence is asked for.
    if (metadata() === 'asked' && empty > 0) return;
    if (line && !isAsking && !error && !isComplete() && stretch.bytesAfter(needed()) < AHEAD_BYTES) ask(come + 1);
  }
  function print(ms: number, data: Uint8Array): void {
    empty = 0;
    if (again > 0 && ms === from) return void (again -= 1);
    stretch.print(ms, data);
    atLast = ms > last ? 1 : atLast + 1;
    last = Math.max(last, ms);
    come = Math.max(come, ms);
  }
  function stopped(end: number): void {
    isAsking = false;
    if (last < from) empty += 1;
    come = Math.max(come, Math.min(end, hasEnd ? total : end));
  }
  function fail(why: Refusal): void {
    if (error) return;
    error = why;
    isAsking = false;
    onFailed(why);
  }
  function take(message: RangeMessage): void {
    // What cannot even be set up has the number of no request.
    const isOurs = message.request === request || (message.kind === 'error' && message.request === 0);
    if (!isOurs || error) return;
    clearTimeout(silence);
    switch (message.kind) {
      case 'size':
        // Sizes from before a stretch count where it is the first one.
        if (message.ms >= from) stretch.resize(message.ms, message.size);
        break;
      case 'screen':
        stretch = createStretch({ ...message.size, ms: from, offset: 0, text: message.text.slice() });
        hasScreen = true;
        break;
      case 'print':
        return print(message.ms, message.data);
      case 'end':
        hasEnd = true;
        hasEndEvent = true;
        total = message.ms;
        break;
      case 'stop':
        return stopped(message.to);
      case 'error':
        return fail(new Refusal(STREAM_ERROR_STATUS, sanitizeLines(message.text)));
      case 'start':
        break;
    }
  }
  async function run(current: Line): Promise<void> {
    let frames = 0;
    for (let data = await current.read(); data !== undefined; data = await current.read()) {
      if (current !== line) return;
      frames += 1;
      const read = parseRangeFrame(data);
      unreadable += read.unreadable;
      read.messages.forEach(take);
      if (stretch.isFull()) current.close({ how: 'tooMuch' });
      if (isComplete() && unreadable > 0 && !stretch.hasOutput()) fail(new Refusal(0, onlyUnreadable(unreadable)));
      if (!error) onMore();
      goOn();
    }
    clearTimeout(silence);
    const why = await endingOf(current, frames);
    const isUnreadable = unreadable > 0 && !stretch.hasOutput();
    if (current === line && !isComplete()) fail(isUnreadable ? new Refusal(0, onlyUnreadable(unreadable)) : why);
  }
  function loaded(): Loaded | undefined {
    if (!hasScreen) return undefined;
    const missing: MissingPart[] = [
      ...(unreadable > 0 ? [{ kind: 'messages' as const, count: unreadable }] : []),
      ...(!told() && isComplete() && !hasEndEvent ? [{ kind: 'end' as const }] : []),
    ];
    return stretch.loaded({
      about: told()?.about ?? UNKNOWN_SESSION,
      total: length(),
      ms: come,
      isComplete: isComplete(),
      missing,
    });
  }
  return {
    listen(opened) {
      line?.close();
      line = opened;
      error = undefined;
      // The line may have broken off between two prints of one moment.
      again = last === come ? atLast : 0;
      ask(come);
      void run(opened);
    },
    goOn,
    covers: (ms) => ms >= start && (isComplete() || ms <= Math.max(come, isAsking ? from : 0) + NEAR_MS),
    come: () => come,
    isComplete,
    error: () => error,
    fail,
    loaded,
    read: (begin, end) => stretch.read(begin, end),
    close() {
      clearTimeout(silence);
      const former = line;
      line = undefined;
      former?.close();
    },
  };
}
