// Which way a proxy gives recordings (docs/protocol/streams.md#14.1, #14.7).
import { dialect } from '#api/dialect/dialect-query.ts';
import { proxyCan } from '#api/dialect/dialect.ts';
import { openHttpSource, type RecordingPlace } from './http-source.ts';
import { openRangeSource } from './range-source.ts';
import type { OpenSource, Source, SourceListeners } from './source.ts';
import { openTtySource } from './tty-source.ts';

/** Random access where it is to be had, else the tape; databases are on tape alone. */
async function choose(place: RecordingPlace, type: string, listeners: SourceListeners): Promise<Source> {
  if (!proxyCan(await dialect(), 'streamRecordings')) return openHttpSource(place, listeners);
  const isDatabase = type === 'database';
  const ranges = isDatabase ? undefined : await openRangeSource(place, listeners);
  return ranges ?? openTtySource({ ...place, isDatabase }, listeners);
}

/** A recording, in the way in which this proxy gives it. */
export const openRecording =
  (place: RecordingPlace, type: string): OpenSource =>
  (listeners) => {
    let source: Source | undefined;
    let needed = 0;
    let isClosed = false;
    const start = async () => {
      try {
        const chosen = await choose(place, type, listeners);
        if (isClosed) return chosen.close();
        source = chosen;
        chosen.need(needed);
      } catch (error) {
        listeners.onFailed(error);
      }
    };
    void start();
    return {
      read: (from, to) => source?.read(from, to),
      peek: (from, to) => source?.peek(from, to),
      load: async (from, to, signal) => (await source?.load(from, to, signal)) ?? new Uint8Array(),
      need(ms) {
        needed = ms;
        source?.need(ms);
      },
      retry: () => (source ? source.retry() : void start()),
      close() {
        isClosed = true;
        source?.close();
      },
    };
  };
