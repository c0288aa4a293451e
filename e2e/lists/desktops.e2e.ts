import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { row } from '#e2e/harness/kinds.ts';
import { opens } from '#e2e/harness/tabs.ts';

const LIST = '/web/cluster/one.example.com/desktops';
const desktop = (name: string, login: string) => `${LIST}/${name}/${login}`;

const logins = (page: Page, name: string) => page.getByRole('button', { name: `Logins on ${name}` });

test.use({ scenario: 'desktops of many logins' });

test.describe('as bea', () => {
  test.use({ as: 'bea' });

  test('a desktop opens in its own tab, as the first login or another', { tag: '@gate' }, async ({ page, context }) => {
    await page.goto(LIST);
    await expect(page.getByRole('columnheader')).toHaveText(['Address', /^Name/, 'Labels', 'Connect']);
    await expect(row(page, /alpha/).getByRole('cell').first()).toHaveText('alpha.internal');
    await expect(page.getByRole('columnheader', { name: 'Address' }).getByRole('button')).toHaveCount(0);
    const link = page.getByRole('link', { name: 'Connect as Administrator to alpha' });
    await expect(await opens(context, () => link.click())).toHaveURL(desktop('alpha', 'Administrator'));
    await expect(page).toHaveURL(LIST);
    await logins(page, 'beta').click();
    await expect(page.getByRole('menuitem')).toHaveText(['editor', 'guest of/the house']);
    const tab = await opens(context, () => page.getByRole('menuitem', { name: /guest/ }).click());
    await expect(tab).toHaveURL(desktop('beta', 'guest%20of%2Fthe%20house'));
  });

  test(
    'a login can be typed by keyboard, and Esc gives the focus back',
    { tag: '@gate' },
    async ({ page, context }) => {
      await page.goto(LIST);
      await logins(page, 'alpha').press('Enter');
      await expect(page.getByRole('textbox', { name: 'Other login' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(logins(page, 'alpha')).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.type('OFFICE\\kim');
      const tab = await opens(context, () => page.keyboard.press('Enter'));
      await expect(tab).toHaveURL(desktop('alpha', 'OFFICE%5Ckim'));
    },
  );
});

test.describe('as erin, whose role names no login', () => {
  test.use({ as: 'erin' });

  test('the menu says so, and a login can still be typed', async ({ page, context }) => {
    await page.goto(LIST);
    await expect(row(page, /alpha/).getByRole('link')).toHaveCount(0);
    await logins(page, 'alpha').click();
    await expect(page.getByText('Your roles grant no logins here')).toBeVisible();
    await page.keyboard.type('guest');
    const tab = await opens(context, () => page.keyboard.press('Enter'));
    await expect(tab).toHaveURL(desktop('alpha', 'guest'));
  });
});

test.describe('with names beyond belief', () => {
  test.use({ scenario: 'desktops beyond belief' });

  test('a name with slashes is escaped, and one of dots has no link', { tag: '@gate' }, async ({ page, context }) => {
    await page.goto(LIST);
    const dots = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: '..', exact: true }) });
    await expect(dots.getByRole('button', { name: 'Connect' })).toBeDisabled();
    await expect(dots.getByRole('button', { name: 'Connect' })).toHaveAccessibleDescription(
      "This name can't be used in an address",
    );
    const link = page.getByRole('link', { name: 'Connect as Administrator to ../../../etc' });
    const tab = await opens(context, () => link.click());
    await expect(tab).toHaveURL(desktop('..%2F..%2F..%2Fetc', 'Administrator'));
  });
});
