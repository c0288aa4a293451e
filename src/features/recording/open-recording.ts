// Opens a recording in the way that its proxy supports (docs/protocol/streams.md#14.1, #14.7).
import { dialect } from '#api/dialect/dialect-query.ts';
import { proxyCan } from '#api/dialect/dialect.ts';
import { openHttpSource, type RecordingId } from './http-source.ts';
import { openRangeSource } from './range-source.ts';
import type { OpenSource, RecordingSource, SourceListeners } from './source.ts';
import { openTtySource } from './tty-source.ts';

/** Uses random access if the proxy has it, otherwise a sequential stream. Databases only have sequential streams. */
async function openSource(
  recordingId: RecordingId,
  type: string,
  listeners: SourceListeners,
): Promise<RecordingSource> {
  if (!proxyCan(await dialect(), 'streamRecordings')) return openHttpSource(recordingId, listeners);
  const isDatabase = type === 'database';
  const ranges = isDatabase ? undefined : await openRangeSource(recordingId, listeners);
  return ranges ?? openTtySource({ ...recordingId, isDatabase }, listeners);
}

/** Creates a function that opens the recording. Its source forwards calls to the real source once that is open. */
export const openRecording =
  (recordingId: RecordingId, type: string): OpenSource =>
  (listeners) => {
    let source: RecordingSource | undefined;
    let neededMs = 0;
    let isClosed = false;
    const start = async () => {
      try {
        const openedSource = await openSource(recordingId, type, listeners);
        if (isClosed) return openedSource.close();
        source = openedSource;
        openedSource.setPosition(neededMs);
      } catch (error) {
        listeners.onFailed(error);
      }
    };
    void start();
    return {
      read: (from, to) => source?.read(from, to),
      peek: (from, to) => source?.peek(from, to),
      load: async (from, to, signal) => (await source?.load(from, to, signal)) ?? new Uint8Array(),
      setPosition(ms) {
        neededMs = ms;
        source?.setPosition(ms);
      },
      retry: () => (source ? source.retry() : void start()),
      close() {
        isClosed = true;
        source?.close();
      },
    };
  };
