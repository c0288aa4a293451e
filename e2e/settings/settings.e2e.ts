import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';

const SETTINGS_PATH = '/web/settings';
const AUDIT_PATH = '/web/cluster/one.example.com/audit';

test.use({ scenario: 'a few events' });

const openSettings = async (page: Page) => {
  await page.goto(SETTINGS_PATH);
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
};

test('the account menu and the palette open the settings', async ({ page }) => {
  await page.goto('/web/users');
  await page.getByRole('button', { name: 'Account of alice' }).click();
  await page.getByRole('menuitem', { name: 'Settings', exact: true }).click();
  await expect(page).toHaveURL(SETTINGS_PATH);
  await expect(page).toHaveTitle('Settings');
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
