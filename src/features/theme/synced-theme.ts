// Syncs the theme with an 18.x proxy.
import { useEffect, useEffectEvent } from 'react';
import { useSyncedPreference, type SyncedPreference } from '#features/synced-preference/synced-preference.ts';
import { currentChoice, onThemeChosen, showTheme, type ThemeChoice } from './theme.ts';

// The proxy's numbers for the themes. It has none for the system's theme, so it then stores that no theme was chosen.
const LIGHT_OPTION = 1;
const DARK_OPTION = 2;
const OPTIONS: Record<ThemeChoice, number> = { light: LIGHT_OPTION, dark: DARK_OPTION, system: 0 };

const THEME_PREFERENCE: SyncedPreference = {
  name: 'theme',
  options: [LIGHT_OPTION, DARK_OPTION],
  readFrom: ({ theme }) => theme,
  writeTo: (_, theme) => ({ theme }),
  current: () => OPTIONS[currentChoice()],
  apply: (option) => showTheme(option === DARK_OPTION ? 'dark' : 'light'),
};

/** Syncs the theme of the browser and the proxy. Returns the error of the last save and a way to reset it. */
export function useSyncedTheme(isSynced: boolean) {
  const { choose, ...saving } = useSyncedPreference(THEME_PREFERENCE, isSynced);
  const onChosen = useEffectEvent(choose);
  useEffect(() => onThemeChosen(() => onChosen()), []);
  return saving;
}
