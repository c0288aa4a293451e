import { useQuery } from '@tanstack/react-query';
import { Link, useOutletContext } from 'react-router-dom';
import { activeSessionsOf } from '#api/active-sessions.ts';
import type { PageContext } from '#domain/page-context.ts';
import type { Environment } from '#domain/workspace/environment.ts';
import { JoinMenu } from '#features/active-sessions/join-menu.tsx';
import {
  asLogin,
  ENVIRONMENTS_NOT_LOADED,
  moreSessions,
  SESSIONS_NOT_LOADED,
} from '#features/active-sessions/messages.ts';
import { useSessionEnvironments } from '#features/active-sessions/session-environments.ts';
import type { SessionRow } from '#features/active-sessions/session-row.ts';
import { onResource } from '#lib/messages.ts';
import { detailsParams } from '#features/details/use-details.ts';
import { links } from '#lib/links.ts';
import { Answer } from '#ui/feedback/answer.tsx';
import { SkeletonLines } from '#ui/feedback/skeleton-lines.tsx';
import { Avatar } from '#ui/mark/avatar.tsx';
import { EnvironmentChip } from '#ui/mark/environment.tsx';
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
  const all = sessionRows(sessions.data, user.userName);
  const rows = all.slice(0, MAX_SESSIONS);
  const { environmentOfSession, error } = useSessionEnvironments(rows);
  return (
    <HomePanel title={SESSIONS_RIGHT_NOW} action={<Link to={links.activeSessions({ cluster })}>{ALL_SESSIONS}</Link>}>
      <Answer
        query={sessions}
        placeholder={<PanelSkeleton />}
        permission="ssh_session: list"
        errorTitle={SESSIONS_NOT_LOADED}
      >
        {() =>
          rows.length === 0 ? (
            <div className={css.content}>
              <p className={css.note}>{NO_SESSIONS_NOW}</p>
            </div>
          ) : (
            <>
              <ul className={css.rows}>
                {rows.map((session) => (
                  <SessionItem key={session.id} session={session} environment={environmentOfSession(session)} />
                ))}
              </ul>
              {error && <p className={css.more}>{ENVIRONMENTS_NOT_LOADED}</p>}
              {all.length > rows.length && <p className={css.more}>{moreSessions(all.length - rows.length)}</p>}
            </>
          )
        }
      </Answer>
    </HomePanel>
  );
}

function SessionItem({ session, environment }: { session: SessionRow; environment: Environment | undefined }) {
  const { cluster } = useOutletContext<PageContext>();
  return (
    <li className={css.row}>
      <Avatar name={session.owner || session.name} />
      <span className={css.rowText}>
        <Link className={css.sessionLink} to={links.activeSessions({ cluster }, detailsParams(session.id))}>
          {onResource(session.owner, session.name)}
        </Link>
        {session.login !== '' && <span className={css.rowDetails}>{asLogin(session.login)}</span>}
        {environment && <EnvironmentChip environment={environment} />}
      </span>
      <span className={css.time}>
        <RunningTime since={session.created} />
      </span>
      <JoinMenu session={session} />
    </li>
  );
}

const PanelSkeleton = () => (
  <div className={css.content}>
    <SkeletonLines />
  </div>
);
