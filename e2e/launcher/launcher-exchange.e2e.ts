// Tests how a session is handed over to an application. The values for it (the "exchange") are secret, so no server may
// receive them in an address. Also tests applications that require other applications, and MFA.
import type { Page } from '@playwright/test';
import { PASSWORD } from '#fixtures/scenarios/people.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { enrollKey } from '#e2e/harness/security-keys.ts';
import {
  alert,
  expectAppOpened,
  launchApp,
  LAUNCH_PATH,
  GRAFANA_HOST,
  openButton,
  retryButton,
  expectHeading,
} from './launcher-page.ts';

/** Records the URLs of all requests. */
function recordRequestUrls(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  return addresses;
}

test.describe('behind a 14.x proxy', () => {
  test.use({ scenario: 'apps to open' });

  test('no address contains the secret values of the exchange', { tag: '@gate' }, async ({ page, mock }) => {
    const addresses = recordRequestUrls(page);
    page.on('framenavigated', (frame) => addresses.push(frame.url()));
    await launchApp(page, LAUNCH_PATH);
    await expectAppOpened(page);
    const [{ value, subject } = { value: '', subject: '' }] = mock.world.db.appSession.all();
    expect(value).toMatch(/^[\da-f]{64}$/);
    expect(addresses.filter((address) => address.includes(value) || address.includes(subject))).toEqual([]);
  });
});

