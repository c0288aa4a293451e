// The rows of the palette and the titles of their groups.
import { ACTIONS_HEADING } from '#domain/messages.ts';
import type { ListedKind, SearchableEntry } from '#domain/palette/palette-entry.ts';
import { pages, type MenuPage } from '#lib/pages/pages.ts';
import type { PaletteOption } from '#ui/palette/palette-option.tsx';
import { COMMANDS_TITLE, PAGES_TITLE } from './messages.ts';

/** One row, and what choosing it does. */
export interface PaletteChoice extends PaletteOption {
  /** The ID under which the choice is remembered as used; empty if it is not remembered. */
  use: string;
  /** The ID of the action; empty for choices with an address. */
  act: string;
  /** The text that the choice types into the field; empty if it types none. */
  completion: string;
  /** The user whose reset the choice asks for. */
  userToReset?: { id: string; name: string };
  /** The name under which the choice is remembered as visited; empty if it is not remembered. */
  visitedAs: string;
}

export interface ChoiceGroup {
  title: string;
  options: readonly PaletteChoice[];
}

export const CHOICE_DEFAULTS = {
  others: '',
  keys: '',
  use: '',
  act: '',
  completion: '',
  visitedAs: '',
  newTab: false,
};

/** The pages of the navigation with the lists. Their labels are the titles of the groups. */
const LIST_PAGES: Readonly<Record<ListedKind, MenuPage>> = {
  server: 'servers',
  app: 'apps',
  kubeCluster: 'kubeClusters',
  database: 'databases',
  desktop: 'desktops',
  user: 'users',
  role: 'roles',
  session: 'activeSessions',
  recording: 'recordings',
  lock: 'locks',
  token: 'tokens',
  bot: 'bots',
  connector: 'authConnectors',
  integration: 'integrations',
};

const CONSOLE_TITLES = {
  page: PAGES_TITLE,
  setting: pages.settings.title,
  action: ACTIONS_HEADING,
  command: COMMANDS_TITLE,
} as const;

/** Whether the console itself has the entries of this kind. */
export const isConsoleKind = (kind: SearchableEntry['kind']): kind is keyof typeof CONSOLE_TITLES =>
  Object.hasOwn(CONSOLE_TITLES, kind);

/** The title of the group of a kind. */
export const titleOf = (kind: SearchableEntry['kind']): string =>
  isConsoleKind(kind) ? CONSOLE_TITLES[kind] : pages[LIST_PAGES[kind]].menu.label;
