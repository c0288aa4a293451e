import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { signOut } from '#app/session/session.ts';
import { setTheme, useTheme } from '#features/theme/theme.ts';
import { entryWeightsOf } from '#domain/palette/palette-memory.ts';
import type { PageContext } from '#domain/page-context.ts';
import { allowAutoOpen } from '#lib/browser/auto-open.ts';
import { useShortcutSwitch } from '#ui/shortcut/shortcut-switch.ts';
import { Palette as PaletteBox } from '#ui/palette/palette.tsx';
import { PaletteFooter } from './palette-footer.tsx';
import { groupsWithoutSearch, groupsForSearch, type PaletteChoice } from './groups.ts';
import { readPaletteMemory, rememberVisit, rememberUse } from './memory.ts';
import { actionEntries, pageKeys, pageEntries, type ActionId } from './built-in-entries.ts';
import { matchCount, noResults } from './results.ts';
import { useSearch } from './use-search.ts';
import { useSources } from './use-sources.ts';

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
