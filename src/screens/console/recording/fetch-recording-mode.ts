import { http } from '#api/client.ts';
import type { SessionMetadata } from '#domain/terminal/session-metadata.ts';
import { recordingModeOf, type RecordingMode } from '#domain/terminal/recording-mode.ts';
import { epochMs } from '#lib/instant.ts';

// The server's clock writes the time of the event and may differ from the proxy's clock.
const CLOCK_SKEW_MS = 5 * 60_000;

const MAX_EVENTS = 1000;

const isoTime = (ms: number): string => new Date(ms).toISOString();

/** Finds the start event of a session; null if the log does not have it (yet) (docs/protocol/resources.md#5.2). */
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
