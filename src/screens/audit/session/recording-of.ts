import type { AuditRow } from '#domain/audit/event.ts';
import { sessionIdOf } from '#domain/audit/log/related-ids.ts';
import { playabilityOf, parseRecordingRow, type RecordingRow } from '#domain/recording/recording-row.ts';

/** The recording of a session, if the rows contain the session's end; undefined if no recording can be played. */
export function recordingOf(
  sid: string,
  rows: readonly AuditRow[],
  protocols: readonly string[],
): RecordingRow | undefined {
  for (const row of rows) {
    const end = row.ok && sessionIdOf(row) === sid ? parseRecordingRow(row.raw, 0) : undefined;
    if (end?.ok) return playabilityOf(end, protocols) === 'play' ? end : undefined;
  }
  return undefined;
}
