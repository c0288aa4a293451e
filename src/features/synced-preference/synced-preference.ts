// Syncs a preference with an 18.x proxy, which shares it with the user's other browsers (docs/behaviour.md#theme).
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
  /** The prefix of the names of two browser settings: the last value from the proxy, and the unsaved choice. */
  name: string;
  /** The proxy's numbers for the options. */
  options: readonly number[];
  readFrom: (preferences: Untrusted<Preferences>) => unknown;
  writeTo: (preferences: Untrusted<Preferences>, option: number) => Partial<Preferences>;
  /** The option in this browser. */
  current: () => number;
  /** Applies an option from the proxy in this browser. */
  apply: (option: number) => void;
}

/** Syncs the browser and the proxy. Returns `choose`, the error of the last save, and `reset` to remove the error. */
export function useSyncedPreference(preference: SyncedPreference, isSynced: boolean) {
  const lastSyncedKey = `${preference.name} at the proxy`;
  const pendingKey = `${preference.name} to save`;
  // Preferences load after the first ping, because the page is drawn with the browser's own option first.
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
  /** Saves the option in this browser at the proxy. Call it after the user chose an option. */
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
