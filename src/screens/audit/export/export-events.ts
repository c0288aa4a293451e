// Writes events to a file page by page while they load, so that only one page of events is in memory at a time.
import { csvFile, jsonLinesFile } from '#domain/audit/log/export-rows.ts';
import type { AuditRow } from '#domain/audit/event.ts';
import { createYieldToBrowser } from '#lib/async/yield-to-browser.ts';
import type { ByteChunks, SaveTarget } from '#lib/browser/save-target.ts';

export const EXPORT_FORMATS = ['csv', 'jsonl'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

const FILE_WRITERS = { csv: csvFile, jsonl: jsonLinesFile } as const;

export interface ExportProgressCounts {
  /** `read` counts all events of the pages, `written` only the exported ones. */
  read: number;
  written: number;
  bytes: number;
}

export const NO_PROGRESS: ExportProgressCounts = { read: 0, written: 0, bytes: 0 };

type EventPages = AsyncIterable<readonly AuditRow[]> | Iterable<readonly AuditRow[]>;

interface ExportOptions {
  pages: EventPages;
  isIncluded: (row: AuditRow) => boolean;
  format: ExportFormat;
  name: string;
  target: SaveTarget;
  onProgress: (progress: ExportProgressCounts) => void;
  /** Cancels the export and discards the written part. */
  signal: AbortSignal;
}

/** The number of rows written at a time. */
const SLICE_ROWS = 500;

/** Resolves with the final counts. Throws errors of the proxy or the disk, or the abort reason of the signal. */
export async function exportEvents({ pages, isIncluded, format, name, target, onProgress, signal }: ExportOptions) {
  const progress = { ...NO_PROGRESS };
  const yieldToBrowser = createYieldToBrowser();
  async function* slices(): AsyncGenerator<readonly AuditRow[], void> {
    for await (const rows of pages)
      for (let offset = 0; offset < rows.length; offset += SLICE_ROWS) {
        signal.throwIfAborted();
        const slice = rows.slice(offset, offset + SLICE_ROWS);
        const included = slice.filter(isIncluded);
        progress.read += slice.length;
        progress.written += included.length;
        yield included;
        onProgress({ ...progress });
        await yieldToBrowser();
      }
  }
  async function* fileChunks(): ByteChunks {
    const encoder = new TextEncoder();
    for await (const text of FILE_WRITERS[format](slices())) {
      const chunk = encoder.encode(text);
      progress.bytes += chunk.length;
      if (chunk.length > 0) yield chunk;
    }
    // An export that is canceled after its last event must not be saved either.
    signal.throwIfAborted();
  }
  await target.write(fileChunks(), name);
  return progress;
}
