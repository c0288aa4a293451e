// Texts of the histogram of the audit log.
import { formatCount, plural } from '#lib/text/locale.ts';

export const EVENTS_OVER_TIME = 'Events over time';
export const FROM = 'From';
export const ALL_EVENTS = 'All events';
export const FAILED_EVENTS = 'Failed events';
export const SHOW_TABLE = 'Table';
export const ZOOM_TO_SELECTION = 'Zoom to selection';
export const CLEAR_SELECTION = 'Clear selection';

/** For example "2026-11-20 14:00:00: 12 events, 1 failed". */
export const barText = (time: string, { total, failed }: { total: number; failed: number }): string =>
  plural(total, {
    one: `${time}: 1 event, ${formatCount(failed)} failed`,
    other: `${time}: ${formatCount(total)} events, ${formatCount(failed)} failed`,
  });
