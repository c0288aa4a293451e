import Activity from 'lucide-react/icons/activity';
import AppWindow from 'lucide-react/icons/app-window';
import Bot from 'lucide-react/icons/bot';
import CirclePlay from 'lucide-react/icons/circle-play';
import CreditCard from 'lucide-react/icons/credit-card';
import Database from 'lucide-react/icons/database';
import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import Hexagon from 'lucide-react/icons/hexagon';
import House from 'lucide-react/icons/house';
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
import { navigationGroups, pageTitles, type NavigationItem } from '#domain/navigation.ts';
import type { PageContext } from '#domain/page-context.ts';
import { notInPlanMessage } from '#domain/plan.ts';
import type { PageIcon } from '#lib/pages/page-entry.ts';
import { links } from '#lib/links.ts';
import { NavGroup, NavItem, NavTop, SideNav } from '#ui/shell/side-nav.tsx';
import { prefetchPageCode, usePrefetchPages } from './prefetch-pages.ts';

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

/** The home page, and then only the pages that the user may see. */
export function Navigation({ context }: { context: PageContext }) {
  const groups = navigationGroups(context.features, context.cluster);
  usePrefetchPages(groups.flatMap(({ items }) => items.map(({ page }) => page)));
  const addresses = groups.flatMap(({ items }) => items.map(({ to }) => to));
  return (
    <SideNav>
      <NavTop>
        <NavItem
          to={links.cluster({ cluster: context.cluster })}
          onIntent={() => void prefetchPageCode('cluster')}
          exact
          icon={House}
        >
          {pageTitles.cluster}
        </NavItem>
      </NavTop>
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
  context: { config },
  exact,
}: {
  item: NavigationItem;
  context: PageContext;
  exact: boolean;
}) {
  return (
    <NavItem
      to={to}
      onIntent={() => void prefetchPageCode(name)}
      exact={exact}
      icon={icons[icon]}
      lockedReason={notInPlanMessage(config, name)}
    >
      {title}
    </NavItem>
  );
}
