import { describe, expect, test } from 'vitest';
import { UNREADABLE_RESPONSE } from '#api/messages.ts';
import { parseHeadlessRequest, decisionTimeLeft } from './headless.ts';

const answer = {
  header: {
    kind: 'headless_authentication',
    version: 'v1',
    metadata: { name: 'h-1', expires: '2026-11-20T12:15:00Z' },
  },
  user: 'alice',
  client_ip_address: '203.0.113.9',
};

test.each([
  [undefined, 'pending'],
  [1, 'pending'],
  [2, 'denied'],
  [3, 'approved'],
  ['3', 'pending'],
  [{}, 'pending'],
] as const)('a request with state %j is %s', (state, decision) => {
  expect(parseHeadlessRequest({ ...answer, state }).decision).toBe(decision);
});

describe('parsing a request', () => {
  test('reads all fields', () =>
    expect(parseHeadlessRequest(answer)).toEqual({
      id: 'h-1',
      user: 'alice',
      address: '203.0.113.9',
      decision: 'pending',
      expires: '2026-11-20T12:15:00Z',
    }));

  test.each([
    [null],
    [[]],
    [{}],
    [{ ...answer, header: null }],
    [{ ...answer, header: { metadata: 'h-1' } }],
    [{ ...answer, header: { metadata: { name: 7 } } }],
    [{ ...answer, user: null }],
    [{ ...answer, user: ['alice'] }],
  ])('rejects %j', (raw) => {
    expect(() => parseHeadlessRequest(raw)).toThrow(UNREADABLE_RESPONSE);
  });
});

const END = Date.parse('2026-11-20T12:15:00Z');

test.each([
  [END - 60_000, 60_000],
  [END - 1, 1],
  [END, undefined],
  [END + 1, undefined],
])('at %d, the time left is %s', (now, timeLeft) => {
  expect(decisionTimeLeft(now, parseHeadlessRequest(answer))).toBe(timeLeft);
});

test.each(['', 'soon', '0001-01-01T00:00:00Z'])('the time left is unknown for the expiry "%s"', (expires) => {
  expect(decisionTimeLeft(END, { expires })).toBeUndefined();
});
