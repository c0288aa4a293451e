import Activity from 'lucide-react/icons/activity';
import AppWindow from 'lucide-react/icons/app-window';
import Bot from 'lucide-react/icons/bot';
import CirclePlay from 'lucide-react/icons/circle-play';
import CreditCard from 'lucide-react/icons/credit-card';
import Database from 'lucide-react/icons/database';
import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import Hexagon from 'lucide-react/icons/hexagon';
import KeyRound from 'lucide-react/icons/key-round';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Lock from 'lucide-react/icons/lock';
import Monitor from 'lucide-react/icons/monitor';
import Network from 'lucide-react/icons/network';
import Plug from 'lucide-react/icons/plug';
import Plus from 'lucide-react/icons/plus';
import Server from 'lucide-react/icons/server';
import Sparkles from 'lucide-react/icons/sparkles';
import Users from 'lucide-react/icons/users';
import { navigationGroups, type NavigationItem } from '#domain/navigation.ts';
import type { PageContext } from '#domain/page-context.ts';
import { notInPlanMessage } from '#domain/plan.ts';
import type { PageIcon } from '#lib/pages/page-entry.ts';
import { formatCount } from '#lib/text/locale.ts';
import { NavGroup, NavItem, SideNav } from '#ui/shell/side-nav.tsx';
import { prefetchPageCode, usePrefetchPages } from './prefetch-pages.ts';
import { notifyManager, type InfiniteData } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { activeSessionsOf } from '#api/active-sessions.ts';
import { queryClient } from '#api/query-client.ts';
import { resourceLists, listKey, type KindListName } from '#api/list/resource-lists.ts';
import type { Page } from '#api/list/page.ts';
import type { Schemas } from '#api/schemas.ts';
import { totalCountOf } from '#api/list/total-count.ts';
import { clustersQuery } from '#api/identity/user-context.ts';
import { fieldsOf, listOf } from '#lib/untrusted.ts';

// Counts of lists that are already cached. Counting sends no requests.
const isResourceList = (page: string): page is KindListName => Object.hasOwn(resourceLists, page);

/** The total of a list. Uses only cached lists without a search, because a search may count only the matches. */
function countInPages(page: KindListName, cluster: string): number | undefined {
  const cachedLists = queryClient
    .getQueryCache()
    .findAll({ queryKey: listKey(resourceLists[page], cluster, { search: '', query: '' }) });
  const loadedLists = cachedLists.filter(({ state }) => state.data !== undefined);
  const [latest] = loadedLists.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  return latest && totalCountOf(listOf(fieldsOf<InfiniteData<Page>>(latest.state.data).pages));
}

function countSessions(cluster: string): number | undefined {
  const answer: unknown = queryClient.getQueryData(activeSessionsOf(cluster).queryKey);
  return answer === undefined ? undefined : listOf(fieldsOf<Schemas['ActiveSessionList']>(answer).sessions).length;
}

function countClusters(): number | undefined {
  const answer: unknown = queryClient.getQueryData(clustersQuery.queryKey);
  return answer === undefined ? undefined : listOf(answer).length;
}

function cachedCount(page: NavigationItem['page'], cluster: string): number | undefined {
  if (page === 'clusters') return countClusters();
  if (page === 'activeSessions') return countSessions(cluster);
  return isResourceList(page) ? countInPages(page, cluster) : undefined;
}

// Some queries are created during a render, when components must not be updated; batching delays the notification.
const subscribe = (onChange: () => void) => queryClient.getQueryCache().subscribe(notifyManager.batchCalls(onChange));

/** The number of rows that a navigation page lists; undefined until that list has been loaded. */
const useCachedCount = (page: NavigationItem['page'], cluster: string): number | undefined =>
  useSyncExternalStore(subscribe, () => cachedCount(page, cluster));

const icons = {
  all: LayoutGrid,
  server: Server,
  app: AppWindow,
  kube: Hexagon,
  db: Database,
  desk: Monitor,
  live: Activity,
  users: Users,
  key: KeyRound,
  plug: Plug,
  bot: Bot,
  lock: Lock,
  plus: Plus,
  rec: CirclePlay,
  log: FileText,
  net: Network,
  spark: Sparkles,
  bill: CreditCard,
  download: Download,
} satisfies Record<PageIcon, unknown>;

/** Shows only the pages that the user may see. */
export function Navigation({ context }: { context: PageContext }) {
  const groups = navigationGroups(context.features, context.cluster);
  usePrefetchPages(groups.flatMap(({ items }) => items.map(({ page }) => page)));
  const addresses = groups.flatMap(({ items }) => items.map(({ to }) => to));
  return (
    <SideNav>
      {groups.map(({ group, items }) => (
        <NavGroup key={group} title={group}>
          {items.map((item) => (
            <Item
              key={item.page}
              item={item}
              context={context}
              exact={addresses.some((other) => other.startsWith(`${item.to}/`))}
            />
          ))}
        </NavGroup>
      ))}
    </SideNav>
  );
}

function Item({
  item: { page: name, title, icon, to },
  context: { cluster, config },
  exact,
}: {
  item: NavigationItem;
  context: PageContext;
  exact: boolean;
}) {
  const count = useCachedCount(name, cluster);
  return (
    <NavItem
      to={to}
      onIntent={() => void prefetchPageCode(name)}
      exact={exact}
      icon={icons[icon]}
      count={count === undefined ? undefined : formatCount(count)}
      lockedReason={notInPlanMessage(config, name)}
    >
      {title}
    </NavItem>
  );
}
