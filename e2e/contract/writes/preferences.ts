import { isJsonObject } from '#e2e/contract/validation/untrusted-json.ts';
import { notCalled } from '#e2e/contract/validation/findings.ts';
import type { WriteContext } from './create.ts';
import { callOperation, callForJson } from '#e2e/contract/visit.ts';

const PREFERENCES_ENDPOINT = '/v1/webapi/user/preferences';

/** Stores the user's current preferences and pins again, so nothing changes (18.x). */
export async function checkPreferences({ visit }: WriteContext): Promise<void> {
  if (visit.major < 18) return;
  const chosen = await callForJson(visit, `GET ${PREFERENCES_ENDPOINT}`);
  const pins = await callForJson(visit, `GET ${PREFERENCES_ENDPOINT}/{cluster}`);
  if (!isJsonObject(chosen) || !isJsonObject(pins)) {
    for (const put of [`PUT ${PREFERENCES_ENDPOINT}`, `PUT ${PREFERENCES_ENDPOINT}/{cluster}`] as const)
      visit.findings.push(notCalled(put, 'what is chosen could not be read'));
    return;
  }
  await callOperation(visit, `PUT ${PREFERENCES_ENDPOINT}`, { body: chosen });
  await callOperation(visit, `PUT ${PREFERENCES_ENDPOINT}/{cluster}`, {
    body: { ...chosen, clusterPreferences: pins },
  });
}
