// The groups of the palette. Without a search: recently visited pages, actions and pages. With a search: the matches,
// links to lists that are not loaded completely, and a connection to a host by name.
import type { ListProgress } from '#domain/palette/coverage.ts';
import { isResourceKind, type ListedKind, type SearchableEntry } from '#domain/palette/palette-entry.ts';
import { resourceKinds } from '#domain/palette/resource-kinds.ts';
import { KIND_MESSAGES, PAGE_HINT } from '#domain/palette/messages.ts';
import { CONNECT } from '#domain/resources/messages.ts';
import { ACTIONS_HEADING } from '#domain/messages.ts';
import type { VisitedPage } from '#domain/palette/palette-memory.ts';
import { findDirectConnection } from '#domain/palette/direct-connection.ts';
import { entryChoiceOf } from '#domain/palette/entry-choice.ts';
import { parsePaletteQuery, shownMatches, type KindMatches } from '#domain/palette/search-entries.ts';
import { pages, type MenuPage } from '#lib/pages/pages.ts';
import type { PaletteOption } from '#ui/palette/palette-option.tsx';
import { BY_NAME_TITLE, NOT_LOADED_TITLE, OPEN_AGAIN, PAGES_TITLE, RECENT_TITLE, SHOW_LIST } from './messages.ts';
import { iconOf, kindIcons, recentIcon, searchIcon } from './icons.ts';
import { recordKinds } from './record-kinds.ts';

/** One row, and what choosing it does. */
export interface PaletteChoice extends PaletteOption {
  /** The ID under which the choice is remembered as used; empty if it is not remembered. */
  use: string;
  /** The ID of the action; empty for choices with an address. */
  act: string;
  /** The name under which the choice is remembered as visited; empty if it is not remembered. */
  visitedAs: string;
}

interface ChoiceGroup {
  title: string;
  options: readonly PaletteChoice[];
}

/** Sessions and launched applications open in a new tab, as from the lists. */
const opensInNewTab = (to: string): boolean => /\/console\/|\/desktops\/|^\/web\/launch\//.test(to);

const CHOICE_DEFAULTS = { others: '', keys: '', use: '', act: '', visitedAs: '', newTab: false };

const recentChoice = ({ to, name, note }: VisitedPage): PaletteChoice => ({
  ...CHOICE_DEFAULTS,
  id: `place ${to}`,
  icon: recentIcon,
  name,
  note,
  hint: opensInNewTab(to) ? OPEN_AGAIN : PAGE_HINT,
  to,
  newTab: opensInNewTab(to),
  visitedAs: opensInNewTab(to) ? name : '',
});

interface EntryContext {
  login?: string | undefined;
  /** Whether several clusters are searched. */
  showsCluster: boolean;
  keysOf: (to: string) => string;
}

function entryChoice(entry: SearchableEntry, { keysOf, ...circumstances }: EntryContext): PaletteChoice {
  const { kind: _, ...choice } = entryChoiceOf(entry, circumstances);
  return { ...choice, icon: iconOf(entry), keys: entry.kind === 'page' ? keysOf(entry.target) : '' };
}

/** The rows of an entry. If the query ends with a bare `@`, each login is a separate row. */
function entryChoices(entry: SearchableEntry, context: EntryContext): PaletteChoice[] {
  if (context.login !== '' || entry.logins.length === 0) return [entryChoice(entry, context)];
  return entry.logins.map((login) => entryChoice(entry, { ...context, login }));
}

interface EmptySearchInput {
  visits: readonly VisitedPage[];
  currentPath: string;
  pages: readonly SearchableEntry[];
  actions: readonly SearchableEntry[];
  keysOf: (to: string) => string;
}

export function groupsWithoutSearch({ visits, currentPath, pages, actions, keysOf }: EmptySearchInput): ChoiceGroup[] {
  const context = { showsCluster: false, keysOf };
  return [
    { title: RECENT_TITLE, options: visits.filter(({ to }) => to !== currentPath).map(recentChoice) },
    { title: ACTIONS_HEADING, options: actions.map((entry) => entryChoice(entry, context)) },
    { title: PAGES_TITLE, options: pages.map((entry) => entryChoice(entry, context)) },
  ].filter(({ options }) => options.length > 0);
}

