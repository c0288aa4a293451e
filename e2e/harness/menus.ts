import type { Page } from '@playwright/test';

/** Opens a menu and chooses an entry. */
export async function chooseMenuItem(page: Page, menu: string | RegExp, entry: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true, expanded: false }).click();
  await page
    .getByRole('menuitem', { name: entry })
    .or(page.getByRole('menuitemradio', { name: entry }))
    .click();
}
