import { readSetting } from '#lib/browser/settings.ts';
import { useSetting } from '#ui/store/use-setting.ts';

const SETTING = 'shortcuts';
const OFF = 'off';

/** Whether single keys do anything; people who dictate, or hit keys by mistake, switch them off (WCAG 2.1.4). */
export const areShortcutsOn = (): boolean => readSetting(SETTING) !== OFF;

/** The same for what is drawn, and how to switch them; all tabs follow. */
export function useShortcutSwitch(): [boolean, (on: boolean) => void] {
  const [stored, keep] = useSetting(SETTING);
  return [stored !== OFF, (on) => keep(on ? null : OFF)];
}
