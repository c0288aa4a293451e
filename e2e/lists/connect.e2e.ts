// Tests connecting to servers from their list.
import type { Locator, Page } from '@playwright/test';
import { PASSWORD } from '#fixtures/scenarios/people.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { openedTab } from '#e2e/harness/tabs.ts';

const SERVERS_PATH = '/web/cluster/one.example.com/nodes';
const terminalPath = (server: string, login: string) => `/web/cluster/one.example.com/console/node/${server}/${login}`;

const row = (page: Page, name: RegExp) => page.getByRole('row', { name });
const loginsButton = (page: Page, host: string) => page.getByRole('button', { name: `Logins on ${host}` });

/** Presses Tab until the target has focus, and fails after too many presses. */
async function pressTabUntil(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let step = 0; step < 30; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test(
  'a terminal opens in a new tab, as root or with another login',
  { tag: '@gate' },
  async ({ page, context, mock }) => {
    const admin = mock.world.db.role.get('admin');
    if (admin)
      mock.world.db.role.update('admin', {
        spec: { allow: { ...admin.spec.allow, logins: ['zoe', 'root', 'deploy'] } },
      });
    await page.goto(SERVERS_PATH);
    const link = row(page, /web-01/).getByRole('link', { name: 'Connect as root to web-01' });
    await expect(await openedTab(context, () => link.click())).toHaveURL(terminalPath('id-of-web-01', 'root'));
    await expect(page).toHaveURL(SERVERS_PATH);
    await loginsButton(page, 'web-01').click();
    await expect(page.getByRole('menuitem')).toHaveText(['deploy', 'zoe']);
    const tab = await openedTab(context, () => page.getByRole('menuitem', { name: 'zoe' }).click());
    await expect(tab).toHaveURL(terminalPath('id-of-web-01', 'zoe'));
  },
);

test('a login can be typed, and Esc returns the focus', { tag: '@gate' }, async ({ page, context }) => {
  await page.goto(SERVERS_PATH);
  await loginsButton(page, 'db-01').press('Enter');
  const field = page.getByRole('textbox', { name: 'Other login' });
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'deploy' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(loginsButton(page, 'db-01')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.type('post gres/ü');
  const tab = await openedTab(context, () => page.getByRole('button', { name: 'Connect', exact: true }).click());
  await expect(tab).toHaveURL(terminalPath('id-of-db-01', 'post%20gres%2F%C3%BC'));
});

test.describe('as bob', () => {
  test.use({ username: 'bob' });

  test('the menu does not offer a login that a role denies', { tag: '@gate' }, async ({ page }) => {
    await page.goto(SERVERS_PATH);
    await expect(row(page, /web-01/).getByRole('link', { name: 'Connect as bob to web-01' })).toBeVisible();
    await loginsButton(page, 'web-01').click();
    await expect(page.getByRole('menuitem')).toHaveText(['deploy']);
  });
});

test.describe('as erin, whose roles grant no login', () => {
  test.use({ scenario: 'servers without logins', username: 'erin' });

  test('the menu says that the roles grant no logins, and a login can still be typed', async ({ page, context }) => {
    await page.goto(SERVERS_PATH);
    // The name is the only link.
    await expect(row(page, /web-01/).getByRole('link')).toHaveText(['web-01']);
    await loginsButton(page, 'web-01').click();
    await expect(page.getByText('Your roles grant no logins here')).toBeVisible();
    await expect(page.getByText('Your identity provider sent no logins')).toBeHidden();
    await page.keyboard.type('guest');
    const tab = await openedTab(context, () => page.keyboard.press('Enter'));
    await expect(tab).toHaveURL(terminalPath('id-of-web-01', 'guest'));
  });
});

test.describe('as sigrid, a GitHub user without logins', () => {
  test.use({ scenario: 'servers without logins', username: 'sigrid' });

  test('the menu says that the identity provider sent no logins', async ({ page }) => {
    await page.goto(SERVERS_PATH);
    await loginsButton(page, 'web-01').click();
    await expect(page.getByText('Your identity provider sent no logins')).toBeVisible();
  });
});

test.describe('signed out', () => {
  test.use({ username: '' });

  test('signing in and opening a terminal work with the keyboard only', { tag: '@gate' }, async ({ page, context }) => {
    await page.goto(SERVERS_PATH);
    await expect(page.getByLabel('Username')).toBeFocused();
    await page.keyboard.type('alice');
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    const link = page.getByRole('link', { name: 'Connect as root to web-01' });
    await expect(link).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await pressTabUntil(page, link);
    const tab = await openedTab(context, () => page.keyboard.press('Enter'));
    await expect(tab).toHaveURL(terminalPath('id-of-web-01', 'root'));
  });
});

test.describe('with names that contain HTML or control characters', () => {
  test.use({ scenario: 'hostile servers' });

  test(
    'names and labels are shown as text and do not overflow, and such a label can be a filter',
    { tag: '@gate' },
    async ({ page }) => {
      await page.goto(SERVERS_PATH);
      await expect(page.getByRole('rowheader', { name: '<img src=x onerror=alert(1)>' })).toBeVisible();
      await expect(page.getByRole('img')).toHaveCount(0);
      await expect(page.getByRole('rowheader', { name: 'web-U+202Egpj.exe' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'noteU+202E: txt.exe, filter' })).toBeVisible();
      await expect(page.getByRole('row')).toHaveCount(5);
      await expect(page).toHaveTitle('one.example.com • Servers');
      const longNameRow = row(page, /long-long/);
      await expect(longNameRow.getByRole('link', { name: /^Connect as root to long/ })).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
      expect((await longNameRow.boundingBox())?.height).toBeLessThanOrEqual(45);
      await page.getByRole('button', { name: '+1 label of <img src=x onerror=alert(1)>' }).click();
      await page.getByRole('menuitem', { name: '<b>env</b>: "><script>alert(2)</script>' }).click();
      await expect(page.getByRole('rowheader')).toHaveText(['<img src=x onerror=alert(1)>']);
      await page.reload();
      await expect(page.getByRole('button', { name: 'Remove filter <b>env</b>:' })).toBeVisible();
    },
  );
});
