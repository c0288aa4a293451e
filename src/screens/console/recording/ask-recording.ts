import { http } from '#api/client.ts';
import type { SessionMetadata } from '#domain/terminal/session-metadata.ts';
import { recordingModeOf, type RecordingMode } from '#domain/terminal/recording-mode.ts';
import { epochMs } from '#lib/instant.ts';

// The clock of a server that writes the event may be ahead of the proxy's, or behind it.
const CLOCKS_APART_MS = 5 * 60_000;

const LIMIT = 1000;

const instant = (ms: number): string => new Date(ms).toISOString();

/** Looks for the event that began a session; null where the log has none, or not yet (docs/protocol/resources.md#5.2). */
export async function askRecording(
  cluster: string,
  { id, created }: Pick<SessionMetadata, 'id' | 'created'>,
  signal: AbortSignal,
): Promise<RecordingMode | null> {
  const began = epochMs(created);
  if (Number.isNaN(began)) return null;
  const query = {
    from: instant(began - CLOCKS_APART_MS),
    to: instant(began + CLOCKS_APART_MS),
    limit: LIMIT,
    include: 'session.start',
  };
  const params = { path: { cluster }, query };
  const { data } = await http.GET('/v1/webapi/sites/{cluster}/events/search', { params, signal });
  return recordingModeOf(data?.events, id) ?? null;
}
