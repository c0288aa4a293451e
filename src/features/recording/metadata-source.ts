// Loads the metadata and the thumbnails of a recording, for 18.x (docs/protocol/streams.md#14.6).
import {
  parseMetadataFrame,
  type MetadataFrame,
  type RecordingMetadata,
} from '#domain/recording/metadata/recording-metadata.ts';
import { createThumbnails, type Thumbnails } from '#domain/recording/metadata/thumbnails.ts';
import type { RecordingId } from './http-source.ts';
import { openWithToken } from './playback-socket.ts';

const METADATA_PATH = '/v1/webapi/sites/{cluster}/sessionrecording/{sid}/metadata/ws';

export interface LoadedMetadata {
  metadata: RecordingMetadata;
  /** Thumbnails that arrive after the metadata are added. */
  thumbnails: Thumbnails;
}

/**
 * Calls `onMetadata` when the metadata arrives, and resolves when the stream ends or the signal aborts. Without
 * metadata the recording still plays, so failures count as the end.
 */
export async function loadMetadata(
  recordingId: RecordingId,
  signal: AbortSignal,
  onMetadata: (loaded: LoadedMetadata) => void,
): Promise<void> {
  const socket = await openWithToken(METADATA_PATH, recordingId).catch(() => undefined);
  if (!socket) return;
  if (signal.aborted) {
    socket.close();
    return;
  }
  signal.addEventListener('abort', () => socket.close());
  const thumbnails = createThumbnails();
  for (let data = await socket.read(); data !== undefined; data = await socket.read()) {
    const frame: MetadataFrame = parseMetadataFrame(data);
    if (frame.kind === 'error') break; // no frames follow an error
    if (frame.kind === 'thumbnail') thumbnails.add(frame.thumbnail);
    if (frame.kind === 'metadata' && !signal.aborted) onMetadata({ metadata: frame.metadata, thumbnails });
  }
  socket.close();
}

/** The metadata with all thumbnails; null if the proxy has none. */
export async function loadThumbnails(recordingId: RecordingId, signal: AbortSignal): Promise<LoadedMetadata | null> {
  let result: LoadedMetadata | null = null;
  await loadMetadata(recordingId, signal, (loaded) => {
    result = loaded;
  });
  return result;
}
