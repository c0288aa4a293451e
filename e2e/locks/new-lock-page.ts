// Two administrators and a developer, each in a browser of their own, and the page that places locks.
import { expect, type Page } from '@playwright/test';

export const NEW = '/web/locks/new';

export const kinds = (page: Page) => page.getByRole('navigation', { name: 'Kinds of targets' });
export const kind = (page: Page, name: string) => kinds(page).getByRole('link', { name, exact: true });
export const select = (page: Page, name: string) => page.getByRole('button', { name: `Select ${name}`, exact: true });
export const chosen = (page: Page) => page.getByRole('region', { name: 'Targets to lock' });
export const chip = (page: Page, text: string) => chosen(page).getByText(text, { exact: true });
export const atOnce = (page: Page) => page.getByRole('region', { name: 'Immediate effect' });
export const lock = (page: Page, targets = '1 target') => page.getByRole('button', { name: `Lock ${targets}` });
export const figures = (page: Page) => atOnce(page).getByRole('status');

/** Opens the page with targets in its address, once what they affect is known. */
export async function opened(page: Page, search: string): Promise<void> {
  await page.goto(`${NEW}?${search}`);
  await expect(atOnce(page).getByText(/^Checked the .*active session/)).toBeVisible();
}
