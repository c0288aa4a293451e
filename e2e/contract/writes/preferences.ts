import { isItem } from '#e2e/contract/judging/json.ts';
import { notAsked } from '#e2e/contract/judging/findings.ts';
import type { Making } from './making.ts';
import { ask, bodyOf } from '#e2e/contract/visit.ts';

const OWN = '/v1/webapi/user/preferences';

/** Stores again what the user has chosen, and the pins: nothing of either changes. 18.x. */
export async function preferences({ visit }: Making): Promise<void> {
  if (visit.major < 18) return;
  const chosen = await bodyOf(visit, `GET ${OWN}`);
  const pins = await bodyOf(visit, `GET ${OWN}/{cluster}`);
  if (!isItem(chosen) || !isItem(pins)) {
    for (const put of [`PUT ${OWN}`, `PUT ${OWN}/{cluster}`] as const)
      visit.findings.push(notAsked(put, 'what is chosen could not be read'));
    return;
  }
  await ask(visit, `PUT ${OWN}`, { body: chosen });
  await ask(visit, `PUT ${OWN}/{cluster}`, { body: { ...chosen, clusterPreferences: pins } });
}
