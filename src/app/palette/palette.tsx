import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { signOut } from '#app/session/session.ts';
import { setTheme, useTheme } from '#features/theme/theme.ts';
import { entryWeightsOf } from '#domain/palette/palette-memory.ts';
import type { PageContext } from '#domain/page-context.ts';
import { allowAutoOpen } from '#lib/browser/auto-open.ts';
import { useShortcutSwitch } from '#ui/shortcut/shortcut-switch.ts';
import { Palette as PaletteBox } from '#ui/palette/palette.tsx';
import { groupsWithoutSearch, groupsForSearch, type PaletteChoice } from './groups.ts';
import { readPaletteMemory, rememberVisit, rememberUse } from './memory.ts';
import { actionEntries, pageShortcutKeys, pageEntries, type ActionId } from './built-in-entries.ts';
import { useSearch } from './use-search.ts';
import {
  type ListProgress,
  searchedMessage,
  searchFailures,
  unreadableMessage,
  type SearchFailure,
} from '#domain/palette/coverage.ts';
import { parsePaletteQuery, type PaletteSearchResult } from '#domain/palette/search-entries.ts';
import { parseSshTarget } from '#domain/resources/ssh-target.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import {
  bestMatchesMessage,
  matchCountMessage,
  noMatches,
  noMatchesLoaded,
  noMatchesYet,
  ALL_CLUSTERS,
  OTHER_CLUSTERS_NOT_LOADED,
} from './messages.ts';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { Schemas } from '#api/schemas.ts';
import { clustersQuery } from '#api/identity/user-context.ts';
import type { SearchableEntry } from '#domain/palette/palette-entry.ts';
import { resourceKinds, type ResourceKind } from '#domain/palette/resource-kinds.ts';
import { fieldsOf, listOf, textOr } from '#lib/untrusted.ts';
import { errorText } from '#ui/feedback/messages.ts';
import { entriesOf, type EntrySource } from './sources.ts';
import { Checkbox } from '#ui/field/checkbox.tsx';
import { FooterLine, KeyHints } from '#ui/palette/palette-footer.tsx';

interface PaletteFooterProps {
  /** How much of each searched list has loaded. */
  listProgress: readonly ListProgress[];
  /** Why the list of clusters failed to load. */
  clustersError: string | undefined;
  /** The number of matches as text; empty for an empty query. */
  matchCountText: string;
  searchesAllClusters: boolean;
  /** Whether other clusters may exist. */
  mayHaveOtherClusters: boolean;
  onSearchesAllClustersChange: (isOn: boolean) => void;
}

/** Shows the number of matches or the keys, which lists the search covers, and which lists failed to load. */
function PaletteFooter({
  listProgress,
  clustersError,
  matchCountText,
  searchesAllClusters,
  mayHaveOtherClusters,
  onSearchesAllClustersChange,
}: PaletteFooterProps) {
  const failures = searchFailures(listProgress);
  const unreadable = unreadableMessage(listProgress);
  return (
    <>
      <FooterLine>
        <span>
          <output>{matchCountText}</output>
          {matchCountText === '' ? <KeyHints /> : ` ${listProgress.length > 0 ? searchedMessage(listProgress) : ''}`}
          {unreadable !== undefined && ` ${unreadable}`}
        </span>
        {mayHaveOtherClusters && listProgress.length > 0 && (
          <Checkbox
            checked={searchesAllClusters}
            onChange={({ target }) => onSearchesAllClustersChange(target.checked)}
          >
            {ALL_CLUSTERS}
          </Checkbox>
        )}
      </FooterLine>
      {(failures.length > 0 || clustersError !== undefined) && (
        <FooterLine tone="bad">
          <div role="alert">
            {clustersError !== undefined && (
              <FailureMessage message={OTHER_CLUSTERS_NOT_LOADED} refusal={clustersError} />
            )}
            {failures.map(({ message, refusal }) => (
              <FailureMessage key={message} message={message} refusal={refusal} />
            ))}
          </div>
        </FooterLine>
      )}
    </>
  );
}

function FailureMessage({ message, refusal }: SearchFailure) {
  return (
    <>
      <p>{message}</p>
      <p>{refusal}</p>
    </>
  );
}

const KINDS = Object.keys(resourceKinds) as ResourceKind[]; // the compiler types keys of a record as string

interface Sources {
  lists: readonly (readonly SearchableEntry[])[];
  listProgress: readonly ListProgress[];
  /** Changes whenever the lists change. */
  listsVersion: string;
  /** Whether other clusters may exist. */
  mayHaveOtherClusters: boolean;
  /** Why the list of clusters failed to load. */
  clustersError: string | undefined;
}

