import { SETTING } from '#lib/setting.ts';
import { useStored } from './use-stored.ts';

const KEY = `${SETTING}shortcuts`;
const OFF = 'off';

/** Whether single keys do anything; whoever dictates, or hits keys by mistake, switches them off (WCAG 2.1.4). */
export const areShortcutsOn = (): boolean => localStorage.getItem(KEY) !== OFF;

/** The same for what is drawn, and how to switch them; all tabs follow. */
export function useShortcutSwitch(): [boolean, (on: boolean) => void] {
  const [stored, keep] = useStored(KEY);
  return [stored !== OFF, (on) => keep(on ? null : OFF)];
}
