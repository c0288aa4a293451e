import type { SessionMetadata } from '#domain/terminal/session-metadata.ts';
import { recordingModeText, recordingModeTitle } from './messages.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { DEFAULT_STALE_MS, FOREVER_MS } from '#api/stale-times.ts';
import { keyOf } from '#api/query-keys.ts';
import { Refusal } from '#api/refusal.ts';
import { userContextOf } from '#api/identity/user-context.ts';
import type { RecordingMode } from '#domain/terminal/recording-mode.ts';

// The calls that the session needs have this time to finish before the audit log is queried.
const START_DELAY_MS = 3_000;
/** Several tries, because events are stored a little later than they happen. */
const MAX_TRIES = 4;

const isForbidden = (error: unknown): boolean => error instanceof Refusal && error.status === 403;

/** Streams don't say whether a session is recorded, so the audit log is queried until it has the event. */
const recordingModeQuery = (cluster: string, session: Pick<SessionMetadata, 'id' | 'created'>) =>
  queryOptions<RecordingMode | null>({
    queryKey: keyOf('/v1/webapi/sites/{cluster}/events/search', { path: { cluster } }, session.id),
    queryFn: async ({ signal }) =>
      (await import('./fetch-recording-mode.ts')).fetchRecordingMode(cluster, session, signal),
    initialData: null,
    staleTime: FOREVER_MS,
    refetchInterval({ state: { data, error, dataUpdateCount, errorUpdateCount } }) {
      const tries = dataUpdateCount + errorUpdateCount;
      if (data || isForbidden(error) || tries >= MAX_TRIES) return false;
      return tries === 0 ? START_DELAY_MS : DEFAULT_STALE_MS;
    },
  });

interface UseRecordingModeOptions {
  cluster: string;
  root: string;
  session: SessionMetadata | undefined;
  isLive: boolean;
}

/** How a live session is recorded; undefined if it is unknown or not yet known. */
function useRecordingMode({ cluster, root, session, isLive }: UseRecordingModeOptions): RecordingMode | undefined {
  const acl = useQuery(userContextOf(root)).data?.userAcl;
  const isEnabled = isLive && session !== undefined && acl?.events?.list === true;
  const { data } = useQuery({ ...recordingModeQuery(cluster, session ?? { id: '', created: '' }), enabled: isEnabled });
  return (isEnabled && data) || undefined;
}

interface RecordingStatusProps {
  cluster: string;
  root: string;
  session: SessionMetadata | undefined;
  isLive: boolean;
}

/** Shows whether the session is recorded, as soon as that is known. */
export function RecordingStatus(props: RecordingStatusProps) {
  const recording = useRecordingMode(props);
  return recording && <span title={recordingModeTitle(recording)}>{recordingModeText(recording)}</span>;
}
