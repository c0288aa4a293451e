// Locators and steps that the tests of bots share.
import { expect, type Page } from '@playwright/test';

export const BOTS_PATH = '/web/bots';
export const NEW_BOT_PATH = '/web/bots/new';
export const INSTANCES_PATH = '/web/bots/instances';

export const row = (page: Page, name: string | RegExp) => page.getByRole('row', { name });
export const rowNames = (page: Page) => page.getByRole('rowheader');
export const dialog = (page: Page) => page.getByRole('dialog');
export const pressInDialog = (page: Page, name: string) =>
  dialog(page).last().getByRole('button', { name, exact: true }).click();
export const notice = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
export const menuItem = (page: Page, name: string) => page.getByRole('menuitem', { name });
export const field = (page: Page, name: string) =>
  page.getByRole('textbox', { name, exact: true }).or(page.getByRole('combobox', { name, exact: true }));
export const step = (page: Page, name: string) => page.getByRole('region', { name });
export const goToNextStep = (page: Page) => page.getByRole('button', { name: 'Next' }).click();

export async function openAndExpectRows(page: Page, path: string, count: number): Promise<void> {
  await page.goto(path);
  await expect(rowNames(page)).toHaveCount(count);
}

export const openMenuOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `Manage ${name}`, exact: true }).click();

/** Chooses an action in the menu of the row with this name. */
export async function chooseAction(page: Page, name: string, action: string): Promise<void> {
  await openMenuOf(page, name);
  await menuItem(page, action).click();
}

/** Fills all steps up to the review, with a role and a login. */
export async function fillBotForm(page: Page, name: string): Promise<void> {
  await page.goto(NEW_BOT_PATH);
  await field(page, 'Name').fill(name);
  await goToNextStep(page);
  await field(page, 'Roles').fill('access,');
  await goToNextStep(page);
  await field(page, 'Logins').fill('deploy');
  await goToNextStep(page);
  await expect(step(page, 'Review and create')).toBeVisible();
}
