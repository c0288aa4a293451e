// Checks the operations that change the state of notifications.
import { valueAt, listAt, stringAt } from '#e2e/contract/validation/untrusted-json.ts';
import { notCalled } from '#e2e/contract/validation/findings.ts';
import type { WriteContext } from './create.ts';
import { callOperation, callForJson } from '#e2e/contract/visit.ts';

const SITE_ENDPOINT = '/v1/webapi/sites/{cluster}';
const SET_LAST_SEEN = `PUT ${SITE_ENDPOINT}/lastseennotification`;
const SET_STATE = `PUT ${SITE_ENDPOINT}/notificationstate`;
const CLICKED_STATE = 1;

/**
 * Saves the time of the last seen notification unchanged, and marks a clicked notification as clicked again (18.x). If
 * none was clicked, the first one is marked, but only if the proxy is discarded after the run.
 */
export async function checkNotifications({ visit }: WriteContext): Promise<void> {
  if (visit.major < 18) return;
  const page = await callForJson(visit, `GET ${SITE_ENDPOINT}/notifications`);
  const time = stringAt(page, 'userLastSeenNotification');
  if (time === '') visit.findings.push(notCalled(SET_LAST_SEEN, 'what was seen last could not be read'));
  else await callOperation(visit, SET_LAST_SEEN, { body: { time } });
  const notifications = listAt(page, 'notifications');
  const isClicked = (notification: unknown) => valueAt(notification, 'clicked') === true;
  const notificationId = stringAt(
    notifications.find(isClicked) ?? (visit.mayLeaveData ? notifications[0] : undefined),
    'id',
  );
  if (notificationId === '') visit.findings.push(notCalled(SET_STATE, 'there is no notification that was clicked'));
  else await callOperation(visit, SET_STATE, { body: { notificationId, notificationState: CLICKED_STATE } });
}
