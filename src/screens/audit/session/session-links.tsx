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
  /** All loaded rows, possibly including the end of the session. */
  rows: readonly AuditRow[];
}

/** Links to a session: its recording if the session has ended, otherwise a link to join. */
export function SessionLinks({ sid, rows }: SessionLinksProps) {
  const { cluster, config, features } = useOutletContext<PageContext>();
  // If the end is not loaded, the request starts at the session's first loaded event.
  const since = rows.reduce(
    (earliest, row) => (row.ok && sessionIdOf(row) === sid ? Math.min(earliest, row.timeMs) : earliest),
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
    .map((raw) => fieldsOf<Schemas['ActiveSession']>(raw))
    .find(({ id }) => id === sid);
  if (!session || joinDisabledReason(textOr(session.kind, ''), config) !== undefined) return null;
  // The join page lets the user choose a mode and confirm.
  return <NewTabLink to={links.joinSession({ cluster, sid })}>{JOIN_SESSION}</NewTabLink>;
}

/** Opens a new tab, so that the log keeps its state. IDs that no address can contain get no link. */
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
