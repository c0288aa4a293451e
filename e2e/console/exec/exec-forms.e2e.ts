// Tests the forms that open a pod shell or a database console in a new browser tab.
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { enableScreenReaderMode } from '#e2e/harness/screen-reader.ts';
import { openedTab } from '#e2e/harness/tabs.ts';
import { connected, expectTerminalFocus, rowIn } from '#e2e/console/workspace.ts';
import {
  DATABASE_PANE,
  DATABASES_PATH,
  dialog,
  KUBERNETES_PATH,
  openConsoleForm,
  openPodForm,
  POD_NAME,
  SHELL_PANE,
  EXEC_SCENARIO,
} from './exec-page.ts';

test.use({ scenario: EXEC_SCENARIO });

const field = (page: Page, name: string) => dialog(page).getByLabel(name, { exact: true });
const openShellButton = (page: Page) => dialog(page).getByRole('button', { name: 'Open shell' });
const openConsoleButton = (page: Page) => dialog(page).getByRole('button', { name: 'Open console' });
/** The suggested values of a field. */
const suggestionsOf = (page: Page, name: string) =>
  field(page, name).evaluate((input: HTMLInputElement) => [...(input.list?.options ?? [])].map(({ value }) => value));

test(
  'namespaces and pods are suggested from the cluster, and the shell opens in a tab without confirmation',
  { tag: '@gate' },
  async ({ page, context }) => {
    await enableScreenReaderMode(context);
    await openPodForm(page);
    await expect(dialog(page)).toHaveAccessibleName('Open a shell in a pod of shop-staging');
    await expect.poll(() => suggestionsOf(page, 'Namespace')).toContain('shop');
    expect(await suggestionsOf(page, 'Pod')).toEqual([]);
    await field(page, 'Namespace').fill('shop');
    await expect.poll(() => suggestionsOf(page, 'Pod')).toContain(POD_NAME);
    expect(await suggestionsOf(page, 'Pod')).not.toContain('prometheus-0');
    await field(page, 'Pod').fill(POD_NAME);
    const tab = await openedTab(context, () => openShellButton(page).click());
    await expect(connected(tab)).toBeVisible();
    await expectTerminalFocus(tab, SHELL_PANE);
    await expect(dialog(page)).toBeHidden();
  },
);

test('an invalid form reports its errors and keeps its text, and a corrected form runs a command in a container', async ({
  page,
  context,
}) => {
  await enableScreenReaderMode(context);
  await openPodForm(page);
  await field(page, 'Container').fill('c'.repeat(64));
  await openShellButton(page).click();
  await expect(field(page, 'Namespace')).toBeFocused();
  await expect(field(page, 'Namespace')).toHaveAccessibleDescription('Fill out this field.');
  await expect(field(page, 'Container')).toHaveAccessibleDescription('Use 63 characters or less.');
  await expect(field(page, 'Container')).toHaveValue('c'.repeat(64));
  await field(page, 'Namespace').fill('shop');
  await field(page, 'Pod').fill(POD_NAME);
  await field(page, 'Container').fill('proxy');
  await field(page, 'Command to run').fill('hostname');
  await dialog(page)
    .getByRole('checkbox', { name: /^Interactive/ })
    .uncheck();
  const tab = await openedTab(context, () => openShellButton(page).click());
  await expect(rowIn(tab, `${SHELL_PANE}: hostname`, POD_NAME)).toBeVisible();
  await expect(tab.getByRole('alert')).toContainText('The command finished');
  expect(new URL(tab.url()).searchParams.get('container')).toBe('proxy');
});

test(
  'the keyboard opens the shell from the row, and Escape returns to the row',
  { tag: '@gate' },
  async ({ page, context }) => {
    await enableScreenReaderMode(context);
    await page.goto(KUBERNETES_PATH);
    const moreButton = page.getByRole('button', { name: 'Other ways to connect to shop-staging' });
    await moreButton.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Open a shell in a pod' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field(page, 'Namespace')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(moreButton).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(field(page, 'Namespace')).toBeFocused();
    await page.keyboard.type('shop');
    await page.keyboard.press('Tab');
    await page.keyboard.type(POD_NAME);
    const tab = await openedTab(context, () => page.keyboard.press('Enter'));
    await expect(connected(tab)).toBeVisible();
    await expectTerminalFocus(tab, SHELL_PANE);
    await tab.keyboard.type('hostname\n');
    await expect(rowIn(tab, SHELL_PANE, new RegExp(`^${POD_NAME}$`))).toBeVisible();
  },
);

