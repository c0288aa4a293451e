// Tests the static demo, in which the console and the mock proxy run in the browser.
import { expect, type Page } from '@playwright/test';
import fastify, { type FastifyInstance } from 'fastify';
import files from '@fastify/static';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createProxy } from '#fixtures/proxy/proxy.ts';
import { serve } from '#serve/server.ts';
import { removeSavePicker } from '#e2e/harness/save-picker.ts';
import { signInAgainDialog } from '#e2e/console/open-shell.ts';
import { requestDownload, chooseFiles, download, file, filesButton, upload } from '#e2e/console/files/files-page.ts';
import { recordContractViolations } from '#e2e/harness/contract-violations.ts';
import { enableScreenReaderMode } from '#e2e/harness/screen-reader.ts';
import { test as base } from '#e2e/harness/page-errors.ts';
import { expectShellResponds, openShellTab } from '#e2e/harness/tabs.ts';

/** Delays the console's scripts until they are released. */
interface ScriptGate {
  block(): void;
  release(): void;
}

const test = base.extend<{ site: FastifyInstance; origin: string; scripts: ScriptGate & { released?: Promise<void> } }>(
  {
    scripts: async ({}, use) => {
      let release = () => undefined as void;
      const scripts: ScriptGate & { released?: Promise<void> } = {
        block() {
          scripts.released = new Promise((resolve) => (release = resolve));
        },
        release: () => release(),
      };
      await use(scripts);
      release();
    },
    site: async ({ scripts }, use) => {
      const server = fastify({ forceCloseConnections: true });
      server.addHook('onRequest', async ({ url }) => {
        if (/\/app\/(?:react|index)-/.test(url)) await scripts.released;
      });
      await server.register(files, { root: resolve('dist-demo') });
      await use(server);
      await server.close();
    },
    origin: async ({ site }, use) => {
      const origin = await site.listen({ host: 'localhost', port: 0 });
      await use(origin.replace('127.0.0.1', 'localhost').replace('[::1]', 'localhost'));
    },
    baseURL: async ({ origin }, use) => use(origin),
    context: async ({ context, pageErrors }, use) => {
      await recordContractViolations(context, pageErrors);
      await use(context);
    },
  },
);

async function signIn(page: Page): Promise<void> {
  await page.goto('/web/?scenario=two+servers');
  await page.getByLabel('Username').fill('alice');
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Servers' }).click();
  await expect(page.getByRole('row', { name: /web-01/ })).toBeVisible();
}

test(
  'the demo signs a user in, keeps the user signed in after a reload, and runs a command',
  { tag: '@gate' },
  async ({ page, context }) => {
    await enableScreenReaderMode(context);
    await signIn(page);
    await page.reload();
    await expect(page).toHaveURL(/\/web\/cluster\/one\.example\.com\/nodes$/);
    await expect(page.getByRole('row', { name: /web-01/ })).toBeVisible();
    await expectShellResponds(await openShellTab(page));
  },
);

test('a file can be uploaded to a server of the demo and downloaded', { tag: '@gate' }, async ({ page, context }) => {
  await removeSavePicker(context);
  await signIn(page);
  const shell = await openShellTab(page);
  await filesButton(shell).click();
  await chooseFiles(shell, file('note.txt', 'from my desk'));
  await expect(upload(shell, 'note.txt')).toContainText('Done, 12 B');
  const downloadStarted = shell.waitForEvent('download');
  await requestDownload(shell, '~/note.txt');
  expect(await readFile(await (await downloadStarted).path(), 'utf8')).toBe('from my desk');
  await expect(download(shell, 'note.txt')).toContainText('Done, 12 B');
});

