// Events as a file, written as they come: however many there are, only a part of one page is held at a time.
import { csvFile, jsonLinesFile } from '#domain/audit/log/export-rows.ts';
import type { AuditRow } from '#domain/audit/event.ts';
import { createYieldToBrowser } from '#lib/async/yield-to-browser.ts';
import type { ByteChunks, SaveTarget } from '#lib/browser/save-target.ts';

export const FORMATS = ['csv', 'jsonl'] as const;
export type Format = (typeof FORMATS)[number];

const FILES = { csv: csvFile, jsonl: jsonLinesFile } as const;

export interface Progress {
  /** Events that were looked at, and of them those that were written. */
  read: number;
  written: number;
  bytes: number;
}

export const NOTHING_YET: Progress = { read: 0, written: 0, bytes: 0 };

type Pages = AsyncIterable<readonly AuditRow[]> | Iterable<readonly AuditRow[]>;

interface Export {
  pages: Pages;
  isWanted: (row: AuditRow) => boolean;
  format: Format;
  name: string;
  target: SaveTarget;
  onProgress: (progress: Progress) => void;
  /** Ends the export; what was written is thrown away. */
  signal: AbortSignal;
}

/** Written at once. */
const SLICE = 500;

/** Ends with what was written; throws the proxy's error, the disk's, or the signal's reason. */
export async function exportEvents({ pages, isWanted, format, name, target, onProgress, signal }: Export) {
  const progress = { ...NOTHING_YET };
  const takeBreak = createYieldToBrowser();
  async function* slices(): AsyncGenerator<readonly AuditRow[], void> {
    for await (const rows of pages)
      for (let at = 0; at < rows.length; at += SLICE) {
        signal.throwIfAborted();
        const slice = rows.slice(at, at + SLICE);
        const wanted = slice.filter(isWanted);
        progress.read += slice.length;
        progress.written += wanted.length;
        yield wanted;
        onProgress({ ...progress });
        await takeBreak();
      }
  }
  async function* pieces(): ByteChunks {
    const encoder = new TextEncoder();
    for await (const text of FILES[format](slices())) {
      const piece = encoder.encode(text);
      progress.bytes += piece.length;
      if (piece.length > 0) yield piece;
    }
    // One that is cancelled after its last event is not saved either.
    signal.throwIfAborted();
  }
  await target.write(pieces(), name);
  return progress;
}
