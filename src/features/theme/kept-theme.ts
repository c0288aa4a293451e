import { useEffect, useEffectEvent } from 'react';
import { useKeptChoice, type Choice } from '#features/kept-choice/kept-choice.ts';
import { onThemeChosen, showTheme, themeHere } from './theme.ts';

// As the proxy numbers the themes.
const LIGHT = 1;
const DARK = 2;

const THEME: Choice = {
  name: 'theme',
  options: [LIGHT, DARK],
  in: ({ theme }) => theme,
  with: (_, theme) => ({ theme }),
  here: () => (themeHere() === 'dark' ? DARK : LIGHT),
  show: (option) => showTheme(option === DARK ? 'dark' : 'light'),
};

/** Keeps the browser's theme and the proxy's alike; says whether the last choice could not be saved. */
export function useKeptTheme(isKept: boolean) {
  const { choose, ...saving } = useKeptChoice(THEME, isKept);
  const chosen = useEffectEvent(choose);
  useEffect(() => onThemeChosen(() => chosen()), []);
  return saving;
}
