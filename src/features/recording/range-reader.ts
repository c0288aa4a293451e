// One stretch of a recording, read over a line of its own as random access gives it: at most ten minutes at a time, and
// where it does not begin at the start, with the screen before it (docs/protocol/streams.md#14.5).
import { Refusal } from '#api/refusal.ts';
import { UserFacingError } from '#lib/user-facing-error.ts';
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
import { SILENCE_TIMEOUT_MS, type StreamSocket } from '#features/stream/stream-socket.ts';
import { onlyUnreadable } from './messages.ts';
import { endRefusal } from './playback-socket.ts';
import type { LoadedRecording } from './source.ts';
import { createSegment, type RecordingSegment } from './segment.ts';

/** So much is fetched before it is played. */
const PREFETCH_BYTES = 32 * 1024 * 1024;

interface RangeReaderOptions {
  /** Where the stretch begins. */
  start: number;
  /** Undefined where nothing is said of the recording; `asked` while that is not known. */
  metadata: () => RecordingMetadata | 'asked' | undefined;
  /** What is shown now. */
  neededMs: () => number;
  onMore: () => void;
  onFailed: (error: UserFacingError) => void;
}

export interface RangeReader {
  /** Reads on over a line, from where it is. */
  attach: (socket: StreamSocket) => void;
  requestMore: () => void;
  /** Everything from the beginning of the stretch to there has come, or is on its way. */
  covers: (ms: number) => boolean;
  receivedMs: () => number;
  isComplete: () => boolean;
  error: () => UserFacingError | undefined;
  fail: (error: UserFacingError) => void;
  /** Undefined until the screen that it begins with has come. */
  loaded: () => LoadedRecording | undefined;
  read: RecordingSegment['read'];
  close: () => void;
}

/** So many stretches without anything are the end where nobody knows of one: an hour. */
const MAX_EMPTY_RANGES = 6;

/** A place so near behind what has come is waited for, not jumped to. */
const NEAR_MS = 60_000;

