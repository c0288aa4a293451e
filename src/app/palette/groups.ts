// The groups of the palette. Without a search: recently visited pages, actions and pages. With a search: the matches,
// links to lists that are not loaded completely, and a connection to a host by name.
import type { PageContext } from '#domain/page-context.ts';
import type { CommandMatches } from '#domain/palette/commands.ts';
import type { ListProgress } from '#domain/palette/coverage.ts';
import {
  isResourceKind,
  type CommandId,
  type ListedKind,
  type SearchableEntry,
} from '#domain/palette/palette-entry.ts';
import { resourceKinds } from '#domain/palette/resource-kinds.ts';
import { KIND_MESSAGES, PAGE_HINT } from '#domain/palette/messages.ts';
import { CONNECT } from '#domain/resources/messages.ts';
import { environmentOf } from '#domain/workspace/environment.ts';
import { readLabels } from '#features/list/read-labels.ts';
import { ACTIONS_HEADING } from '#domain/messages.ts';
import type { VisitedPage } from '#domain/palette/palette-memory.ts';
import { findDirectConnection } from '#domain/palette/direct-connection.ts';
import { entryChoiceOf } from '#domain/palette/entry-choice.ts';
import { parsePaletteQuery, shownMatches, type KindMatches } from '#domain/palette/search-entries.ts';
import {
  BY_NAME_TITLE,
  COMMANDS_TITLE,
  NOT_LOADED_TITLE,
  OPEN_AGAIN,
  PAGES_TITLE,
  RECENT_TITLE,
  SHOW_LIST,
} from './messages.ts';
import { CHOICE_DEFAULTS, isConsoleKind, titleOf, type ChoiceGroup, type PaletteChoice } from './choice.ts';
import { actionsOfBest, commandGroups } from './command-groups.ts';
import { iconOf, kindIcons, recentIcon, searchIcon } from './icons.ts';
import { recordKinds } from './record-kinds.ts';

/** Sessions and launched applications open in a new tab, as from the lists. */
const opensInNewTab = (to: string): boolean => /\/console\/|\/desktops\/|^\/web\/launch\//.test(to);

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
  /** The key of the label that the user has set for environments. */
  environmentLabel?: string | undefined;
}

/** The environment of a server. Its labels are read only when it is shown. */
function environmentOfServer({ kind, labels }: SearchableEntry, environmentLabel: string | undefined) {
  const environment = kind === 'server' ? environmentOf(readLabels(labels), environmentLabel) : undefined;
  return environment && { environment };
}

function entryChoice(entry: SearchableEntry, context: EntryContext): PaletteChoice {
  const { keysOf, environmentLabel, ...circumstances } = context;
  const { kind: _, ...choice } = entryChoiceOf(entry, circumstances);
  return {
    ...choice,
    ...environmentOfServer(entry, environmentLabel),
    icon: iconOf(entry),
    keys: entry.kind === 'page' ? keysOf(entry.target) : '',
  };
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
  commands: readonly SearchableEntry[];
  keysOf: (to: string) => string;
}

export function groupsWithoutSearch(input: EmptySearchInput): ChoiceGroup[] {
  const { visits, currentPath, pages, actions, commands, keysOf } = input;
  const context = { showsCluster: false, keysOf };
  return [
    { title: RECENT_TITLE, options: visits.filter(({ to }) => to !== currentPath).map(recentChoice) },
    { title: ACTIONS_HEADING, options: actions.map((entry) => entryChoice(entry, context)) },
    { title: COMMANDS_TITLE, options: commands.map((entry) => entryChoice(entry, context)) },
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
  context: PageContext;
  allowed: readonly CommandId[];
  matches: readonly KindMatches[];
  commandMatches: readonly CommandMatches[];
  listProgress: readonly ListProgress[];
  showsCluster: boolean;
  /** The cluster from which to connect to an unlisted host; undefined for users without servers. */
  directConnectCluster: string | undefined;
  environmentLabel: string | undefined;
  keysOf: (to: string) => string;
}

export function groupsForSearch(result: SearchResult): ChoiceGroup[] {
  const { searchText, matches, listProgress, context, showsCluster, directConnectCluster } = result;
  const entryContext = { showsCluster, keysOf: result.keysOf, environmentLabel: result.environmentLabel };
  const { cluster } = context;
  const { login, words } = parsePaletteQuery(searchText);
  const text = words.join(' ');
  const truncated = words.length > 0 ? listProgress.filter(({ isTruncated }) => isTruncated) : [];
  const isTruncated = (kind: ListedKind) => truncated.some((progress) => progress.kind === kind);
  const kindGroups = shownMatches(matches).map(({ kind, entries, matchCount }): ChoiceGroup => {
    const options = entries.flatMap((entry) => entryChoices(entry, { login, ...entryContext }));
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
  // What the best match can be used for follows its kind, before further kinds.
  const found = [...kindGroups.slice(0, 1), ...actionsOfBest(result), ...kindGroups.slice(1)];
  const acting = commandGroups(result);
  return [
    // A typed verb is a command first: what it acts on is before what has the verb in its name.
    ...acting,
    ...found,
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
