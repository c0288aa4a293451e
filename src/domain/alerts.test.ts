import { describe, expect, test } from 'vitest';
import { visibleAlerts, dismiss, parseDismissed } from './alerts.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const DAY_MS = 86_400_000;

const createAlert = (
  name: unknown,
  overrides: { severity?: unknown; message?: unknown; created?: string; link?: string } = {},
) => ({
  kind: 'cluster_alert',
  metadata: { name, labels: overrides.link === undefined ? undefined : { 'teleport.internal/link': overrides.link } },
  spec: { severity: 0, message: 'Something', created: '2026-11-20T10:00:00Z', ...overrides },
});
const visibleAlertsOf = (alerts: unknown, context: object = {}) =>
  visibleAlerts({ alerts }, { now: NOW, dismissed: {}, isDashboard: false, ...context });

test('sorts alerts by severity, then from the newest', () => {
  const list = [
    createAlert('old', { severity: 5, created: '2026-11-19T10:00:00Z' }),
    createAlert('low'),
    createAlert('grave', { severity: 10 }),
    createAlert('new', { severity: 5 }),
  ];
  expect(visibleAlertsOf(list).map(({ id, tone }) => `${id} ${tone}`)).toEqual([
    'grave bad',
    'new warn',
    'old warn',
    'low info',
  ]);
});

test.each([
  [null],
  [undefined],
  ['none'],
  [{}],
  [[null, 7, {}, createAlert(''), createAlert(7), createAlert('x', { message: '' })]],
])('the response %j shows no alerts', (alerts) => expect(visibleAlertsOf(alerts)).toEqual([]));

test('an unreadable alert does not hide other alerts', () => {
  expect(visibleAlertsOf([null, createAlert('one', { severity: 'high' })])).toEqual([
    { id: 'one', tone: 'info', message: 'Something' },
  ]);
});

test.each([
  ['https://goteleport.com/docs', 'https://goteleport.com/docs'],
  ['http://goteleport.com/docs', undefined],
  ['https://goteleport.com.evil.example', undefined],
  ['https://evil.example/goteleport.com', undefined],
  ['https://goteleport.com@evil.example', undefined],
  ['https://you@goteleport.com/', undefined],
  ['https://goteleport.com:8443/', undefined],
  ['javascript:alert(1)', undefined],
  ['//goteleport.com', undefined],
  ['', undefined],
])('the alert link %j becomes %j', (link, expected) =>
  expect(visibleAlertsOf([createAlert('one', { link })])[0]?.link).toBe(expected),
);

test('escapes invisible characters in a message', () => {
  expect(visibleAlertsOf([createAlert('one', { message: 'a\u202Eb' })])[0]?.message).toBe('aU+202Eb');
});

test('dashboards show no upgrade alerts', () => {
  const list = [createAlert('upgrade-suggestion'), createAlert('security-patch-available'), createAlert('one')];
  expect(visibleAlertsOf(list, { isDashboard: true }).map(({ id }) => id)).toEqual(['one']);
});

describe('a dismissed alert', () => {
  const dismissed = dismiss({}, 'one', NOW);
  test.each([
    [0, 0],
    [DAY_MS - 1, 0],
    [DAY_MS, 1],
  ])('after %i ms is shown %i times', (elapsedMs, count) => {
    expect(visibleAlertsOf([createAlert('one')], { now: NOW + elapsedMs, dismissed })).toHaveLength(count);
  });
  test('does not hide other alerts, not even one that is named like an object property', () => {
    expect(
      visibleAlertsOf([createAlert('constructor'), createAlert('two')], { dismissed }).map(({ id }) => id),
    ).toEqual(['constructor', 'two']);
  });
  test('is removed from the stored list when it may show again', () => {
    expect(dismiss(dismissed, 'two', NOW + DAY_MS)).toEqual({ two: NOW + 2 * DAY_MS });
  });
});

test.each([[null], ['text'], [[1]], [{ one: 'soon' }]])('the stored value %j has no dismissed alerts', (stored) =>
  expect(parseDismissed(stored)).toEqual({}),
);
