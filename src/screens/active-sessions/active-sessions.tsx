// Who is on what just now; the list is asked for whole and narrowed here.
import { useQuery } from '@tanstack/react-query';
import Activity from 'lucide-react/icons/activity';
import { useOutletContext, type LoaderFunctionArgs } from 'react-router-dom';
import { activeSessionsOf } from '#api/active-sessions.ts';
import { start } from '#api/queries.ts';
import type { PageContext } from '#domain/page-context.ts';
import { lockedSays } from '#domain/plan.ts';
import { BUTTON_FRAME } from '#features/list/kind.ts';
import { WholeList, type WholeKind } from '#features/list/whole-list.tsx';
import { PlansLink } from '#features/plan/plans-link.tsx';
import { links } from '#lib/links.ts';
import { required } from '#lib/params.ts';
import { fieldsOf, listOf } from '#lib/read.ts';
import { counted } from '#lib/text/locale.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LockedFeature } from '#ui/feedback/locked-feature.tsx';
import { UntrustedText } from '#ui/text/untrusted-text.tsx';
import { JoinMenu } from './join-menu.tsx';
import { sessionColumns } from './session-columns.tsx';
import type { SessionRow } from './session-row.ts';
import { NEWEST, sessionRows } from './session-rows.ts';

export const loader = ({ params }: LoaderFunctionArgs) => start(activeSessionsOf(required(params, 'cluster')));

/** The list is narrowed and ordered here; its loader is for arriving. */
export const shouldRevalidate = () => false;

const kind: WholeKind<SessionRow> = {
  page: 'activeSessions',
  permission: 'ssh_session: list',
  usual: NEWEST,
  columns: sessionColumns,
  action: { title: 'Join', of: (session) => <JoinMenu session={session} />, text: () => 'Join', frame: BUTTON_FRAME },
  words: {
    counted: counted('1 session', 'sessions'),
    matched: counted('1 session matches', 'sessions match'),
    search: 'Search active sessions',
    parts: 'The words must be part of a name, an address, an ID, a user, a login or the time of a session.',
  },
};

export function Component() {
  const { cluster, config } = useOutletContext<PageContext>();
  const sessions = useQuery(activeSessionsOf(cluster));
  const now = Math.max(sessions.dataUpdatedAt, sessions.errorUpdatedAt);
  const locked = lockedSays(config, 'activeSessions');
  return (
    <WholeList
      kind={kind}
      cluster={cluster}
      of={sessions}
      read={(answer, wanted) => sessionRows(listOf(fieldsOf(answer).sessions), { ...wanted, now })}
      notice={locked !== undefined && <NotInPlan says={locked} />}
      none={<NoSessions />}
    />
  );
}

/** Usage-based billing shows the list and closes joining (docs/protocol/resources.md#13.2). */
function NotInPlan({ says }: { says: string }) {
  return (
    <LockedFeature title={says} action={<PlansLink from="activeSessions" />}>
      <p>You see who is on what. Your account team can open joining and moderating.</p>
    </LockedFeature>
  );
}

function NoSessions() {
  const { cluster, features } = useOutletContext<PageContext>();
  return (
    <EmptyState
      icon={Activity}
      title="No active sessions"
      action={features.servers && <ButtonLink to={links.servers({ cluster })}>Go to the servers</ButtonLink>}
    >
      <p>
        Nobody that you may see is connected in <UntrustedText>{cluster}</UntrustedText>. Sessions are listed here for
        as long as they last.
      </p>
    </EmptyState>
  );
}
