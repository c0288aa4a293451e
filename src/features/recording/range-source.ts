// A recording by random access, as 18.x gives it (docs/protocol/streams.md#14.5). It is read from the beginning, so that all of
// it can be searched; anyone who seeks far ahead of that is shown another stretch meanwhile, read over a line of its own.
import { Refusal } from '#api/refusal.ts';
import { CONNECTION_REFUSED } from '#domain/stream/messages.ts';
import { parseMetadataFrame, type RecordingMetadata } from '#domain/recording/metadata/recording-metadata.ts';
import { createThumbnails } from '#domain/recording/metadata/thumbnails.ts';
import type { Line } from '#features/stream/line.ts';
import type { RecordingPlace } from './http-source.ts';
import { CHECK_ACCESS } from './messages.ts';
import { createPaced } from './paced.ts';
import { openWithToken } from './playback-line.ts';
import { createRangeReader, type RangeReader } from './range-reader.ts';
import type { Source, SourceListeners } from './source.ts';

const PLAYBACK = '/v1/webapi/sites/{cluster}/sessionrecording/{sid}/playback/ws';
const METADATA = '/v1/webapi/sites/{cluster}/sessionrecording/{sid}/metadata/ws';

/** Resolves with nothing where this way of playing is not to be had. */
export async function openRangeSource(
  place: RecordingPlace,
  { onLoaded, onFailed, onDescribed }: SourceListeners,
): Promise<Source | undefined> {
  const first = await openWithToken(PLAYBACK, place);
  if (!first) return undefined;
  let metadata: RecordingMetadata | 'asked' | undefined = 'asked';
  let description: Line | undefined;
  let needed = 0;
  let isClosed = false;

  function readerFrom(start: number): RangeReader {
    const reader = createRangeReader({
      start,
      metadata: () => metadata,
      needed: () => needed,
      onMore: () => pacedReport(),
      // What is shown goes on where only the other stretch has failed.
      onFailed(error) {
        if (isClosed || reader !== shown) return;
        publish();
        onFailed(error);
      },
    });
    return reader;
  }
  const pacedReport = createPaced(() => report());
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
    if (!shown.error()) publish();
  }
  function publish(): void {
    const loaded = shown.loaded();
    if (loaded) onLoaded(shown === whole ? loaded : { ...loaded, whole: whole.loaded() });
  }
  async function reach(reader: RangeReader): Promise<void> {
    const line = await openWithToken(PLAYBACK, place).catch(reader.fail);
    if (isClosed || (reader !== shown && reader !== whole)) return line?.close();
    if (line) reader.listen(line);
    else reader.fail(new Refusal(0, `${CONNECTION_REFUSED} ${CHECK_ACCESS}`));
  }
  function know(known: RecordingMetadata | undefined): void {
    metadata = known;
    whole.goOn();
    shown.goOn();
    if (whole.come() > 0) report();
  }
  /** What is said of the recording besides; where that is nothing, or cannot be read, it plays all the same. */
  async function describe(): Promise<void> {
    description = await openWithToken(METADATA, place).catch(() => undefined);
    if (isClosed) return description?.close();
    const thumbnails = createThumbnails();
    for (let data = await description?.read(); data !== undefined; data = await description?.read()) {
      const frame = parseMetadataFrame(data);
      if (frame.kind === 'error') break; // nothing follows
      if (frame.kind === 'thumbnail') thumbnails.add(frame.thumbnail);
      if (frame.kind !== 'metadata' || isClosed) continue;
      know(frame.metadata);
      onDescribed({ marks: frame.metadata.marks, thumbnailAt: thumbnails.findAt });
    }
    description?.close();
    if (metadata === 'asked') know(undefined);
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
      description?.close();
      whole.close();
      shown.close();
    },
  };
}
