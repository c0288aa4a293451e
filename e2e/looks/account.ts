// What one does to one's own account, and the dialogs in which one proves to be oneself.
import type { Page } from '@playwright/test';
import { ALICE_TOTP, HEADLESS } from '#fixtures/scenarios/identity.ts';
import { PASSWORD } from '#fixtures/scenarios/people.ts';
import { codeAt } from '#fixtures/identity/totp.ts';
import { expect } from '#e2e/harness/harness.ts';
import { giveKey, plugIn } from '#e2e/harness/keys.ts';
import { at, type RouteLooks } from './look.ts';

const DEVICES = '/web/account/twofactor';
const WITH_PASSKEYS = 'second factor on, passkeys';

const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: RegExp) => dialog(page).getByRole('button', { name }).click();
const alert = (page: Page) => expect(page.getByRole('alert').first()).toBeVisible();

/** The question for a key, and then a code that is wrong; `deed` begins what the button says. */
async function proofSteps(page: Page, deed: RegExp, look: (says: string) => Promise<void>): Promise<void> {
  await expect(dialog(page).getByLabel('MFA device')).toBeVisible();
  await look('the question for a key');
  await dialog(page).getByLabel('MFA device').selectOption('Authenticator App');
  const wrong = codeAt(ALICE_TOTP, Date.now()) === '000000' ? '000001' : '000000';
  await dialog(page).getByLabel('One-time code').fill(wrong);
  await press(page, deed);
  await alert(page);
  await look('a wrong code');
  await press(page, /^Cancel/);
  await expect(dialog(page)).toBeHidden();
}

export const PASSWORD_LOOKS: RouteLooks = [
  {
    says: 'the form, the question who it is, and an old password that is wrong',
    gate: true,
    scenario: WITH_PASSKEYS,
    go: async ({ page, mock, look }) => {
      await giveKey(page, { mock, user: 'alice' });
      await page.goto('/web/account/password');
      await page.getByLabel('Current password').fill(PASSWORD);
      await page.getByLabel('New password').fill('a much better one');
      await page.getByLabel('Confirm password').fill('a much better one');
      await look('the form');
      const change = page.getByRole('button', { name: 'Change password' });
      await change.click();
      await proofSteps(page, /^Change password/, look);
      await page.getByLabel('Current password').fill('not mine');
      await change.click();
      await alert(page);
    },
  },
  {
    says: 'no password to change',
    scenario: 'second factor on, single sign-on',
    as: 'sam-github',
    go: async ({ page }) => {
      await page.goto('/web/account/password');
      await expect(page.getByRole('status').filter({ hasText: 'single sign-on' })).toBeVisible();
    },
  },
];

export const DEVICE_LOOKS: RouteLooks = [
  {
    says: 'recovery codes',
    gate: true,
    scenario: 'recovery codes',
    go: async ({ page }) => {
      await page.goto(DEVICES);
      await expect(page.getByRole('region', { name: 'Recovery codes' })).toBeVisible();
    },
  },
  {
    says: 'the list, removing a device and adding one',
    scenario: WITH_PASSKEYS,
    go: async ({ page, mock, look }) => {
      await giveKey(page, { mock, user: 'alice' });
      await page.goto(DEVICES);
      await page.getByRole('button', { name: 'Remove phone' }).click();
      await proofSteps(page, /^Remove/, look);
      await look('the list');
      await page.getByRole('button', { name: 'Add device' }).click();
      const app = page.getByRole('menuitem', { name: 'Authenticator App' });
      await expect(app).toBeVisible();
      await look('the menu of kinds');
      await app.click();
      await press(page, /^Continue/);
      await expect(dialog(page).getByRole('textbox').first()).toBeVisible();
      await expect(dialog(page).getByRole('img')).toBeVisible();
    },
  },
  { says: 'nothing to add', scenario: 'second factor off', go: at(DEVICES, 'No MFA devices yet') },
];

export const HEADLESS_LOOKS: RouteLooks = [
  {
    says: 'the request, a key that does not answer, and what was decided',
    gate: true,
    scenario: 'second factor on',
    go: async ({ page, look }) => {
      await plugIn(page);
      await page.goto(`/web/headless/${HEADLESS}`);
      const deny = page.getByRole('button', { name: 'Deny' });
      await expect(deny).toBeVisible();
      await look('the request');
      await page.getByRole('button', { name: /^Approve/ }).click();
      await alert(page);
      await look('no answer of the key');
      await deny.click();
      await expect(deny).toBeHidden();
      await expect(page.getByRole('heading', { name: 'Denied' })).toBeVisible();
    },
  },
];
