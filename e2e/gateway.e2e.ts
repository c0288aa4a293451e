// The console in front of a proxy: a served mock over TLS is the proxy, the gateway stands between it and the browser.
import { expect, test as base, type Page } from '@playwright/test';
import { check } from '#fixtures/check.ts';
import { createProxy, type Proxy } from '#fixtures/proxy.ts';
import { PASSWORD } from '#fixtures/scenarios/people.ts';
import { makeCertificate } from '#serve/certificate.ts';
import { serve, type Served } from '#serve/server.ts';
import { readOut } from './screen-reader.ts';

interface Fixtures {
  upstream: { mock: Proxy; served: Served };
  origin: string;
}

const made = makeCertificate('localhost');

const test = base.extend<Fixtures>({
  upstream: async ({}, use) => {
    const mock = createProxy({ scenario: 'two servers', secure: true, check });
    const served = await serve({ dist: 'dist', host: 'localhost', port: 0, back: { mock }, tls: await made });
    await use({ mock, served });
    await served.close();
    expect(mock.violations).toEqual([]);
  },
  origin: async ({ upstream }, use) => {
    const back = { upstream: new URL(upstream.served.origin), insecure: true };
    const gateway = await serve({ dist: 'dist', host: 'localhost', port: 0, back });
    await use(gateway.origin);
    await gateway.close();
  },
  baseURL: async ({ origin }, use) => use(origin),
});

async function signIn(page: Page): Promise<void> {
  await page.goto('/web');
  await page.getByLabel('Username').fill('alice');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('row', { name: /web-01/ })).toBeVisible();
}

test('in front of a proxy over TLS one signs in and works in a shell just the same', async ({ page, context }) => {
  await readOut(context);
  await signIn(page);
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Connect to web-01 as root' }).click();
  const tab = await opening;
  await expect(tab.getByText('Connected', { exact: true })).toBeVisible();
  await tab.getByRole('textbox', { name: 'Terminal input' }).focus();
  await tab.keyboard.type('hostname\n');
  await expect(tab.getByRole('listitem').filter({ hasText: /^web-01$/ })).toBeVisible();
  await tab.keyboard.type('exit\n');
  await expect(tab.getByRole('alert')).toContainText('The session has ended');
});

test('a proxy that goes down is said, and a retry finds it again', async ({ page, upstream }) => {
  await signIn(page);
  const { port } = new URL(upstream.served.origin);
  await upstream.served.close();
  await page.goto('/web/login');
  await expect(page.getByRole('heading')).toContainText(/not|cannot|could/i);
  const back = { mock: upstream.mock };
  const again = await serve({ dist: 'dist', host: 'localhost', port: Number(port), back, tls: await made });
  await page.getByRole('link', { name: /again|retry/i }).click();
  await expect(page.getByRole('row', { name: /web-01/ })).toBeVisible();
  await again.close();
});
