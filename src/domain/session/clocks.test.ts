import { describe, expect, test } from 'vitest';
import { idleLeft, isIdle, isIdleSoon, readLastActive, readRenewing, shouldPollStatus, shouldStamp } from './clocks.ts';

const created = 1_700_000_000_000;
const session = { created, expiresIn: 600 };
const end = created + 600_000;

describe('the status is asked for', () => {
  test.each([
    [end - 30_001, false, true],
    [end - 30_000, false, false],
    [end - 29_999, false, false],
    [end + 1, false, false],
    [created, true, false],
    [end - 30_001, true, false],
  ])('at %d, renewing %s: %s', (now, isRenewing, answer) => {
    expect(shouldPollStatus(now, { session, isRenewing })).toBe(answer);
  });
});

describe('idle', () => {
  const timeout = 600_000;
  test.each([
    [created + 569_999, { lastActive: created, timeout }, false],
    [created + 570_000, { lastActive: created, timeout }, false],
    [created + 570_001, { lastActive: created, timeout }, true],
    [created + 10 ** 12, { lastActive: created, timeout: 0 }, false],
    [created + 10 ** 12, { lastActive: created, timeout: -1 }, false],
    [created + 10 ** 12, { lastActive: undefined, timeout }, false],
    [created, { lastActive: created + 1, timeout }, false],
    [created + 1, { lastActive: created, timeout: 1 }, true],
  ])('at %d with %o: %s', (now, idleness, answer) => {
    expect(isIdle(now, idleness)).toBe(answer);
  });
});

test.each([
  [created + 149_999, false],
  [created + 150_000, true],
  [created + 150_001, true],
])('at %d, of a timeout of five minutes, the end is near: %s', (now, answer) => {
  expect(isIdleSoon(now, { lastActive: created, timeout: 300_000 })).toBe(answer);
});

test.each([
  [created, 270_000],
  [created + 269_999, 1],
  [created + 270_000, 0],
  [created + 270_001, -1],
])('at %d, of a timeout of five minutes, %d ms are left', (now, left) => {
  expect(idleLeft(now, { lastActive: created, timeout: 300_000 })).toBe(left);
});

test('without a timeout the end is never near', () => {
  expect(isIdleSoon(created + 1e9, { lastActive: created, timeout: 0 })).toBe(false);
});

test.each([
  [created + 14_999, created, false],
  [created + 15_000, created, true],
  [created + 15_001, created, true],
  [created, created, false],
  [created - 1, created, true],
  [created, undefined, true],
])('an activity at %d after one at %s is recorded: %s', (now, lastActive, answer) => {
  expect(shouldStamp(now, lastActive)).toBe(answer);
});

test.each([
  ['1700000000000', created],
  [null, undefined],
  ['', undefined],
  ['0', undefined],
  ['-5', undefined],
  ['soon', undefined],
  ['"1700000000000"', undefined],
])('the last activity %j', (text, stamp) => {
  expect(readLastActive(text)).toBe(stamp);
});

test.each([
  ['true', true],
  ['false', false],
  [null, undefined],
  ['', undefined],
  ['yes', undefined],
  ['1', undefined],
])('somebody is renewing: %j', (text, said) => {
  expect(readRenewing(text)).toBe(said);
});
