import Activity from 'lucide-react/icons/activity';
import AppWindow from 'lucide-react/icons/app-window';
import CirclePlay from 'lucide-react/icons/circle-play';
import Database from 'lucide-react/icons/database';
import FileText from 'lucide-react/icons/file-text';
import Hexagon from 'lucide-react/icons/hexagon';
import KeyRound from 'lucide-react/icons/key-round';
import Lock from 'lucide-react/icons/lock';
import Monitor from 'lucide-react/icons/monitor';
import Network from 'lucide-react/icons/network';
import Plug from 'lucide-react/icons/plug';
import Plus from 'lucide-react/icons/plus';
import Server from 'lucide-react/icons/server';
import Sparkles from 'lucide-react/icons/sparkles';
import Users from 'lucide-react/icons/users';
import { navigation, type Icon } from '#domain/navigation.ts';
import type { Features } from '#domain/access.ts';
import { NavGroup, NavItem, SideNav } from '#ui/side-nav.tsx';

const icons = {
  server: Server,
  app: AppWindow,
  kube: Hexagon,
  db: Database,
  desk: Monitor,
  live: Activity,
  users: Users,
  key: KeyRound,
  plug: Plug,
  lock: Lock,
  plus: Plus,
  rec: CirclePlay,
  log: FileText,
  net: Network,
  spark: Sparkles,
} satisfies Record<Icon, unknown>;

/** Only what the user may see; the rest is not there. */
export function Navigation({ features, cluster }: { features: Features; cluster: string }) {
  return (
    <SideNav>
      {navigation(features, cluster).map(({ group, items }) => (
        <NavGroup key={group} title={group}>
          {items.map(({ title, icon, to }) => (
            <NavItem key={title} to={to} icon={icons[icon]}>
              {title}
            </NavItem>
          ))}
        </NavGroup>
      ))}
    </SideNav>
  );
}
