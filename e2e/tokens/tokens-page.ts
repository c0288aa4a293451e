// Locators and steps that the tests of join tokens share.
import { expect, type Page } from '@playwright/test';

export const TOKENS_PATH = '/web/tokens';

export const row = (page: Page, name: string | RegExp) => page.getByRole('row', { name });
export const nameCells = (page: Page) => page.getByRole('rowheader');
export const dialog = (page: Page) => page.getByRole('dialog');
export const pressInDialog = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true }).click();
export const notice = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
export const tokenField = (page: Page) => dialog(page).getByRole('textbox', { name: 'Join token' });
export const checkbox = (page: Page, name: string) => dialog(page).getByRole('checkbox', { name, exact: true });

export async function openTokens(page: Page, count: number): Promise<void> {
  await page.goto(TOKENS_PATH);
  await expect(nameCells(page)).toHaveCount(count);
}

/** Chooses an action in the menu of the token with this row name. */
export async function chooseAction(page: Page, name: RegExp, action: string): Promise<void> {
  await row(page, name)
    .getByRole('button', { name: /^Manage/ })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}
