// Checks the operations that save the user's preferences.
import { isJsonObject } from '#e2e/contract/validation/untrusted-json.ts';
import { notCalled } from '#e2e/contract/validation/findings.ts';
import type { WriteContext } from './create.ts';
import { callOperation, callForJson } from '#e2e/contract/visit.ts';

const PREFERENCES_ENDPOINT = '/v1/webapi/user/preferences';

/** Saves the user's current preferences and pinned resources unchanged (18.x). */
export async function checkPreferences({ visit }: WriteContext): Promise<void> {
  if (visit.major < 18) return;
  const preferences = await callForJson(visit, `GET ${PREFERENCES_ENDPOINT}`);
  const pinnedResources = await callForJson(visit, `GET ${PREFERENCES_ENDPOINT}/{cluster}`);
  if (!isJsonObject(preferences) || !isJsonObject(pinnedResources)) {
    for (const operation of [`PUT ${PREFERENCES_ENDPOINT}`, `PUT ${PREFERENCES_ENDPOINT}/{cluster}`] as const)
      visit.findings.push(notCalled(operation, 'what is chosen could not be read'));
    return;
  }
  await callOperation(visit, `PUT ${PREFERENCES_ENDPOINT}`, { body: preferences });
  await callOperation(visit, `PUT ${PREFERENCES_ENDPOINT}/{cluster}`, {
    body: { ...preferences, clusterPreferences: pinnedResources },
  });
}
