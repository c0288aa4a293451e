// States for the accessibility checks: the user's own account, the dialogs that verify the user, and headless requests.
import type { Page } from '@playwright/test';
import { ALICE_TOTP_SECRET, HEADLESS_ID } from '#fixtures/scenarios/identity.ts';
import { PASSWORD } from '#fixtures/scenarios/people.ts';
import { totpCodeAt } from '#fixtures/identity/totp.ts';
import { expect } from '#e2e/harness/harness.ts';
import { enrollKey, plugInKey } from '#e2e/harness/security-keys.ts';
import { openHeading, type RouteStates } from './check-page.ts';

const DEVICES_PATH = '/web/account/twofactor';
const PASSKEY_SCENARIO = 'MFA on, passkeys';

const dialog = (page: Page) => page.getByRole('dialog');
const pressInDialog = (page: Page, name: RegExp) => dialog(page).getByRole('button', { name }).click();
const expectAlert = (page: Page) => expect(page.getByRole('alert').first()).toBeVisible();

/** Checks the MFA dialog as it opens and after a wrong code, then cancels. */
async function checkVerification(
  page: Page,
  buttonLabel: RegExp,
  check: (title: string) => Promise<void>,
): Promise<void> {
  await expect(dialog(page).getByLabel('MFA device')).toBeVisible();
  await check('the MFA prompt');
  await dialog(page).getByLabel('MFA device').selectOption('Authenticator App');
  const wrongCode = totpCodeAt(ALICE_TOTP_SECRET, Date.now()) === '000000' ? '000001' : '000000';
  await dialog(page).getByLabel('One-time code').fill(wrongCode);
  await pressInDialog(page, buttonLabel);
  await expectAlert(page);
  await check('a wrong code');
  await pressInDialog(page, /^Cancel/);
  await expect(dialog(page)).toBeHidden();
}

export const PASSWORD_STATES: RouteStates = [
  {
    title: 'the form, the verification dialog, and a wrong password',
    gate: true,
    scenario: PASSKEY_SCENARIO,
    go: async ({ page, mock, check }) => {
      await enrollKey(page, { mock, user: 'alice' });
      await page.goto('/web/account/password');
      await page.getByLabel('Current password').fill(PASSWORD);
      await page.getByLabel('New password').fill('a much better one');
      await page.getByLabel('Confirm password').fill('a much better one');
      await check('the form');
      const changeButton = page.getByRole('button', { name: 'Change password' });
      await changeButton.click();
      await checkVerification(page, /^Change password/, check);
      await page.getByLabel('Current password').fill('not mine');
      await changeButton.click();
      await expectAlert(page);
    },
  },
  {
    title: 'no password to change',
    scenario: 'MFA on, single sign-on',
    username: 'sam-github',
    go: async ({ page }) => {
      await page.goto('/web/account/password');
      await expect(page.getByRole('status').filter({ hasText: 'single sign-on' })).toBeVisible();
    },
  },
];

export const DEVICE_STATES: RouteStates = [
  {
    title: 'recovery codes',
    gate: true,
    scenario: 'recovery codes',
    go: async ({ page }) => {
      await page.goto(DEVICES_PATH);
      await expect(page.getByRole('region', { name: 'Recovery codes' })).toBeVisible();
    },
  },
  {
    title: 'the list, removing a device and adding one',
    scenario: PASSKEY_SCENARIO,
    go: async ({ page, mock, check }) => {
      await enrollKey(page, { mock, user: 'alice' });
      await page.goto(DEVICES_PATH);
      await page.getByRole('button', { name: 'Remove phone' }).click();
      await checkVerification(page, /^Remove/, check);
      await check('the list');
      await page.getByRole('button', { name: 'Add device' }).click();
      const app = page.getByRole('menuitem', { name: 'Authenticator App' });
      await expect(app).toBeVisible();
      await check('the menu of device kinds');
      await app.click();
      await pressInDialog(page, /^Continue/);
      await expect(dialog(page).getByRole('textbox').first()).toBeVisible();
      await expect(dialog(page).getByRole('img')).toBeVisible();
    },
  },
  { title: 'no MFA devices', scenario: 'MFA off', go: openHeading(DEVICES_PATH, 'No MFA devices yet') },
];

export const ACCESS_STATES: RouteStates = [
  {
    title: 'roles, permissions and sign-ins',
    gate: true,
    scenario: 'default',
    username: 'mira',
    go: async ({ page }) => {
      await page.goto('/web/account/access');
      await page.getByText('auditor', { exact: true }).click();
      await expect(page.getByRole('link', { name: 'Open role auditor' })).toBeVisible();
      await page.getByRole('region', { name: 'Your sign-ins, last 30 days' }).scrollIntoViewIfNeeded();
      await expect(page.getByRole('link', { name: 'User signed in' }).first()).toBeVisible();
    },
  },
  {
    title: 'missing permissions',
    scenario: 'default',
    username: 'ben',
    go: async ({ page }) => {
      await page.goto('/web/account/access');
      await expect(page.getByText('role: list')).toBeVisible();
    },
  },
];

export const HEADLESS_STATES: RouteStates = [
  {
    title: 'the request, an unresponsive key, and the decision',
    gate: true,
    scenario: 'MFA on',
    go: async ({ page, check }) => {
      await plugInKey(page);
      await page.goto(`/web/headless/${HEADLESS_ID}`);
      const denyButton = page.getByRole('button', { name: 'Deny' });
      await expect(denyButton).toBeVisible();
      await check('the request');
      await page.getByRole('button', { name: /^Approve/ }).click();
      await expectAlert(page);
      await check('an unresponsive key');
      await denyButton.click();
      await expect(denyButton).toBeHidden();
      await expect(page.getByRole('heading', { name: 'Denied' })).toBeVisible();
    },
  },
];
