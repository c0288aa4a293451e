import { expect, test } from 'vitest';
import { decisionOn, timeLeft } from './headless.ts';

const request = (state: 1 | 2 | 3 | undefined, expires = '2026-11-20T12:15:00Z') => ({
  header: {
    kind: 'headless_authentication' as const,
    version: 'v1' as const,
    metadata: { name: 'h-1', expires },
  },
  user: 'alice',
  client_ip_address: '203.0.113.9',
  ...(state === undefined ? {} : { state }),
});

test.each([
  [undefined, 'pending'],
  [1, 'pending'],
  [2, 'denied'],
  [3, 'approved'],
] as const)('state %s is %s', (state, decision) => {
  expect(decisionOn(request(state))).toBe(decision);
});

const END = Date.parse('2026-11-20T12:15:00Z');

test.each([
  [END - 60_000, 60_000],
  [END - 1, 1],
  [END, undefined],
  [END + 1, undefined],
])('at %d there is %s left', (now, left) => {
  expect(timeLeft(now, request(1))).toBe(left);
});

test.each(['', 'soon', '0001-01-01T00:00:00Z'])('an end of "%s" says nothing', (expires) => {
  expect(timeLeft(END, request(1, expires))).toBeUndefined();
});
