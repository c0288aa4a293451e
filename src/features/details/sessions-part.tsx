import { useQuery } from '@tanstack/react-query';
import { useOutletContext } from 'react-router-dom';
import { activeSessionsOf } from '#api/active-sessions.ts';
import type { PageContext } from '#domain/page-context.ts';
import { JoinMenu } from '#features/active-sessions/join-menu.tsx';
import { readSessionRows, type SessionRow } from '#features/active-sessions/session-row.ts';
import { Answer } from '#ui/feedback/answer.tsx';
import { Avatar } from '#ui/mark/avatar.tsx';
import { SkeletonLines } from '#ui/feedback/skeleton-lines.tsx';
import { RunningTime } from '#ui/text/running-time.tsx';
import { ClusterNote } from './cluster-note.tsx';
import { DetailsSection, MissingPermission } from './details-section.tsx';
import { SESSIONS_NOW } from './messages.ts';
import { moreSessions, asLogin, SESSIONS_NOT_LOADED, NO_ACTIVE_SESSIONS } from '#features/active-sessions/messages.ts';
import * as css from './details.css.ts';

const MAX_SESSIONS = 10;

interface ActiveSessionsPartProps {
  isMatching: (session: SessionRow) => boolean;
  /** The title of a session: the user, or the resource in the details of a user. */
  titleOf: (session: SessionRow) => string;
  /** For users, who may have sessions on other clusters too. */
  isOfUser?: boolean;
}

/** The active sessions that belong to the thing, with a menu to join each. */
export function ActiveSessionsPart({ isMatching, titleOf, isOfUser = false }: ActiveSessionsPartProps) {
  const { features } = useOutletContext<PageContext>();
  return (
    <DetailsSection title={SESSIONS_NOW}>
      {isOfUser && <ClusterNote />}
      {features.activeSessions ? (
        <SessionRows isMatching={isMatching} titleOf={titleOf} />
      ) : (
        <MissingPermission permission="ssh_session: list" />
      )}
    </DetailsSection>
  );
}

function SessionRows({ isMatching, titleOf }: ActiveSessionsPartProps) {
  const { cluster } = useOutletContext<PageContext>();
  const sessions = useQuery(activeSessionsOf(cluster));
  return (
    <Answer query={sessions} placeholder={<SkeletonLines lines={1} />} errorTitle={SESSIONS_NOT_LOADED}>
      {(answer) => {
        const rows = readSessionRows(answer)
          .filter((row) => row.ok)
          .filter(isMatching);
        if (rows.length === 0) return <p className={css.note}>{NO_ACTIVE_SESSIONS}</p>;
        return (
          <>
            <ul className={css.rows}>
              {rows.slice(0, MAX_SESSIONS).map((session) => (
                <li key={session.id} className={css.row}>
                  <Avatar name={session.owner || session.name} />
                  <span className={css.rowText}>
                    <span className={css.rowTitle}>{titleOf(session)}</span>
                    <span className={css.rowDetails}>
                      {session.login !== '' && `${asLogin(session.login)} · `}
                      <RunningTime since={session.created} />
                    </span>
                  </span>
                  <JoinMenu session={session} />
                </li>
              ))}
            </ul>
            {rows.length > MAX_SESSIONS && <p className={css.note}>{moreSessions(rows.length - MAX_SESSIONS)}</p>}
          </>
        );
      }}
    </Answer>
  );
}