test(
  'single sign-on succeeds with the simulated provider, even after the provider denied it once',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto('/web/?scenario=sso-only');
    await page.getByRole('button', { name: 'Continue with GitHub' }).click();
    await expect(page.getByRole('heading', { name: 'Identity provider' })).toBeVisible();
    await page.getByRole('link', { name: 'Deny' }).click();
    await expect(page.getByRole('heading', { name: 'Login Unsuccessful' })).toBeVisible();
    await page.getByRole('link', { name: 'Please attempt to log in again.' }).click();
    await page.getByRole('button', { name: 'Continue with GitHub' }).click();
    await page.getByRole('link', { name: 'Continue as nadia' }).click();
    await expect(page.getByRole('button', { name: 'Account of nadia' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Account of nadia' })).toBeVisible();
  },
);

test('the simulated provider returns to the requested page', { tag: '@gate' }, async ({ page }) => {
  await page.goto('/web/?scenario=sso-only');
  await expect(page.getByRole('button', { name: 'Continue with GitHub' })).toBeVisible();
  await page.goto('/web/cluster/one.example.com/nodes?search=web');
  await page.getByRole('button', { name: 'Continue with GitHub' }).click();
  await page.getByRole('link', { name: 'Continue as nadia' }).click();
  await expect(page).toHaveURL(/\/web\/cluster\/one\.example\.com\/nodes\?search=web$/);
});

test('a link to an application opens its simulated page', { tag: '@gate' }, async ({ page }) => {
  await page.goto('/web/?scenario=newer-proxy');
  await page.getByLabel('Username').fill('mira');
  await page.getByLabel('Password', { exact: true }).fill('wicket-gate-7');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Account of mira' })).toBeVisible();
  await page.goto('/web/launch/grafana.one.example.com?path=%2Fd%2Fabc%3Fx%3D1#panel-2');
  await page.getByRole('button', { name: 'Open grafana.one.example.com' }).click();
  await expect(page.getByText('This is a simulated application.')).toBeVisible();
  // Only pages of 18.8 and later pass on the fragment (#panel-2). The demo's proxy is older.
  await expect(page).toHaveURL(/\/web\/mock-apps\/grafana\.one\.example\.com\/d\/abc\?x=1$/);
});

test(
  'the demo page contains the sign-in form, and submitting it works before the script loads',
  { tag: '@gate' },
  async ({ page, scripts }) => {
    scripts.block();
    await page.goto('/web/', { waitUntil: 'commit' });
    await expect(page.getByLabel('Username')).toBeFocused();
    await page.keyboard.type('mira');
    await page.getByLabel('Password', { exact: true }).fill('wicket-gate-7');
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle('Postern');
    scripts.release();
    await expect(page.getByRole('button', { name: 'Account of mira' })).toBeVisible();
  },
);

// docs/behaviour.md#demo "Starting a scenario replaces all data"
test(
  'the sign-in page of the demo starts another scenario and fills in an account',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto('/web/');
    const panel = page.getByRole('region', { name: 'Try the demo' });
    await panel.getByLabel('Scenario').selectOption('Company, 14.x');
    await panel.getByRole('button', { name: 'Start scenario' }).click();
    await expect(panel.getByLabel('Scenario')).toHaveValue('company-14');
    await panel.getByRole('button', { name: 'mira' }).click();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Assist' })).toBeVisible();
  },
);

test('the demo page contains no sign-in form for a signed-in user', { tag: '@gate' }, async ({ page, scripts }) => {
  await page.goto('/web/');
  await page.getByLabel('Username').fill('mira');
  await page.getByLabel('Password', { exact: true }).fill('wicket-gate-7');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Account of mira' })).toBeVisible();
  scripts.block();
  await page.goto('/web/login', { waitUntil: 'domcontentloaded' });
  await expect(page.getByLabel('Username')).toBeHidden();
  scripts.release();
  await expect(page.getByRole('button', { name: 'Account of mira' })).toBeVisible();
});

test('the page of another scenario contains no sign-in form until the script loads', async ({ page, scripts }) => {
  scripts.block();
  await page.goto('/web/?scenario=two+servers', { waitUntil: 'domcontentloaded' });
  await expect(page.getByLabel('Username')).toBeHidden();
  scripts.release();
  await page.getByLabel('Username').fill('alice');
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Account of alice' })).toBeVisible();
});

test('a user can still sign in to the demo after deciding not to close the page', async ({ page }) => {
  await page.goto('/web/?scenario=two+servers');
  await page.getByLabel('Username').fill('alice');
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true })));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Account of alice' })).toBeVisible();
});

test('a real console at the address of the demo removes the service worker of the demo and requires a sign-in', async ({
  page,
  site,
  origin,
}) => {
  // Undefined while the page reloads, because `evaluate` fails then.
  const countWorkers = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length).catch(() => undefined);
  await signIn(page);
  expect(await countWorkers()).toBe(1);
  await site.close();
  const mock = createProxy({ scenario: 'default' });
  const console = await serve({
    dist: 'dist',
    host: 'localhost',
    port: Number(new URL(origin).port),
    back: { mock },
  });
  await page.goto('/web');
  await expect.poll(countWorkers).toBe(0);
  // The session of the demo names its user, so the sign-in dialog opens (docs/behaviour.md#session). The real proxy does
  // not know that user.
  await signInAgainDialog(page).getByRole('button', { name: 'Sign out and discard work' }).click();
  await page.getByLabel('Username').fill('mira');
  await page.getByLabel('Password', { exact: true }).fill('wicket-gate-7');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Account of mira' })).toBeVisible();
  expect(mock.world.db.webSession.all()).toHaveLength(1);
  await console.close();
});

test(
  'a call of the worker to another origin and a call that violates the contract are recorded as errors',
  { tag: '@gate' },
  async ({ page, context, pageErrors }) => {
    await page.goto('/web/?scenario=two+servers');
    await expect(page.getByLabel('Username')).toBeVisible();
    const [worker] = context.serviceWorkers();
    await worker?.evaluate(() => fetch('http://localhost:9/').catch(() => undefined));
    expect(pageErrors.splice(0)).toEqual(['a request to http://localhost:9/']);
    await page.evaluate(() => {
      const headers = { 'content-type': 'application/json' };
      return fetch('/v1/webapi/mfa/login/begin', { method: 'POST', headers, body: '{"user": 7}' });
    });
    await expect
      .poll(() => pageErrors)
      .toContainEqual(expect.stringContaining('call of POST /v1/webapi/mfa/login/begin'));
    pageErrors.length = 0;
  },
);
