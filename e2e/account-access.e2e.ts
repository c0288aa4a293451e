// Each step of the account and of proving again who one is, in both themes and at the narrowest width.
import type { Page } from '@playwright/test';
import { ALICE_TOTP } from '#fixtures/scenarios/identity.ts';
import { codeAt } from '#fixtures/totp.ts';
import { expect, expectAccessible, test } from './harness.ts';
import { giveKey } from './keys.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name }).click();

/** What is read is read whole: nothing stands beyond the edge. */
async function look(page: Page): Promise<void> {
  await expectAccessible(page);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(beyond, 'the page is wider than its window').toBe(0);
}

async function passwordSteps(page: Page): Promise<void> {
  await page.goto('/web/account/password');
  await expect(page.getByLabel('Current password')).toBeVisible();
  await look(page);
  await page.getByLabel('Current password').fill('not mine');
  await page.getByLabel('New password').fill('a much better one');
  await page.getByLabel('Confirm password').fill('a much better one');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('This is not your current password.')).toBeVisible();
  await look(page);
}

async function removalSteps(page: Page): Promise<void> {
  await page.goto('/web/account/twofactor');
  await page.getByRole('button', { name: 'Remove phone' }).click();
  await expect(dialog(page).getByLabel('Second factor')).toBeVisible();
  await look(page);
  await dialog(page).getByLabel('Second factor').selectOption('Authenticator App');
  const wrong = (await codeAt(ALICE_TOTP, Date.now())) === '000000' ? '000001' : '000000';
  await dialog(page).getByLabel('Code').fill(wrong);
  await press(page, 'Remove phone');
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await look(page);
  await press(page, 'Cancel');
}

async function enrolmentSteps(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add device' }).click();
  await expect(page.getByRole('menuitem', { name: 'Passkey' })).toBeVisible();
  await look(page);
  await page.getByRole('menuitem', { name: 'Authenticator App' }).click();
  await press(page, 'Continue');
  await expect(page.getByText('Cannot scan it?')).toBeVisible();
  await look(page);
  await press(page, 'Cancel');
  await page.getByRole('button', { name: 'Remove phone' }).click();
  await press(page, 'Remove phone');
  await expect(page.getByText('phone was removed.')).toBeVisible();
  await look(page);
}

for (const [theme, width] of [
  ['light', 1440],
  ['dark', 360],
] as const)
  test.describe(`in the ${theme} theme, ${width} wide`, () => {
    test.use({ scenario: 'second factor on, passkeys', viewport: { width, height: 800 } });
    test.beforeEach(async ({ context, page, mock }) => {
      await context.addInitScript((name) => localStorage.setItem('grv_teleport_ui_theme', name), theme);
      await giveKey(page, { mock, user: 'alice' });
    });

    test('the password’s steps can be read and used by everyone', ({ page }) => passwordSteps(page));

    test('the devices’ steps can be read and used by everyone', async ({ page }) => {
      test.slow();
      await removalSteps(page);
      await enrolmentSteps(page);
    });
  });
