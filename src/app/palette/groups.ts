// The groups of the palette. Without a search: recently visited pages, actions and pages. With a search: the matches,
// links to lists that are not loaded completely, and a connection to a host by name.
import type { ListProgress } from '#domain/palette/coverage.ts';
import type { SearchableEntry } from '#domain/palette/palette-entry.ts';
import { resourceKinds } from '#domain/palette/resource-kinds.ts';
import { KIND_MESSAGES, PAGE_HINT } from '#domain/palette/messages.ts';
import { CONNECT } from '#domain/resources/messages.ts';
import { ACTIONS_HEADING } from '#domain/messages.ts';
import type { VisitedPage } from '#domain/palette/palette-memory.ts';
import { findDirectConnection } from '#domain/palette/direct-connection.ts';
import { entryChoiceOf } from '#domain/palette/entry-choice.ts';
import { parsePaletteQuery } from '#domain/palette/search-entries.ts';
import type { PaletteOption } from '#ui/palette/palette-option.tsx';
import {
  BY_NAME_TITLE,
  FOUND_TITLE,
  NOT_LOADED_TITLE,
  OPEN_AGAIN,
  PAGES_TITLE,
  RECENT_TITLE,
  SHOW_LIST,
} from './messages.ts';
import { iconOf, kindIcons, recentIcon, searchIcon } from './icons.ts';

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

/** Links to the list, which searches on the proxy, because the palette could not load the whole list. */
function searchAllChoice({ kind, cluster }: ListProgress, words: string, showsCluster: boolean): PaletteChoice {
  return {
    ...CHOICE_DEFAULTS,
    id: `search ${kind} ${cluster}`,
    icon: searchIcon,
    name: KIND_MESSAGES[kind].searchAll(words),
    note: showsCluster ? cluster : '',
    hint: SHOW_LIST,
    to: resourceKinds[kind].listLink(cluster, words),
  };
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
  bestEntries: readonly SearchableEntry[];
  listProgress: readonly ListProgress[];
  showsCluster: boolean;
  /** The cluster from which to connect to an unlisted host; undefined for users without servers. */
  directConnectCluster: string | undefined;
  keysOf: (to: string) => string;
}

export function groupsForSearch({
  searchText,
  bestEntries,
  listProgress,
  showsCluster,
  directConnectCluster,
  keysOf,
}: SearchResult): ChoiceGroup[] {
  const { login, words } = parsePaletteQuery(searchText);
  const choices = bestEntries.flatMap((entry) => entryChoices(entry, { login, showsCluster, keysOf }));
  const truncated = words.length > 0 ? listProgress.filter(({ isTruncated }) => isTruncated) : [];
  const searchAllChoices = truncated.map((progress) => searchAllChoice(progress, words.join(' '), showsCluster));
  return [
    { title: searchAllChoices.length > 0 ? FOUND_TITLE : '', options: choices },
    { title: NOT_LOADED_TITLE, options: searchAllChoices },
    {
      title: BY_NAME_TITLE,
      options:
        directConnectCluster === undefined
          ? []
          : directConnectionChoices(searchText, bestEntries, directConnectCluster),
    },
  ].filter(({ options }) => options.length > 0);
}
