import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { signOut } from '#app/session/session.ts';
import { useEnvironmentLabel } from '#features/list/use-environment-label.ts';
import { setTheme, useTheme } from '#features/theme/theme.ts';
import { entryWeightsOf, type PaletteMemory } from '#domain/palette/palette-memory.ts';
import type { PageContext } from '#domain/page-context.ts';
import { allowAutoOpen } from '#lib/browser/auto-open.ts';
import { useShortcutSwitch } from '#ui/shortcut/shortcut-switch.ts';
import { Palette as PaletteBox } from '#ui/palette/palette.tsx';
import { allowedCommands, parseCommands } from '#domain/palette/commands.ts';
import type { PaletteChoice } from './choice.ts';
import { commandEntries } from './command-groups.ts';
import { groupsWithoutSearch, groupsForSearch } from './groups.ts';
import { readPaletteMemory, rememberVisit, rememberUse } from './memory.ts';
import { actionEntries, pageShortcutKeys, pageEntries, type ActionId } from './built-in-entries.ts';
import { settingEntries } from './setting-entries.ts';
import { useSearch } from './use-search.ts';
import { useSources, type Sources } from './use-sources.ts';
import {
  type ListProgress,
  searchedMessage,
  searchFailures,
  unreadableMessage,
  type SearchFailure,
} from '#domain/palette/coverage.ts';
import { parsePaletteQuery, shownMatches, type KindMatches } from '#domain/palette/search-entries.ts';
import { parseSshTarget } from '#domain/resources/ssh-target.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import {
  bestMatchesMessage,
  matchCountMessage,
  noMatches,
  noMatchesLoaded,
  noMatchesYet,
  ALL_CLUSTERS,
  COMMANDS_HINT,
  OTHER_CLUSTERS_NOT_LOADED,
} from './messages.ts';
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
          {matchCountText === '' ? <KeyHints /> : ` ${searchedMessage(listProgress)}`}
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

// The number of matches as text.
function countText(matches: readonly KindMatches[]): string {
  const matchCount = matches.reduce((sum, kind) => sum + kind.matchCount, 0);
  const shownCount = shownMatches(matches).reduce((sum, { entries }) => sum + entries.length, 0);
  return matchCount > shownCount ? bestMatchesMessage(shownCount, matchCount) : matchCountMessage(matchCount);
}

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
  /** Asks whether to reset a user. */
  onReset: (user: { id: string; name: string }) => void;
}

/** The keyboard shortcut of a page's address; empty if there is none or the user has turned them off. */
function useKeysOf(context: PageContext): (to: string) => string {
  const [hasShortcuts] = useShortcutSwitch();
  const shortcutsByPath = pageShortcutKeys(context);
  return hasShortcuts ? (to) => shortcutsByPath.get(to) ?? '' : () => '';
}

interface GroupsInput {
  context: PageContext;
  text: string;
  memory: PaletteMemory;
  sources: Sources;
  searchesAllClusters: boolean;
}

/** The groups of rows for the typed text. */
function useGroups({ context, text, memory, sources, searchesAllClusters }: GroupsInput) {
  const theme = useTheme();
  const [usageBonuses] = useState(() => entryWeightsOf(memory, Date.now()));
  const currentPath = useLocation().pathname;
  const keysOf = useKeysOf(context);
  const environmentLabel = useEnvironmentLabel();
  const { lists, listProgress, listsVersion } = sources;
  const allowed = allowedCommands(context);
  const typedCommands = parseCommands(text, allowed);
  const pages = pageEntries(context);
  const actions = actionEntries(context, theme);
  const commands = typedCommands.length > 0 ? [] : commandEntries(allowed);
  const stamp = `${listsVersion} ${theme}`;
  const searchable = [pages, settingEntries(context), actions, commands, ...lists];
  const result = useSearch({ context, text, typedCommands, lists: searchable, stamp, usageBonuses });
  const { matches, commandMatches, searchText } = result;
  const isEmpty = text.trim() === '' || searchText === '';
  const groups = isEmpty
    ? groupsWithoutSearch({ visits: memory.visits, currentPath, pages, actions, commands, keysOf })
    : groupsForSearch({
        ...result,
        context,
        allowed,
        listProgress,
        showsCluster: searchesAllClusters,
        directConnectCluster: context.features.servers ? context.cluster : undefined,
        environmentLabel,
        keysOf,
      });
  const found = [...matches, ...commandMatches.flatMap((command) => command.matches)];
  return {
    groups,
    isUpToDate: text.trim() === '' || searchText === text,
    matchCountText: isEmpty ? '' : countText(found),
    hasCommandsHint: commands.length > 0,
  };
}

/**
 * Finds pages, actions, visited pages, and everything that the console lists, by typing
 * (docs/behaviour.md#command-palette).
 */
export function Palette({ context, text, onTextChange, onClose, onShowShortcuts, onReset }: PaletteProps) {
  const user = context.user.userName;
  const [memory] = useState(() => readPaletteMemory(user));
  const [searchesAllClusters, setSearchesAllClusters] = useState(false);
  const sources = useSources(context, { searchesAllClusters, isTyped: text.trim() !== '' });
  const { listProgress, mayHaveOtherClusters, clustersError } = sources;
  const { groups, isUpToDate, matchCountText, hasCommandsHint } = useGroups({
    context,
    text,
    memory,
    sources,
    searchesAllClusters,
  });
  const actionHandlers: Record<ActionId, () => void> = {
    'dark theme': () => setTheme('dark'),
    'light theme': () => setTheme('light'),
    'sign out': () => signOut(),
    shortcuts: onShowShortcuts,
  };
  const choose = (id: string) => {
    const choice = groups.flatMap(({ options }) => options).find((option) => option.id === id);
    if (!choice) return;
    if (choice.completion !== '') return onTextChange(choice.completion);
    prepareChoice(choice, user);
    onClose();
    if (choice.userToReset) onReset(choice.userToReset);
    else if (choice.to === '') actionHandlers[choice.act as ActionId](); // entries without an address are actions
  };
  return (
    <PaletteBox
      text={text}
      onTextChange={onTextChange}
      onClose={onClose}
      groups={groups}
      isUpToDate={isUpToDate}
      onChoose={choose}
      emptyState={
        <>
          <p>{noResultsMessage(text, listProgress, context.features.servers)}</p>
          {hasCommandsHint && <p>{COMMANDS_HINT}</p>}
        </>
      }
      footer={
        <PaletteFooter
          listProgress={listProgress}
          clustersError={clustersError}
          searchesAllClusters={searchesAllClusters}
          mayHaveOtherClusters={mayHaveOtherClusters}
          matchCountText={matchCountText}
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