test.describe('when the proxy refuses to list pods', () => {
  test.use({ scenario: 'pods that cannot be listed' });

  test('typed names open the shell', async ({ page, context }) => {
    await openPodForm(page);
    await expect(field(page, 'Namespace')).toHaveAccessibleDescription(
      "Couldn't load namespaces. Enter the name instead. Proxy: access denied to list pods",
    );
    await field(page, 'Namespace').fill('shop');
    await field(page, 'Pod').fill(POD_NAME);
    const tab = await openedTab(context, () => openShellButton(page).click());
    await expect(connected(tab)).toBeVisible();
  });
});

test(
  'the form of a supported database opens its console, and other databases have no form',
  { tag: '@gate' },
  async ({ page, context }) => {
    await enableScreenReaderMode(context);
    await openConsoleForm(page);
    await expect(
      page.getByRole('button', { name: 'Other ways to connect to catalog', includeHidden: true }),
    ).toHaveCount(0);
    await expect(field(page, 'Database user')).toHaveValue('postgres');
    await openConsoleButton(page).click();
    await expect(field(page, 'Database name')).toBeFocused();
    await field(page, 'Database name').fill('orders');
    const tab = await openedTab(context, () => openConsoleButton(page).click());
    await expectTerminalFocus(tab, DATABASE_PANE);
  },
);

test.describe('as bea, with one database role', () => {
  test.use({ username: 'bea' });

  test('the form suggests the database users, names and roles that bea may use', async ({ page, context }) => {
    await openConsoleForm(page);
    await expect(field(page, 'Database user').getByRole('option')).toHaveText(['reader']);
    await expect(field(page, 'Database name').getByRole('option')).toHaveText(['orders']);
    await expect(dialog(page).getByRole('checkbox', { name: 'reporting' })).toBeChecked();
    const tab = await openedTab(context, () => openConsoleButton(page).click());
    await expect(connected(tab)).toBeVisible();
    expect(new URL(tab.url()).searchParams.getAll('dbRoles')).toEqual(['reporting']);
  });
});

test.describe('as nora, who may use any database user', () => {
  test.use({ username: 'nora' });

  test('any database user, name and role can be typed', async ({ page, context }) => {
    await openConsoleForm(page);
    await field(page, 'Database user').fill('somebody');
    await field(page, 'Database name').fill('stock');
    await dialog(page).getByRole('checkbox', { name: 'reporting' }).uncheck();
    await field(page, 'Other database roles').fill('writer, owner ,');
    const tab = await openedTab(context, () => openConsoleButton(page).click());
    await expect(connected(tab)).toBeVisible();
    expect(new URL(tab.url()).searchParams.getAll('dbRoles')).toEqual(['writer', 'owner']);
  });
});

test.describe('in a 390 pixel wide window', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the form fits, and the shell works', async ({ page, context }) => {
    await enableScreenReaderMode(context);
    await openPodForm(page);
    const box = await dialog(page).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
    await field(page, 'Namespace').fill('shop');
    await field(page, 'Pod').fill(POD_NAME);
    const tab = await openedTab(context, () => openShellButton(page).click());
    await expect(connected(tab)).toBeVisible();
    await expectTerminalFocus(tab, SHELL_PANE);
    await tab.keyboard.type('echo small\n');
    await expect(rowIn(tab, SHELL_PANE, /^small/)).toBeVisible();
  });
});

test.describe('behind a 14.x proxy', () => {
  test.use({ scenario: 'two kube clusters' });

  test('the lists of clusters and databases have no form to open a console', async ({ page }) => {
    for (const path of [KUBERNETES_PATH, DATABASES_PATH]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Loading')).toBeHidden();
      await expect(page.getByRole('button', { name: /^Other ways/ }), path).toHaveCount(0);
    }
  });
});
