// Reads one segment of a recording over its own socket, in ranges of at most ten minutes. A segment that does not start
// at the beginning starts with the screen at that time (docs/protocol/streams.md#14.5).
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

/** The amount of output to prefetch. */
const PREFETCH_BYTES = 32 * 1024 * 1024;

interface RangeReaderOptions {
  /** The start of the segment, in milliseconds. */
  start: number;
  /** Undefined if the proxy sends no metadata; `asked` while it is loading. */
  metadata: () => RecordingMetadata | 'asked' | undefined;
  /** The current playback position, in milliseconds. */
  neededMs: () => number;
  /** Called when more output or the end of the recording is known. */
  onMore: () => void;
  onFailed: (error: UserFacingError) => void;
}

export interface RangeReader {
  /** Continues reading over a new socket. */
  attach: (socket: StreamSocket) => void;
  requestMore: () => void;
  /** Whether the segment contains this time, or will contain it soon. */
  covers: (ms: number) => boolean;
  receivedMs: () => number;
  isComplete: () => boolean;
  error: () => UserFacingError | undefined;
  fail: (error: UserFacingError) => void;
  /** Undefined until the first screen is loaded. */
  loaded: () => LoadedRecording | undefined;
  read: RecordingSegment['read'];
  close: () => void;
}

/** Without a known length, this many empty ranges (an hour) count as the end. */
const MAX_EMPTY_RANGES = 6;

/** A position this close to the loaded part is waited for, without starting another segment. */
const NEAR_MS = 60_000;

export function createRangeReader({ start, metadata, neededMs, onMore, onFailed }: RangeReaderOptions): RangeReader {
  let socket: StreamSocket | undefined;
  let segment = createSegment();
  let request = 0;
  let rangeStart = start;
  let receivedMs = start;
  let hasScreen = start === 0;
  let hasEnd = false;
  let hasEndEvent = false;
  let endMs = 0;
  let isRequesting = false;
  let emptyRanges = 0;
  let unreadableCount = 0;
  let error: UserFacingError | undefined;
  let silenceTimer: ReturnType<typeof setTimeout> | undefined;
  /** The time of the last print, the number of prints at that time, and how many of them will be repeated. */
  let lastPrintMs = 0;
  let printsAtLastMs = 0;
  let repeatsToSkip = 0;

  const knownMetadata = () => {
    const currentMetadata = metadata();
    return currentMetadata === 'asked' ? undefined : currentMetadata;
  };
  const totalMs = () => Math.max(knownMetadata()?.total ?? 0, endMs);
  const isComplete = () => hasEnd && receivedMs >= endMs;
  /** Starts the timeout for the first message of an answer. */
  function waitForAnswer(): void {
    const current = socket;
    clearTimeout(silenceTimer);
    silenceTimer = setTimeout(() => current?.close({ type: 'silent' }), SILENCE_TIMEOUT_MS);
  }
  function requestRange(ms: number): void {
    request += 1;
    rangeStart = ms;
    isRequesting = true;
    waitForAnswer();
    socket?.send(
      encodeRangeRequest({ from: rangeStart, to: rangeStart + MAX_RANGE_MS, request, withScreen: !hasScreen }),
    );
  }
  /** Whether no more output is expected. */
  const isPastEnd = () =>
    totalMs() > 0 ? receivedMs >= totalMs() : emptyRanges >= MAX_EMPTY_RANGES && metadata() !== 'asked';
  function requestMore(): void {
    if (!isRequesting && !hasEnd && isPastEnd()) {
      hasEnd = true;
      endMs = totalMs() > 0 ? totalMs() : lastPrintMs;
      onMore();
    }
    // Waits for the metadata with the length before requesting more empty ranges.
    if (metadata() === 'asked' && emptyRanges > 0) return;
    if (socket && !isRequesting && !error && !isComplete() && segment.bytesAfter(neededMs()) < PREFETCH_BYTES)
      requestRange(receivedMs + 1);
  }
  function print(ms: number, data: Uint8Array): void {
    emptyRanges = 0;
    if (repeatsToSkip > 0 && ms === rangeStart) return void (repeatsToSkip -= 1);
    segment.print(ms, data);
    printsAtLastMs = ms > lastPrintMs ? 1 : printsAtLastMs + 1;
    lastPrintMs = Math.max(lastPrintMs, ms);
    receivedMs = Math.max(receivedMs, ms);
  }
  function onStop(end: number): void {
    isRequesting = false;
    if (lastPrintMs < rangeStart) emptyRanges += 1;
    receivedMs = Math.max(receivedMs, Math.min(end, hasEnd ? endMs : end));
  }
  function fail(reason: UserFacingError): void {
    if (error) return;
    error = reason;
    isRequesting = false;
    onFailed(reason);
  }
  function onMessage(message: RangeMessage): void {
    // An error before any request has the number 0.
    const isForRequest = message.request === request || (message.kind === 'error' && message.request === 0);
    if (!isForRequest || error) return;
    clearTimeout(silenceTimer);
    switch (message.kind) {
      case 'size':
        // Sizes from before the segment are only needed for its initial screen.
        if (message.ms >= rangeStart) segment.resize(message.ms, message.size);
        break;
      case 'screen':
        segment = createSegment({ ...message.size, ms: rangeStart, offset: 0, text: message.text.slice() });
        hasScreen = true;
        break;
      case 'print':
        return print(message.ms, message.data);
      case 'end':
        hasEnd = true;
        hasEndEvent = true;
        endMs = message.ms;
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
      const parsedFrame = parseRangeFrame(data);
      unreadableCount += parsedFrame.unreadable;
      parsedFrame.messages.forEach(onMessage);
      if (segment.isFull()) current.close({ type: 'tooMuch' });
      if (isComplete() && unreadableCount > 0 && !segment.hasOutput())
        fail(new UserFacingError(onlyUnreadable(unreadableCount)));
      if (!error) onMore();
      requestMore();
    }
    clearTimeout(silenceTimer);
    const endError = await endRefusal(current, frames);
    const isUnreadable = unreadableCount > 0 && !segment.hasOutput();
    if (current === socket && !isComplete())
      fail(isUnreadable ? new UserFacingError(onlyUnreadable(unreadableCount)) : endError);
  }
  function loaded(): LoadedRecording | undefined {
    if (!hasScreen) return undefined;
    const missing: MissingPart[] = [
      ...(unreadableCount > 0 ? [{ kind: 'messages' as const, count: unreadableCount }] : []),
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
    attach(newSocket) {
      socket?.close();
      socket = newSocket;
      error = undefined;
      // The connection may have been lost between two prints of the same moment.
      repeatsToSkip = lastPrintMs === receivedMs ? printsAtLastMs : 0;
      requestRange(receivedMs);
      void run(newSocket);
    },
    requestMore,
    covers: (ms) =>
      ms >= start && (isComplete() || ms <= Math.max(receivedMs, isRequesting ? rangeStart : 0) + NEAR_MS),
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
