import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { callToActionEvent, notInPlanMessages, notInPlanMessage, plansLink } from './plan.ts';

const byUsage = readConfig({ isUsageBasedBilling: true });
const atFixedPrice = readConfig({});

test('billing by usage leaves five things out, and nothing else does', () => {
  expect(notInPlanMessages(byUsage)).toHaveLength(5);
  expect(notInPlanMessages(atFixedPrice)).toStrictEqual([]);
});

test.each([
  ['activeSessions', 'Joining sessions is not included in your plan'],
  ['servers', undefined],
  ['toString', undefined],
])('of %s it says %s', (feature, says) => {
  expect(notInPlanMessage(byUsage, feature)).toBe(says);
  expect(notInPlanMessage(atFixedPrice, feature)).toBeUndefined();
});

const edition = { version: '14.0.0', isEnterprise: false, isCloud: false };

test.each([
  [edition, 'https://goteleport.com/r/upgrade-team?14.0.0'],
  [{ ...edition, isEnterprise: true }, 'https://goteleport.com/r/upgrade-team?e_14.0.0'],
  [{ ...edition, version: '1&x=#' }, 'https://goteleport.com/r/upgrade-team?1%26x%3D%23'],
])('other plans than that of %j are at %s', (of, to) => expect(plansLink(of)).toBe(to));

test('the proxy gets a number, unlike for all other events', () => {
  expect(callToActionEvent('premiumSupport')).toStrictEqual({ event: 'tp.ui.callToAction.click', eventData: 4 });
});
