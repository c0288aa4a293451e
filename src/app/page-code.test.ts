import type { LoaderFunctionArgs } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { unreachableError, Refusal } from '#api/refusal.ts';
import { importPageCode, PageCodeError, retryableImport } from './page-code.ts';

const answers = vi.hoisted(() => ({ ping: async (): Promise<unknown> => ({}) }));
vi.mock('#api/dialect/ping.ts', () => ({ ping: () => answers.ping() }));

afterEach(() => void (answers.ping = async () => ({})));

const failToLoad = async (): Promise<never> => {
  throw new TypeError('Failed to fetch dynamically imported module: https://proxy/app/users.js');
};

const args = {} as LoaderFunctionArgs; // loaders of these tests read no arguments

test.each([
  ['answers', async () => ({}), false],
  ['refuses', async () => Promise.reject(new Refusal(403, 'access denied')), false],
  ['cannot be reached', async () => Promise.reject(unreachableError()), true],
  ['cannot be reached by its gateway', async () => Promise.reject(new Refusal(502, 'bad gateway')), true],
])('checks the network when code fails to load and the proxy %s', async (_, ping, isProxyUnreachable) => {
  answers.ping = ping;
  const error: unknown = await importPageCode(failToLoad).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(PageCodeError);
  expect(error).toMatchObject({ isProxyUnreachable });
});

test('loads the code of a page again in its loader when the first load failed', async () => {
  let isFailing = true;
  const page = { loader: () => 'rows', Component: () => null };
  const route = await retryableImport(() => (isFailing ? failToLoad() : Promise.resolve(page)))();
  const load = () => (typeof route.loader === 'function' ? route.loader(args) : undefined);
  await expect(load()).rejects.toBeInstanceOf(PageCodeError);
  isFailing = false;
  expect(await load()).toBe('rows');
});

test('returns the page unchanged when its code has loaded', async () => {
  const page = { Component: () => null };
  expect(await retryableImport(async () => page)()).toBe(page);
});
