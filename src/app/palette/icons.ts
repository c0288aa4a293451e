import Activity from 'lucide-react/icons/activity';
import AppWindow from 'lucide-react/icons/app-window';
import Bot from 'lucide-react/icons/bot';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CirclePlay from 'lucide-react/icons/circle-play';
import CircleUser from 'lucide-react/icons/circle-user';
import Clock from 'lucide-react/icons/clock';
import CornerDownRight from 'lucide-react/icons/corner-down-right';
import Database from 'lucide-react/icons/database';
import Hexagon from 'lucide-react/icons/hexagon';
import Keyboard from 'lucide-react/icons/keyboard';
import KeyRound from 'lucide-react/icons/key-round';
import Lock from 'lucide-react/icons/lock';
import LogOut from 'lucide-react/icons/log-out';
import Monitor from 'lucide-react/icons/monitor';
import Plug from 'lucide-react/icons/plug';
import Search from 'lucide-react/icons/search';
import Server from 'lucide-react/icons/server';
import Settings from 'lucide-react/icons/settings';
import SunMoon from 'lucide-react/icons/sun-moon';
import Ticket from 'lucide-react/icons/ticket';
import type { LucideIcon } from 'lucide-react';
import type { SearchableEntry } from '#domain/palette/palette-entry.ts';
import { links } from '#lib/links.ts';

export const kindIcons = {
  server: Server,
  app: AppWindow,
  kubeCluster: Hexagon,
  database: Database,
  desktop: Monitor,
  user: CircleUser,
  role: KeyRound,
  session: Activity,
  recording: CirclePlay,
  lock: Lock,
  token: Ticket,
  bot: Bot,
  connector: Plug,
  integration: Plug,
  page: CornerDownRight,
  setting: Settings,
  action: Keyboard,
  command: ChevronRight,
} satisfies Record<SearchableEntry['kind'], LucideIcon>;

/** Entries with a special icon. */
const specialIcons: Readonly<Record<string, LucideIcon>> = {
  [links.newLock()]: Lock,
  'dark theme': SunMoon,
  'light theme': SunMoon,
  'sign out': LogOut,
};

export const iconOf = ({ kind, target: key }: SearchableEntry): LucideIcon =>
  kind === 'page' || kind === 'action' ? (specialIcons[key] ?? kindIcons[kind]) : kindIcons[kind];

export { Clock as recentIcon, Search as searchIcon };
