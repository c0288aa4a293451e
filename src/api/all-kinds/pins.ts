// What a user has pinned in a cluster: kept by the proxy on 18.x (docs/protocol/resources.md#18.2), else by this browser.
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
  // Of something else one must not write back a list with a single pin in it.
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

/** Read once more before it is written: other windows pin too, and what is not sent back is lost. */
export async function setPin(cluster: string, { pin, isPinned }: PinChange): Promise<void> {
  const others = (await fetchPins(cluster)).filter((one) => one !== pin);
  const pinned = isPinned ? [...others, pin] : others;
  if (proxyCan(await dialect(), 'storePins')) {
    const clusterPreferences = { pinnedResources: pinned };
    const body = { ...(await fetchPreferences()), clusterPreferences } as Schemas['Preferences']; // the rest as it came
    await http.PUT(PATH, { params: { path: { cluster } }, body });
  } else writeSetting(pinSettingName(cluster), JSON.stringify(pinned));
  queryClient.setQueryData(pinsOf(cluster).queryKey, pinned);
}
