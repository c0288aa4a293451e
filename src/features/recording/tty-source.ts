// Loads a recording over `ttyplayback`, for 18.x. The stream plays in real time, but output up to a seek target arrives
// immediately (docs/protocol/streams.md#14.4). So the whole recording is loaded by seeking to its end.
import { Refusal } from '#api/refusal.ts';
import { UserFacingError } from '#lib/user-facing-error.ts';
import { http } from '#api/client.ts';
import { isNormalClose } from '#domain/stream/stream-end.ts';
import { STREAM_ERROR_STATUS } from '#domain/recording/playback-failure.ts';
import type { MissingPart } from '#domain/recording/missing-parts.ts';
import { parseSessionLength } from '#domain/recording/metadata/recording-metadata.ts';
import { UNKNOWN_SESSION } from '#domain/recording/timeline.ts';
import { parseTtyFrame, encodeSeekFrame } from '#domain/recording/tty-frames.ts';
import { sanitizeLines } from '#lib/text/sanitize.ts';
import type { StreamSocket } from '#features/stream/stream-socket.ts';
import type { RecordingId } from './http-source.ts';
import { onlyUnreadable } from './messages.ts';
import { endRefusal, openWithQuery } from './playback-socket.ts';
import { createThrottled } from './throttle.ts';
import type { RecordingSource, SourceListeners } from './source.ts';
import { createSegment } from './segment.ts';

const PLAYBACK_PATH = '/v1/webapi/sites/{cluster}/ttyplayback/{sid}';

/** Longer than any session. */
const SEEK_TO_END_MS = 366 * 24 * 3_600_000;

/** The length in milliseconds; 0 if the proxy does not know it. */
async function fetchLength(recordingId: RecordingId): Promise<number> {
  try {
    const { data } = await http.GET('/v1/webapi/sites/{cluster}/sessionlength/{sid}', {
      params: { path: { ...recordingId } },
    });
    return parseSessionLength(data).total;
  } catch (error) {
    // The recording plays without a length.
    if (error instanceof Refusal) return 0;
    throw error;
  }
}

interface TtyRecordingId extends RecordingId {
  /** The recording of a database ends when its socket ends, without an end message (docs/protocol/streams.md#14.4). */
  isDatabase: boolean;
}

export function openTtySource(
  { isDatabase, ...recordingId }: TtyRecordingId,
  { onLoaded, onFailed }: SourceListeners,
): RecordingSource {
  let segment = createSegment();
  let socket: StreamSocket | undefined;
  let receivedMs = 0;
  let totalMs = 0;
  let isComplete = false;
  let isClosed = false;
  let unreadableCount = 0;
  let hasFailed = false;

  function report(): void {
    const missing: MissingPart[] = [
      ...(unreadableCount > 0 ? [{ kind: 'messages' as const, count: unreadableCount }] : []),
      ...(isComplete && totalMs === 0 ? [{ kind: 'end' as const }] : []),
    ];
    if (!isClosed && !hasFailed)
      onLoaded(segment.loaded({ about: UNKNOWN_SESSION, total: totalMs, ms: receivedMs, isComplete, missing }));
  }
  const throttledReport = createThrottled(report);
  /** Reports the loaded part before the error, because a later report would remove the error. */
  function fail(error: UserFacingError): void {
    if (receivedMs > 0) report();
    hasFailed = true;
    onFailed(error);
  }
  /** Handles a frame. Returns false if the stream ended. */
  function handleFrame(data: Uint8Array | string): boolean {
    const frame = parseTtyFrame(data);
    if (frame.kind === 'error') {
      fail(new Refusal(STREAM_ERROR_STATUS, sanitizeLines(frame.text)));
      return false;
    }
    if (frame.kind === 'unreadable') unreadableCount += 1;
    if (frame.kind === 'resize') segment.resize(receivedMs, frame.size);
    if (frame.kind === 'output') segment.print(frame.ms, frame.data);
    if (frame.kind === 'output' || frame.kind === 'end') receivedMs = Math.max(receivedMs, frame.ms);
    if (frame.kind === 'end') {
      totalMs = frame.ms;
      isComplete = true;
    }
    return true;
  }
  async function run(): Promise<void> {
    segment = createSegment();
    receivedMs = 0;
    unreadableCount = 0;
    hasFailed = false;
    [socket, totalMs] = await Promise.all([openWithQuery(PLAYBACK_PATH, recordingId), fetchLength(recordingId)]);
    if (isClosed) return socket.close();
    socket.send(encodeSeekFrame(SEEK_TO_END_MS));
    let frames = 0;
    for (let data = await socket.read(); data !== undefined; data = await socket.read()) {
      frames += 1;
      if (!handleFrame(data)) return socket.close();
      if (segment.isFull()) socket.close({ type: 'tooMuch' });
      throttledReport();
    }
    const endError = await endRefusal(socket, frames);
    // A normal close is also an end, for example of a session without a recorded end. Sockets of databases are cut.
    const streamEnd = await socket.ended;
    const isExpectedEnd = isNormalClose(streamEnd) || (streamEnd.type === 'cut' && isDatabase);
    if (unreadableCount > 0 && !segment.hasOutput()) return fail(new UserFacingError(onlyUnreadable(unreadableCount)));
    if (!isComplete && (frames === 0 || !isExpectedEnd)) return fail(endError);
    isComplete = true;
    receivedMs = Math.max(receivedMs, totalMs);
    report();
  }
  void run();
  return {
    read: (from, to) => segment.read(from, to),
    peek: (from, to) => segment.read(from, to),
    load: async (from, to) => segment.read(from, to) ?? new Uint8Array(),
    setPosition() {},
    retry: () => void run(),
    close() {
      isClosed = true;
      socket?.close();
    },
  };
}
