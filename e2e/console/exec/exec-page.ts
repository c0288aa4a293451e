// Pods and databases behind an 18.x proxy, and the dialogs that lead into them.
import type { Page } from '@playwright/test';
import { expect } from '#e2e/harness/harness.ts';
import { readOut } from '#e2e/harness/screen-reader.ts';

export const WORLD = 'pods and databases';
const CLUSTER = '/web/cluster/one.example.com';
export const KUBERNETES = `${CLUSTER}/kubernetes`;
export const DATABASES = `${CLUSTER}/databases`;
export const POD = 'checkout-7d9c5b6f4-x2l8q';
/** The pane of a shell, of a command and of a console are called so. */
export const SHELL = `shop/${POD}`;
export const CONSOLE = 'postgres@orders/orders';

const pod = (asked: object) =>
  `${CLUSTER}/console/kube/exec/shop-staging?${new URLSearchParams({ namespace: 'shop', pod: POD, command: 'sh', ...asked })}`;
export const shellAt = (asked: object = {}) => pod(asked);
export const commandAt = (command: string, asked: object = {}) => pod({ command, isInteractive: 'false', ...asked });
export const consoleAt = (asked: object = {}) =>
  `${CLUSTER}/console/db/connect/orders?${new URLSearchParams({ protocol: 'postgres', dbName: 'orders', dbUser: 'postgres', ...asked })}`;

export const run = (page: Page) => page.getByRole('button', { name: /^(Run in pod|Open console|Open sessions)$/ });
export const ended = (page: Page) => page.getByRole('alert');

/** Opens what a link names, and says yes to it. */
export async function openAt(page: Page, address: string): Promise<void> {
  await readOut(page);
  await page.goto(address);
  await run(page).click();
}

/** Opens it and waits until it takes keys. */
export async function typeIn(page: Page, address: string): Promise<void> {
  await openAt(page, address);
  await expect(page.getByText('Connected', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Terminal input').last()).toBeFocused();
}

export const dialog = (page: Page) => page.getByRole('dialog');

/** The form behind the menu of a row. */
export async function openForm(page: Page, { list, name, entry }: { list: string; name: string; entry: string }) {
  await page.goto(list);
  await page.getByRole('button', { name: `Other ways to connect to ${name}` }).click();
  await page.getByRole('menuitem', { name: entry }).click();
  await expect(dialog(page)).toBeVisible();
}

export const openPodForm = (page: Page) =>
  openForm(page, { list: KUBERNETES, name: 'shop-staging', entry: 'Open a shell in a pod' });
export const openConsoleForm = (page: Page) =>
  openForm(page, { list: DATABASES, name: 'orders', entry: 'Open console' });
