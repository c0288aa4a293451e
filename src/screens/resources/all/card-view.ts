import type { Schemas } from '#api/schemas.ts';
import { useSyncedPreference, type SyncedPreference } from '#features/synced-preference/synced-preference.ts';
import { readSetting } from '#lib/browser/settings.ts';
import { fieldsOf } from '#lib/untrusted.ts';
import { useSetting } from '#ui/store/use-setting.ts';

const VIEW = 'resources view';
const CARDS = 'cards';

// As the proxy numbers the views.
const IN_CARDS = 1;
const IN_ROWS = 2;

type Sent = Schemas['Preferences']['unifiedResourcePreferences'];

const viewOf = (preferences: unknown): unknown => fieldsOf<Sent>(preferences).viewMode;

export interface CardView {
  isOn: boolean;
  turn: (isOn: boolean) => void;
  /** Why the proxy does not keep what was chosen last. */
  error: Error | null;
  reset: () => void;
}

/** Whether resources are shown as cards: a setting, which a proxy that keeps preferences keeps too. */
export function useCardView(isKept: boolean): CardView {
  const [view, setView] = useSetting(VIEW);
  const turn = (isOn: boolean) => setView(isOn ? CARDS : null);
  const choice: SyncedPreference = {
    name: VIEW,
    options: [IN_CARDS, IN_ROWS],
    readFrom: ({ unifiedResourcePreferences }) => viewOf(unifiedResourcePreferences),
    writeTo: ({ unifiedResourcePreferences }, viewMode) => ({
      unifiedResourcePreferences: { ...fieldsOf<Sent>(unifiedResourcePreferences), viewMode } as Sent, // the rest as it came
    }),
    current: () => (readSetting(VIEW) === CARDS ? IN_CARDS : IN_ROWS),
    apply: (option) => turn(option === IN_CARDS),
  };
  const { choose, ...saving } = useSyncedPreference(choice, isKept);
  return {
    ...saving,
    isOn: view === CARDS,
    turn(isOn: boolean) {
      turn(isOn);
      choose();
    },
  };
}
