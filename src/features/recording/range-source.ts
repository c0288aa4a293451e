// A recording by random access, as 18.x gives it (docs/protocol/streams.md#14.5). It is read from the beginning, so that all of
// it can be searched; whoever seeks far ahead of that is shown another stretch meanwhile, read over a line of its own.
import { unreachable } from '#api/refusal.ts';
import { readMetadataFrame, type Metadata } from '#domain/recording/metadata.ts';
import type { RecordingPlace } from './http-source.ts';
import { openWithToken } from './playback-line.ts';
import { createRangeReader, type RangeReader } from './range-reader.ts';
import type { Source, SourceListeners } from './source.ts';

const PLAYBACK = '/v1/webapi/sites/{cluster}/sessionrecording/{sid}/playback/ws';
const METADATA = '/v1/webapi/sites/{cluster}/sessionrecording/{sid}/metadata/ws';

/** What it says of the recording first; nothing where it says nothing, which keeps nobody from playing it. */
async function askMetadata(place: RecordingPlace): Promise<Metadata | undefined> {
  const line = await openWithToken(METADATA, place);
  for (let data = await line?.read(); data !== undefined; data = await line?.read()) {
    const frame = readMetadataFrame(data);
    if (frame.kind === 'other') continue;
    line?.close();
    return frame.kind === 'metadata' ? frame.metadata : undefined;
  }
  return undefined;
}

/** Resolves with nothing where this way of playing is not to be had. */
export async function openRangeSource(
  place: RecordingPlace,
  { onLoaded, onFailed }: SourceListeners,
): Promise<Source | undefined> {
  const first = await openWithToken(PLAYBACK, place);
  if (!first) return undefined;
  let metadata: Metadata | 'asked' | undefined = 'asked';
  let needed = 0;
  let isClosed = false;

  function readerFrom(start: number): RangeReader {
    const reader = createRangeReader({
      start,
      metadata: () => metadata,
      needed: () => needed,
      onMore: () => report(),
      // What is shown goes on where only the other stretch has failed.
      onFailed: (error) => !isClosed && reader === shown && onFailed(error),
    });
    return reader;
  }
  const whole = readerFrom(0);
  let shown = whole;
  function show(reader: RangeReader): void {
    if (shown !== whole) shown.close();
    shown = reader;
    const error = reader.error();
    if (error) onFailed(error);
  }
  function report(): void {
    if (isClosed) return;
    if (shown !== whole && whole.come() >= shown.come()) show(whole);
    const loaded = shown.loaded();
    if (!loaded || shown.error()) return;
    onLoaded(shown === whole ? loaded : { ...loaded, whole: whole.loaded() });
  }
  async function reach(reader: RangeReader): Promise<void> {
    const line = await openWithToken(PLAYBACK, place);
    if (isClosed || (reader !== shown && reader !== whole)) return line?.close();
    if (line) reader.listen(line);
    else reader.fail(unreachable());
  }
  async function describe(): Promise<void> {
    metadata = await askMetadata(place);
    whole.goOn();
    shown.goOn();
    if (whole.come() > 0) report();
  }
  void describe();
  whole.listen(first);
  return {
    read: (from, to) => shown.read(from, to),
    peek: (from, to) => whole.read(from, to),
    load: async (from, to) => whole.read(from, to) ?? new Uint8Array(),
    need(ms) {
      needed = ms;
      if (!shown.covers(ms)) {
        if (whole.covers(ms)) {
          show(whole);
          report();
        } else {
          show(readerFrom(Math.floor(ms)));
          void reach(shown);
        }
      }
      whole.goOn();
      shown.goOn();
    },
    retry() {
      if (metadata === undefined) void describe();
      for (const reader of new Set([whole, shown])) if (reader.error()) void reach(reader);
    },
    close() {
      isClosed = true;
      whole.close();
      shown.close();
    },
  };
}
