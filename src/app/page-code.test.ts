import type { LoaderFunctionArgs } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { unreachableError, Refusal } from '#api/refusal.ts';
import { importPageCode, PageCodeError, retryableImport } from './page-code.ts';

const answers = vi.hoisted(() => ({ ping: async (): Promise<unknown> => ({}) }));
vi.mock('#api/dialect/ping.ts', () => ({ ping: () => answers.ping() }));

afterEach(() => void (answers.ping = async () => ({})));

const missing = async (): Promise<never> => {
  throw new TypeError('Failed to fetch dynamically imported module: https://proxy/app/users.js');
};

const args = {} as LoaderFunctionArgs; // loaders of these tests read none

test.each([
  ['answers', async () => ({}), false],
  ['refuses', async () => Promise.reject(new Refusal(403, 'access denied')), false],
  ['cannot be reached', async () => Promise.reject(unreachableError()), true],
  ['is not behind its gateway', async () => Promise.reject(new Refusal(502, 'bad gateway')), true],
])('code that is not fetched while the proxy %s', async (_, ping, isProxyUnreachable) => {
  answers.ping = ping;
  const error: unknown = await importPageCode(missing).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(PageCodeError);
  expect(error).toMatchObject({ isProxyUnreachable });
});

test('a page whose code was not fetched is fetched again by its loader', async () => {
  let isLost = true;
  const page = { loader: () => 'rows', Component: () => null };
  const route = await retryableImport(() => (isLost ? missing() : Promise.resolve(page)))();
  const load = () => (typeof route.loader === 'function' ? route.loader(args) : undefined);
  await expect(load()).rejects.toBeInstanceOf(PageCodeError);
  isLost = false;
  expect(await load()).toBe('rows');
});

test('a page whose code was fetched is left as it is', async () => {
  const page = { Component: () => null };
  expect(await retryableImport(async () => page)()).toBe(page);
});
