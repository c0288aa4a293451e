// Locators and steps for the pages of invitation and reset links: the form fields, and the code of an
// authenticator app.
import { expect, type Page } from '@playwright/test';
import { totpCodeAt } from '#fixtures/identity/totp.ts';

export const NEW_PASSWORD = 'seven brass hinges';

export const passwordField = (page: Page) => page.getByLabel('New password');
export const confirmationField = (page: Page) => page.getByLabel('Confirm password');
export const factorSelect = (page: Page) => page.getByLabel('MFA device');
export const codeField = (page: Page) => page.getByLabel('One-time code');
export const deviceNameField = (page: Page) => page.getByLabel('Device name');
export const pressButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

export async function typePassword(page: Page, newPassword = NEW_PASSWORD): Promise<void> {
  await passwordField(page).fill(newPassword);
  await confirmationField(page).fill(newPassword);
}

/** Opens the link, sets the password, and continues to the second step, which adds an MFA device. */
export async function setPasswordAndContinue(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await typePassword(page);
  await pressButton(page, 'Continue');
  await expect(page.getByRole('heading', { name: 'Add an MFA device' })).toBeVisible();
}

/** Reads the secret for authenticator apps from the page, without spaces. */
export async function shownTotpSecret(page: Page): Promise<string> {
  const shownText = await page.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{1,4})+$/).textContent();
  return shownText?.replaceAll(' ', '') ?? '';
}

/** The current one-time code for the secret that the page shows. */
export const shownTotpCode = async (page: Page): Promise<string> => totpCodeAt(await shownTotpSecret(page), Date.now());