for (const scenario of ['apps to open, 12.x', 'apps to open, 18.x'])
  test.describe(scenario, () => {
    test.use({ scenario });

    test(
      'no server receives the secret values of the exchange in an address',
      { tag: scenario.endsWith('18.x') ? '@gate' : [] },
      async ({ page, apps, mock }) => {
        const addresses = recordRequestUrls(page);
        await launchApp(page, LAUNCH_PATH, '?path=%2Fd%2Fabc');
        await expect(page).toHaveURL(`${apps}/${GRAFANA_HOST}/d/abc`);
        const [{ value } = { value: '' }] = mock.world.db.appSession.all();
        expect(value).toMatch(/^[\da-f]{64}$/);
        expect(addresses.filter((address) => address.replace(/#.*/, '').includes(value))).toEqual([]);
      },
    );
  });

test.describe('signed out, behind an 18.x proxy', () => {
  test.use({ scenario: 'apps to open, 18.x', username: '' });

  // docs/behaviour.md#pages "The browser doesn't send the fragment"
  // docs/behaviour.md#redirects "The tab stores the fragment of the page"
  test('opening an application requires signing in, returns to its page, and sends the fragment to no server', async ({
    page,
    apps,
  }) => {
    const addresses = recordRequestUrls(page);
    await page.goto(`${apps}/${GRAFANA_HOST}/d/abc?x=1#panel-2`);
    await expect(page).toHaveURL(/\/web\/login\?redirect_uri=[^#]*$/);
    await page.getByLabel('Username').fill('alice');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await openButton(page).click();
    await expect(page).toHaveURL(`${apps}/${GRAFANA_HOST}/d/abc?x=1#panel-2`);
    await expectAppOpened(page);
    expect(addresses.filter((address) => address.replace(/#.*/, '').includes('panel'))).toEqual([]);
  });

  // docs/behaviour.md#pages "Proxies before 18.8 can't pass on the fragment"
  test('before 18.8, the application opens without the fragment', async ({ page, apps, mock }) => {
    mock.world.settings.version = '18.7.6';
    const addresses = recordRequestUrls(page);
    await page.goto(`${LAUNCH_PATH}?path=%2Fd%2Fabc#access_token=1`);
    await page.getByLabel('Username').fill('alice');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await openButton(page).click();
    await expect(page).toHaveURL(`${apps}/${GRAFANA_HOST}/d/abc`);
    await expectAppOpened(page);
    expect(addresses.filter((address) => address.replace(/#.*/, '').includes('access_token'))).toEqual([]);
  });
});

test.describe('behind an 18.x proxy', () => {
  test.use({ scenario: 'apps to open, 18.x' });

  test(
    'an exchange that this tab did not start, or that expired, requires confirmation',
    { tag: '@gate' },
    async ({ page, apps, mock }) => {
      const exchangePath = `${LAUNCH_PATH}?state=${'0'.repeat(64)}_1`;
      await page.goto(exchangePath);
      await expect(openButton(page)).toBeVisible();
      expect(mock.world.db.appSession.all()).toEqual([]);
      await page.evaluate((host) => {
        const storedLaunch = JSON.stringify({ hosts: [host], page: '/', now: Date.now() - 61_000 });
        sessionStorage.setItem('postern-launch', storedLaunch);
      }, GRAFANA_HOST);
      await page.goto(exchangePath);
      await expect(openButton(page)).toBeVisible();
      expect(mock.world.db.appSession.all()).toEqual([]);
      await openButton(page).click();
      await expect(page).toHaveURL(`${apps}/${GRAFANA_HOST}/`);
    },
  );

  test('an application that refuses the session shows its own error', async ({ page, apps, mock }) => {
    mock.world.settings.appHandover = 'refused';
    await launchApp(page, LAUNCH_PATH);
    await expect(page.getByText('invalid auth state')).toBeVisible();
    await expect(page).toHaveURL(`${apps}/${GRAFANA_HOST}/x-teleport-auth`);
    mock.world.settings.appHandover = 'taken';
    await page.goto(`${apps}/${GRAFANA_HOST}/d/abc`);
    await openButton(page).click();
    await expect(page).toHaveURL(`${apps}/${GRAFANA_HOST}/d/abc`);
  });

  test('an unreachable application is reported, and Retry opens the requested page', async ({ page, apps, mock }) => {
    await launchApp(page, '/web/launch/idle.one.example.com/one.example.com/idle.one.example.com', '?path=%2Fd%2Fabc');
    await expectHeading(page, "Couldn't open idle.one.example.com");
    await expect(alert(page)).toHaveText('Proxy: no agent of application "idle" is reachable');
    mock.world.db.app.update('one.example.com/idle/idle.one.example.com', { offline: false });
    await retryButton(page).click();
    await expect(page).toHaveURL(`${apps}/idle.one.example.com/d/abc`);
  });

  test('applications that the requested one requires are opened first', async ({ page, apps, mock }) => {
    await page.goto('/web/launch/shop.one.example.com?path=%2Fcart');
    await expect(page.getByText('Opened first')).toBeVisible();
    await openButton(page, 'shop.one.example.com').click();
    await expect(page).toHaveURL(`${apps}/shop.one.example.com/cart`);
    expect(mock.world.db.appSession.all().map(({ fqdn }) => fqdn)).toEqual([GRAFANA_HOST, 'shop.one.example.com']);
  });

  test('a link cannot make the console open other applications', { tag: '@gate' }, async ({ page, apps, mock }) => {
    await page.goto(`/web/launch/${GRAFANA_HOST}?required-apps=evil.example.net,${GRAFANA_HOST}`);
    await expect(page.getByText('Opened first')).toBeHidden();
    await openButton(page).click();
    await expect(page).toHaveURL(`${apps}/${GRAFANA_HOST}/`);
    expect(mock.world.db.appSession.all()).toHaveLength(1);
  });
});

test.describe('when an application requires MFA', () => {
  test.use({ scenario: 'apps that require MFA' });

  test('touching the security key opens the application', { tag: '@gate' }, async ({ page, apps, mock }) => {
    await enrollKey(page, { mock, user: 'alice' });
    await launchApp(page, LAUNCH_PATH);
    const dialog = page.getByRole('dialog', { name: `Open ${GRAFANA_HOST}?` });
    await dialog.getByRole('button', { name: 'Open application' }).click();
    await expect(page).toHaveURL(`${apps}/${GRAFANA_HOST}/`);
  });

  test(
    'a user without an MFA device sees why the application cannot be opened',
    { tag: '@gate' },
    async ({ page, mock }) => {
      await launchApp(page, LAUNCH_PATH);
      const dialog = page.getByRole('dialog', { name: `Open ${GRAFANA_HOST}?` });
      await expect(dialog).toContainText('None of your devices can verify your identity');
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expectHeading(page, `Couldn't open ${GRAFANA_HOST}`);
      await expect(retryButton(page)).toBeVisible();
      expect(mock.world.db.appSession.all()).toEqual([]);
    },
  );
});
