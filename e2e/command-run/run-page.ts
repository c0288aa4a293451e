// The page that runs a command on servers, as tests lead to it and read it.
import { expect, type Page } from '@playwright/test';

export const LIST = '/web/cluster/one.example.com/nodes';

export const box = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Select row ${name}`, exact: true });
export const all = (page: Page) => page.getByRole('checkbox', { name: /^Select (all|the)/ });
export const way = (page: Page) => page.getByRole('button', { name: /^Run command on/ });
export const panel = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
export const panels = (page: Page) => page.getByRole('article');
export const summary = (page: Page, text: string | RegExp) => page.getByText(text);
export const guard = (page: Page) => page.getByRole('dialog', { name: /^Run on/ });

/** Opens the page for servers of the list; without names for all that are loaded. */
export async function openRunner(page: Page, ...names: string[]): Promise<void> {
  await page.goto(LIST);
  for (const name of names) await box(page, name).check();
  if (names.length === 0) await all(page).check();
  await way(page).click();
  await expect(page.getByRole('heading', { name: 'Run command' })).toBeVisible();
}

/** Types a command and says yes to everything that is asked about it. */
export async function run(page: Page, command: string): Promise<void> {
  await page.getByLabel('Command', { exact: true }).fill(command);
  await page.getByRole('button', { name: 'Review servers' }).click();
  await agree(page);
}

export async function agree(page: Page): Promise<void> {
  await guard(page)
    .getByRole('button', { name: /^Run on/ })
    .click();
  const again = page.getByRole('button', { name: 'Run in production' });
  await expect(again.or(panels(page).first())).toBeVisible();
  if (await again.isVisible()) await again.click();
}
