// Locators and steps for the page that runs a command on servers.
import { expect, type Page } from '@playwright/test';

export const SERVERS_PATH = '/web/cluster/one.example.com/nodes';

export const rowCheckbox = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Select row ${name}`, exact: true });
export const selectAllCheckbox = (page: Page) => page.getByRole('checkbox', { name: /^Select (all|the)/ });
export const runCommandButton = (page: Page) => page.getByRole('button', { name: /^Run command on/ });
export const outputPanel = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
export const outputPanels = (page: Page) => page.getByRole('article');
export const summaryText = (page: Page, text: string | RegExp) => page.getByText(text);
export const confirmDialog = (page: Page) => page.getByRole('dialog', { name: /^Run on/ });

/** Opens the page for the named servers of the list, or for all loaded servers. */
export async function openRunner(page: Page, ...names: string[]): Promise<void> {
  await page.goto(SERVERS_PATH);
  for (const name of names) await rowCheckbox(page, name).check();
  if (names.length === 0) await selectAllCheckbox(page).check();
  await runCommandButton(page).click();
  await expect(page.getByRole('heading', { name: 'Run command' })).toBeVisible();
}

/** Enters a command and confirms all prompts. */
export async function runCommand(page: Page, command: string): Promise<void> {
  await page.getByLabel('Command', { exact: true }).fill(command);
  await page.getByRole('button', { name: 'Review servers' }).click();
  await confirmRun(page);
}

export async function confirmRun(page: Page): Promise<void> {
  await confirmDialog(page)
    .getByRole('button', { name: /^Run on/ })
    .click();
  const productionButton = page.getByRole('button', { name: 'Run in production' });
  await expect(productionButton.or(outputPanels(page).first())).toBeVisible();
  if (await productionButton.isVisible()) await productionButton.click();
}
