import { http } from '#api/client.ts';
import type { SessionMetadata } from '#domain/terminal/session-metadata.ts';
import { recordingModeOf, type RecordingMode } from '#domain/terminal/recording-mode.ts';
import { epochMs } from '#lib/instant.ts';

// The time of the event comes from the server's clock, which may differ from the proxy's clock.
const CLOCK_SKEW_MS = 5 * 60_000;

const MAX_EVENTS = 1000;

const isoTime = (ms: number): string => new Date(ms).toISOString();

/**
 * How a session is recorded, from its start event in the audit log. Null if the log does not have the event (yet)
 * (docs/protocol/resources.md#5.2).
 */
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
