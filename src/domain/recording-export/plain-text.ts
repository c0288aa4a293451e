// Exports the lines of a recording as plain text, in chunks.
import type { IndexedLine } from '#domain/recording-index/line-store.ts';

export type LineBatches = Iterable<readonly IndexedLine[]> | AsyncIterable<readonly IndexedLine[]>;

export async function* plainText(batches: LineBatches): AsyncGenerator<string> {
  for await (const lines of batches) if (lines.length > 0) yield `${lines.map(({ text }) => text).join('\n')}\n`;
}
