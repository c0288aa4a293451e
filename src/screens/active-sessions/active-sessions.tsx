// Who is on what just now; the list is asked for whole and narrowed here.
import { useQuery } from '@tanstack/react-query';
import Activity from 'lucide-react/icons/activity';
import SearchX from 'lucide-react/icons/search-x';
import { useOutletContext, type LoaderFunctionArgs } from 'react-router-dom';
import { activeSessionsOf } from '#api/active-sessions.ts';
import { start } from '#api/queries.ts';
import { pageTitle, titles } from '#domain/navigation.ts';
import type { PageContext } from '#domain/page-context.ts';
import { lockedSays } from '#domain/plan.ts';
import { PlansLink } from '#features/plan/plans-link.tsx';
import { links } from '#lib/links.ts';
import { required } from '#lib/params.ts';
import { fieldsOf, listOf } from '#lib/read.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { counted } from '#lib/text/locale.ts';
import { Answer } from '#ui/feedback/answer.tsx';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LockedFeature } from '#ui/feedback/locked-feature.tsx';
import { Count } from '#ui/feedback/count.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { SearchField } from '#ui/field/search-field.tsx';
import { SkeletonRows } from '#ui/table/skeleton-rows.tsx';
import { Toolbar } from '#ui/layout/toolbar.tsx';
import { UntrustedText } from '#ui/text/untrusted-text.tsx';
import { useListParams } from './list-params.ts';
import { sessionRows } from './session-rows.ts';
import { SessionTable } from './session-table.tsx';

export const loader = ({ params }: LoaderFunctionArgs) => start(activeSessionsOf(required(params, 'cluster')));

/** The list is narrowed and ordered here; its loader is for arriving. */
export const shouldRevalidate = () => false;

const shown = counted('1 session', 'sessions');
const matching = counted('1 session matches', 'sessions match');

export function Component() {
  const { cluster, config } = useOutletContext<PageContext>();
  const { search, order, setSearch, sortBy } = useListParams();
  const sessions = useQuery(activeSessionsOf(cluster));
  const records = sessions.data === undefined ? undefined : listOf(fieldsOf(sessions.data).sessions);
  const now = Math.max(sessions.dataUpdatedAt, sessions.errorUpdatedAt);
  const locked = lockedSays(config, 'activeSessions');
  const rows = records && sessionRows(records, { search, order, now });
  return (
    <>
      <title>{pageTitle(titles.activeSessions, cluster)}</title>
      <PageTitle count={search === '' && records && <Count says={shown} of={records.length} />}>
        {titles.activeSessions}
      </PageTitle>
      {locked !== undefined && <NotInPlan says={locked} />}
      <Toolbar shown={search !== '' && rows && matching(rows.length)}>
        <SearchField label="Search active sessions" value={search} onChange={setSearch} />
      </Toolbar>
      <Answer
        of={{ ...sessions, data: rows }}
        waiting={<SkeletonRows rows={6} columns={5} />}
        permission="ssh_session: list"
      >
        {(list) => {
          if (list.length > 0) return <SessionTable rows={list} order={order} onSort={sortBy} />;
          return search === '' ? <NoSessions /> : <NoMatch search={search} onClear={() => setSearch('')} />;
        }}
      </Answer>
    </>
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

function NoMatch({ search, onClear }: { search: string; onClear: () => void }) {
  return (
    <EmptyState
      icon={SearchX}
      title={`Nothing matches “${sanitize(search)}”`}
      action={<Button onClick={onClear}>Clear filters</Button>}
    >
      <p>The words must be part of a name, an address, an ID, a user, a login or the time of a session.</p>
    </EmptyState>
  );
}
