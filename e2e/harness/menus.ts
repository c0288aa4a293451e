import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** Opens a menu and chooses an entry. */
export async function chooseMenuItem(page: Page, menu: string | RegExp, entry: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true, expanded: false }).click();
  await page
    .getByRole('menuitem', { name: entry })
    .or(page.getByRole('menuitemradio', { name: entry }))
    .click();
}

/** Exports a list with an entry of the menu Export CSV. Returns the name of the file and its lines. */
export async function exportCsv(page: Page, entry: string): Promise<{ name: string; lines: string[] }> {
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const downloadStarted = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: entry }).click();
  const download = await downloadStarted;
  const text = await readFile(await download.path(), 'utf8');
  return { name: download.suggestedFilename(), lines: text.split('\r\n') };
}
