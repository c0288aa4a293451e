import type { Page } from '@playwright/test';
import { PASSWORD } from '#fixtures/scenarios/people.ts';
import { expect, test } from '#e2e/harness/harness.ts';

const SERVERS_PATH = '/web/cluster/one.example.com/nodes';
const WEB_01_PATH = '/web/cluster/one.example.com/console/node/id-of-web-01/root';

const accountButton = (page: Page, user: string) => page.getByRole('button', { name: `Account of ${user}` });
const shortcutsDialog = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const singleKeysCheckbox = (page: Page) =>
  shortcutsDialog(page).getByRole('checkbox', { name: 'Single-key shortcuts' });
const viewMenuItem = (page: Page, name: string) => page.getByRole('menuitem', { name });

async function openViews(page: Page, path = SERVERS_PATH): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Views' }).click();
}

async function changeUser(page: Page, fromUser: string, toUser: string): Promise<void> {
  await page.goto(SERVERS_PATH);
  await accountButton(page, fromUser).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByLabel('Username').fill(toUser);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(accountButton(page, toUser)).toBeVisible();
}

// docs/behaviour.md#browser-storage "The user's own settings survive it too", "They are stored under the user's name"
test('a saved view belongs to its user: the next user does not see it, and its owner finds it again', async ({
  page,
}) => {
  await openViews(page, `${SERVERS_PATH}?search=payroll`);
  await viewMenuItem(page, 'Save this view…').click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Payroll');
  await page.getByRole('button', { name: 'Save view' }).click();
  await changeUser(page, 'alice', 'bob');
  await openViews(page);
  await expect(viewMenuItem(page, 'Save this view…')).toBeVisible();
  await expect(viewMenuItem(page, 'Payroll')).toBeHidden();
  await changeUser(page, 'bob', 'alice');
  await openViews(page);
  await expect(viewMenuItem(page, 'Payroll')).toBeVisible();
});

test('the switches for shortcuts and for the screen reader are stored per user', async ({ page }) => {
  const screenReaderButton = page.getByRole('button', { name: /screen reader/i });
  const openShell = async () => {
    await page.goto(WEB_01_PATH);
    await page.getByRole('button', { name: /^Connect as/ }).click();
    await expect(screenReaderButton).toBeVisible();
  };
  await page.goto(SERVERS_PATH);
  await expect(accountButton(page, 'alice')).toBeVisible();
  await page.keyboard.press('?');
  await singleKeysCheckbox(page).uncheck();
  await openShell();
  await screenReaderButton.click();
  await changeUser(page, 'alice', 'bob');
  await page.keyboard.press('?');
  await expect(singleKeysCheckbox(page)).toBeChecked();
  await openShell();
  await expect(screenReaderButton).toHaveAttribute('aria-pressed', 'false');
  await changeUser(page, 'bob', 'alice');
  await openShell();
  await expect(screenReaderButton).toHaveAttribute('aria-pressed', 'true');
  await page.goto(SERVERS_PATH);
  await expect(accountButton(page, 'alice')).toBeVisible();
  await page.keyboard.press('?');
  await expect(shortcutsDialog(page)).toBeHidden();
});
