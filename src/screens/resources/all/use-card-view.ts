import type { Schemas } from '#api/schemas.ts';
import { useSyncedPreference, type SyncedPreference } from '#features/synced-preference/synced-preference.ts';
import { readSetting } from '#lib/browser/settings.ts';
import { fieldsOf } from '#lib/untrusted.ts';
import { useSetting } from '#ui/store/use-setting.ts';

const VIEW_SETTING = 'resources view';
const CARDS_VALUE = 'cards';

// The proxy's numbers for the views.
const CARDS_VIEW_MODE = 1;
const ROWS_VIEW_MODE = 2;

type ResourcePreferences = Schemas['Preferences']['unifiedResourcePreferences'];

const viewModeOf = (preferences: unknown): unknown => fieldsOf<ResourcePreferences>(preferences).viewMode;

export interface CardView {
  isEnabled: boolean;
  setEnabled: (isOn: boolean) => void;
  /** Why the proxy could not save the last choice. */
  error: Error | null;
  reset: () => void;
}

/**
 * Whether resources are shown as cards. The setting is stored in the browser, and also by proxies that store
 * preferences.
 */
export function useCardView(proxyStoresPreferences: boolean): CardView {
  const [view, setView] = useSetting(VIEW_SETTING);
  const setEnabled = (isOn: boolean) => setView(isOn ? CARDS_VALUE : null);
  const preference: SyncedPreference = {
    name: VIEW_SETTING,
    options: [CARDS_VIEW_MODE, ROWS_VIEW_MODE],
    readFrom: ({ unifiedResourcePreferences }) => viewModeOf(unifiedResourcePreferences),
    writeTo: ({ unifiedResourcePreferences }, viewMode) => ({
      unifiedResourcePreferences: {
        ...fieldsOf<ResourcePreferences>(unifiedResourcePreferences),
        viewMode,
      } as ResourcePreferences, // other preferences stay unchanged
    }),
    current: () => (readSetting(VIEW_SETTING) === CARDS_VALUE ? CARDS_VIEW_MODE : ROWS_VIEW_MODE),
    apply: (option) => setEnabled(option === CARDS_VIEW_MODE),
  };
  const { choose, ...saving } = useSyncedPreference(preference, proxyStoresPreferences);
  return {
    ...saving,
    isEnabled: view === CARDS_VALUE,
    setEnabled(isOn: boolean) {
      setEnabled(isOn);
      choose();
    },
  };
}
