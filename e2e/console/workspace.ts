// Locators and steps for the tabs and panes of the SSH console.
import type { Page } from '@playwright/test';
import { expect } from '#e2e/harness/harness.ts';
import { enableScreenReaderMode } from '#e2e/harness/screen-reader.ts';

export const CONSOLE_PATH = '/web/cluster/one.example.com/console';
export const PICKER_PATH = `${CONSOLE_PATH}/nodes`;
/** web-01 in the first tab and db-01 in the second, visible tab. */
export const TWO_TABS_PATH = `${CONSOLE_PATH}/node/id-of-db-01/root?layout=!n.id-of-web-01.root~*!n.id-of-db-01.root`;
/** web-01 next to db-01, which has the focus. */
export const TWO_PANES_PATH = `${CONSOLE_PATH}/node/id-of-db-01/root?layout=*r(n.id-of-web-01.root,50,!n.id-of-db-01.root)`;

export const tabs = (page: Page) => page.getByRole('list', { name: 'Session tabs' }).getByRole('listitem');
export const tab = (page: Page, name: string | RegExp) => tabs(page).filter({ hasText: name });
/** The button that shows a tab. */
export const tabButton = (page: Page, name: string | RegExp) => tab(page, name).getByRole('button').first();
/** The page heading, which names the focused session. */
export const activeSession = (page: Page) => page.getByRole('heading', { level: 1 });
export const terminal = (page: Page, name: string) => page.getByRole('region', { name: `Terminal of ${name}` });
/** Expects that typed keys go to the terminal with this name. */
export const expectTerminalFocus = (page: Page, name: string) =>
  expect(terminal(page, name).getByLabel('Terminal input')).toBeFocused();
/** A row of a terminal's output, in the list that screen readers use. */
export const rowIn = (page: Page, name: string, text: string | RegExp) =>
  terminal(page, name).getByRole('listitem').filter({ hasText: text }).first();
export const picker = (page: Page) => page.getByRole('region', { name: 'Start a session' });
export const pickServer = (page: Page, name: string) => picker(page).getByRole('button', { name, exact: true });
export const connected = (page: Page) => page.getByText('Connected', { exact: true });

/** Opens a link to sessions and confirms it. Waits until the last session has the focus. */
export async function openAndConfirm(page: Page, address: string): Promise<void> {
  await enableScreenReaderMode(page);
  await page.goto(address);
  await page.getByRole('button', { name: /^(Open sessions|Connect as)/ }).click();
  await expect(connected(page)).toBeVisible();
  await expect(page.getByLabel('Terminal input').last()).toBeFocused();
}

export async function chooseTabAction(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'Tabs and panes' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}
