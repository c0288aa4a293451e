// What a user has chosen as an 18.x proxy keeps it for the user's other browsers (docs/behaviour.md#theme).
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { pingQuery } from '#api/dialect/dialect-query.ts';
import { PREFERENCES_SCOPE, preferencesQuery, savePreferences } from '#api/identity/preferences.ts';
import type { Schemas } from '#api/schemas.ts';
import { readSetting, writeSetting } from '#lib/browser/settings.ts';
import { fieldsOf, type Untrusted } from '#lib/untrusted.ts';
import { mergedChoice } from './merged-choice.ts';

type Preferences = Schemas['Preferences'];

export interface Choice {
  /** Of the settings that say what the proxy had last, and what was chosen here since; each user's own. */
  name: string;
  /** As the proxy numbers what can be chosen. */
  options: readonly number[];
  in: (preferences: Untrusted<Preferences>) => unknown;
  with: (preferences: Untrusted<Preferences>, option: number) => Partial<Preferences>;
  /** What is chosen in this browser, and how it is chosen in the proxy's place. */
  here: () => number;
  show: (option: number) => void;
}

/** Keeps the browser's choice and the proxy's alike; says whether the last one could not be saved. */
export function useKeptChoice(choice: Choice, isKept: boolean) {
  const knownKey = `${choice.name} at the proxy`;
  const pendingKey = `${choice.name} to save`;
  // Nobody waits for it: what this browser has is drawn first.
  const { data: ping } = useQuery({ ...pingQuery, enabled: false });
  const { data } = useQuery({ ...preferencesQuery, enabled: isKept && ping !== undefined });
  const saving = useMutation({
    scope: PREFERENCES_SCOPE,
    mutationFn: async () => {
      const option = choice.here();
      await savePreferences((preferences) => choice.with(preferences, option));
      writeSetting(knownKey, String(option));
      if (choice.here() === option) writeSetting(pendingKey, null);
    },
  });
  /** To be called when the user has chosen. */
  const choose = () => {
    if (!isKept) return;
    writeSetting(pendingKey, String(choice.here()));
    saving.mutate();
  };
  const merge = useEffectEvent((preferences: unknown) => {
    const kept = choice.in(fieldsOf<Preferences>(preferences));
    const { options } = choice;
    const outcome = mergedChoice({ kept, known: readSetting(knownKey), pending: readSetting(pendingKey), options });
    if (outcome === 'save') return saving.mutate();
    if (outcome !== undefined) choice.show(outcome);
    writeSetting(pendingKey, null);
    writeSetting(knownKey, String(kept));
  });
  useEffect(() => {
    if (data !== undefined) merge(data);
  }, [data]);
  return { error: saving.error, reset: saving.reset, choose };
}
