import { http } from '#api/client.ts';
import type { SessionMetadata } from '#domain/terminal/session-metadata.ts';
import { recordingModeOf, type RecordingMode } from '#domain/terminal/recording-mode.ts';
import { epochMs } from '#lib/instant.ts';

// The clock of a server that writes the event may be ahead of the proxy's, or behind it.
const CLOCK_SKEW_MS = 5 * 60_000;

const MAX_EVENTS = 1000;

const isoTime = (ms: number): string => new Date(ms).toISOString();

/** Looks for the event that began a session; null where the log has none, or not yet (docs/protocol/resources.md#5.2). */
export async function fetchRecordingMode(
  cluster: string,
  { id, created }: Pick<SessionMetadata, 'id' | 'created'>,
  signal: AbortSignal,
): Promise<RecordingMode | null> {
  const startedMs = epochMs(created);
  if (Number.isNaN(startedMs)) return null;
  const query = {
    from: isoTime(startedMs - CLOCK_SKEW_MS),
    to: isoTime(startedMs + CLOCK_SKEW_MS),
    limit: MAX_EVENTS,
    include: 'session.start',
  };
  const params = { path: { cluster }, query };
  const { data } = await http.GET('/v1/webapi/sites/{cluster}/events/search', { params, signal });
  return recordingModeOf(data?.events, id) ?? null;
}
