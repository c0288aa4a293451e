// The time zone is in the address. Addresses without a time zone use the stored one.
import { readSetting, writeSetting } from '#lib/browser/settings.ts';
import { useSetting } from '#ui/store/use-setting.ts';
import type { TimeZone } from '#lib/time.ts';

const ZONE_SETTING = 'zone';

const toStoredZone = (zone: TimeZone): string | null => (zone === 'local' ? zone : null);

export const storeZone = (zone: TimeZone): void => writeSetting(ZONE_SETTING, toStoredZone(zone));

export const isLocalZoneStored = (): boolean => readSetting(ZONE_SETTING) === 'local';

/** The stored time zone as React state, and its setter. */
export function useStoredZone(): [TimeZone, (zone: TimeZone) => void] {
  const [stored, store] = useSetting(ZONE_SETTING);
  return [stored === 'local' ? 'local' : 'utc', (zone) => store(toStoredZone(zone))];
}
