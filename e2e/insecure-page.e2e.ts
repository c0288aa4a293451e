// The console in front of a proxy over TLS, opened over plain http by a name that is not this machine's own: browsers
// keep no Secure cookie there.
import { expect, test as base } from '@playwright/test';
import { check } from '#fixtures/check.ts';
import { createProxy } from '#fixtures/proxy.ts';
import { INVITE } from '#fixtures/scenarios/identity.ts';
import { PASSWORD } from '#fixtures/scenarios/people.ts';
import { makeCertificate } from '#serve/certificate.ts';
import { serve } from '#serve/server.ts';
import { press, typePassword } from './enrolling.ts';

const test = base.extend<{ port: string }>({
  port: async ({}, use) => {
    const mock = createProxy({ scenario: 'second factor off', secure: true, check });
    const tls = await makeCertificate('localhost');
    const proxy = await serve({ dist: 'dist', host: 'localhost', port: 0, back: { mock }, tls });
    const back = { upstream: new URL(proxy.origin), insecure: true };
    const gateway = await serve({ dist: 'dist', host: 'localhost', port: 0, back, allowedHosts: ['console.test'] });
    await use(new URL(gateway.origin).port);
    await gateway.close();
    await proxy.close();
    expect(mock.violations).toEqual([]);
  },
});

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), '--host-resolver-rules=MAP *.test localhost'];
    await use({ ...launchOptions, args });
  },
});

const TAKES_HTTPS = /doesn't keep the sign-in cookie on a page without HTTPS\. .* start Postern with --tls\.$/;

test('who signs in there learns that it takes https', async ({ page, port }) => {
  await page.goto(`http://console.test:${port}/web/login`);
  await page.getByLabel('Username').fill('alice');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText(TAKES_HTTPS);
});

test('and so does whoever opens an invitation there', async ({ page, port }) => {
  await page.goto(`http://console.test:${port}/web/invite/${INVITE}/continue`);
  await typePassword(page);
  await press(page, 'Set password');
  await expect(page.getByRole('alert')).toHaveText(TAKES_HTTPS);
});

test('a page on a foreign name that leads here gets nothing', async ({ page, port }) => {
  const response = await page.goto(`http://rebound.test:${port}/web`);
  expect(response?.status()).toBe(421);
  await expect(page.getByText('This console is not served as rebound.test.')).toBeVisible();
});
