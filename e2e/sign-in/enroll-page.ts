// Locators and steps that both kinds of links share: the form fields, and the code of an authenticator app.
import { expect, type Page } from '@playwright/test';
import { totpCodeAt } from '#fixtures/identity/totp.ts';

export const NEW_PASSWORD = 'seven brass hinges';

export const password = (page: Page) => page.getByLabel('New password');
export const confirmation = (page: Page) => page.getByLabel('Confirm password');
export const factor = (page: Page) => page.getByLabel('MFA device');
export const code = (page: Page) => page.getByLabel('One-time code');
export const deviceName = (page: Page) => page.getByLabel('Device name');
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

export async function typePassword(page: Page, newPassword = NEW_PASSWORD): Promise<void> {
  await password(page).fill(newPassword);
  await confirmation(page).fill(newPassword);
}

/** Completes the first of two steps: sets the password and continues to the device. */
export async function setPasswordAndContinue(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await typePassword(page);
  await press(page, 'Continue');
  await expect(page.getByRole('heading', { name: 'Add an MFA device' })).toBeVisible();
}

/** The key for authenticator apps as shown, without spaces. */
export async function shownTotpKey(page: Page): Promise<string> {
  const shown = await page.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{1,4})+$/).textContent();
  return shown?.replaceAll(' ', '') ?? '';
}

export const shownTotpCode = async (page: Page): Promise<string> => totpCodeAt(await shownTotpKey(page), Date.now());
