// The time zone is in the address, and remembered for addresses that say nothing at all.
import { readSetting, writeSetting } from '#lib/browser/settings.ts';
import { useSetting } from '#ui/store/use-setting.ts';
import type { TimeZone } from '#lib/time.ts';

const ZONE_SETTING = 'zone';

const toStoredZone = (zone: TimeZone): string | null => (zone === 'local' ? zone : null);

export const storeZone = (zone: TimeZone): void => writeSetting(ZONE_SETTING, toStoredZone(zone));

export const isLocalZoneStored = (): boolean => readSetting(ZONE_SETTING) === 'local';

/** The same for what is drawn, and how to set it. */
export function useStoredZone(): [TimeZone, (zone: TimeZone) => void] {
  const [stored, store] = useSetting(ZONE_SETTING);
  return [stored === 'local' ? 'local' : 'utc', (zone) => store(toStoredZone(zone))];
}
