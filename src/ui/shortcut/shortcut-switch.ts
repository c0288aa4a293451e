import { readSetting } from '#lib/browser/settings.ts';
import { useSetting } from '#ui/store/use-setting.ts';

const SHORTCUTS_SETTING = 'shortcuts';
const SHORTCUTS_OFF = 'off';

/**
 * Whether single-key shortcuts are enabled. Users who dictate or press keys by mistake can disable them (WCAG 2.1.4).
 */
export const areShortcutsOn = (): boolean => readSetting(SHORTCUTS_SETTING) !== SHORTCUTS_OFF;

/** The setting and its setter for components; all tabs are updated. */
export function useShortcutSwitch(): [boolean, (isOn: boolean) => void] {
  const [stored, store] = useSetting(SHORTCUTS_SETTING);
  return [stored !== SHORTCUTS_OFF, (isOn) => store(isOn ? null : SHORTCUTS_OFF)];
}
