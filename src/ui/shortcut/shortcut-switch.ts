import { readSetting } from '#lib/browser/settings.ts';
import { useSetting } from '#ui/store/use-setting.ts';

const SHORTCUTS_SETTING = 'shortcuts';
const SHORTCUTS_OFF = 'off';

/** Whether single keys do anything; people who dictate, or hit keys by mistake, switch them off (WCAG 2.1.4). */
export const areShortcutsOn = (): boolean => readSetting(SHORTCUTS_SETTING) !== SHORTCUTS_OFF;

/** The same for what is drawn, and how to switch them; all tabs follow. */
export function useShortcutSwitch(): [boolean, (on: boolean) => void] {
  const [stored, store] = useSetting(SHORTCUTS_SETTING);
  return [stored !== SHORTCUTS_OFF, (on) => store(on ? null : SHORTCUTS_OFF)];
}
