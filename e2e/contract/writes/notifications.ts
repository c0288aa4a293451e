import { at, listAt, textAt } from '#e2e/contract/judging/json.ts';
import { notAsked } from '#e2e/contract/judging/findings.ts';
import type { Making } from './making.ts';
import { ask, bodyOf } from '#e2e/contract/visit.ts';

const SITE = '/v1/webapi/sites/{cluster}';
const SEEN = `PUT ${SITE}/lastseennotification`;
const STATE = `PUT ${SITE}/notificationstate`;
const CLICKED = 1;

/** Says again what was seen last, and that one was clicked: nothing changes unless none was clicked before. 18.x. */
export async function notifications({ visit }: Making): Promise<void> {
  if (visit.major < 18) return;
  const page = await bodyOf(visit, `GET ${SITE}/notifications`);
  const time = textAt(page, 'userLastSeenNotification');
  if (time === '') visit.findings.push(notAsked(SEEN, 'what was seen last could not be read'));
  else await ask(visit, SEEN, { body: { time } });
  const listed = listAt(page, 'notifications');
  const isClicked = (one: unknown) => at(one, 'clicked') === true;
  const notificationId = textAt(listed.find(isClicked) ?? (visit.mayLeave ? listed[0] : undefined), 'id');
  if (notificationId === '') visit.findings.push(notAsked(STATE, 'there is no notification that was clicked'));
  else await ask(visit, STATE, { body: { notificationId, notificationState: CLICKED } });
}
