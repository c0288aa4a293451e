// What a user has chosen as an 18.x proxy keeps it for the user's other browsers (docs/behaviour.md#theme).
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { pingQuery } from '#api/dialect/dialect-query.ts';
import { PREFERENCES_SCOPE, preferencesQuery, savePreferences } from '#api/identity/preferences.ts';
import type { Schemas } from '#api/schemas.ts';
import { readSetting, writeSetting } from '#lib/browser/settings.ts';
import { fieldsOf, type Untrusted } from '#lib/untrusted.ts';
import { mergePreference } from './merge-preference.ts';

type Preferences = Schemas['Preferences'];

export interface SyncedPreference {
  /** Of the settings that say what the proxy had last, and what was chosen here since; each user's own. */
  name: string;
  /** As the proxy numbers what can be chosen. */
  options: readonly number[];
  readFrom: (preferences: Untrusted<Preferences>) => unknown;
  writeTo: (preferences: Untrusted<Preferences>, option: number) => Partial<Preferences>;
  /** What is chosen in this browser, and how it is chosen in the proxy's place. */
  current: () => number;
  apply: (option: number) => void;
}

/** Keeps the browser's choice and the proxy's alike; says whether the last one could not be saved. */
export function useSyncedPreference(preference: SyncedPreference, isSynced: boolean) {
  const lastSyncedKey = `${preference.name} at the proxy`;
  const pendingKey = `${preference.name} to save`;
  // Nobody waits for it: what this browser has is drawn first.
  const { data: ping } = useQuery({ ...pingQuery, enabled: false });
  const { data } = useQuery({ ...preferencesQuery, enabled: isSynced && ping !== undefined });
  const saving = useMutation({
    scope: PREFERENCES_SCOPE,
    mutationFn: async () => {
      const option = preference.current();
      await savePreferences((preferences) => preference.writeTo(preferences, option));
      writeSetting(lastSyncedKey, String(option));
      if (preference.current() === option) writeSetting(pendingKey, null);
    },
  });
  /** To be called when the user has chosen. */
  const choose = () => {
    if (!isSynced) return;
    writeSetting(pendingKey, String(preference.current()));
    saving.mutate();
  };
  const merge = useEffectEvent((preferences: unknown) => {
    const remote = preference.readFrom(fieldsOf<Preferences>(preferences));
    const { options } = preference;
    const result = mergePreference({
      remote,
      lastSynced: readSetting(lastSyncedKey),
      pending: readSetting(pendingKey),
      options,
    });
    if (result === 'save') return saving.mutate();
    if (result !== undefined) preference.apply(result);
    writeSetting(pendingKey, null);
    writeSetting(lastSyncedKey, String(remote));
  });
  useEffect(() => {
    if (data !== undefined) merge(data);
  }, [data]);
  return { error: saving.error, reset: saving.reset, choose };
}
