import { useEffect, useState } from 'react';
import type { IndexedLine } from '#domain/recording-index/line-store.ts';
import type { IndexClient, IndexState } from '#features/recording/index/index-client.ts';

/** Many elements are slow, so only this many lines are rendered at the same time. */
export const PAGE_LINES = 1000;

interface TranscriptPosition {
  /** The index of a chunk of lines. The visible lines of the screen belong to the last chunk. */
  chunk: number;
  page: number;
}

export type NumberedLine = IndexedLine & { number: number };

interface TranscriptPage {
  lines: readonly NumberedLine[];
  hasEarlier: boolean;
  hasLater: boolean;
  showEarlier: () => void;
  showLater: () => void;
}

/** The lines of a chunk. The second to last chunk also gets the lines of the last one, which the screen shows. */
async function readLines(index: IndexClient, chunk: number): Promise<readonly IndexedLine[]> {
  const { chunks } = index.state();
  const lines = await index.read(chunk);
  return chunk >= chunks - 2 && chunk < chunks - 1 ? [...lines, ...(await index.read(chunk + 1))] : lines;
}

/** Reads the lines of a chunk, and again when more are indexed. Returns the function that unsubscribes. */
function subscribeToLines(
  index: IndexClient,
  chunk: number,
  show: (lines: readonly NumberedLine[]) => void,
): () => void {
  let isStopped = false;
  let isReading = false;
  let isOutdated = false;
  async function read(): Promise<void> {
    isOutdated = isReading;
    if (isReading) return;
    isReading = true;
    const lines = await readLines(index, chunk);
    isReading = false;
    if (isStopped) return;
    show(lines.map((line, number) => ({ ...line, number })));
    if (isOutdated) void read();
  }
  void read();
  const stop = index.subscribe(() => void read());
  return () => {
    isStopped = true;
    stop();
  };
}

/** The lines of a recording in pages. */
export function useTranscript(index: IndexClient, { chunks }: IndexState): TranscriptPage {
  const [{ chunk, page }, setPosition] = useState<TranscriptPosition>({ chunk: 0, page: 0 });
  const [lines, setLines] = useState<readonly NumberedLine[]>([]);
  useEffect(() => subscribeToLines(index, chunk, setLines), [index, chunk]);
  const lastChunk = Math.max(0, chunks - 2);
  const isLastPage = (page + 1) * PAGE_LINES >= lines.length;
  return {
    lines: lines.slice(page * PAGE_LINES, (page + 1) * PAGE_LINES),
    hasEarlier: chunk > 0 || page > 0,
    hasLater: !isLastPage || chunk < lastChunk,
    showEarlier: () => setPosition(page > 0 ? { chunk, page: page - 1 } : { chunk: Math.max(0, chunk - 1), page: 0 }),
    showLater: () => setPosition(isLastPage ? { chunk: chunk + 1, page: 0 } : { chunk, page: page + 1 }),
  };
}
