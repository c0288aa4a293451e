// Texts of the audit event export.
import { formatBytes } from '#lib/text/bytes.ts';
import { countFormatter, formatCount, plural } from '#lib/text/locale.ts';
import type { ExportFormat, ExportProgressCounts } from './export-events.ts';

export const EXPORT = 'Export';
export const NONE_LOADED = 'No events are loaded.';
export const EXPORT_EVENTS = 'Export events';
export const WHICH_EVENTS = 'Which events';
export const FORMAT = 'Format';
export const FORMAT_NAMES: Readonly<Record<ExportFormat, string>> = {
  csv: 'CSV, for spreadsheets',
  jsonl: 'JSON Lines, with every field',
};

export const visibleEvents = countFormatter('The 1 event shown', 'events shown');
export const FILTERED_RANGE = 'All events in this range that match the filters';
export const FULL_RANGE = 'All events in this range';
export const BUFFERED_IN_MEMORY =
  'This browser keeps the whole file in memory until it is complete. For many events, use Chrome or Edge.';

/** For example "12,000 events read, 340 exported, 1.2 MB". */
export const progressText = ({ read, written, bytes }: ExportProgressCounts): string =>
  plural(read, {
    one: `1 event read, ${formatCount(written)} exported, ${formatBytes(bytes)}`,
    other: `${formatCount(read)} events read, ${formatCount(written)} exported, ${formatBytes(bytes)}`,
  });
export const doneText = ({ written, bytes }: ExportProgressCounts): string =>
  plural(written, {
    one: `Exported 1 event, ${formatBytes(bytes)}.`,
    other: `Exported ${formatCount(written)} events, ${formatBytes(bytes)}.`,
  });
export const EXPORT_FAILED = "Couldn't export the events. Nothing was saved.";
export const CANCEL_EXPORT = 'Cancel export';
