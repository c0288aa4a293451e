import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { signOut } from '#app/session/session.ts';
import { setTheme, useTheme } from '#features/theme/theme.ts';
import { weightsOf } from '#domain/palette/memory.ts';
import type { PageContext } from '#domain/page-context.ts';
import { announce } from '#lib/browser/intent.ts';
import { useShortcutSwitch } from '#ui/shortcut/shortcut-switch.ts';
import { Palette as PaletteBox } from '#ui/palette/palette.tsx';
import { Foot } from './foot.tsx';
import { groupsAtRest, groupsFound, type Choice } from './groups.ts';
import { remembered, rememberVisit, rememberUse } from './memory.ts';
import { actionsFor, pageKeys, pagesFor, type Act } from './own-entries.ts';
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

/** Pages, actions, resources and visited pages, found by typing. */
export function Palette({ context, text, onText, onClose, onShortcuts }: PaletteProps) {
  const theme = useTheme();
  const user = context.user.userName;
  const [memory] = useState(() => remembered(user));
  const [weights] = useState(() => weightsOf(memory, Date.now()));
  const [everywhere, setEverywhere] = useState(false);
  const { lists, readings, stamp, hasOthers, refusal } = useSources(context, everywhere);
  const pages = pagesFor(context);
  const actions = actionsFor(context, theme);
  const found = useSearch({ text, lists: [pages, actions, ...lists], stamp: `${stamp} ${theme}`, weights });
  const here = useLocation().pathname;
  const ways = pageKeys(context);
  const [hasKeys] = useShortcutSwitch();
  const keysOf = hasKeys ? (to: string) => ways.get(to) ?? '' : () => '';
  const dialsFrom = context.features.servers ? context.cluster : undefined;
  const isAtRest = text.trim() === '' || found.of === '';
  const groups = isAtRest
    ? groupsAtRest({ visits: memory.visits, here, pages, actions, keysOf })
    : groupsFound({ ...found, readings, many: everywhere, dialsFrom, keysOf });
  const acts: Record<Act, () => void> = {
    'dark theme': () => setTheme('dark'),
    'light theme': () => setTheme('light'),
    'sign out': () => signOut(),
    shortcuts: onShortcuts,
  };
  const choose = (id: string) => {
    const choice = groups.flatMap(({ options }) => options).find((one) => one.id === id);
    if (!choice) return;
    remember(choice, user);
    onClose();
    if (choice.to === '') acts[choice.act as Act](); // what leads nowhere is an action, and those are all ours
  };
  return (
    <PaletteBox
      text={text}
      onText={onText}
      onClose={onClose}
      groups={groups}
      settled={text.trim() === '' || found.of === text}
      onChoose={choose}
      nothing={noResults(text, readings, dialsFrom !== undefined)}
      foot={
        <Foot
          readings={readings}
          refusal={refusal}
          everywhere={everywhere}
          hasOthers={hasOthers}
          matches={isAtRest ? '' : matchCount(found)}
          onEverywhere={setEverywhere}
        />
      }
    />
  );
}

/** What opens a session says so first, as a click in a list does (docs/behaviour.md#links-that-open-sessions). */
function remember({ use, to, newTab, visitedAs, note }: Choice, user: string): void {
  if (newTab) announce(to);
  if (use !== '') rememberUse(user, use);
  if (visitedAs !== '') rememberVisit(user, { to, name: visitedAs, note });
}
