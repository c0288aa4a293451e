// Loads the metadata and the thumbnails of a recording, for 18.x (docs/protocol/streams.md#14.6).
import {
  parseMetadataFrame,
  type MetadataFrame,
  type RecordingMetadata,
} from '#domain/recording/metadata/recording-metadata.ts';
import { createThumbnails, type Thumbnails } from '#domain/recording/metadata/thumbnails.ts';
import { CONNECTION_REFUSED } from '#domain/stream/messages.ts';
import { UserFacingError } from '#lib/user-facing-error.ts';
import type { RecordingId } from './http-source.ts';
import { CHECK_ACCESS, NO_RECORDING_SENT } from './messages.ts';
import { openWithToken } from './playback-socket.ts';

const METADATA_PATH = '/v1/webapi/sites/{cluster}/sessionrecording/{sid}/metadata/ws';

export interface LoadedMetadata {
  metadata: RecordingMetadata;
  /** Thumbnails that arrive after the metadata are added. */
  thumbnails: Thumbnails;
}

/**
 * Calls `onMetadata` when the metadata arrives, and resolves when the stream ends or the signal aborts. Rejects if the
 * proxy refuses the stream or reports an error.
 */
async function readMetadata(
  recordingId: RecordingId,
  signal: AbortSignal,
  onMetadata: (loaded: LoadedMetadata) => void,
): Promise<void> {
  const socket = await openWithToken(METADATA_PATH, recordingId, signal);
  if (signal.aborted) return;
  if (!socket) throw new UserFacingError(`${CONNECTION_REFUSED} ${CHECK_ACCESS}`);
  const thumbnails = createThumbnails();
  for (let data = await socket.read(); data !== undefined; data = await socket.read()) {
    const frame: MetadataFrame = parseMetadataFrame(data);
    if (frame.kind === 'error') {
      socket.close(); // no frames follow an error
      throw new UserFacingError(frame.text);
    }
    if (frame.kind === 'thumbnail') thumbnails.add(frame.thumbnail);
    if (frame.kind === 'metadata' && !signal.aborted) onMetadata({ metadata: frame.metadata, thumbnails });
  }
  socket.close();
}

/** Resolves at the end of the stream. Without metadata the recording still plays, so failures count as the end. */
export const loadMetadata = (
  recordingId: RecordingId,
  signal: AbortSignal,
  onMetadata: (loaded: LoadedMetadata) => void,
): Promise<void> => readMetadata(recordingId, signal, onMetadata).catch(() => undefined);

/** The metadata with all thumbnails. Rejects if they did not arrive. */
export async function loadThumbnails(recordingId: RecordingId, signal: AbortSignal): Promise<LoadedMetadata> {
  let loaded: LoadedMetadata | undefined;
  await readMetadata(recordingId, signal, (result) => {
    loaded = result;
  });
  if (!loaded) throw new UserFacingError(NO_RECORDING_SENT);
  return loaded;
}
