// A recording as a file, written piece by piece.
import { asciicast, type RecordedPart } from '#domain/recording-export/asciicast.ts';
import type { IndexedLine } from '#domain/recording-index/line-store.ts';
import { plainText } from '#domain/recording-export/plain-text.ts';
import { transcriptPage } from '#domain/recording-export/transcript-page.ts';
import type { Timeline } from '#domain/recording/timeline.ts';
import { outputName } from '#domain/terminal/tools/file-name.ts';
import type { IndexClient } from '#features/recording/index/index-client.ts';
import type { Loaded, Source } from '#features/recording/source.ts';

export type Format = 'text' | 'cast-2' | 'cast-3' | 'page';

export interface Exported {
  loaded: Loaded;
  index: IndexClient;
  peek: Source['peek'];
  title: string;
  facts: readonly string[];
}

const FILES: Readonly<Record<Format, { type: string; ending: string }>> = {
  text: { type: 'text/plain', ending: 'txt' },
  'cast-2': { type: 'application/x-asciicast', ending: 'cast' },
  'cast-3': { type: 'application/x-asciicast', ending: 'cast' },
  page: { type: 'text/html', ending: 'html' },
};

async function* linesOf(index: IndexClient): AsyncGenerator<readonly IndexedLine[]> {
  for (let chunk = 0; chunk < index.state().chunks; chunk += 1) yield await index.read(chunk);
}

function* partsOf({ moments }: Timeline, peek: Source['peek']): Generator<RecordedPart> {
  let from = 0;
  for (const { ms, to, size } of moments) {
    const bytes = to > from ? peek(from, to) : new Uint8Array();
    if (!bytes) throw new RangeError('A part of the recording is not in memory.');
    from = Math.max(from, to);
    yield size ? { ms, bytes, size } : { ms, bytes };
  }
}

/** What the file of a session is called. */
export const fileNameOf = (format: Format, { loaded }: Exported, name: string): string =>
  `${outputName(name, new Date(loaded.timeline.about.start ?? Date.now()))}.${FILES[format].ending}`;

/** The text of the file. */
function pieces(format: Format, { loaded, index, peek, title, facts }: Exported): AsyncGenerator<string> {
  const { timeline, begin } = loaded;
  if (format === 'text') return plainText(linesOf(index));
  if (format === 'page') return transcriptPage({ title, facts }, linesOf(index));
  const { columns, rows } = timeline.moments.find(({ size }) => size)?.size ?? begin;
  const head = { version: format === 'cast-2' ? 2 : 3, columns, rows, title, startedAt: timeline.about.start } as const;
  return asciicast(head, partsOf(timeline, peek));
}

/** As large as the pieces that the browser may put away meanwhile. */
const BLOB_LETTERS = 4 * 1024 * 1024;

/** All of it as one file, which is not in memory as one text. */
export async function fileOf(format: Format, exported: Exported): Promise<Blob> {
  const { type } = FILES[format];
  const blobs: Blob[] = [];
  let text = '';
  for await (const piece of pieces(format, exported)) {
    text += piece;
    if (text.length < BLOB_LETTERS) continue;
    blobs.push(new Blob([text]));
    text = '';
  }
  return new Blob([...blobs, text], { type });
}
