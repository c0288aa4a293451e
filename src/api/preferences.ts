import { isRecord } from '#lib/read.ts';
import { $api } from './api.ts';
import { http } from './client.ts';
import { NOT_A_LIST } from './messages.ts';
import { queries } from './queries.ts';
import type { Schemas } from './schemas.ts';

const PATH = '/v1/webapi/user/preferences';

/** What an 18.x proxy keeps of the user's choices (docs/protocol/auth-and-identity.md#25.5). */
export const preferencesQuery = $api.queryOptions('get', PATH);

/** Read once more before it is written: other machines change other fields, and what is not sent back is lost. */
export async function savePreferences(changed: Partial<Schemas['Preferences']>): Promise<void> {
  const { data } = await http.GET(PATH);
  if (!isRecord(data)) throw new Error(NOT_A_LIST);
  const body = { ...data, ...changed };
  await http.PUT(PATH, { body });
  queries.setQueryData(preferencesQuery.queryKey, body);
}
