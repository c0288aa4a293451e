// The home page of a cluster: what the user can continue, what happens now, and what needs attention
// (docs/behaviour.md#home).
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import SquareTerminal from 'lucide-react/icons/square-terminal';
import { Suspense } from 'react';
import { Link, replace, useOutletContext, type LoaderFunctionArgs } from 'react-router-dom';
import { clustersQuery } from '#api/identity/user-context.ts';
import { userQuery } from '#api/identity/users.ts';
import { prefetch } from '#api/query-client.ts';
import type { Schemas } from '#api/schemas.ts';
import { browserTabTitle, navigationGroups, pageTitles } from '#domain/navigation.ts';
import type { PageContext } from '#domain/page-context.ts';
import { notInPlanMessage } from '#domain/plan.ts';
import { CONNECT } from '#domain/resources/messages.ts';
import { parseStoredSession, storageKeys } from '#domain/session/session-record.ts';
import { sessionEndOf } from '#domain/session/session-timers.ts';
import { localStore } from '#lib/browser/storage.ts';
import { links } from '#lib/links.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { formatTimeOfDay } from '#lib/time.ts';
import { fieldsOf, listOf, uniqueNames } from '#lib/untrusted.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { SkeletonLines } from '#ui/feedback/skeleton-lines.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { WhenVisible } from '#ui/layout/when-visible.tsx';
import { AttentionList } from './attention-list.tsx';
import { ContinuePanel } from './continue-panel.tsx';
import { HomePanel } from './home-panel.tsx';
import {
  clustersAndServers,
  ENROLL,
  listWithLast,
  moreRoles,
  NEEDS_ATTENTION,
  noResourcesHere,
  YOU_CAN_OPEN,
  youHoldRoles,
  youHoldRolesUntil,
} from './messages.ts';
import { NoAccess } from './no-access.tsx';
import { RecordingsPanel } from './recordings-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import { Tiles } from './tiles.tsx';
import * as css from './home.css.ts';

const AttentionWithSignIns = lazyComponent(async () => (await import('./failed-sign-ins.tsx')).AttentionWithSignIns);

/** Links of the proxy end with a slash. Without it, the address is the same as that of the link in the navigation. */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  return pathname.endsWith('/') ? replace(pathname.slice(0, -1) + search) : prefetch(clustersQuery);
}

export function Component() {
  const { cluster, features } = useOutletContext<PageContext>();
  const hasNoRoles = useOwnRoles()?.length === 0;
  const hasNoAccess = hasNoRoles || navigationGroups(features, cluster).length === 0;
  return (
    <>
      <title>{browserTabTitle(pageTitles.cluster, cluster)}</title>
      <PageTitle actions={!hasNoAccess && <Actions />}>{sanitize(cluster)}</PageTitle>
      {hasNoAccess ? <NoAccess hasNoRoles={hasNoRoles} /> : <Overview key={cluster} />}
    </>
  );
}

/** The user's roles, undefined until they are loaded. Proxies send them to all users (docs/protocol/auth-and-identity.md#15). */
function useOwnRoles(): string[] | undefined {
  const { user } = useOutletContext<PageContext>();
  const { data } = useQuery(userQuery(user.userName));
  return data === undefined ? undefined : uniqueNames(fieldsOf<Schemas['User']>(data).roles);
}

function Actions() {
  const { cluster, root, features } = useOutletContext<PageContext>();
  return (
    <span className={css.titleActions}>
      {features.addAgents && cluster === root && (
        <ButtonLink icon={Plus} to={links.discover()}>
          {ENROLL}
        </ButtonLink>
      )}
      {features.servers && (
        <ButtonLink icon={SquareTerminal} variant="primary" to={links.console({ cluster })} target="_blank">
          {CONNECT}
        </ButtonLink>
      )}
    </span>
  );
}

function Overview() {
  const { config, features } = useOutletContext<PageContext>();
  const hasSessions = features.activeSessions && notInPlanMessage(config, 'activeSessions') === undefined;
  return (
    <>
      <Summary />
      <Tiles />
      <div className={css.columns}>
        <div className={css.column}>
          {features.queryAgents ? <ContinuePanel /> : <OtherPages />}
          {hasSessions && <SessionsPanel />}
        </div>
        <div className={css.column}>
          <HomePanel title={NEEDS_ATTENTION}>
            <WhenVisible placeholder={<PanelSkeleton />}>{() => <Attention />}</WhenVisible>
          </HomePanel>
          {features.recordings && <RecordingsPanel />}
        </div>
      </div>
    </>
  );
}

const PanelSkeleton = () => (
  <div className={css.content}>
    <SkeletonLines />
  </div>
);

function Attention() {
  const { features } = useOutletContext<PageContext>();
  if (!features.audit) return <AttentionList />;
  return (
    <Suspense fallback={<PanelSkeleton />}>
      <AttentionWithSignIns />
    </Suspense>
  );
}

const MAX_ROLES = 5;

function roleList(names: readonly string[]): string {
  const shown = names.slice(0, MAX_ROLES).map(sanitize);
  if (names.length > MAX_ROLES) shown.push(moreRoles(names.length - MAX_ROLES));
  const last = shown.pop() ?? '';
  return shown.length === 0 ? last : listWithLast(shown.join(', '), last);
}

/** The time of day at which the session ends; undefined until the proxy has sent it. */
function sessionEndTime(): string | undefined {
  const session = parseStoredSession(localStore.read(storageKeys.token));
  const endMs = session && sessionEndOf(session);
  return endMs === undefined ? undefined : formatTimeOfDay(endMs);
}

/** The size of the cluster, and the user's roles. Missing facts are left out. */
function Summary() {
  const { user, cluster, root } = useOutletContext<PageContext>();
  const clusters = useQuery(clustersQuery);
  const roles = useOwnRoles() ?? [];
  const { nodeCount } = user.cluster;
  const clusterCount = listOf(clusters.data).length;
  const end = sessionEndTime();
  return (
    <p className={css.summary}>
      {cluster === root && clusterCount > 0 && nodeCount !== undefined && (
        <>{clustersAndServers(clusterCount, nodeCount)} </>
      )}
      {roles.length > 0 &&
        (end === undefined ? youHoldRoles(roleList(roles)) : youHoldRolesUntil(roleList(roles), end))}
    </p>
  );
}

/** For users without access to resources: the pages that they may open. */
function OtherPages() {
  const { cluster, features } = useOutletContext<PageContext>();
  const pages = navigationGroups(features, cluster).flatMap(({ items }) => items);
  return (
    <HomePanel title={YOU_CAN_OPEN}>
      <div className={css.content}>
        <p className={css.note}>{noResourcesHere(sanitize(cluster))}</p>
      </div>
      <ul className={css.rows}>
        {pages.map(({ page, title, to }) => (
          <li key={page} className={css.row}>
            <Link to={to}>{title}</Link>
          </li>
        ))}
      </ul>
    </HomePanel>
  );
}
