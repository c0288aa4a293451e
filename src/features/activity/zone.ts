// The time zone is in the address, and remembered for addresses that say nothing at all.
import { readSetting, writeSetting } from '#lib/browser/settings.ts';
import { useSetting } from '#ui/store/use-setting.ts';
import type { TimeZone } from '#lib/time.ts';

const SETTING = 'zone';

const asStored = (zone: TimeZone): string | null => (zone === 'local' ? zone : null);

export const rememberZone = (zone: TimeZone): void => writeSetting(SETTING, asStored(zone));

export const isLocalRemembered = (): boolean => readSetting(SETTING) === 'local';

/** The same for what is drawn, and how to set it. */
export function useRememberedZone(): [TimeZone, (zone: TimeZone) => void] {
  const [stored, keep] = useSetting(SETTING);
  return [stored === 'local' ? 'local' : 'utc', (zone) => keep(asStored(zone))];
}
