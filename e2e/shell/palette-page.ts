// Locators for the palette, and steps to open it.
import type { Page } from '@playwright/test';
import { expect } from '#e2e/harness/harness.ts';

export const SERVERS_PATH = '/web/cluster/one.example.com/nodes';

export const palette = (page: Page) => page.getByRole('dialog', { name: 'Search or jump to…' });
export const paletteField = (page: Page) => palette(page).getByRole('combobox', { name: 'Search or jump to…' });
export const options = (page: Page) => palette(page).getByRole('option');

export async function openPalette(page: Page, path = SERVERS_PATH): Promise<void> {
  await page.goto(path);
  // The placeholder page also has a main part, but ignores keys.
  await expect(page.getByRole('button', { name: 'Search or jump to…' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(paletteField(page)).toBeFocused();
}
