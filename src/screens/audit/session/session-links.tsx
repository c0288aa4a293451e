import { useQuery, queryOptions } from '@tanstack/react-query';
import { Link, useOutletContext } from 'react-router-dom';
import { activeSessionsOf } from '#api/active-sessions.ts';
import type { Schemas } from '#api/schemas.ts';
import { type AuditRow, auditRow, type AuditEvent } from '#domain/audit/event.ts';
import { sessionIdOf } from '#domain/audit/log/related-ids.ts';
import type { PageContext } from '#domain/page-context.ts';
import { playerLink } from '#domain/recording/player-link.ts';
import { joinDisabledReason } from '#domain/terminal/participant-modes.ts';
import { links } from '#lib/links.ts';
import { fieldsOf, listOf, textOr } from '#lib/untrusted.ts';
import { ErrorText } from '#ui/feedback/error-text.tsx';
import { JOIN_SESSION, NOT_CHECKED, PLAY_RECORDING } from './messages.ts';
import { recordingOf } from './recording-of.ts';
import { http } from '#api/client.ts';
import { keyOf } from '#api/query-keys.ts';
import { ALWAYS_STALE_MS } from '#api/stale-times.ts';
import { PAGE_LIMIT } from '#features/activity/log-query.ts';
import { EVENTS_PATH } from '#features/activity/events-query.ts';

// Finds the end of a session if the log has not loaded it because of filters, pages or the range.
const SESSION_END_TYPES: readonly string[] = ['session.end', 'windows.desktop.session.end', 'db.session.end'];

const isSessionEnd = ({ type }: AuditEvent): boolean => SESSION_END_TYPES.includes(type);

/**
 * The end events of a session from the given time on. Empty if the session is active or ended outside the searched
 * range.
 */
const sessionEndsQuery = (cluster: string, sid: string, since: number) =>
  queryOptions({
    queryKey: keyOf(EVENTS_PATH, { path: { cluster }, query: { include: SESSION_END_TYPES.join(',') } }, ['end', sid]),
    queryFn: async ({ signal }): Promise<AuditRow[]> => {
      const [from, to] = [new Date(since).toISOString(), new Date().toISOString()];
      // Oldest first, because sessions usually end soon after the first event. The proxy filters by type, but not by
      // session.
      const query = { from, to, limit: PAGE_LIMIT, order: 'asc' as const, include: SESSION_END_TYPES.join(',') };
      const { data } = await http.GET(EVENTS_PATH, { params: { path: { cluster }, query }, signal });
      const rows = listOf(fieldsOf(data).events).map((raw, index) => auditRow(raw, index));
      return rows.filter((row) => row.ok && sessionIdOf(row) === sid);
    },
    staleTime: ALWAYS_STALE_MS,
  });

interface SessionLinksProps {
  sid: string;
  /** All loaded rows, possibly including the end of the session. */
  rows: readonly AuditRow[];
}

/** A link to the session's recording if it can be played, otherwise a link to join the session if it is active. */
export function SessionLinks({ sid, rows }: SessionLinksProps) {
  const { cluster, config, features } = useOutletContext<PageContext>();
  // If the end is not loaded, the request starts at the session's first loaded event.
  const since = rows.reduce(
    (earliest, row) => (row.ok && sessionIdOf(row) === sid ? Math.min(earliest, row.timeMs) : earliest),
    Infinity,
  );
  const isEndLoaded = rows.some((row) => row.ok && sessionIdOf(row) === sid && isSessionEnd(row));
  const ends = useQuery({ ...sessionEndsQuery(cluster, sid, since), enabled: !isEndLoaded && Number.isFinite(since) });
  const recording = recordingOf(sid, isEndLoaded ? rows : (ends.data ?? []), config.playable_db_protocols);
  if (recording) return <NewTabLink to={playerLink(cluster, recording)}>{PLAY_RECORDING}</NewTabLink>;
  return features.activeSessions ? <JoinLink sid={sid} /> : null;
}

function JoinLink({ sid }: { sid: string }) {
  const { cluster, config } = useOutletContext<PageContext>();
  const { data, error } = useQuery(activeSessionsOf(cluster));
  if (error)
    return (
      <li>
        <p>{NOT_CHECKED}</p>
        <ErrorText error={error} />
      </li>
    );
  const session = listOf(fieldsOf(data).sessions)
    .map((raw) => fieldsOf<Schemas['ActiveSession']>(raw))
    .find(({ id }) => id === sid);
  if (!session || joinDisabledReason(textOr(session.kind, ''), config) !== undefined) return null;
  // The join page lets the user choose a mode and confirm.
  return <NewTabLink to={links.joinSession({ cluster, sid })}>{JOIN_SESSION}</NewTabLink>;
}

/** A link that opens a new tab, so that the log keeps its state. An ID that no address can contain gets no link. */
function NewTabLink({ to, children }: { to: string; children: string }) {
  if (to === links.home()) return null;
  return (
    <li>
      <Link to={to} target="_blank" rel="noopener">
        {children}
      </Link>
    </li>
  );
}
