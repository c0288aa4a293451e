// Tests opening a desktop from the list or an address, and the checks before it connects.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import { openedTab } from '#e2e/harness/tabs.ts';
import {
  ALPHA_PATH,
  openAndConfirm,
  button,
  connected,
  DESKTOPS_PATH,
  disconnect,
  liveDesktop,
  openDesktop,
  screen,
} from './desktop-page.ts';
import { recordFrames } from './record-frames.ts';

test.use({ scenario: 'a windows desktop' });

const GET_CONTEXT = 'GET /v1/webapi/sites/{cluster}/context';
const GET_DESKTOP = 'GET /v1/webapi/sites/{cluster}/desktops/{desktop}';
const GET_ACTIVE = 'GET /v1/webapi/sites/{cluster}/desktops/{desktop}/active';
const confirmHeading = (page: Page) => page.getByRole('heading', { name: 'Connect to alpha as Administrator?' });
const desktopsLink = (page: Page) => page.getByRole('link', { name: 'Go to desktops' });
const checkFailedHeading = (page: Page) => page.getByRole('heading', { name: "Couldn't check the desktop" });

test(
  'connecting from the list opens the desktop immediately in a new tab',
  { tag: '@gate' },
  async ({ page, context }) => {
    await page.goto(DESKTOPS_PATH);
    const link = page.getByRole('link', { name: 'Connect as Administrator to alpha' });
    const tab = await openedTab(context, () => link.click());
    await expect(connected(tab)).toBeVisible();
    await expect(screen(tab)).toBeFocused();
    await expect(tab).toHaveTitle('one.example.com • Administrator@alpha');
  },
);

// docs/behaviour.md#links-that-open-sessions "In all other cases, the page first"
test(
  'the page of an address names the desktop and login, and connects only after confirmation',
  { tag: '@gate' },
  async ({ page, mock }) => {
    await page.goto(ALPHA_PATH);
    await desktopsLink(page).click();
    await expect(page).toHaveURL(DESKTOPS_PATH);
    expect(mock.world.db.auditEvent.all().filter(({ event }) => event.startsWith('windows.desktop'))).toEqual([]);
    await page.goto(ALPHA_PATH);
    await expect(confirmHeading(page)).toBeVisible();
    await expect(page.getByText('It connects to alpha in one.example.com')).toBeVisible();
    expect(mock.world.desktops.all()).toEqual([]);
    mock.world.fault(GET_ACTIVE, { held: true });
    await button(page, 'Connect as Administrator').press('Enter');
    await expect(page.getByText('Checking the desktop')).toBeVisible();
    mock.world.release(GET_ACTIVE);
    await expect(connected(page)).toBeVisible();
    expect(liveDesktop(mock)).toMatchObject({ name: 'alpha', login: 'Administrator', user: 'alice' });
  },
);

test('a live desktop continues after a reload', { tag: '@gate' }, async ({ page, mock }) => {
  await openDesktop(page);
  await page.keyboard.type('kept');
  await expect.poll(() => liveDesktop(mock).desktop.notepadText()).toBe('kept');
  await page.reload();
  await expect(connected(page)).toBeVisible();
  expect(liveDesktop(mock).desktop.notepadText()).toBe('kept');
});

// docs/behaviour.md#live-desktops "Before a desktop opens, the page"
test('a failed check before connecting shows its reason, and Retry connects', async ({ page, mock }) => {
  for (const [operation, message] of [
    [GET_CONTEXT, 'the roles are asleep'],
    [GET_DESKTOP, 'the desktops are asleep'],
    [GET_ACTIVE, 'the sessions are asleep'],
  ] as const) {
    mock.world.fault(operation, { status: 500, message });
    await openAndConfirm(page);
    await expect(checkFailedHeading(page), message).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(message);
    expect(mock.world.desktops.all(), message).toEqual([]);
    mock.world.faults.clear();
    await button(page, 'Retry').click();
    await expect(connected(page), message).toBeVisible();
    await expect(button(page, 'Share clipboard'), message).toBeVisible();
    await disconnect(page);
    await expect.poll(() => mock.world.desktops.all().length).toBe(0);
  }
});

