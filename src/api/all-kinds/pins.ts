// A user's pinned resources in a cluster. 18.x proxies store them (docs/protocol/resources.md#18.2), otherwise this browser does.
import { queryOptions } from '@tanstack/react-query';
import { http } from '#api/client.ts';
import { dialect } from '#api/dialect/dialect-query.ts';
import { proxyCan } from '#api/dialect/dialect.ts';
import { fetchPreferences } from '#api/identity/preferences.ts';
import { keyOf } from '#api/query-keys.ts';
import { notARecordError } from '#api/refusal.ts';
import type { Schemas } from '#api/schemas.ts';
import { queryClient } from '#api/query-client.ts';
import { readSetting, writeSetting } from '#lib/browser/settings.ts';
import { isRecord, parseJson, uniqueNames } from '#lib/untrusted.ts';

const PATH = '/v1/webapi/user/preferences/{cluster}';

const pinSettingName = (cluster: string): string => `pins ${cluster}`;

export async function fetchPins(cluster: string, signal?: AbortSignal): Promise<string[]> {
  if (!proxyCan(await dialect(), 'storePins'))
    return uniqueNames(parseJson(readSetting(pinSettingName(cluster)) ?? ''));
  const { data } = await http.GET(PATH, { params: { path: { cluster } }, ...(signal && { signal }) });
  // An unreadable response must not look like an empty list: `setPin` would then replace all stored pins with one.
  if (!isRecord(data)) throw notARecordError(data);
  return uniqueNames(data.pinnedResources);
}

export const pinsOf = (cluster: string) =>
  queryOptions({
    queryKey: keyOf(PATH, { path: { cluster } }),
    queryFn: ({ signal }) => fetchPins(cluster, signal),
  });

export interface PinChange {
  pin: string;
  isPinned: boolean;
}

/** Fetches the pins before each write, because other windows may have changed them and the write replaces all of them. */
export async function setPin(cluster: string, { pin, isPinned }: PinChange): Promise<void> {
  const otherPins = (await fetchPins(cluster)).filter((other) => other !== pin);
  const pinned = isPinned ? [...otherPins, pin] : otherPins;
  if (proxyCan(await dialect(), 'storePins')) {
    const clusterPreferences = { pinnedResources: pinned };
    const body = { ...(await fetchPreferences()), clusterPreferences } as Schemas['Preferences']; // the other fields are unchecked
    await http.PUT(PATH, { params: { path: { cluster } }, body });
  } else writeSetting(pinSettingName(cluster), JSON.stringify(pinned));
  queryClient.setQueryData(pinsOf(cluster).queryKey, pinned);
}