/** Loads all entries of this cluster, or of all clusters, that the user may see while the palette is open. */
function useSources({ cluster, features }: PageContext, searchesAllClusters: boolean): Sources {
  const clusters = useQuery({ ...clustersQuery, enabled: searchesAllClusters });
  const otherClusters = listOf(clusters.data)
    .map((raw) => textOr(fieldsOf<Schemas['Cluster']>(raw).name, ''))
    .filter((name) => name !== '' && name !== cluster);
  const clusterNames = [cluster, ...(searchesAllClusters ? otherClusters : [])];
  const visibleKinds = KINDS.filter((kind) => features[resourceKinds[kind].feature]);
  const sources = clusterNames.flatMap((name) => visibleKinds.map((kind): EntrySource => ({ kind, cluster: name })));
  const results = useQueries({ queries: sources.map(entriesOf) });
  const listProgress = sources.map((source, index): ListProgress => {
    const { data, error, isFetching } = results[index] ?? {};
    const { loaded = 0, unreadable = 0, end } = data ?? {};
    const isLoading = isFetching === true;
    return {
      ...source,
      loaded,
      unreadable,
      isLoading,
      isTruncated: end === 'cut',
      refusal: error ? errorText(error) : undefined,
    };
  });
  return {
    lists: results.flatMap(({ data }) => data?.pages ?? []),
    listProgress,
    listsVersion: results.map(({ data, dataUpdatedAt }) => `${dataUpdatedAt}.${data?.pages.length ?? 0}`).join(),
    mayHaveOtherClusters: clusters.data === undefined || otherClusters.length > 0,
    clustersError: searchesAllClusters && clusters.error ? errorText(clusters.error) : undefined,
  };
}

// The number of matches as text.
const matchCountText = ({ matchCount, bestEntries }: PaletteSearchResult): string =>
  matchCount > bestEntries.length ? bestMatchesMessage(bestEntries.length, matchCount) : matchCountMessage(matchCount);

/**
 * The message for a search without matches. If a list is not loaded completely, it does not claim that nothing exists
 * (docs/behaviour.md#partial-views). If the typed text is an invalid target (`login@host:port`), it gives the reason.
 */
function noResultsMessage(text: string, listProgress: readonly ListProgress[], canConnectByName: boolean): string {
  const target = canConnectByName && parsePaletteQuery(text).login ? parseSshTarget(text) : undefined;
  if (target?.ok === false) return target.reason;
  const displayedText = sanitize(text.trim());
  if (listProgress.some(({ isLoading }) => isLoading)) return noMatchesYet(displayedText);
  if (listProgress.some(({ isTruncated, refusal }) => isTruncated || refusal !== undefined))
    return noMatchesLoaded(displayedText);
  return noMatches(displayedText);
}

interface PaletteProps {
  context: PageContext;
  text: string;
  onTextChange: (text: string) => void;
  onClose: () => void;
  onShowShortcuts: () => void;
}

/** Finds pages, actions, resources and visited pages by typing. */
export function Palette({ context, text, onTextChange, onClose, onShowShortcuts }: PaletteProps) {
  const theme = useTheme();
  const user = context.user.userName;
  const [memory] = useState(() => readPaletteMemory(user));
  const [usageBonuses] = useState(() => entryWeightsOf(memory, Date.now()));
  const [searchesAllClusters, setSearchesAllClusters] = useState(false);
  const { lists, listProgress, listsVersion, mayHaveOtherClusters, clustersError } = useSources(
    context,
    searchesAllClusters,
  );
  const pages = pageEntries(context);
  const actions = actionEntries(context, theme);
  const stamp = `${listsVersion} ${theme}`;
  const searchResult = useSearch({ text, lists: [pages, actions, ...lists], stamp, usageBonuses });
  const currentPath = useLocation().pathname;
  const shortcutsByPath = pageShortcutKeys(context);
  const [hasShortcuts] = useShortcutSwitch();
  const keysOf = hasShortcuts ? (to: string) => shortcutsByPath.get(to) ?? '' : () => '';
  const directConnectCluster = context.features.servers ? context.cluster : undefined;
  const searchContext = { listProgress, showsCluster: searchesAllClusters, directConnectCluster };
  const isSearchEmpty = text.trim() === '' || searchResult.searchText === '';
  const groups = isSearchEmpty
    ? groupsWithoutSearch({ visits: memory.visits, currentPath, pages, actions, keysOf })
    : groupsForSearch({ ...searchResult, ...searchContext, keysOf });
  const actionHandlers: Record<ActionId, () => void> = {
    'dark theme': () => setTheme('dark'),
    'light theme': () => setTheme('light'),
    'sign out': () => signOut(),
    shortcuts: onShowShortcuts,
  };
  const choose = (id: string) => {
    const choice = groups.flatMap(({ options }) => options).find((option) => option.id === id);
    if (!choice) return;
    prepareChoice(choice, user);
    onClose();
    if (choice.to === '') actionHandlers[choice.act as ActionId](); // entries without an address are actions
  };
  return (
    <PaletteBox
      text={text}
      onTextChange={onTextChange}
      onClose={onClose}
      groups={groups}
      isUpToDate={text.trim() === '' || searchResult.searchText === text}
      onChoose={choose}
      emptyState={noResultsMessage(text, listProgress, directConnectCluster !== undefined)}
      footer={
        <PaletteFooter
          listProgress={listProgress}
          clustersError={clustersError}
          searchesAllClusters={searchesAllClusters}
          mayHaveOtherClusters={mayHaveOtherClusters}
          matchCountText={isSearchEmpty ? '' : matchCountText(searchResult)}
          onSearchesAllClustersChange={setSearchesAllClusters}
        />
      }
    />
  );
}

/**
 * Prepares a choice before it opens. A session or application in a new tab may connect without a prompt, like after a
 * click in a list (docs/behaviour.md#links-that-open-sessions). Also remembers the choice for later searches.
 */
function prepareChoice({ use, to, newTab, visitedAs, note }: PaletteChoice, user: string): void {
  if (newTab) allowAutoOpen(to);
  if (use !== '') rememberUse(user, use);
  if (visitedAs !== '') rememberVisit(user, { to, name: visitedAs, note });
}
