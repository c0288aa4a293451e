// What takes more than one step: exchanges, applications before applications, second factors.
import type { Page } from '@playwright/test';
import { PASSWORD } from '#fixtures/scenarios/people.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { giveKey } from '#e2e/harness/keys.ts';
import { alert, arrived, choose, FULL, GRAFANA, open, retry, says } from './launching.ts';

/** Whatever is asked for, by pages and by their calls. */
function addressesOf(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  return addresses;
}

test.describe('at 14.x', () => {
  test.use({ scenario: 'apps to open' });

  test('what opens the application stands in no address', { tag: '@gate' }, async ({ page, mock }) => {
    const addresses = addressesOf(page);
    page.on('framenavigated', (frame) => addresses.push(frame.url()));
    await choose(page, FULL);
    await arrived(page);
    const [{ value, subject } = { value: '', subject: '' }] = mock.world.db.appSession.all();
    expect(value).toMatch(/^[\da-f]{64}$/);
    expect(addresses.filter((address) => address.includes(value) || address.includes(subject))).toEqual([]);
  });
});

for (const scenario of ['apps to open, 12.x', 'apps to open, 18.x'])
  test.describe(scenario, () => {
    test.use({ scenario });

    test(
      'no server is sent the address with what opens the application',
      { tag: scenario.endsWith('18.x') ? '@gate' : [] },
      async ({ page, apps, mock }) => {
        const addresses = addressesOf(page);
        await choose(page, FULL, '?path=%2Fd%2Fabc');
        await expect(page).toHaveURL(`${apps}/${GRAFANA}/d/abc`);
        const [{ value } = { value: '' }] = mock.world.db.appSession.all();
        expect(value).toMatch(/^[\da-f]{64}$/);
        expect(addresses.filter((address) => address.replace(/#.*/, '').includes(value))).toEqual([]);
      },
    );
  });

test.describe('signed out, at 18.x', () => {
  test.use({ scenario: 'apps to open, 18.x', as: '' });

  // docs/behaviour.md#pages "The browser doesn't send the fragment"
  // docs/behaviour.md#redirects "The tab stores the fragment of the page"
  test('a visit to the application leads through the sign-in and back to the page, and no server sees the fragment', async ({
    page,
    apps,
  }) => {
    const addresses = addressesOf(page);
    await page.goto(`${apps}/${GRAFANA}/d/abc?x=1#panel-2`);
    await expect(page).toHaveURL(/\/web\/login\?redirect_uri=[^#]*$/);
    await page.getByLabel('Username').fill('alice');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await open(page).click();
    await expect(page).toHaveURL(`${apps}/${GRAFANA}/d/abc?x=1#panel-2`);
    await arrived(page);
    expect(addresses.filter((address) => address.replace(/#.*/, '').includes('panel'))).toEqual([]);
  });

  // docs/behaviour.md#pages "Proxies before 18.8 can't pass on the fragment"
  test('a host of an older proxy opens the page without the fragment', async ({ page, apps, mock }) => {
    mock.world.settings.version = '18.7.6';
    const addresses = addressesOf(page);
    await page.goto(`${FULL}?path=%2Fd%2Fabc#access_token=1`);
    await page.getByLabel('Username').fill('alice');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await open(page).click();
    await expect(page).toHaveURL(`${apps}/${GRAFANA}/d/abc`);
    await arrived(page);
    expect(addresses.filter((address) => address.replace(/#.*/, '').includes('access_token'))).toEqual([]);
  });
});

test.describe('at 18.x', () => {
  test.use({ scenario: 'apps to open, 18.x' });

  test('a foreign or an old exchange has to be confirmed', { tag: '@gate' }, async ({ page, apps, mock }) => {
    const halfway = `${FULL}?state=${'0'.repeat(64)}_1`;
    await page.goto(halfway);
    await expect(open(page)).toBeVisible();
    expect(mock.world.db.appSession.all()).toEqual([]);
    await page.evaluate((host) => {
      const mark = JSON.stringify({ hosts: [host], page: '/', now: Date.now() - 61_000 });
      sessionStorage.setItem('postern-launch', mark);
    }, GRAFANA);
    await page.goto(halfway);
    await expect(open(page)).toBeVisible();
    expect(mock.world.db.appSession.all()).toEqual([]);
    await open(page).click();
    await expect(page).toHaveURL(`${apps}/${GRAFANA}/`);
  });

  test('a host that refuses the session says so itself', async ({ page, apps, mock }) => {
    mock.world.settings.handover = 'refused';
    await choose(page, FULL);
    await expect(page.getByText('invalid auth state')).toBeVisible();
    await expect(page).toHaveURL(`${apps}/${GRAFANA}/x-teleport-auth`);
    mock.world.settings.handover = 'taken';
    await page.goto(`${apps}/${GRAFANA}/d/abc`);
    await open(page).click();
    await expect(page).toHaveURL(`${apps}/${GRAFANA}/d/abc`);
  });

  test('an application without an agent says so on the way back, and a retry opens the wanted page', async ({
    page,
    apps,
    mock,
  }) => {
    await choose(page, '/web/launch/idle.one.example.com/one.example.com/idle.one.example.com', '?path=%2Fd%2Fabc');
    await says(page, "Couldn't open idle.one.example.com");
    await expect(alert(page)).toHaveText('Proxy: no agent of application "idle" is reachable');
    mock.world.db.app.update('one.example.com/idle/idle.one.example.com', { offline: false });
    await retry(page).click();
    await expect(page).toHaveURL(`${apps}/idle.one.example.com/d/abc`);
  });

  test('applications that must be open first are opened on the way', async ({ page, apps, mock }) => {
    await page.goto('/web/launch/shop.one.example.com?path=%2Fcart');
    await expect(page.getByText('Opened first')).toBeVisible();
    await open(page, 'shop.one.example.com').click();
    await expect(page).toHaveURL(`${apps}/shop.one.example.com/cart`);
    expect(mock.world.db.appSession.all().map(({ fqdn }) => fqdn)).toEqual([GRAFANA, 'shop.one.example.com']);
  });

  test('applications that a link wants open first are not gone to', { tag: '@gate' }, async ({ page, apps, mock }) => {
    await page.goto(`/web/launch/${GRAFANA}?required-apps=evil.example.net,${GRAFANA}`);
    await expect(page.getByText('Opened first')).toBeHidden();
    await open(page).click();
    await expect(page).toHaveURL(`${apps}/${GRAFANA}/`);
    expect(mock.world.db.appSession.all()).toHaveLength(1);
  });
});

test.describe('where an application asks for a second factor', () => {
  test.use({ scenario: 'apps that ask for a factor' });

  test('a touch of the key opens it', { tag: '@gate' }, async ({ page, apps, mock }) => {
    await giveKey(page, { mock, user: 'alice' });
    await choose(page, FULL);
    const dialog = page.getByRole('dialog', { name: `Open ${GRAFANA}?` });
    await dialog.getByRole('button', { name: 'Open application' }).click();
    await expect(page).toHaveURL(`${apps}/${GRAFANA}/`);
  });

  test('a user who has no device sees why, and nothing is opened', { tag: '@gate' }, async ({ page, mock }) => {
    await choose(page, FULL);
    const dialog = page.getByRole('dialog', { name: `Open ${GRAFANA}?` });
    await expect(dialog).toContainText('None of your devices can verify your identity');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await says(page, `Couldn't open ${GRAFANA}`);
    await expect(retry(page)).toBeVisible();
    expect(mock.world.db.appSession.all()).toEqual([]);
  });
});
