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
import { actionEntries, pageKeys, pageEntries, type ActionId } from './built-in-entries.ts';
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
  /** What has loaded of each searched list. */
  readings: readonly ListProgress[];
  /** Why the list of clusters failed to load. */
  refusal: string | undefined;
  /** The number of matches as text; empty for an empty query. */
  matches: string;
  everywhere: boolean;
  /** Whether other clusters may exist. */
  hasOthers: boolean;
  onEverywhere: (isOn: boolean) => void;
}

/** Shows which lists the search covers, and which failed to load. */
function PaletteFooter({ readings, refusal, matches, everywhere, hasOthers, onEverywhere }: PaletteFooterProps) {
  const failures = searchFailures(readings);
  const unreadable = unreadableMessage(readings);
  return (
    <>
      <FooterLine>
        <span>
          <output>{matches}</output>
          {matches === '' ? <KeyHints /> : ` ${readings.length > 0 ? searchedMessage(readings) : ''}`}
          {unreadable !== undefined && ` ${unreadable}`}
        </span>
        {hasOthers && readings.length > 0 && (
          <Checkbox checked={everywhere} onChange={({ target }) => onEverywhere(target.checked)}>
            {ALL_CLUSTERS}
          </Checkbox>
        )}
      </FooterLine>
      {(failures.length > 0 || refusal !== undefined) && (
        <FooterLine tone="bad">
          <div role="alert">
            {refusal !== undefined && <FailureMessage message={OTHER_CLUSTERS_NOT_LOADED} refusal={refusal} />}
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
  readings: readonly ListProgress[];
  /** Changes whenever the lists change. */
  stamp: string;
  /** Whether other clusters may exist. */
  hasOthers: boolean;
  /** Why the list of clusters failed to load. */
  refusal: string | undefined;
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
  const readings = sources.map((source, index): ListProgress => {
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
    readings,
    stamp: results.map(({ data, dataUpdatedAt }) => `${dataUpdatedAt}.${data?.pages.length ?? 0}`).join(),
    hasOthers: clusters.data === undefined || otherClusters.length > 0,
    refusal: searchesAllClusters && clusters.error ? errorText(clusters.error) : undefined,
  };
}

// The number of matches, or why there are none.
const matchCount = ({ matchCount: all, bestEntries: best }: PaletteSearchResult): string =>
  all > best.length ? bestMatchesMessage(best.length, all) : matchCountMessage(all);

/**
 * The message for a search without matches. While lists are not loaded completely, it does not claim that nothing
 * exists (docs/behaviour.md#partial-views). If the user typed an invalid host name, it explains what is wrong with it.
 */
function noResults(text: string, readings: readonly ListProgress[], canConnectByName: boolean): string {
  const target = canConnectByName && parsePaletteQuery(text).login ? parseSshTarget(text) : undefined;
  if (target?.ok === false) return target.reason;
  const displayedText = sanitize(text.trim());
  if (readings.some(({ isLoading }) => isLoading)) return noMatchesYet(displayedText);
  if (readings.some(({ isTruncated: isCut, refusal }) => isCut || refusal !== undefined))
    return noMatchesLoaded(displayedText);
  return noMatches(displayedText);
}

interface PaletteProps {
  context: PageContext;
  text: string;
  onText: (text: string) => void;
  onClose: () => void;
  onShortcuts: () => void;
}

/** Finds pages, actions, resources and visited pages by typing. */
export function Palette({ context, text, onText, onClose, onShortcuts }: PaletteProps) {
  const theme = useTheme();
  const user = context.user.userName;
  const [memory] = useState(() => readPaletteMemory(user));
  const [weights] = useState(() => entryWeightsOf(memory, Date.now()));
  const [searchesAllClusters, setSearchesAllClusters] = useState(false);
  const { lists, readings, stamp, hasOthers, refusal } = useSources(context, searchesAllClusters);
  const pages = pageEntries(context);
  const actions = actionEntries(context, theme);
  const searchResult = useSearch({ text, lists: [pages, actions, ...lists], stamp: `${stamp} ${theme}`, weights });
  const currentPath = useLocation().pathname;
  const shortcutsByPath = pageKeys(context);
  const [hasShortcuts] = useShortcutSwitch();
  const keysOf = hasShortcuts ? (to: string) => shortcutsByPath.get(to) ?? '' : () => '';
  const directConnectCluster = context.features.servers ? context.cluster : undefined;
  const isSearchEmpty = text.trim() === '' || searchResult.searchText === '';
  const groups = isSearchEmpty
    ? groupsWithoutSearch({ visits: memory.visits, currentPath, pages, actions, keysOf })
    : groupsForSearch({ ...searchResult, readings, showsCluster: searchesAllClusters, directConnectCluster, keysOf });
  const actionHandlers: Record<ActionId, () => void> = {
    'dark theme': () => setTheme('dark'),
    'light theme': () => setTheme('light'),
    'sign out': () => signOut(),
    shortcuts: onShortcuts,
  };
  const choose = (id: string) => {
    const choice = groups.flatMap(({ options }) => options).find((option) => option.id === id);
    if (!choice) return;
    rememberChoice(choice, user);
    onClose();
    if (choice.to === '') actionHandlers[choice.act as ActionId](); // entries without an address are actions
  };
  return (
    <PaletteBox
      text={text}
      onTextChange={onText}
      onClose={onClose}
      groups={groups}
      isUpToDate={text.trim() === '' || searchResult.searchText === text}
      onChoose={choose}
      emptyState={noResults(text, readings, directConnectCluster !== undefined)}
      footer={
        <PaletteFooter
          readings={readings}
          refusal={refusal}
          everywhere={searchesAllClusters}
          hasOthers={hasOthers}
          matches={isSearchEmpty ? '' : matchCount(searchResult)}
          onEverywhere={setSearchesAllClusters}
        />
      }
    />
  );
}

/**
 * Remembers a choice for later searches. A chosen session connects without a prompt, like after a click in a list
 * (docs/behaviour.md#links-that-open-sessions).
 */
function rememberChoice({ use, to, newTab, visitedAs, note }: PaletteChoice, user: string): void {
  if (newTab) allowAutoOpen(to);
  if (use !== '') rememberUse(user, use);
  if (visitedAs !== '') rememberVisit(user, { to, name: visitedAs, note });
}
