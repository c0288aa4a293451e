import { useQuery } from '@tanstack/react-query';
import { Link, useOutletContext } from 'react-router-dom';
import { activeSessionsOf } from '#api/active-sessions.ts';
import type { PageContext } from '#domain/page-context.ts';
import { JoinMenu } from '#features/active-sessions/join-menu.tsx';
import { asLogin, moreSessions, SESSIONS_NOT_LOADED } from '#features/active-sessions/messages.ts';
import { onResource } from '#lib/messages.ts';
import { detailsParams } from '#features/details/use-details.ts';
import { links } from '#lib/links.ts';
import { Answer } from '#ui/feedback/answer.tsx';
import { SkeletonLines } from '#ui/feedback/skeleton-lines.tsx';
import { Avatar } from '#ui/mark/avatar.tsx';
import { RunningTime } from '#ui/text/running-time.tsx';
import { HomePanel } from './home-panel.tsx';
import { ALL_SESSIONS, NO_SESSIONS_NOW, SESSIONS_RIGHT_NOW } from './messages.ts';
import { sessionRows } from './session-rows.ts';
import * as css from './home.css.ts';

const MAX_SESSIONS = 5;

/** The running sessions, the user's own first, with a menu to join or watch each. */
export function SessionsPanel() {
  const { cluster, user } = useOutletContext<PageContext>();
  const sessions = useQuery(activeSessionsOf(cluster));
  return (
    <HomePanel title={SESSIONS_RIGHT_NOW} action={<Link to={links.activeSessions({ cluster })}>{ALL_SESSIONS}</Link>}>
      <Answer
        query={sessions}
        placeholder={<PanelSkeleton />}
        permission="ssh_session: list"
        errorTitle={SESSIONS_NOT_LOADED}
      >
        {(answer) => {
          const all = sessionRows(answer, user.userName);
          const rows = all.slice(0, MAX_SESSIONS);
          if (rows.length === 0)
            return (
              <div className={css.content}>
                <p className={css.note}>{NO_SESSIONS_NOW}</p>
              </div>
            );
          return (
            <>
              <ul className={css.rows}>
                {rows.map((session) => (
                  <li key={session.id} className={css.row}>
                    <Avatar name={session.owner || session.name} />
                    <span className={css.rowText}>
                      <Link
                        className={css.sessionLink}
                        to={links.activeSessions({ cluster }, detailsParams(session.id))}
                      >
                        {onResource(session.owner, session.name)}
                      </Link>
                      {session.login !== '' && <span className={css.rowDetails}>{asLogin(session.login)}</span>}
                    </span>
                    <span className={css.time}>
                      <RunningTime since={session.created} />
                    </span>
                    <JoinMenu session={session} />
                  </li>
                ))}
              </ul>
              {all.length > rows.length && <p className={css.more}>{moreSessions(all.length - rows.length)}</p>}
            </>
          );
        }}
      </Answer>
    </HomePanel>
  );
}

const PanelSkeleton = () => (
  <div className={css.content}>
    <SkeletonLines />
  </div>
);
