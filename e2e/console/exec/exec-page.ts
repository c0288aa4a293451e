// Locators and steps for pod shells, pod commands and database consoles behind an 18.x proxy.
import type { Page } from '@playwright/test';
import { expect } from '#e2e/harness/harness.ts';
import { enableScreenReaderMode } from '#e2e/harness/screen-reader.ts';

export const EXEC_SCENARIO = 'pods and databases';
const CLUSTER = '/web/cluster/one.example.com';
export const KUBERNETES_PATH = `${CLUSTER}/kubernetes`;
export const DATABASES_PATH = `${CLUSTER}/databases`;
export const POD_NAME = 'checkout-7d9c5b6f4-x2l8q';
/** Pane names of the pod shell and the database console. The pane of a command is `${SHELL_PANE}: ${command}`. */
export const SHELL_PANE = `shop/${POD_NAME}`;
export const DATABASE_PANE = 'postgres@orders/orders';

const podPath = (params: object) =>
  `${CLUSTER}/console/kube/exec/shop-staging?${new URLSearchParams({ namespace: 'shop', pod: POD_NAME, command: 'sh', ...params })}`;
export const podShellPath = (params: object = {}) => podPath(params);
export const podCommandPath = (command: string, params: object = {}) =>
  podPath({ command, isInteractive: 'false', ...params });
export const databaseConsolePath = (params: object = {}) =>
  `${CLUSTER}/console/db/connect/orders?${new URLSearchParams({ protocol: 'postgres', dbName: 'orders', dbUser: 'postgres', ...params })}`;

export const confirmButton = (page: Page) =>
  page.getByRole('button', { name: /^(Run in pod|Open console|Open sessions)$/ });
export const endAlert = (page: Page) => page.getByRole('alert');

/** Opens a link to a session and confirms it. */
export async function openAndConfirm(page: Page, address: string): Promise<void> {
  await enableScreenReaderMode(page);
  await page.goto(address);
  await confirmButton(page).click();
}

/** Opens and confirms a link, and waits until the session accepts input. */
export async function openAndWaitForInput(page: Page, address: string): Promise<void> {
  await openAndConfirm(page, address);
  await expect(page.getByText('Connected', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Terminal input').last()).toBeFocused();
}

export const dialog = (page: Page) => page.getByRole('dialog');

/** Opens a form from the menu of a table row. `entry` is the menu item. */
export async function openForm(page: Page, { list, name, entry }: { list: string; name: string; entry: string }) {
  await page.goto(list);
  await page.getByRole('button', { name: `Other ways to connect to ${name}` }).click();
  await page.getByRole('menuitem', { name: entry }).click();
  await expect(dialog(page)).toBeVisible();
}

export const openPodForm = (page: Page) =>
  openForm(page, { list: KUBERNETES_PATH, name: 'shop-staging', entry: 'Open a shell in a pod' });
export const openConsoleForm = (page: Page) =>
  openForm(page, { list: DATABASES_PATH, name: 'orders', entry: 'Open console' });
