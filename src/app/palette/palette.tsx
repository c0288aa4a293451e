import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { signOut } from '#app/session/session.ts';
import { setTheme, useTheme } from '#app/theme.ts';
import { weightsOf } from '#domain/palette/memory.ts';
import type { Place } from '#domain/place.ts';
import { announce } from '#lib/browser/intent.ts';
import { useShortcutSwitch } from '#ui/shortcut/shortcut-switch.ts';
import { Palette as PaletteBox } from '#ui/palette/palette.tsx';
import { Foot } from './foot.tsx';
import { groupsAtRest, groupsFound, type Choice } from './groups.ts';
import { remembered, rememberPlace, rememberUse } from './memory.ts';
import { actionsFor, pageKeys, pagesFor, type Act } from './own-entries.ts';
import { useSearch } from './use-search.ts';
import { useSources } from './use-sources.ts';
import { matchesSaid, nothingSaid } from './words.ts';

interface PaletteProps {
  place: Place;
  text: string;
  onText: (text: string) => void;
  onClose: () => void;
  onShortcuts: () => void;
}

/** Pages, actions, resources and places one has been to, found by typing. */
export function Palette({ place, text, onText, onClose, onShortcuts }: PaletteProps) {
  const theme = useTheme();
  const user = place.user.userName;
  const [memory] = useState(() => remembered(user));
  const [weights] = useState(() => weightsOf(memory, Date.now()));
  const [everywhere, setEverywhere] = useState(false);
  const { lists, readings, stamp, hasOthers, refusal } = useSources(place, everywhere);
  const pages = pagesFor(place);
  const actions = actionsFor(place, theme);
  const found = useSearch({ text, lists: [pages, actions, ...lists], stamp: `${stamp} ${theme}`, weights });
  const here = useLocation().pathname;
  const ways = pageKeys(place);
  const [hasKeys] = useShortcutSwitch();
  const keysOf = hasKeys ? (to: string) => ways.get(to) ?? '' : () => '';
  const dialsFrom = place.features.servers ? place.cluster : undefined;
  const isAtRest = text.trim() === '' || found.of === '';
  const groups = isAtRest
    ? groupsAtRest({ places: memory.places, here, pages, actions, keysOf })
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
      {...{ text, onText, onClose, groups }}
      settled={text.trim() === '' || found.of === text}
      onChoose={choose}
      nothing={nothingSaid(text, readings, dialsFrom !== undefined)}
      foot={
        <Foot
          {...{ readings, refusal, everywhere, hasOthers }}
          matches={isAtRest ? '' : matchesSaid(found)}
          onEverywhere={setEverywhere}
        />
      }
    />
  );
}

/** What opens a session says so first, as a click in a list does (docs/behaviour.md#links-that-open-sessions). */
function remember({ use, to, newTab, been, note }: Choice, user: string): void {
  if (newTab) announce(to);
  if (use !== '') rememberUse(user, use);
  if (been !== '') rememberPlace(user, { to, name: been, note });
}
