import { queryOptions, useQuery } from '@tanstack/react-query';
import { DEFAULT_STALE_MS, FOREVER_MS } from '#api/stale-times.ts';
import { keyOf } from '#api/query-keys.ts';
import { Refusal } from '#api/refusal.ts';
import { userContextOf } from '#api/identity/user-context.ts';
import type { SessionMetadata } from '#domain/terminal/session-metadata.ts';
import type { RecordingMode } from '#domain/terminal/recording-mode.ts';

// Long enough for the session to have what it needs first.
const SOON_MS = 3_000;
/** Events are stored a little later than they happen. */
const MOST_TRIES = 4;

const isForbidden = (error: unknown): boolean => error instanceof Refusal && error.status === 403;

/** No stream says whether a session is recorded, so the audit log is asked until it does. */
const recordingOf = (cluster: string, session: Pick<SessionMetadata, 'id' | 'created'>) =>
  queryOptions<RecordingMode | null>({
    queryKey: keyOf('/v1/webapi/sites/{cluster}/events/search', { path: { cluster } }, session.id),
    queryFn: async ({ signal }) => (await import('./ask-recording.ts')).askRecording(cluster, session, signal),
    initialData: null,
    staleTime: FOREVER_MS,
    refetchInterval({ state: { data, error, dataUpdateCount, errorUpdateCount } }) {
      const tries = dataUpdateCount + errorUpdateCount;
      if (data || isForbidden(error) || tries >= MOST_TRIES) return false;
      return tries === 0 ? SOON_MS : DEFAULT_STALE_MS;
    },
  });

interface Session {
  cluster: string;
  root: string;
  session: SessionMetadata | undefined;
  isLive: boolean;
}

/** How a live session is recorded; undefined where it cannot be known, or is not known yet. */
export function useRecording({ cluster, root, session, isLive }: Session): RecordingMode | undefined {
  const acl = useQuery(userContextOf(root)).data?.userAcl;
  const isAsked = isLive && session !== undefined && acl?.events?.list === true;
  const { data } = useQuery({ ...recordingOf(cluster, session ?? { id: '', created: '' }), enabled: isAsked });
  return (isAsked && data) || undefined;
}
