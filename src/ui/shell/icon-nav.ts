import { readSetting } from '#lib/browser/settings.ts';
import { useSetting } from '#ui/store/use-setting.ts';

const NAVIGATION_SETTING = 'navigation';
const ICONS_ONLY = 'icons';

/** Whether the side navigation shows icons only. */
export const isIconNavOn = (): boolean => readSetting(NAVIGATION_SETTING) === ICONS_ONLY;

/** The setting and its setter for components; all tabs are updated. */
export function useIconNav(): [boolean, (isOn: boolean) => void] {
  const [stored, store] = useSetting(NAVIGATION_SETTING);
  return [stored === ICONS_ONLY, (isOn) => store(isOn ? ICONS_ONLY : null)];
}
