import { useQuery } from '@tanstack/react-query';
import { Link, useOutletContext } from 'react-router-dom';
import { activeSessionsOf } from '#api/active-sessions.ts';
import type { Schemas } from '#api/schemas.ts';
import type { AuditRow } from '#domain/audit/event.ts';
import { sessionIdOf } from '#domain/audit/log/related-ids.ts';
import type { PageContext } from '#domain/page-context.ts';
import { playerLink } from '#domain/recording/player-link.ts';
import { joinDisabledReason } from '#domain/terminal/participant-modes.ts';
import { links } from '#lib/links.ts';
import { fieldsOf, listOf, textOr } from '#lib/untrusted.ts';
import { ErrorText } from '#ui/feedback/error-text.tsx';
import { JOIN_SESSION, NOT_CHECKED, PLAY_RECORDING } from './messages.ts';
import { sessionEndsQuery, isSessionEnd } from './session-end-query.ts';
import { recordingOf } from './recording-of.ts';

interface SessionLinksProps {
  sid: string;
  /** All that is loaded; the end of the session may be among it. */
  rows: readonly AuditRow[];
}

/** What else there is of a session: its recording once it is over, and before that a way to join it. */
export function SessionLinks({ sid, rows }: SessionLinksProps) {
  const { cluster, config, features } = useOutletContext<PageContext>();
  // Where the end is not among what is loaded, it is asked for from the first event on that is.
  const since = rows.reduce(
    (first, row) => (row.ok && sessionIdOf(row) === sid ? Math.min(first, row.timeMs) : first),
    Infinity,
  );
  const isLoaded = rows.some((row) => row.ok && sessionIdOf(row) === sid && isSessionEnd(row));
  const ends = useQuery({ ...sessionEndsQuery(cluster, sid, since), enabled: !isLoaded && Number.isFinite(since) });
  const recording = recordingOf(sid, isLoaded ? rows : (ends.data ?? []), config.playable_db_protocols);
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
    .map((one) => fieldsOf<Schemas['ActiveSession']>(one))
    .find(({ id }) => id === sid);
  if (!session || joinDisabledReason(textOr(session.kind, ''), config) !== undefined) return null;
  // It says in which mode one may join, and asks before it does.
  return <NewTabLink to={links.joinSession({ cluster, sid })}>{JOIN_SESSION}</NewTabLink>;
}

/** The log stays where it was; an id that cannot stand in an address leads nowhere. */
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
