// Loads a recording with random access, for 18.x (docs/protocol/streams.md#14.5). One reader starts at the beginning,
// so that the whole text can be searched. After a seek to a time that this reader has not reached, a second reader with
// its own socket shows a segment from that time, until the first reader has caught up.
import { UserFacingError } from '#lib/user-facing-error.ts';
import { CONNECTION_REFUSED } from '#domain/stream/messages.ts';
import type { RecordingMetadata } from '#domain/recording/metadata/recording-metadata.ts';
import type { RecordingId } from './http-source.ts';
import { CHECK_ACCESS } from './messages.ts';
import { loadMetadata } from './metadata-source.ts';
import { createThrottled } from './throttle.ts';
import { openWithToken } from './playback-socket.ts';
import { createRangeReader, type RangeReader } from './range-reader.ts';
import type { RecordingSource, SourceListeners } from './source.ts';

const PLAYBACK_PATH = '/v1/webapi/sites/{cluster}/sessionrecording/{sid}/playback/ws';

/** Resolves with undefined if the proxy does not support random access to this recording. */
export async function openRangeSource(
  recordingId: RecordingId,
  { onLoaded, onFailed, onDetails }: SourceListeners,
): Promise<RecordingSource | undefined> {
  const firstSocket = await openWithToken(PLAYBACK_PATH, recordingId);
  if (!firstSocket) return undefined;
  let metadata: RecordingMetadata | 'asked' | undefined = 'asked';
  const abort = new AbortController();
  let neededMs = 0;
  let isClosed = false;

  function createReader(start: number): RangeReader {
    const reader = createRangeReader({
      start,
      metadata: () => metadata,
      neededMs: () => neededMs,
      onMore: () => throttledReport(),
      // Only a failure of the shown segment is reported.
      onFailed(error) {
        if (isClosed || reader !== shownReader) return;
        publish();
        onFailed(error);
      },
    });
    return reader;
  }
  const throttledReport = createThrottled(() => report());
  const fullReader = createReader(0);
  let shownReader = fullReader;
  function show(reader: RangeReader): void {
    if (shownReader !== fullReader) shownReader.close();
    shownReader = reader;
    const error = reader.error();
    if (error) onFailed(error);
  }
  function report(): void {
    if (isClosed) return;
    if (shownReader !== fullReader && fullReader.receivedMs() >= shownReader.receivedMs()) show(fullReader);
    if (!shownReader.error()) publish();
  }
  function publish(): void {
    const loaded = shownReader.loaded();
    if (loaded) onLoaded(shownReader === fullReader ? loaded : { ...loaded, fromStart: fullReader.loaded() });
  }
  async function reconnect(reader: RangeReader): Promise<void> {
    const socket = await openWithToken(PLAYBACK_PATH, recordingId).catch(reader.fail);
    if (isClosed || (reader !== shownReader && reader !== fullReader)) return socket?.close();
    if (socket) reader.attach(socket);
    else reader.fail(new UserFacingError(`${CONNECTION_REFUSED} ${CHECK_ACCESS}`));
  }
  function setMetadata(newMetadata: RecordingMetadata | undefined): void {
    metadata = newMetadata;
    fullReader.requestMore();
    shownReader.requestMore();
    if (fullReader.receivedMs() > 0) report();
  }
  async function requestMetadata(): Promise<void> {
    await loadMetadata(recordingId, abort.signal, (loaded) => {
      setMetadata(loaded.metadata);
      onDetails({ marks: loaded.metadata.marks, thumbnailAt: loaded.thumbnails.findAt });
    });
    if (metadata === 'asked' && !isClosed) setMetadata(undefined);
  }
  void requestMetadata();
  fullReader.attach(firstSocket);
  return {
    read: (from, to) => shownReader.read(from, to),
    peek: (from, to) => fullReader.read(from, to),
    load: async (from, to) => fullReader.read(from, to) ?? new Uint8Array(),
    setPosition(ms) {
      neededMs = ms;
      if (!shownReader.covers(ms)) {
        if (fullReader.covers(ms)) {
          show(fullReader);
          report();
        } else {
          show(createReader(Math.floor(ms)));
          void reconnect(shownReader);
        }
      }
      fullReader.requestMore();
      shownReader.requestMore();
    },
    retry() {
      if (metadata === undefined) void requestMetadata();
      for (const reader of new Set([fullReader, shownReader])) if (reader.error()) void reconnect(reader);
    },
    close() {
      isClosed = true;
      abort.abort();
      fullReader.close();
      shownReader.close();
    },
  };
}
