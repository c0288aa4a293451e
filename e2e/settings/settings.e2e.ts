import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';

const SETTINGS_PATH = '/web/settings';
const AUDIT_PATH = '/web/cluster/one.example.com/audit';

test.use({ scenario: 'a few events' });

const openSettings = async (page: Page) => {
  await page.goto(SETTINGS_PATH);
  await expect(page.getByRole('heading', { name: 'Settings', exact: true, level: 1 })).toBeVisible();
};

test('the account menu and the palette open pages with the same title', async ({ page }) => {
  await page.goto('/web/users');
  await page.getByRole('button', { name: 'Account of alice' }).click();
  await page.getByRole('menuitem', { name: 'Settings', exact: true }).click();
  await expect(page).toHaveURL(SETTINGS_PATH);
  await expect(page).toHaveTitle('Settings');
  await page.getByRole('button', { name: 'Account of alice' }).click();
  await page.getByRole('menuitem', { name: 'Account Settings' }).click();
  await expect(page).toHaveTitle('Account Settings');
  await expect(page.getByRole('heading', { name: 'Account Settings', level: 1 })).toBeVisible();
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Console settings' }).click();
  await expect(page.getByRole('heading', { name: 'Settings', exact: true, level: 1 })).toBeVisible();
  await page.goto('/web/users');
  await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('time zone');
  await page.getByRole('option', { name: /^Settings/ }).click();
  await expect(page).toHaveURL(SETTINGS_PATH);
});

test(
  'the theme is set by keyboard for all tabs, persists, and follows the button in the top bar',
  { tag: '@gate' },
  async ({ page, context }) => {
    const otherTab = await context.newPage();
    await otherTab.goto('/web/users');
    await openSettings(page);
    await page.getByLabel('Theme', { exact: true }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByLabel('Theme', { exact: true })).toHaveValue('dark');
    await expect(page.getByRole('button', { name: 'Use the light theme' })).toBeVisible();
    await expect(otherTab.getByRole('button', { name: 'Use the light theme' })).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Theme', { exact: true })).toHaveValue('dark');
    await page.getByRole('button', { name: 'Use the light theme' }).click();
    await expect(page.getByLabel('Theme', { exact: true })).toHaveValue('light');
  },
);

// docs/behaviour.md#theme "The theme is light, dark, or the one that the system prefers", "The button in the top bar"
test("the system's theme applies at the start and when it changes, until the button chooses a theme", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openSettings(page);
  await page.getByLabel('Theme', { exact: true }).selectOption('Same as the system');
  const useLight = page.getByRole('button', { name: 'Use the light theme' });
  const useDark = page.getByRole('button', { name: 'Use the dark theme' });
  await expect(useLight).toBeVisible();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(useDark).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await expect(useLight).toBeVisible();
  await useLight.click();
  await expect(page.getByLabel('Theme', { exact: true })).toHaveValue('light');
  await expect(useDark).toBeVisible();
});

// docs/behaviour.md#constants "Rows of lists are 44 px high", "The audit log always has small rows"
test('the height of rows applies to all lists, except the audit log', async ({ page }) => {
  const rowHeight = async () => (await page.getByRole('row').nth(1).boundingBox())?.height;
  await page.goto('/web/users');
  await expect.poll(rowHeight).toBe(44);
  await openSettings(page);
  await page.getByLabel('Height of rows').selectOption('Small');
  await page.goto('/web/users');
  await expect.poll(rowHeight).toBe(32);
  await openSettings(page);
  await page.getByLabel('Height of rows').selectOption('Normal');
  await page.goto(AUDIT_PATH);
  await expect.poll(rowHeight).toBe(32);
});

test('the time zone applies to the audit log', async ({ page }) => {
  await openSettings(page);
  await expect(page.getByLabel('Time zone')).toHaveValue('utc');
  await page.getByLabel('Time zone').selectOption('Local time');
  await expect(page.getByLabel('Time zone')).toHaveValue('local');
  await page.goto(AUDIT_PATH);
  await expect(page).toHaveURL(/zone=local/);
  await openSettings(page);
  await expect(page.getByLabel('Time zone')).toHaveValue('local');
  await page.getByLabel('Time zone').selectOption('UTC');
  await expect(page.getByLabel('Time zone')).toHaveValue('utc');
  await page.goto(AUDIT_PATH);
  await expect(page.getByRole('link', { name: 'Command run' })).toBeVisible();
  await expect(page).not.toHaveURL(/zone=/);
});

test('single-key shortcuts are disabled and enabled', async ({ page }) => {
  await openSettings(page);
  const singleKeysCheckbox = page.getByRole('checkbox', { name: 'Single-key shortcuts' });
  await singleKeysCheckbox.uncheck();
  await expect(page.getByText('Only shortcuts with Ctrl')).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeHidden();
  await singleKeysCheckbox.check();
  await page.getByRole('heading', { name: 'Settings' }).click();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});
