// The theme as an 18.x proxy keeps it for the user's other browsers (docs/behaviour.md#theme).
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { pingQuery } from '#api/dialect/dialect-query.ts';
import { preferencesQuery, savePreferences } from '#api/identity/preferences.ts';
import type { Schemas } from '#api/schemas.ts';
import { readSetting, writeSetting } from '#lib/browser/settings.ts';
import { fieldsOf } from '#lib/read.ts';
import { mergedTheme, WIRE } from './merged-theme.ts';
import { onThemeChosen, showTheme, themeHere } from './theme.ts';

/** What the proxy had last, and what was chosen here since; each user's own. */
const KNOWN = 'theme at the proxy';
const PENDING = 'theme to save';

/** Keeps the browser's theme and the proxy's alike; says whether the last choice could not be saved. */
export function useKeptTheme(isKept: boolean) {
  // Nobody waits for it: what this browser has is drawn first.
  const { data: ping } = useQuery({ ...pingQuery, enabled: false });
  const { data } = useQuery({ ...preferencesQuery, enabled: isKept && ping !== undefined });
  const saving = useMutation({
    scope: { id: PENDING },
    mutationFn: async () => {
      const theme = themeHere();
      await savePreferences({ theme: WIRE[theme] });
      writeSetting(KNOWN, String(WIRE[theme]));
      if (themeHere() === theme) writeSetting(PENDING, null);
    },
  });
  const choose = useEffectEvent(() => {
    if (!isKept) return;
    writeSetting(PENDING, themeHere());
    saving.mutate();
  });
  useEffect(() => onThemeChosen(() => choose()), []);
  const merge = useEffectEvent((theme: unknown) => {
    const outcome = mergedTheme({ theme, known: readSetting(KNOWN), pending: readSetting(PENDING) });
    if (outcome === 'save') return saving.mutate();
    if (outcome) showTheme(outcome);
    writeSetting(PENDING, null);
    writeSetting(KNOWN, String(theme));
  });
  useEffect(() => {
    if (data !== undefined) merge(fieldsOf<Schemas['Preferences']>(data).theme);
  }, [data]);
  return saving;
}