interface ListSearch {
  kind: ListedKind;
  cluster: string;
  words: string;
  note: string;
}

const listLinkOf = (kind: ListedKind) =>
  isResourceKind(kind) ? resourceKinds[kind].listLink : recordKinds[kind].listLink;

/** Links to the list with the same search. Lists without a search have no link. */
function searchAllChoices({ kind, cluster, words, note }: ListSearch): PaletteChoice[] {
  const to = listLinkOf(kind)?.(cluster, words);
  if (to === undefined) return [];
  const name = KIND_MESSAGES[kind].searchAll(words);
  const id = `search ${kind} ${cluster}`;
  return [{ ...CHOICE_DEFAULTS, id, icon: searchIcon, name, note, hint: SHOW_LIST, to }];
}

/** Connects to a host that is not listed, as the box above the servers does (docs/protocol/resources.md#16.2). */
function directConnectionChoices(
  searchText: string,
  bestEntries: readonly SearchableEntry[],
  cluster: string,
): PaletteChoice[] {
  const target = findDirectConnection(searchText, { bestEntries, cluster });
  if (target === undefined) return [];
  const { name, to } = target;
  return [
    {
      ...CHOICE_DEFAULTS,
      id: `direct ${to}`,
      icon: kindIcons.server,
      name,
      note: '',
      hint: CONNECT,
      to,
      newTab: true,
      visitedAs: name,
    },
  ];
}

interface SearchResult {
  searchText: string;
  matches: readonly KindMatches[];
  listProgress: readonly ListProgress[];
  /** The cluster whose lists are offered for further matches. */
  cluster: string;
  showsCluster: boolean;
  /** The cluster from which to connect to an unlisted host; undefined for users without servers. */
  directConnectCluster: string | undefined;
  keysOf: (to: string) => string;
}

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

const CONSOLE_TITLES = { page: PAGES_TITLE, action: ACTIONS_HEADING } as const;

const isConsoleKind = (kind: SearchableEntry['kind']): kind is keyof typeof CONSOLE_TITLES =>
  Object.hasOwn(CONSOLE_TITLES, kind);

const titleOf = (kind: SearchableEntry['kind']): string =>
  isConsoleKind(kind) ? CONSOLE_TITLES[kind] : pages[LIST_PAGES[kind]].menu.label;

export function groupsForSearch(result: SearchResult): ChoiceGroup[] {
  const { searchText, matches, listProgress, cluster, showsCluster, directConnectCluster, keysOf } = result;
  const { login, words } = parsePaletteQuery(searchText);
  const text = words.join(' ');
  const truncated = words.length > 0 ? listProgress.filter(({ isTruncated }) => isTruncated) : [];
  const isTruncated = (kind: ListedKind) => truncated.some((progress) => progress.kind === kind);
  const kindGroups = shownMatches(matches).map(({ kind, entries, matchCount }): ChoiceGroup => {
    const options = entries.flatMap((entry) => entryChoices(entry, { login, showsCluster, keysOf }));
    const hasMore = matchCount > entries.length && words.length > 0 && !isConsoleKind(kind) && !isTruncated(kind);
    return {
      title: titleOf(kind),
      options: hasMore ? [...options, ...searchAllChoices({ kind, cluster, words: text, note: '' })] : options,
    };
  });
  const notLoadedChoices = truncated.flatMap((progress) =>
    searchAllChoices({ ...progress, words: text, note: showsCluster ? progress.cluster : '' }),
  );
  const bestEntries = matches.flatMap(({ entries }) => entries);
  return [
    ...kindGroups,
    { title: NOT_LOADED_TITLE, options: notLoadedChoices },
    {
      title: BY_NAME_TITLE,
      options:
        directConnectCluster === undefined
          ? []
          : directConnectionChoices(searchText, bestEntries, directConnectCluster),
    },
  ].filter(({ options }) => options.length > 0);
}
