import { afterEach, expect, test, vi } from 'vitest';
import { explainCsrfRefusal } from './missing-csrf-cookie.ts';
import { Refusal } from '#api/refusal.ts';

const tokenMissing = new Refusal(403, 'access denied');

const fetchTokenFrom = (proofs: (string | undefined)[]) => async () => proofs.shift();

afterEach(() => void vi.unstubAllGlobals());

test('over plain http with a new proof for every page, no cookie was kept, and https is what helps', async () => {
  vi.stubGlobal('location', { protocol: 'http:' });
  const error = await explainCsrfRefusal(tokenMissing, fetchTokenFrom(['c1', 'c2']));
  expect(error).not.toBe(tokenMissing);
  expect(String(error)).toContain('--tls');
});

test.each<[string, string, Error, (string | undefined)[]]>([
  ['a cookie that is kept', 'http:', tokenMissing, ['c1', 'c1']],
  ['pages that hold no proof', 'http:', tokenMissing, [undefined, undefined]],
  ['https', 'https:', tokenMissing, ['c1', 'c2']],
  ['another refusal', 'http:', new Refusal(403, 'invalid credentials'), ['c1', 'c2']],
  ['what is no refusal', 'http:', new Error('access denied'), ['c1', 'c2']],
])('with %s the refusal stays what it is', async (...[, protocol, error, proofs]) => {
  vi.stubGlobal('location', { protocol });
  expect(await explainCsrfRefusal(error, fetchTokenFrom(proofs))).toBe(error);
});

test('a network that fails meanwhile does not hide the refusal', async () => {
  vi.stubGlobal('location', { protocol: 'http:' });
  const failing = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await explainCsrfRefusal(tokenMissing, failing)).toBe(tokenMissing);
});
