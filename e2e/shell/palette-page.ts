// Locators for the command palette (Ctrl K), and a function that opens it.
import type { Page } from '@playwright/test';
import { expect } from '#e2e/harness/harness.ts';

export const SERVERS_PATH = '/web/cluster/one.example.com/nodes';

export const palette = (page: Page) => page.getByRole('dialog', { name: 'Search or jump to…' });
export const paletteField = (page: Page) => palette(page).getByRole('combobox', { name: 'Search or jump to…' });
export const options = (page: Page) => palette(page).getByRole('option');

export async function openPalette(page: Page, path = SERVERS_PATH): Promise<void> {
  await page.goto(path);
  // Wait for this button: until the console has loaded, a placeholder page is shown, which ignores the keyboard.
  await expect(page.getByRole('button', { name: 'Search or jump to…' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(paletteField(page)).toBeFocused();
}
