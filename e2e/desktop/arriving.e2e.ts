import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import { opens } from '#e2e/harness/tabs.ts';
import { ALPHA, arrive, button, connected, DESKTOPS, disconnect, live, open, screen } from './desktop-page.ts';
import { hearWire } from './wire.ts';

test.use({ scenario: 'a windows desktop' });

const CONTEXT = 'GET /v1/webapi/sites/{cluster}/context';
const ABOUT = 'GET /v1/webapi/sites/{cluster}/desktops/{desktop}';
const ACTIVE = 'GET /v1/webapi/sites/{cluster}/desktops/{desktop}/active';
const question = (page: Page) => page.getByRole('heading', { name: 'Connect to alpha as Administrator?' });
const toDesktops = (page: Page) => page.getByRole('link', { name: 'Go to desktops' });
const failed = (page: Page) => page.getByRole('heading', { name: "Couldn't check the desktop" });

test(
  'connecting from the list opens the desktop at once, in a tab of its own',
  { tag: '@gate' },
  async ({ page, context }) => {
    await page.goto(DESKTOPS);
    const link = page.getByRole('link', { name: 'Connect as Administrator to alpha' });
    const tab = await opens(context, () => link.click());
    await expect(connected(tab)).toBeVisible();
    await expect(screen(tab)).toBeFocused();
    await expect(tab).toHaveTitle('one.example.com • Administrator@alpha');
  },
);

// docs/behaviour.md#links-that-open-sessions "In all other cases, the page first"
test(
  'an address names the desktop and the login, and connects only on request',
  { tag: '@gate' },
  async ({ page, mock }) => {
    await page.goto(ALPHA);
    await toDesktops(page).click();
    await expect(page).toHaveURL(DESKTOPS);
    expect(mock.world.db.auditEvent.all().filter(({ event }) => event.startsWith('windows.desktop'))).toEqual([]);
    await page.goto(ALPHA);
    await expect(question(page)).toBeVisible();
    await expect(page.getByText('It connects to alpha in one.example.com')).toBeVisible();
    expect(mock.world.desktops.all()).toEqual([]);
    mock.world.fault(ACTIVE, { held: true });
    await button(page, 'Connect as Administrator').press('Enter');
    await expect(page.getByText('Checking the desktop')).toBeVisible();
    mock.world.release(ACTIVE);
    await expect(connected(page)).toBeVisible();
    expect(live(mock)).toMatchObject({ name: 'alpha', login: 'Administrator', user: 'alice' });
  },
);

test(
  'a live desktop goes on over a reload, and what was typed there is still there',
  { tag: '@gate' },
  async ({ page, mock }) => {
    await open(page);
    await page.keyboard.type('kept');
    await expect.poll(() => live(mock).desktop.notepad()).toBe('kept');
    await page.reload();
    await expect(connected(page)).toBeVisible();
    expect(live(mock).desktop.notepad()).toBe('kept');
  },
);

// docs/behaviour.md#live-desktops "Before a desktop opens, the page"
test('Retry connects once the proxy answers the checks before a desktop opens', async ({ page, mock }) => {
  for (const [operation, message] of [
    [CONTEXT, 'the roles are asleep'],
    [ABOUT, 'the desktops are asleep'],
    [ACTIVE, 'the sessions are asleep'],
  ] as const) {
    mock.world.fault(operation, { status: 500, message });
    await arrive(page);
    await expect(failed(page), message).toBeVisible();
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

test.describe('with a login that an address has to quote', () => {
  test.use({ scenario: 'desktops of many logins', as: 'bea' });

  test('the page connects as the login of the address, or shows why the proxy refuses it', async ({ page, mock }) => {
    await arrive(page, `${DESKTOPS}/alpha/root`);
    await expect(page.getByRole('alert')).toContainText('Proxy: access denied to root on desktop alpha');
    expect(mock.world.desktops.all()).toEqual([]);
    const wire = hearWire(page);
    await page.goto(`${DESKTOPS}/alpha/guest%20of%2Fthe%20house`);
    await expect(page.getByRole('heading', { name: 'Connect to alpha as guest of/the house?' })).toBeVisible();
    await button(page, 'Connect as guest of/the house').click();
    await expect(connected(page)).toBeVisible();
    await expect.poll(() => wire.urls[0]?.searchParams.get('username')).toBe('guest of/the house');
    expect(live(mock)).toMatchObject({ name: 'alpha', login: 'guest of/the house', user: 'bea' });
    await expect(page).toHaveTitle('one.example.com • guest of/the house@alpha');
  });
});

for (const line of ['', ', 18.x'])
  test.describe(`where someone is connected${line}`, () => {
    test.use({ scenario: `a busy windows desktop${line}` });

    // docs/behaviour.md#live-desktops "Before a desktop opens, the page", "If another user is connected, the page"
    test(
      'the page warns that their session may end, and connects only on request',
      { tag: line === '' ? '@gate' : [] },
      async ({ page, mock }) => {
        await arrive(page);
        await toDesktops(page).click();
        await expect(page).toHaveURL(DESKTOPS);
        await arrive(page);
        await expect(page.getByRole('heading', { name: 'alpha is in use' })).toBeVisible();
        await expect(page.getByText('Windows may ask them to sign out')).toBeVisible();
        expect(mock.world.desktops.all()).toEqual([]);
        await button(page, 'Connect anyway').click();
        await expect(connected(page)).toBeVisible();
      },
    );
  });

test.describe('where an 18.x proxy requires MFA', () => {
  test.use({ scenario: 'a windows desktop that asks for a key, 18.x' });

  // docs/behaviour.md#live-desktops "Before a desktop opens, the page", "If another user is connected, the page"
  test(
    'the page does not ask who is connected, and shows why a user without a device is refused',
    { tag: '@gate' },
    async ({ page, mock }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      mock.world.fault(ACTIVE, { status: 500, message: 'not to be asked' });
      await arrive(page);
      await expect(page.getByRole('alert')).toContainText('no MFA device is registered for you');
      await expect(page.getByRole('dialog')).toBeHidden();
      expect(asked.filter((path) => path.endsWith('/mfa/required'))).toHaveLength(1);
      expect(asked.filter((path) => path.endsWith('/active'))).toEqual([]);
    },
  );
});

test.describe('with names of ill intent', () => {
  test.use({ scenario: 'a windows desktop of ill intent' });

  test('they are shown as text, with nothing that turns them around', { tag: '@gate' }, async ({ page, mock }) => {
    const name = mock.world.db.desktop.all().find(({ item }) => item.name.startsWith('<img'))?.item.name ?? '';
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${DESKTOPS}/${encodeURIComponent(name)}/${encodeURIComponent('<b>root</b>\u202e')}`);
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
  });
});
