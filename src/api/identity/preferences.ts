import { fieldsOf, isRecord, listOf, numberOr, type Untrusted } from '#lib/untrusted.ts';
import { $api } from '#api/api.ts';
import { http } from '#api/client.ts';
import { notARecordError } from '#api/refusal.ts';
import { queryClient } from '#api/query-client.ts';
import type { Schemas } from '#api/schemas.ts';

const PATH = '/v1/webapi/user/preferences';

/** The user's preferences, which 18.x proxies store (docs/protocol/auth-and-identity.md#25.5). */
export const preferencesQuery = $api.queryOptions('get', PATH);

/** The scope of mutations that run one after another, because each reads and writes all preferences. */
export const PREFERENCES_SCOPE = { id: 'preferences' };

type Preferences = Schemas['Preferences'];
type UntrustedPreferences = Untrusted<Preferences>;
type Onboard = NonNullable<Preferences['onboard']>;

/** Fetched before each write, because other browsers may have changed other fields and the write replaces all fields. */
export async function fetchPreferences(): Promise<UntrustedPreferences> {
  const { data } = await http.GET(PATH);
  if (!isRecord(data)) throw notARecordError(data);
  return data;
}

export async function savePreferences(
  update: (preferences: UntrustedPreferences) => Partial<Preferences>,
): Promise<void> {
  const data = await fetchPreferences();
  const body = { ...data, ...update(data) } as Preferences; // unknown fields are sent back unchanged
  await http.PUT(PATH, { body });
  queryClient.setQueryData(preferencesQuery.queryKey, body);
}

/** The keyboard layout of desktops, a 32-bit Windows layout ID; 0 if none is chosen. */
export function keyboardLayoutIn(preferences: unknown): number {
  const layout = numberOr(fieldsOf<Preferences>(preferences).keyboardLayout, 0);
  return layout >>> 0 === layout ? layout : 0;
}

/** The preferred kinds of resources, as the proxy's numbers. */
export const preferredKindsIn = (preferences: unknown): unknown[] =>
  listOf(fieldsOf<Onboard>(fieldsOf<Preferences>(preferences).onboard).preferredResources);
