// Parts of a page, such as a menu or a dialog, whose code is loaded on first use: what happens when that fails.
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';

// docs/behaviour.md#errors "If the code of a part of a page could", "The rest of the page stays"
test.use({ hasColdCache: true });

const openServers = async (page: Page) => {
  await page.goto('/web/cluster/one.example.com/nodes');
  await expect(page.getByRole('row', { name: /web-01/ })).toBeVisible();
};
const loadErrorDialog = (page: Page) => page.getByRole('dialog', { name: "Couldn't load this part of the page" });
const accountButton = (page: Page) => page.getByRole('button', { name: /^Account of/ });

test(
  'a menu whose code does not load shows an error dialog, and opens once the network is back',
  { tag: '@gate' },
  async ({ page, context }) => {
    await openServers(page);
    await context.setOffline(true);
    await accountButton(page).press('Enter');
    await expect(loadErrorDialog(page).getByRole('alert')).toHaveText(
      'Check your network, then try again. If the problem continues, reload the page.',
    );
    await page.keyboard.press('Escape');
    await expect(loadErrorDialog(page)).toBeHidden();
    await expect(accountButton(page)).toBeFocused();
    await expect(page.getByRole('row', { name: /web-01/ })).toBeVisible();
    await context.setOffline(false);
    await accountButton(page).press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  },
);

test('Retry in the error dialog loads the missing part again and opens it', async ({ page, context }) => {
  await openServers(page);
  await context.setOffline(true);
  await page.keyboard.press('?');
  await expect(loadErrorDialog(page)).toBeVisible();
  const retryButton = loadErrorDialog(page).getByRole('button', { name: 'Retry' });
  await retryButton.click();
  await expect(loadErrorDialog(page)).toBeVisible();
  await context.setOffline(false);
  await retryButton.click();
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a field whose code does not load shows an error in its place and keeps the search', async ({ page, context }) => {
  await openServers(page);
  await page.getByRole('searchbox').fill('web-01');
  await expect(page).toHaveURL(/search=web-01/);
  await context.setOffline(true);
  await page.getByRole('switch', { name: 'Query' }).click();
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: "Couldn't load this part of the page" });
  await expect(alert).toBeVisible();
  await context.setOffline(false);
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('combobox', { name: 'Query' })).toHaveValue('search("web-01")');
});
