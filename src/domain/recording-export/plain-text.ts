// Exports the lines of a recording as plain text.
import type { IndexedLine } from '#domain/recording-index/line-store.ts';

export type LineBatches = Iterable<readonly IndexedLine[]> | AsyncIterable<readonly IndexedLine[]>;

export async function* plainText(parts: LineBatches): AsyncGenerator<string> {
  for await (const lines of parts) if (lines.length > 0) yield `${lines.map(({ text }) => text).join('\n')}\n`;
}
