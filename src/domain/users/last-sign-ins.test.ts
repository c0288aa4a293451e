import { expect, test } from 'vitest';
import { readLastSignIns } from './last-sign-ins.ts';

const signIn = (user: unknown, time: unknown, success: unknown = true) => ({
  event: 'user.login',
  user,
  time,
  success,
});

const NINE = '2026-11-20T09:00:00Z';
const TEN = '2026-11-20T10:00:00Z';

test('finds the newest successful sign-in of each user, in any order', () => {
  const events = [signIn('bob', NINE), signIn('bob', TEN), signIn('carol', TEN), signIn('carol', NINE)];
  expect(readLastSignIns({ events, startKey: '' })).toEqual({
    times: new Map([
      ['bob', TEN],
      ['carol', TEN],
    ]),
    since: undefined,
  });
});

test.each([
  ['failed sign-ins', signIn('bob', TEN, false)],
  ['other events', { ...signIn('bob', TEN), event: 'user.create' }],
  ['events without a name', signIn('', TEN)],
  ['events without a readable time', signIn('bob', 'yesterday')],
  ['malformed records', null],
])('ignores %s', (_what, event) => {
  expect(readLastSignIns({ events: [event], startKey: '' }).times.size).toBe(0);
});

test('knows how far back an incomplete page looked', () => {
  const events = [signIn('bob', TEN), signIn('carol', NINE), signIn('dora', 7)];
  expect(readLastSignIns({ events, startKey: 'more' }).since).toBe(NINE);
  expect(readLastSignIns({ events: [], startKey: 'more' }).since).toBeUndefined();
  expect(readLastSignIns(undefined)).toEqual({ times: new Map(), since: undefined });
});
