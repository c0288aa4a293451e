import { describe, expect, test } from 'vitest';
import { visibleAlerts, dismiss, parseDismissed } from './alerts.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const DAY = 86_400_000;

const alert = (
  name: unknown,
  more: { severity?: unknown; message?: unknown; created?: string; link?: string } = {},
) => ({
  kind: 'cluster_alert',
  metadata: { name, labels: more.link === undefined ? undefined : { 'teleport.internal/link': more.link } },
  spec: { severity: 0, message: 'Something', created: '2026-11-20T10:00:00Z', ...more },
});
const visible = (alerts: unknown, more: object = {}) =>
  visibleAlerts({ alerts }, { now: NOW, dismissed: {}, isDashboard: false, ...more });

test('sorts alerts by severity, then from the newest', () => {
  const list = [
    alert('old', { severity: 5, created: '2026-11-19T10:00:00Z' }),
    alert('low'),
    alert('grave', { severity: 10 }),
    alert('new', { severity: 5 }),
  ];
  expect(visible(list).map(({ id, tone }) => `${id} ${tone}`)).toEqual([
    'grave bad',
    'new warn',
    'old warn',
    'low info',
  ]);
});

test.each([[null], [undefined], ['none'], [{}], [[null, 7, {}, alert(''), alert(7), alert('x', { message: '' })]]])(
  'the response %j shows no alerts',
  (alerts) => expect(visible(alerts)).toEqual([]),
);

test('an unreadable alert does not hide other alerts', () => {
  expect(visible([null, alert('one', { severity: 'high' })])).toEqual([
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
  expect(visible([alert('one', { link })])[0]?.link).toBe(expected),
);

test('escapes invisible characters in a message', () => {
  expect(visible([alert('one', { message: 'a\u202Eb' })])[0]?.message).toBe('aU+202Eb');
});

test('dashboards show no upgrade alerts', () => {
  const list = [alert('upgrade-suggestion'), alert('security-patch-available'), alert('one')];
  expect(visible(list, { isDashboard: true }).map(({ id }) => id)).toEqual(['one']);
});

describe('a dismissed alert', () => {
  const dismissed = dismiss({}, 'one', NOW);
  test.each([
    [0, 0],
    [DAY - 1, 0],
    [DAY, 1],
  ])('after %i ms is shown %i times', (later, count) => {
    expect(visible([alert('one')], { now: NOW + later, dismissed })).toHaveLength(count);
  });
  test('does not hide other alerts, also one with the name of an object property', () => {
    expect(visible([alert('constructor'), alert('two')], { dismissed }).map(({ id }) => id)).toEqual([
      'constructor',
      'two',
    ]);
  });
  test('is removed from the stored list when it may show again', () => {
    expect(dismiss(dismissed, 'two', NOW + DAY)).toEqual({ two: NOW + 2 * DAY });
  });
});

test.each([[null], ['text'], [[1]], [{ one: 'soon' }]])('the stored value %j has no dismissed alerts', (stored) =>
  expect(parseDismissed(stored)).toEqual({}),
);
