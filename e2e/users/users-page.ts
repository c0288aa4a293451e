// Locators and steps that the tests of users share.
import { expect, type Page } from '@playwright/test';

export const USERS_PATH = '/web/users';

/** The row whose name cell has this text. */
export const row = (page: Page, name: string | RegExp) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
export const nameCells = (page: Page) => page.getByRole('rowheader');
export const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search users' });
export const dialog = (page: Page) => page.getByRole('dialog');
export const pressInDialog = (page: Page, name: string | RegExp) =>
  dialog(page).getByRole('button', { name }).last().click();
export const menuItem = (page: Page, name: string) => page.getByRole('menuitem', { name });
/** The text box or combobox with this label in the drawer. */
export const field = (page: Page, name: string) =>
  page.getByRole('textbox', { name, exact: true }).or(page.getByRole('combobox', { name, exact: true }));
/** The values in a field that takes several values. Each one has a button that removes it. */
export const valueChips = (page: Page, name: string) =>
  page.getByRole('list', { name, exact: true }).getByRole('listitem');

export async function openUsers(page: Page, count = 4): Promise<void> {
  await page.goto(USERS_PATH);
  await expect(nameCells(page)).toHaveCount(count);
}

export async function openMenuOf(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Manage ${name}`, exact: true }).click();
  await expect(menuItem(page, 'Delete user')).toBeVisible();
}

export async function chooseAction(page: Page, name: string, action: string): Promise<void> {
  await openMenuOf(page, name);
  await menuItem(page, action).click();
}

/** Adds a role from the suggestions for the typed text. Enter selects only a suggestion that is already shown. */
export async function addRole(page: Page, text: string, role: string): Promise<void> {
  await field(page, 'Roles').fill(text);
  await expect(page.getByRole('option')).toHaveText([role]);
  await page.keyboard.press('Enter');
  await expect(valueChips(page, 'Roles').last()).toHaveText(role);
}
