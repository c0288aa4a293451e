import { expect, test } from 'vitest';
import { beginning, isRetried, retryDelay } from './reconnection.ts';

// docs/behaviour.md#the-console-workspace "is started again when the proxy answers again"
test.each([
  [0, 750, 1250],
  [1, 1500, 2500],
  [4, 12_000, 20_000],
  [5, 22_500, 37_500],
  [1000, 22_500, 37_500],
])('the try after %i others waits between %i and %i ms', (tries, least, most) => {
  expect(retryDelay(tries, 0)).toBe(least);
  expect(retryDelay(tries, 1)).toBe(most);
});

const ended = (how: 'clean' | 'dropped' | 'lost' | 'refused') => ({ at: 'ended', how, reason: '', error: '' }) as const;

// docs/behaviour.md#the-console-workspace "One that its user ended"
test('only a session that the network took away begins again by itself', () => {
  expect(isRetried(ended('lost'))).toBe(true);
  expect(isRetried(ended('clean'))).toBe(false);
  expect(isRetried(ended('dropped'))).toBe(false);
  expect(isRetried(ended('refused'))).toBe(false);
  expect(isRetried(undefined)).toBe(false);
});

// docs/behaviour.md#the-console-workspace "stands below what the old one left"
test('a session below another says what it is', () => {
  expect(beginning(false)).toContain('── New session ──');
  expect(beginning(true)).toContain('── Joined again ──');
});
