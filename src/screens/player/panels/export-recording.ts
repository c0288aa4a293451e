// Converts a recording to a file of the chosen format, in chunks.
import { asciicast, type RecordedPart } from '#domain/recording-export/asciicast.ts';
import type { IndexedLine } from '#domain/recording-index/line-store.ts';
import { plainText } from '#domain/recording-export/plain-text.ts';
import { transcriptPage } from '#domain/recording-export/transcript-page.ts';
import type { Timeline } from '#domain/recording/timeline.ts';
import { outputName } from '#domain/terminal/tools/file-name.ts';
import type { IndexClient } from '#features/recording/index/index-client.ts';
import type { LoadedRecording, RecordingSource } from '#features/recording/source.ts';
import type { ByteChunks } from '#lib/browser/save-target.ts';

export type ExportFormat = 'text' | 'cast-2' | 'cast-3' | 'page';

export interface ExportedRecording {
  loaded: LoadedRecording;
  index: IndexClient;
  load: RecordingSource['load'];
  title: string;
  facts: readonly string[];
}

const FILE_EXTENSIONS: Readonly<Record<ExportFormat, string>> = {
  text: 'txt',
  'cast-2': 'cast',
  'cast-3': 'cast',
  page: 'html',
};

async function* allLinesOf(index: IndexClient): AsyncGenerator<readonly IndexedLine[]> {
  for (let chunk = 0; chunk < index.state().chunks; chunk += 1) yield await index.read(chunk);
}

/** The size of a request for output outside memory. Proxies send at most 5 MiB (docs/protocol/streams.md#6.2). */
const FETCH_BYTES = 4 * 1024 * 1024;

/** The output of each moment. Loads the output in blocks, so that only one block is in memory at a time. */
async function* recordedParts(
  { moments, bytes: length }: Timeline,
  load: RecordingSource['load'],
  signal: AbortSignal,
): AsyncGenerator<RecordedPart> {
  let block: Uint8Array = new Uint8Array();
  let blockStart = 0;
  let position = 0;
  for (const { ms, to, size } of moments) {
    if (to > blockStart + block.length && to > position) {
      block = await load(position, Math.max(to, Math.min(position + FETCH_BYTES, length)), signal);
      blockStart = position;
    }
    const bytes = block.subarray(position - blockStart, Math.max(position, to) - blockStart);
    position = Math.max(position, to);
    yield size ? { ms, bytes, size } : { ms, bytes };
  }
}

export const exportFileName = (format: ExportFormat, { loaded }: ExportedRecording, name: string): string =>
  `${outputName(name, new Date(loaded.timeline.about.start ?? Date.now()))}.${FILE_EXTENSIONS[format]}`;

interface ExportRequest {
  format: ExportFormat;
  exported: ExportedRecording;
  onProgress: (bytes: number) => void;
  /** Cancels the export; the partial file is deleted. */
  signal: AbortSignal;
}

function exportText({
  format,
  exported: { loaded, index, load, title, facts },
  signal,
}: ExportRequest): AsyncGenerator<string> {
  const { timeline, startKeyframe } = loaded;
  if (format === 'text') return plainText(allLinesOf(index));
  if (format === 'page') return transcriptPage({ title, facts }, allLinesOf(index));
  const { columns, rows } = timeline.moments.find(({ size }) => size)?.size ?? startKeyframe;
  const header = {
    version: format === 'cast-2' ? 2 : 3,
    columns,
    rows,
    title,
    startedAt: timeline.about.start,
  } as const;
  return asciicast(header, recordedParts(timeline, load, signal));
}

/** The amount of text in memory before it is written. */
const MAX_BUFFERED_CHARACTERS = 1024 * 1024;

/** The file in chunks. Only a part of the recording is in memory at a time. */
export async function* exportChunks(request: ExportRequest): ByteChunks {
  const { signal, onProgress } = request;
  const encoder = new TextEncoder();
  let bufferedText = '';
  let bytes = 0;
  const encodeBufferedText = () => {
    const encoded = encoder.encode(bufferedText);
    bufferedText = '';
    bytes += encoded.length;
    onProgress(bytes);
    return encoded;
  };
  for await (const part of exportText(request)) {
    bufferedText += part;
    if (bufferedText.length < MAX_BUFFERED_CHARACTERS) continue;
    signal.throwIfAborted();
    yield encodeBufferedText();
    // Lets the browser continue the playback.
    await new Promise((resolve) => setTimeout(resolve));
  }
  signal.throwIfAborted();
  yield encodeBufferedText();
}
