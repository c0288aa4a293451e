import { fieldsOf, isRecord, listOf, numberOr, type Untrusted } from '#lib/untrusted.ts';
import { $api } from '#api/api.ts';
import { http } from '#api/client.ts';
import { notARecordError } from '#api/refusal.ts';
import { queryClient } from '#api/query-client.ts';
import type { Schemas } from '#api/schemas.ts';

const PATH = '/v1/webapi/user/preferences';

/** What an 18.x proxy keeps of the user's choices (docs/protocol/auth-and-identity.md#25.5). */
export const preferencesQuery = $api.queryOptions('get', PATH);

/** Of mutations, which go one after the other: each reads all that is kept, and writes it back. */
export const PREFERENCES_SCOPE = { id: 'preferences' };

type Preferences = Schemas['Preferences'];
/** As they came; unread. */
type UntrustedPreferences = Untrusted<Preferences>;
type Onboard = NonNullable<Preferences['onboard']>;

/** Read once more before something is written: other machines change other fields, and what is not sent back is lost. */
export async function fetchPreferences(): Promise<UntrustedPreferences> {
  const { data } = await http.GET(PATH);
  if (!isRecord(data)) throw notARecordError(data);
  return data;
}

export async function savePreferences(
  update: (preferences: UntrustedPreferences) => Partial<Preferences>,
): Promise<void> {
  const data = await fetchPreferences();
  const body = { ...data, ...update(data) } as Preferences; // what it does not know of goes back as it came
  await http.PUT(PATH, { body });
  queryClient.setQueryData(preferencesQuery.queryKey, body);
}

/** The keyboard layout of desktops, as Windows numbers it in 32 bits; 0 where none is chosen. */
export function keyboardLayoutIn(preferences: unknown): number {
  const layout = numberOr(fieldsOf<Preferences>(preferences).keyboardLayout, 0);
  return layout >>> 0 === layout ? layout : 0;
}

/** Of resources, as the proxy numbers their kinds. */
export const preferredKindsIn = (preferences: unknown): unknown[] =>
  listOf(fieldsOf<Onboard>(fieldsOf<Preferences>(preferences).onboard).preferredResources);
