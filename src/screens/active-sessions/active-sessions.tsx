// The list of active sessions. The proxy sends the full list; searching and sorting happen in the browser.
import { SessionMenu } from '#features/active-sessions/session-menu.tsx';
import { ActionWithMenu, ROW_MENU_WIDTH } from '#features/list/action-with-menu.tsx';
import { useQuery } from '@tanstack/react-query';
import Activity from 'lucide-react/icons/activity';
import { useOutletContext, type LoaderFunctionArgs } from 'react-router-dom';
import { activeSessionsOf } from '#api/active-sessions.ts';
import { prefetch } from '#api/query-client.ts';
import { GO_TO_SERVERS } from '#domain/resources/messages.ts';
import type { PageContext } from '#domain/page-context.ts';
import { notInPlanMessage } from '#domain/plan.ts';
import { OpenDetails } from '#features/details/open-details.tsx';
import { BUTTON_PADDING } from '#features/list/resource-kind.ts';
import { FullList, type FullListKind } from '#features/list/full-list.tsx';
import { PlansLink } from '#features/plan/plans-link.tsx';
import { links } from '#lib/links.ts';
import { requiredParam } from '#lib/params.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { LockedFeature } from '#ui/feedback/locked-feature.tsx';
import { UntrustedSentence } from '#ui/text/untrusted-sentence.tsx';
import { manageSession, noSessionsHint, NOT_IN_PLAN, SESSION_LIST_LABELS } from './messages.ts';
import {
  ENVIRONMENTS_NOT_LOADED,
  environmentsIncomplete,
  NO_ACTIVE_SESSIONS,
  JOIN,
} from '#features/active-sessions/messages.ts';
import { sessionColumns } from './session-columns.tsx';
import { readSessionRows, type SessionRow } from '#features/active-sessions/session-row.ts';
import { MAX_RESOURCES_PER_KIND, useSessionEnvironments } from '#features/active-sessions/session-environments.ts';
import type { UnreadableEntry } from '#lib/unreadable-entry.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { ErrorText } from '#ui/feedback/error-text.tsx';
import { NEWEST_FIRST, filterSessions } from './filter-sessions.ts';
import { JoinMenu } from '#features/active-sessions/join-menu.tsx';

export const loader = ({ params }: LoaderFunctionArgs) => prefetch(activeSessionsOf(requiredParam(params, 'cluster')));

/** The list is searched and sorted in the browser, so a changed address does not run the loader again. */
export const shouldRevalidate = () => false;

const SessionDetails = lazyComponent(async () => (await import('./session-details.tsx')).SessionDetails);

/** Enough for the menu to join. */
const MAX_WIDTH_ON_PHONE = 84;

const listKind: Omit<FullListKind<SessionRow>, 'columns'> = {
  page: 'activeSessions',
  permission: 'ssh_session: list',
  defaultSort: NEWEST_FIRST,
  hasHiddenMatches: true,
  hasDetails: true,
  action: {
    title: JOIN,
    render: (session) => (
      <ActionWithMenu
        menu={
          <SessionMenu
            label={manageSession(session.owner, session.name)}
            sessionId={session.id}
            userIds={[session.ownerId, ...session.userIds]}
          />
        }
      >
        <JoinMenu session={session} />
      </ActionWithMenu>
    ),
    text: () => JOIN,
    padding: BUTTON_PADDING + ROW_MENU_WIDTH,
    maxWidthOnPhone: MAX_WIDTH_ON_PHONE,
  },
  messages: SESSION_LIST_LABELS,
};

/** Adds the column of environments and the colors of the rows. */
function useEnvironments(rows: readonly (SessionRow | UnreadableEntry)[]) {
  const { labelsOf, environmentOfSession, error, isIncomplete } = useSessionEnvironments(rows.filter((row) => row.ok));
  return {
    kind: { ...listKind, columns: sessionColumns(environmentOfSession) },
    withLabels: (row: SessionRow | UnreadableEntry) => (row.ok ? { ...row, labels: labelsOf(row) } : row),
    problem: error ? (
      <Banner tone="stale">
        <p>{ENVIRONMENTS_NOT_LOADED}</p>
        <ErrorText error={error} />
      </Banner>
    ) : (
      isIncomplete && (
        <Banner tone="stale">
          <p>{environmentsIncomplete(MAX_RESOURCES_PER_KIND)}</p>
        </Banner>
      )
    ),
  };
}

export function Component() {
  const { cluster, config } = useOutletContext<PageContext>();
  const sessions = useQuery({ ...activeSessionsOf(cluster), select: readSessionRows });
  const { kind, withLabels, problem } = useEnvironments(sessions.data ?? []);
  const now = Math.max(sessions.dataUpdatedAt, sessions.errorUpdatedAt);
  const notInPlan = notInPlanMessage(config, 'activeSessions');
  return (
    <>
      <FullList
        kind={kind}
        cluster={cluster}
        query={sessions}
        read={(rows, listQuery) => filterSessions(rows, { ...listQuery, now }).map(withLabels)}
        notice={
          <>
            {notInPlan !== undefined && <NotInPlanNotice title={notInPlan} />}
            {problem}
          </>
        }
        emptyState={<NoSessions />}
      />
      <OpenDetails>{(id) => <SessionDetails id={id} />}</OpenDetails>
    </>
  );
}

/** With usage-based billing the list is shown, but joining is disabled (docs/protocol/resources.md#13.2). */
function NotInPlanNotice({ title }: { title: string }) {
  return (
    <LockedFeature title={title} action={<PlansLink source="activeSessions" />}>
      <p>{NOT_IN_PLAN}</p>
    </LockedFeature>
  );
}

function NoSessions() {
  const { cluster, features } = useOutletContext<PageContext>();
  return (
    <EmptyState
      icon={Activity}
      title={NO_ACTIVE_SESSIONS}
      action={features.servers && <ButtonLink to={links.servers({ cluster })}>{GO_TO_SERVERS}</ButtonLink>}
    >
      <p>
        <UntrustedSentence message={noSessionsHint} parts={[cluster]} />
      </p>
    </EmptyState>
  );
}
