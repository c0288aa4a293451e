import type { Page } from '@playwright/test';
import { PASSWORD } from '#fixtures/scenarios/people.ts';
import { expect, test } from '#e2e/harness/harness.ts';

const LIST = '/web/cluster/one.example.com/nodes';
const WEB_01 = '/web/cluster/one.example.com/console/node/id-of-web-01/root';

const account = (page: Page, user: string) => page.getByRole('button', { name: `Account of ${user}` });
const help = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const singleKeys = (page: Page) => help(page).getByRole('checkbox', { name: 'Single-key shortcuts' });
const views = (page: Page) => page.getByRole('button', { name: 'Views' });
const view = (page: Page, name: string) => page.getByRole('menuitem', { name });

async function changeUser(page: Page, from: string, to: string): Promise<void> {
  await page.goto(LIST);
  await account(page, from).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByLabel('Username').fill(to);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(account(page, to)).toBeVisible();
}

// docs/behaviour.md#browser-storage "The user's own settings survive it too", "They are stored under the user's name"
test('a named view is its owner’s: the next person does not see it, and its owner finds it again', async ({ page }) => {
  await page.goto(`${LIST}?search=payroll`);
  await views(page).click();
  await view(page, 'Save this view…').click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Payroll');
  await page.getByRole('button', { name: 'Save view' }).click();
  await changeUser(page, 'alice', 'bob');
  await views(page).click();
  await expect(view(page, 'Save this view…')).toBeVisible();
  await expect(view(page, 'Payroll')).toBeHidden();
  await changeUser(page, 'bob', 'alice');
  await views(page).click();
  await expect(view(page, 'Payroll')).toBeVisible();
});

test('the switches for keys and for a screen reader are kept alike, each for its owner', async ({ page }) => {
  const readOut = page.getByRole('button', { name: /screen reader/i });
  const openShell = async () => {
    await page.goto(WEB_01);
    await page.getByRole('button', { name: /^Connect as/ }).click();
    await expect(readOut).toBeVisible();
  };
  await page.goto(LIST);
  await expect(account(page, 'alice')).toBeVisible();
  await page.keyboard.press('?');
  await singleKeys(page).uncheck();
  await openShell();
  await readOut.click();
  await changeUser(page, 'alice', 'bob');
  await page.keyboard.press('?');
  await expect(singleKeys(page)).toBeChecked();
  await openShell();
  await expect(readOut).toHaveAttribute('aria-pressed', 'false');
  await changeUser(page, 'bob', 'alice');
  await openShell();
  await expect(readOut).toHaveAttribute('aria-pressed', 'true');
  await page.goto(LIST);
  await expect(account(page, 'alice')).toBeVisible();
  await page.keyboard.press('?');
  await expect(help(page)).toBeHidden();
});
