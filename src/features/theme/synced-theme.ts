// Syncs the theme with an 18.x proxy.
import { useEffect, useEffectEvent } from 'react';
import { useSyncedPreference, type SyncedPreference } from '#features/synced-preference/synced-preference.ts';
import { onThemeChosen, showTheme, currentTheme } from './theme.ts';

// The proxy's numbers for the themes.
const LIGHT_OPTION = 1;
const DARK_OPTION = 2;

const THEME_PREFERENCE: SyncedPreference = {
  name: 'theme',
  options: [LIGHT_OPTION, DARK_OPTION],
  readFrom: ({ theme }) => theme,
  writeTo: (_, theme) => ({ theme }),
  current: () => (currentTheme() === 'dark' ? DARK_OPTION : LIGHT_OPTION),
  apply: (option) => showTheme(option === DARK_OPTION ? 'dark' : 'light'),
};

/** Syncs the theme of the browser and the proxy. Returns the error of the last save and a way to reset it. */
export function useSyncedTheme(isSynced: boolean) {
  const { choose, ...saving } = useSyncedPreference(THEME_PREFERENCE, isSynced);
  const onChosen = useEffectEvent(choose);
  useEffect(() => onThemeChosen(() => onChosen()), []);
  return saving;
}
