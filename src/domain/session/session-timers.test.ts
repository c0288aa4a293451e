import { describe, expect, test } from 'vitest';
import {
  idleMsLeft,
  isIdle,
  isIdleWarningDue,
  nextIdleCheck,
  parseAnnouncement,
  parseLastActive,
  renewalTimeOf,
  sessionEndOf,
  shouldPollStatus,
  shouldRecordActivity,
} from './session-timers.ts';

const created = 1_700_000_000_000;
const session = { created, expiresIn: 600 };
const end = created + 600_000;

describe('the end of the session', () => {
  const record = { ...session, accessToken: 'a', sessionInactiveTimeout: 0 };
  // docs/behaviour.md#my-access "The end of the session is the one"
  test.each([
    [{ sessionExpires: '2030-01-02T03:04:05Z' }, Date.UTC(2030, 0, 2, 3, 4, 5)],
    [{ sessionExpires: '2030-01-02T03:04:05Z', sessionExpiresIn: 7200 }, created + 7_200_000],
    [{ sessionExpires: '0001-01-01T00:00:00Z' }, undefined],
    [{ sessionExpires: 'tomorrow' }, undefined],
    [{ sessionExpires: '' }, undefined],
  ])('with %j is %s', (sent, expected) => {
    expect(sessionEndOf({ ...record, ...sent })).toBe(expected);
  });

  test('is sent at the latest with the renewal, three minutes before the bearer token expires', () => {
    expect(renewalTimeOf(session)).toBe(end - 180_000);
  });
});

describe('the status request', () => {
  // docs/behaviour.md#session "Every 15 s, while more than 30 s"
  test.each([
    [end - 30_001, false, true],
    [end - 30_000, false, false],
    [end - 29_999, false, false],
    [end + 1, false, false],
    [created, true, false],
    [end - 30_001, true, false],
  ])('is due at %d with isRenewing=%s: %s', (now, isRenewing, isDue) => {
    expect(shouldPollStatus(now, { session, isRenewing })).toBe(isDue);
  });
});

describe('a session with an inactivity timeout', () => {
  const timeout = 600_000;
  // docs/behaviour.md#session "With an inactivity timeout, the session"
  test.each([
    [created + 569_999, { lastActive: created, timeout }, false],
    [created + 570_000, { lastActive: created, timeout }, false],
    [created + 570_001, { lastActive: created, timeout }, true],
    [created + 10 ** 12, { lastActive: created, timeout: 0 }, false],
    [created + 10 ** 12, { lastActive: created, timeout: -1 }, false],
    [created + 10 ** 12, { lastActive: undefined, timeout }, false],
    [created, { lastActive: created + 1, timeout }, false],
    [created + 1, { lastActive: created, timeout: 1 }, true],
  ])('is idle at %d with %o: %s', (now, idleness, expected) => {
    expect(isIdle(now, idleness)).toBe(expected);
  });
});

test.each([
  [created + 149_999, false],
  [created + 150_000, true],
  [created + 150_001, true],
])('at %d, with a timeout of five minutes, the warning is due: %s', (now, isDue) => {
  expect(isIdleWarningDue(now, { lastActive: created, timeout: 300_000 })).toBe(isDue);
});

test.each([
  [created, 270_000],
  [created + 269_999, 1],
  [created + 270_000, 0],
  [created + 270_001, -1],
])('at %d, with a timeout of five minutes, %d ms are left', (now, msLeft) => {
  expect(idleMsLeft(now, { lastActive: created, timeout: 300_000 })).toBe(msLeft);
});

describe.each([
  // The timeout, the time of the warning and the time of the sign-out, in seconds after the last activity.
  [60, 15, 30],
  [120, 45, 90],
  [150, 60, 120],
  [300, 150, 270],
  [3600, 3450, 3570],
])('with a timeout of %d s', (seconds, warning, end) => {
  const idleness = { lastActive: created, timeout: seconds * 1000 };
  const timeAt = (second: number) => created + second * 1000;

  // docs/behaviour.md#session "A dialog warns the user 120 s before the end"
  test('the warning is due at its time, but not after new activity', () => {
    expect(isIdleWarningDue(timeAt(warning) - 1, idleness)).toBe(false);
    expect(isIdleWarningDue(timeAt(warning), idleness)).toBe(true);
    expect(isIdleWarningDue(timeAt(warning), { ...idleness, lastActive: timeAt(warning) })).toBe(false);
  });

  // docs/behaviour.md#session "With an inactivity timeout, the session"
  test('the session is idle only after the time of the sign-out', () => {
    expect(isIdle(timeAt(end), idleness)).toBe(false);
    expect(isIdle(timeAt(end) + 1, idleness)).toBe(true);
  });

  // docs/behaviour.md#session "The console checks for inactivity"
  test('checks run every 30 seconds, at the time of the warning, and then every second', () => {
    expect(nextIdleCheck(timeAt(0), idleness)).toBe(Math.min(warning, 30) * 1000);
    expect(nextIdleCheck(timeAt(warning) - 3000, idleness)).toBe(3000);
    expect(nextIdleCheck(timeAt(warning), idleness)).toBe(1000);
  });
});

test('without a timeout the warning is never due', () => {
  expect(isIdleWarningDue(created + 1e9, { lastActive: created, timeout: 0 })).toBe(false);
});

test.each([
  [created + 14_999, created, false],
  [created + 15_000, created, true],
  [created + 15_001, created, true],
  [created, created, false],
  [created - 1, created, true],
  [created, undefined, true],
])('activity at %d is stored if the last stored activity is at %s: %s', (now, lastActive, isStored) => {
  expect(shouldRecordActivity(now, lastActive)).toBe(isStored);
});

test.each([
  ['1700000000000', created],
  [null, undefined],
  ['', undefined],
  ['0', undefined],
  ['-5', undefined],
  ['soon', undefined],
  ['"1700000000000"', undefined],
])('the stored last activity %j is parsed to %j', (text, stamp) => {
  expect(parseLastActive(text)).toBe(stamp);
});

test.each([
  ['true', { isRenewing: true, since: created }],
  [String(created - 20_000), { isRenewing: true, since: created - 20_000 }],
  [String(created + 20_000), { isRenewing: true, since: created }],
  ['false', { isRenewing: false }],
  [null, undefined],
  ['', undefined],
  ['yes', undefined],
  ['-1', undefined],
  ['"1700000000000"', undefined],
])('the stored renewal value %j is parsed to %j', (text, announcement) => {
  expect(parseAnnouncement(text, created)).toEqual(announcement);
});
