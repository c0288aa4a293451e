import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { callToActionEvent, notInPlanMessages, notInPlanMessage, plansLink } from './plan.ts';

const usageBased = readConfig({ isUsageBasedBilling: true });
const notUsageBased = readConfig({});

test('only the usage-based plan lacks features', () => {
  expect(notInPlanMessages(usageBased)).toHaveLength(5);
  expect(notInPlanMessages(notUsageBased)).toStrictEqual([]);
});

test.each([
  ['activeSessions', 'Joining sessions is not included in your plan'],
  ['servers', undefined],
  ['toString', undefined],
])('the message of the usage-based plan for the feature %s is %s', (feature, message) => {
  expect(notInPlanMessage(usageBased, feature)).toBe(message);
  expect(notInPlanMessage(notUsageBased, feature)).toBeUndefined();
});

const edition = { version: '14.0.0', isEnterprise: false, isCloud: false };

test.each([
  [edition, 'https://goteleport.com/r/upgrade-team?14.0.0'],
  [{ ...edition, isEnterprise: true }, 'https://goteleport.com/r/upgrade-team?e_14.0.0'],
  [{ ...edition, version: '1&x=#' }, 'https://goteleport.com/r/upgrade-team?1%26x%3D%23'],
])('the link to other plans for %j is %s', (currentEdition, link) => expect(plansLink(currentEdition)).toBe(link));

test('the event contains the number of its source', () => {
  expect(callToActionEvent('premiumSupport')).toStrictEqual({ event: 'tp.ui.callToAction.click', eventData: 4 });
});
