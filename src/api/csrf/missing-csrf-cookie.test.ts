import { afterEach, expect, test, vi } from 'vitest';
import { explainCsrfRefusal } from './missing-csrf-cookie.ts';
import { Refusal } from '#api/refusal.ts';

const tokenMissing = new Refusal(403, 'access denied');

const fetchTokenFrom = (tokens: (string | undefined)[]) => async () => tokens.shift();

afterEach(() => void vi.unstubAllGlobals());

test('explains that HTTPS is required when every page over plain http has a new CSRF token', async () => {
  vi.stubGlobal('location', { protocol: 'http:' });
  const error = await explainCsrfRefusal(tokenMissing, fetchTokenFrom(['c1', 'c2']));
  expect(error).not.toBe(tokenMissing);
  expect(String(error)).toContain('--tls');
});

test.each<[string, string, Error, (string | undefined)[]]>([
  ['a stored cookie', 'http:', tokenMissing, ['c1', 'c1']],
  ['pages without a CSRF token', 'http:', tokenMissing, [undefined, undefined]],
  ['https', 'https:', tokenMissing, ['c1', 'c2']],
  ['another refusal', 'http:', new Refusal(403, 'invalid credentials'), ['c1', 'c2']],
  ['another error', 'http:', new Error('access denied'), ['c1', 'c2']],
])('keeps the error with %s', async (...[, protocol, error, tokens]) => {
  vi.stubGlobal('location', { protocol });
  expect(await explainCsrfRefusal(error, fetchTokenFrom(tokens))).toBe(error);
});

test('keeps the refusal when fetching the token fails', async () => {
  vi.stubGlobal('location', { protocol: 'http:' });
  const failing = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await explainCsrfRefusal(tokenMissing, failing)).toBe(tokenMissing);
});
