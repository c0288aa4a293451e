// Tests connecting to Windows desktops from their list.
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { row } from '#e2e/harness/resource-kinds.ts';
import { openedTab } from '#e2e/harness/tabs.ts';

const DESKTOPS_PATH = '/web/cluster/one.example.com/desktops';
const desktopPath = (name: string, login: string) => `${DESKTOPS_PATH}/${name}/${login}`;

const loginsButton = (page: Page, name: string) => page.getByRole('button', { name: `Logins on ${name}` });

test.use({ scenario: 'desktops of many logins' });

test.describe('as bea', () => {
  test.use({ username: 'bea' });

  test('a desktop opens in a new tab, with the first or another login', { tag: '@gate' }, async ({ page, context }) => {
    await page.goto(DESKTOPS_PATH);
    await expect(page.getByRole('columnheader')).toHaveText([/^Name/, 'Address', 'Labels', 'Connect']);
    await expect(row(page, /alpha/).getByRole('cell').first()).toHaveText('alpha.internal');
    await expect(page.getByRole('columnheader', { name: 'Address' }).getByRole('button')).toHaveCount(0);
    const link = page.getByRole('link', { name: 'Connect as Administrator to alpha' });
    await expect(await openedTab(context, () => link.click())).toHaveURL(desktopPath('alpha', 'Administrator'));
    await expect(page).toHaveURL(DESKTOPS_PATH);
    await loginsButton(page, 'beta').click();
    await expect(page.getByRole('menuitem')).toHaveText(['editor', 'guest of/the house']);
    const tab = await openedTab(context, () => page.getByRole('menuitem', { name: /guest/ }).click());
    await expect(tab).toHaveURL(desktopPath('beta', 'guest%20of%2Fthe%20house'));
  });

  test('a login can be typed, and Esc returns the focus', { tag: '@gate' }, async ({ page, context }) => {
    await page.goto(DESKTOPS_PATH);
    await loginsButton(page, 'alpha').press('Enter');
    await expect(page.getByRole('textbox', { name: 'Other login' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(loginsButton(page, 'alpha')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.type('OFFICE\\kim');
    const tab = await openedTab(context, () => page.keyboard.press('Enter'));
    await expect(tab).toHaveURL(desktopPath('alpha', 'OFFICE%5Ckim'));
  });
});

test.describe('as erin, whose roles grant no login', () => {
  test.use({ username: 'erin' });

  test('the menu says that the roles grant no logins, and a login can still be typed', async ({ page, context }) => {
    await page.goto(DESKTOPS_PATH);
    await expect(loginsButton(page, 'alpha')).toBeVisible();
    await expect(row(page, /alpha/).getByRole('link', { name: /^Connect/ })).toHaveCount(0);
    await loginsButton(page, 'alpha').click();
    await expect(page.getByText('Your roles grant no logins here')).toBeVisible();
    await page.keyboard.type('guest');
    const tab = await openedTab(context, () => page.keyboard.press('Enter'));
    await expect(tab).toHaveURL(desktopPath('alpha', 'guest'));
  });
});

test.describe('with names that contain slashes or only dots', () => {
  test.use({ scenario: 'desktops with hostile records' });

  test(
    'a name with slashes is escaped, and a name of dots has no link',
    { tag: '@gate' },
    async ({ page, context }) => {
      await page.goto(DESKTOPS_PATH);
      const dotsRow = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: '..', exact: true }) });
      await expect(dotsRow.getByRole('button', { name: 'Connect' })).toBeDisabled();
      await expect(dotsRow.getByRole('button', { name: 'Connect' })).toHaveAccessibleDescription(
        "This name can't be used in an address",
      );
      const link = page.getByRole('link', { name: 'Connect as Administrator to ../../../etc' });
      const tab = await openedTab(context, () => link.click());
      await expect(tab).toHaveURL(desktopPath('..%2F..%2F..%2Fetc', 'Administrator'));
    },
  );
});
