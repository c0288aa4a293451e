// Locators and steps for the page that creates locks.
import { expect, type Page } from '@playwright/test';

export const NEW_LOCK_PATH = '/web/locks/new';

export const targetKinds = (page: Page) => page.getByRole('navigation', { name: 'Kinds of targets' });
export const targetKindLink = (page: Page, name: string) => targetKinds(page).getByRole('link', { name, exact: true });
export const selectButton = (page: Page, name: string) =>
  page.getByRole('button', { name: `Select ${name}`, exact: true });
export const chosenTargets = (page: Page) => page.getByRole('region', { name: 'Targets to lock' });
export const targetChip = (page: Page, text: string) => chosenTargets(page).getByText(text, { exact: true });
export const consequences = (page: Page) => page.getByRole('region', { name: 'Immediate effect' });
export const lockButton = (page: Page, targets = '1 target') => page.getByRole('button', { name: `Lock ${targets}` });
export const consequenceFigures = (page: Page) => consequences(page).getByRole('status');

/** Opens the page with the targets in `search`, for example `user=bob`, and waits until their effects are loaded. */
export async function openWithTargets(page: Page, search: string): Promise<void> {
  await page.goto(`${NEW_LOCK_PATH}?${search}`);
  await expect(consequences(page).getByText(/^Checked the .*active session/)).toBeVisible();
}