export function createRangeReader({ start, metadata, neededMs, onMore, onFailed }: RangeReaderOptions): RangeReader {
  let socket: StreamSocket | undefined;
  let segment = createSegment();
  let request = 0;
  let from = start;
  let receivedMs = start;
  let hasScreen = start === 0;
  let hasEnd = false;
  let hasEndEvent = false;
  let total = 0;
  let isRequesting = false;
  let emptyRanges = 0;
  let unreadable = 0;
  let error: UserFacingError | undefined;
  let silenceTimer: ReturnType<typeof setTimeout> | undefined;
  /** When the last print was, how many there were then, and how many of them come again. */
  let lastPrintMs = 0;
  let printsAtLastMs = 0;
  let repeatsToSkip = 0;

  const knownMetadata = () => {
    const known = metadata();
    return known === 'asked' ? undefined : known;
  };
  const totalMs = () => Math.max(knownMetadata()?.total ?? 0, total);
  const isComplete = () => hasEnd && receivedMs >= total;
  /** Until the first message of the answer. */
  function waitForAnswer(): void {
    const current = socket;
    clearTimeout(silenceTimer);
    silenceTimer = setTimeout(() => current?.close({ how: 'silent' }), SILENCE_TIMEOUT_MS);
  }
  function requestRange(ms: number): void {
    request += 1;
    from = ms;
    isRequesting = true;
    waitForAnswer();
    socket?.send(encodeRangeRequest({ from, to: from + MAX_RANGE_MS, request, withScreen: !hasScreen }));
  }
  /** Nothing follows that anybody knows of. */
  const isPastEnd = () =>
    totalMs() > 0 ? receivedMs >= totalMs() : emptyRanges >= MAX_EMPTY_RANGES && metadata() !== 'asked';
  function requestMore(): void {
    if (!isRequesting && !hasEnd && isPastEnd()) {
      hasEnd = true;
      total = totalMs() > 0 ? totalMs() : lastPrintMs;
      onMore();
    }
    // Without a length it is worth waiting for one before all the silence is asked for.
    if (metadata() === 'asked' && emptyRanges > 0) return;
    if (socket && !isRequesting && !error && !isComplete() && segment.bytesAfter(neededMs()) < PREFETCH_BYTES)
      requestRange(receivedMs + 1);
  }
  function print(ms: number, data: Uint8Array): void {
    emptyRanges = 0;
    if (repeatsToSkip > 0 && ms === from) return void (repeatsToSkip -= 1);
    segment.print(ms, data);
    printsAtLastMs = ms > lastPrintMs ? 1 : printsAtLastMs + 1;
    lastPrintMs = Math.max(lastPrintMs, ms);
    receivedMs = Math.max(receivedMs, ms);
  }
  function onStop(end: number): void {
    isRequesting = false;
    if (lastPrintMs < from) emptyRanges += 1;
    receivedMs = Math.max(receivedMs, Math.min(end, hasEnd ? total : end));
  }
  function fail(reason: UserFacingError): void {
    if (error) return;
    error = reason;
    isRequesting = false;
    onFailed(reason);
  }
  function onMessage(message: RangeMessage): void {
    // What cannot even be set up has the number of no request.
    const isForRequest = message.request === request || (message.kind === 'error' && message.request === 0);
    if (!isForRequest || error) return;
    clearTimeout(silenceTimer);
    switch (message.kind) {
      case 'size':
        // Sizes from before a stretch count where it is the first one.
        if (message.ms >= from) segment.resize(message.ms, message.size);
        break;
      case 'screen':
        segment = createSegment({ ...message.size, ms: from, offset: 0, text: message.text.slice() });
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
        return onStop(message.to);
      case 'error':
        return fail(new Refusal(STREAM_ERROR_STATUS, sanitizeLines(message.text)));
      case 'start':
        break;
    }
  }
  async function run(current: StreamSocket): Promise<void> {
    let frames = 0;
    for (let data = await current.read(); data !== undefined; data = await current.read()) {
      if (current !== socket) return;
      frames += 1;
      const read = parseRangeFrame(data);
      unreadable += read.unreadable;
      read.messages.forEach(onMessage);
      if (segment.isFull()) current.close({ how: 'tooMuch' });
      if (isComplete() && unreadable > 0 && !segment.hasOutput()) fail(new UserFacingError(onlyUnreadable(unreadable)));
      if (!error) onMore();
      requestMore();
    }
    clearTimeout(silenceTimer);
    const why = await endRefusal(current, frames);
    const isUnreadable = unreadable > 0 && !segment.hasOutput();
    if (current === socket && !isComplete()) fail(isUnreadable ? new UserFacingError(onlyUnreadable(unreadable)) : why);
  }
  function loaded(): LoadedRecording | undefined {
    if (!hasScreen) return undefined;
    const missing: MissingPart[] = [
      ...(unreadable > 0 ? [{ kind: 'messages' as const, count: unreadable }] : []),
      ...(!knownMetadata() && isComplete() && !hasEndEvent ? [{ kind: 'end' as const }] : []),
    ];
    return segment.loaded({
      about: knownMetadata()?.about ?? UNKNOWN_SESSION,
      total: totalMs(),
      ms: receivedMs,
      isComplete: isComplete(),
      missing,
    });
  }
  return {
    attach(opened) {
      socket?.close();
      socket = opened;
      error = undefined;
      // The line may have broken off between two prints of one moment.
      repeatsToSkip = lastPrintMs === receivedMs ? printsAtLastMs : 0;
      requestRange(receivedMs);
      void run(opened);
    },
    requestMore,
    covers: (ms) => ms >= start && (isComplete() || ms <= Math.max(receivedMs, isRequesting ? from : 0) + NEAR_MS),
    receivedMs: () => receivedMs,
    isComplete,
    error: () => error,
    fail,
    loaded,
    read: (begin, end) => segment.read(begin, end),
    close() {
      clearTimeout(silenceTimer);
      const previous = socket;
      socket = undefined;
      previous?.close();
    },
  };
}
