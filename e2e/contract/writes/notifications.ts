import { valueAt, listAt, stringAt } from '#e2e/contract/validation/untrusted-json.ts';
import { notCalled } from '#e2e/contract/validation/findings.ts';
import type { WriteContext } from './create.ts';
import { callOperation, callForJson } from '#e2e/contract/visit.ts';

const SITE_ENDPOINT = '/v1/webapi/sites/{cluster}';
const SET_LAST_SEEN = `PUT ${SITE_ENDPOINT}/lastseennotification`;
const SET_STATE = `PUT ${SITE_ENDPOINT}/notificationstate`;
const CLICKED_STATE = 1;

/**
 * Stores the last seen time again, and marks a notification as clicked. Nothing changes unless none was clicked before
 * (18.x).
 */
export async function checkNotifications({ visit }: WriteContext): Promise<void> {
  if (visit.major < 18) return;
  const page = await callForJson(visit, `GET ${SITE_ENDPOINT}/notifications`);
  const time = stringAt(page, 'userLastSeenNotification');
  if (time === '') visit.findings.push(notCalled(SET_LAST_SEEN, 'what was seen last could not be read'));
  else await callOperation(visit, SET_LAST_SEEN, { body: { time } });
  const listed = listAt(page, 'notifications');
  const isClicked = (one: unknown) => valueAt(one, 'clicked') === true;
  const notificationId = stringAt(listed.find(isClicked) ?? (visit.mayLeaveData ? listed[0] : undefined), 'id');
  if (notificationId === '') visit.findings.push(notCalled(SET_STATE, 'there is no notification that was clicked'));
  else await callOperation(visit, SET_STATE, { body: { notificationId, notificationState: CLICKED_STATE } });
}
