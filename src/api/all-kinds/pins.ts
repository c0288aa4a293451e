// What a user has pinned in a cluster: kept by the proxy on 18.x (docs/protocol/resources.md#18.2), else by this browser.
import { queryOptions } from '@tanstack/react-query';
import { http } from '#api/client.ts';
import { dialect } from '#api/dialect/dialect-query.ts';
import { proxyCan } from '#api/dialect/dialect.ts';
import { askPreferences } from '#api/identity/preferences.ts';
import { keyOf } from '#api/keys.ts';
import { notARecord } from '#api/refusal.ts';
import type { Schemas } from '#api/schemas.ts';
import { queries } from '#api/queries.ts';
import { readSetting, writeSetting } from '#lib/browser/settings.ts';
import { isRecord, jsonOf, readNames } from '#lib/read.ts';

const PATH = '/v1/webapi/user/preferences/{cluster}';

const settingOf = (cluster: string): string => `pins ${cluster}`;

export async function askPins(cluster: string, signal?: AbortSignal): Promise<string[]> {
  if (!proxyCan(await dialect(), 'storePins')) return readNames(jsonOf(readSetting(settingOf(cluster)) ?? ''));
  const { data } = await http.GET(PATH, { params: { path: { cluster } }, ...(signal && { signal }) });
  // Of something else one must not write back a list with a single pin in it.
  if (!isRecord(data)) throw notARecord(data);
  return readNames(data.pinnedResources);
}

export const pinsOf = (cluster: string) =>
  queryOptions({
    queryKey: keyOf(PATH, { path: { cluster } }),
    queryFn: ({ signal }) => askPins(cluster, signal),
  });

export interface Pinning {
  pin: string;
  isPinned: boolean;
}

/** Read once more before it is written: other windows pin too, and what is not sent back is lost. */
export async function setPin(cluster: string, { pin, isPinned }: Pinning): Promise<void> {
  const others = (await askPins(cluster)).filter((one) => one !== pin);
  const pinned = isPinned ? [...others, pin] : others;
  if (proxyCan(await dialect(), 'storePins')) {
    const clusterPreferences = { pinnedResources: pinned };
    const body = { ...(await askPreferences()), clusterPreferences } as Schemas['Preferences']; // the rest as it came
    await http.PUT(PATH, { params: { path: { cluster } }, body });
  } else writeSetting(settingOf(cluster), JSON.stringify(pinned));
  queries.setQueryData(pinsOf(cluster).queryKey, pinned);
}
