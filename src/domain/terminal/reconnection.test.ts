import { expect, test } from 'vitest';
import { isRestarting, sessionSeparator, shouldRetry, pingDelay } from './reconnection.ts';

// docs/behaviour.md#the-console-workspace "If a network or proxy failure ended", "The console checks the proxy after"
test.each([
  [0, 750, 1250],
  [1, 1500, 2500],
  [4, 12_000, 20_000],
  [5, 22_500, 37_500],
  [1000, 22_500, 37_500],
])('after %i attempts, the next ping waits between %i and %i ms', (tries, least, most) => {
  expect(pingDelay(tries, 0)).toBe(least);
  expect(pingDelay(tries, 1)).toBe(most);
});

const ended = (outcome: 'clean' | 'dropped' | 'lost' | 'refused') =>
  ({ status: 'ended', outcome, reason: '', error: '' }) as const;

// docs/behaviour.md#the-console-workspace "The console doesn't restart a session",
// "The console doesn't restart such a session"
test('only sessions that were lost because of the network or the proxy reconnect automatically', () => {
  expect(shouldRetry(ended('lost'), 0)).toBe(true);
  expect(shouldRetry(ended('clean'), 0)).toBe(false);
  expect(shouldRetry(ended('dropped'), 0)).toBe(false);
  expect(shouldRetry(ended('refused'), 0)).toBe(false);
  expect(shouldRetry(undefined, 0)).toBe(false);
});

// docs/behaviour.md#the-console-workspace "The console restarts a session at most"
test('a lost session reconnects automatically at most six times', () => {
  expect(shouldRetry(ended('lost'), 5)).toBe(true);
  expect(shouldRetry(ended('lost'), 6)).toBe(false);
});

test('a session reconnects after any number of restarts of the console', () => {
  const stream = { ...ended('lost'), cause: 'restart' } as const;
  expect(isRestarting(stream)).toBe(true);
  expect(shouldRetry(stream, 100)).toBe(true);
  expect(isRestarting(ended('lost'))).toBe(false);
});

// docs/behaviour.md#the-console-workspace "The new session appears below the output"
test('the separator names a new or a rejoined session', () => {
  expect(sessionSeparator(false)).toContain('── New session ──');
  expect(sessionSeparator(true)).toContain('── Joined again ──');
});