test.describe('with a login that needs escaping in an address', () => {
  test.use({ scenario: 'desktops of many logins', username: 'bea' });

  test('the page connects as the login in the address, or shows why the proxy refuses it', async ({ page, mock }) => {
    await openAndConfirm(page, `${DESKTOPS_PATH}/alpha/root`);
    await expect(page.getByRole('alert')).toContainText('Proxy: access denied to root on desktop alpha');
    expect(mock.world.desktops.all()).toEqual([]);
    const recordedFrames = recordFrames(page);
    await page.goto(`${DESKTOPS_PATH}/alpha/guest%20of%2Fthe%20house`);
    await expect(page.getByRole('heading', { name: 'Connect to alpha as guest of/the house?' })).toBeVisible();
    await button(page, 'Connect as guest of/the house').click();
    await expect(connected(page)).toBeVisible();
    await expect.poll(() => recordedFrames.urls[0]?.searchParams.get('username')).toBe('guest of/the house');
    expect(liveDesktop(mock)).toMatchObject({ name: 'alpha', login: 'guest of/the house', user: 'bea' });
    await expect(page).toHaveTitle('one.example.com • guest of/the house@alpha');
  });
});

for (const versionSuffix of ['', ', 18.x'])
  test.describe(`when another user is connected${versionSuffix}`, () => {
    test.use({ scenario: `a busy windows desktop${versionSuffix}` });

    // docs/behaviour.md#live-desktops "Before a desktop opens, the page", "If another user is connected, the page"
    test(
      'the page warns that their session may end, and connects only after confirmation',
      { tag: versionSuffix === '' ? '@gate' : [] },
      async ({ page, mock }) => {
        await openAndConfirm(page);
        await desktopsLink(page).click();
        await expect(page).toHaveURL(DESKTOPS_PATH);
        await openAndConfirm(page);
        await expect(page.getByRole('heading', { name: 'alpha is in use' })).toBeVisible();
        await expect(page.getByText('Windows may ask them to sign out')).toBeVisible();
        expect(mock.world.desktops.all()).toEqual([]);
        await button(page, 'Connect anyway').click();
        await expect(connected(page)).toBeVisible();
      },
    );
  });

test.describe('when an 18.x proxy requires MFA', () => {
  test.use({ scenario: 'a windows desktop that asks for a key, 18.x' });

  // docs/behaviour.md#live-desktops "Before a desktop opens, the page", "If another user is connected, the page"
  test(
    'the page does not check for connected users, and tells a user without an MFA device why the proxy refuses',
    { tag: '@gate' },
    async ({ page, mock }) => {
      const requestedPaths: string[] = [];
      page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
      mock.world.fault(GET_ACTIVE, { status: 500, message: 'not to be asked' });
      await openAndConfirm(page);
      await expect(page.getByRole('alert')).toContainText('no MFA device is registered for you');
      await expect(page.getByRole('dialog')).toBeHidden();
      expect(requestedPaths.filter((path) => path.endsWith('/mfa/required'))).toHaveLength(1);
      expect(requestedPaths.filter((path) => path.endsWith('/active'))).toEqual([]);
    },
  );
});

test.describe('with names that contain HTML and control characters', () => {
  test.use({ scenario: 'a hostile windows desktop' });

  test(
    'names are shown as plain text, and control characters by their number',
    { tag: '@gate' },
    async ({ page, mock }) => {
      const name = mock.world.db.desktop.all().find(({ item }) => item.name.startsWith('<img'))?.item.name ?? '';
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`${DESKTOPS_PATH}/${encodeURIComponent(name)}/${encodeURIComponent('<b>root</b>\u202e')}`);
      await expect(page.getByRole('heading')).toContainText('Connect to <img src=x onerror="alert(1)"> U+202Etxt.exe');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      await page.getByRole('button', { name: 'Connect as <b>root</b>U+202E' }).click();
      await expect(page.getByRole('heading')).toContainText(/txt\.exeU\+202C\s+is in use/);
      await expectAccessible(page);
      await button(page, 'Connect anyway').click();
      await expect(page.getByRole('alert')).toContainText('access denied to <b>root</b>');
      await expect(page).toHaveTitle(
        /^one\.example\.com • <b>root<\/b>U\+202E@<img src=x onerror="alert\(1\)"> U\+202Etxt\.exe/,
      );
      expect(await page.evaluate(() => document.body.innerText + document.title)).not.toMatch(/[\u202a-\u202e]/);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    },
  );
});
