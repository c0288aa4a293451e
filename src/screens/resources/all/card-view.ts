import type { Schemas } from '#api/schemas.ts';
import { useKeptChoice, type Choice } from '#features/kept-choice/kept-choice.ts';
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
  const choice: Choice = {
    name: VIEW,
    options: [IN_CARDS, IN_ROWS],
    in: ({ unifiedResourcePreferences }) => viewOf(unifiedResourcePreferences),
    with: ({ unifiedResourcePreferences }, viewMode) => ({
      unifiedResourcePreferences: { ...fieldsOf<Sent>(unifiedResourcePreferences), viewMode } as Sent, // the rest as it came
    }),
    here: () => (readSetting(VIEW) === CARDS ? IN_CARDS : IN_ROWS),
    show: (option) => turn(option === IN_CARDS),
  };
  const { choose, ...saving } = useKeptChoice(choice, isKept);
  return {
    ...saving,
    isOn: view === CARDS,
    turn(isOn: boolean) {
      turn(isOn);
      choose();
    },
  };
}
