// A recording as a file, written piece by piece.
import { asciicast, type RecordedPart } from '#domain/recording-export/asciicast.ts';
import type { IndexedLine } from '#domain/recording-index/line-store.ts';
import { plainText } from '#domain/recording-export/plain-text.ts';
import { transcriptPage } from '#domain/recording-export/transcript-page.ts';
import type { Timeline } from '#domain/recording/timeline.ts';
import { outputName } from '#domain/terminal/tools/file-name.ts';
import type { IndexClient } from '#features/recording/index/index-client.ts';
import type { LoadedRecording, RecordingSource } from '#features/recording/source.ts';
import type { ByteChunks } from '#lib/browser/save-target.ts';

export type Format = 'text' | 'cast-2' | 'cast-3' | 'page';

export interface Exported {
  loaded: LoadedRecording;
  index: IndexClient;
  load: RecordingSource['load'];
  title: string;
  facts: readonly string[];
}

const ENDINGS: Readonly<Record<Format, string>> = { text: 'txt', 'cast-2': 'cast', 'cast-3': 'cast', page: 'html' };

async function* linesOf(index: IndexClient): AsyncGenerator<readonly IndexedLine[]> {
  for (let chunk = 0; chunk < index.state().chunks; chunk += 1) yield await index.read(chunk);
}

/** Fetched at once, where it is not in memory any more; no proxy gives more than 5 MiB (docs/protocol/streams.md#6.2). */
const BLOCK_BYTES = 4 * 1024 * 1024;

async function* partsOf(
  { moments, bytes: length }: Timeline,
  load: RecordingSource['load'],
  signal: AbortSignal,
): AsyncGenerator<RecordedPart> {
  let block: Uint8Array = new Uint8Array();
  let begin = 0;
  let from = 0;
  for (const { ms, to, size } of moments) {
    if (to > begin + block.length && to > from) {
      block = await load(from, Math.max(to, Math.min(from + BLOCK_BYTES, length)), signal);
      begin = from;
    }
    const bytes = block.subarray(from - begin, Math.max(from, to) - begin);
    from = Math.max(from, to);
    yield size ? { ms, bytes, size } : { ms, bytes };
  }
}

/** What the file of a session is called. */
export const fileNameOf = (format: Format, { loaded }: Exported, name: string): string =>
  `${outputName(name, new Date(loaded.timeline.about.start ?? Date.now()))}.${ENDINGS[format]}`;

interface Order {
  format: Format;
  exported: Exported;
  onProgress: (bytes: number) => void;
  /** Ends it; what was written is thrown away. */
  signal: AbortSignal;
}

/** The text of the file. */
function textOf({ format, exported: { loaded, index, load, title, facts }, signal }: Order): AsyncGenerator<string> {
  const { timeline, startKeyframe: begin } = loaded;
  if (format === 'text') return plainText(linesOf(index));
  if (format === 'page') return transcriptPage({ title, facts }, linesOf(index));
  const { columns, rows } = timeline.moments.find(({ size }) => size)?.size ?? begin;
  const head = { version: format === 'cast-2' ? 2 : 3, columns, rows, title, startedAt: timeline.about.start } as const;
  return asciicast(head, partsOf(timeline, load, signal));
}

/** As much as is held before it is written. */
const PIECE_LETTERS = 1024 * 1024;

/** The file piece by piece: however long the recording is, only a part of it is held at a time. */
export async function* piecesOf(order: Order): ByteChunks {
  const { signal, onProgress } = order;
  const encoder = new TextEncoder();
  let text = '';
  let bytes = 0;
  const piece = () => {
    const encoded = encoder.encode(text);
    text = '';
    bytes += encoded.length;
    onProgress(bytes);
    return encoded;
  };
  for await (const more of textOf(order)) {
    text += more;
    if (text.length < PIECE_LETTERS) continue;
    signal.throwIfAborted();
    yield piece();
    // So that the page goes on playing meanwhile.
    await new Promise((resolve) => setTimeout(resolve));
  }
  signal.throwIfAborted();
  yield piece();
}
