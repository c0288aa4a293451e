// Tests saved views, which store the filters, columns and sorting of a list or log under a name.
import { readFileSync } from 'node:fs';
import type { FileChooser, Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { rowNames } from '#e2e/harness/resource-kinds.ts';

const SERVERS_PATH = '/web/cluster/one.example.com/nodes';
const STAGING_VIEW_PATH = `${SERVERS_PATH}?${new URLSearchParams({ query: 'labels["env"] == "staging"', sort: 'hostname:desc' })}`;

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function chooseView(page: Page, name: string | RegExp) {
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name }).click();
}

async function saveView(page: Page, name: string) {
  await chooseView(page, 'Save this view…');
  await dialog(page, 'Save view').getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog(page, 'Save view').getByRole('button', { name: /view$/ }).click();
  await expect(dialog(page, 'Save view')).toBeHidden();
}

/** Saves a view that filters by `env: staging`, and opens the dialog that lists views. */
async function saveStagingAndManageViews(page: Page) {
  await page.goto(STAGING_VIEW_PATH);
  await saveView(page, 'Staging');
  await chooseView(page, 'Manage views…');
  return dialog(page, 'Views of Servers');
}

async function importViews(page: Page, file: Parameters<FileChooser['setFiles']>[0]) {
  const fileChooserOpened = page.waitForEvent('filechooser');
  await dialog(page, 'Views of Servers').getByRole('button', { name: 'Import views' }).click();
  await (await fileChooserOpened).setFiles(file);
}

test(
  'a saved view restores the filter and sorting, and belongs to one kind of list',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto(STAGING_VIEW_PATH);
    await expect(rowNames(page)).toHaveText(['db-01']);
    await saveView(page, 'Staging');
    await page.goto(SERVERS_PATH);
    await expect(rowNames(page)).toHaveCount(2);
    await chooseView(page, 'Staging');
    await expect(page).toHaveURL(STAGING_VIEW_PATH);
    await expect(rowNames(page)).toHaveText(['db-01']);
    await page.goto('/web/cluster/one.example.com/databases');
    await page.getByRole('button', { name: 'Views' }).click();
    await expect(page.getByRole('menuitem')).toHaveText(['Save this view…', 'Manage views…']);
  },
);

test('the dialog warns when saving replaces a view with the same name', async ({ page }) => {
  await page.goto(STAGING_VIEW_PATH);
  await saveView(page, 'Mine');
  await page.goto(`${SERVERS_PATH}?search=web`);
  await chooseView(page, 'Save this view…');
  const form = dialog(page, 'Save view');
  await form.getByRole('textbox', { name: 'Name' }).fill('Mine');
  await expect(form).toContainText('A view with this name already exists. Saving replaces it.');
  await form.getByRole('button', { name: 'Replace view' }).click();
  await page.goto(SERVERS_PATH);
  await chooseView(page, 'Mine');
  await expect(page).toHaveURL(`${SERVERS_PATH}?search=web`);
});

test('a view requires a name', async ({ page }) => {
  await page.goto(SERVERS_PATH);
  await chooseView(page, 'Save this view…');
  const form = dialog(page, 'Save view');
  await form.getByRole('textbox', { name: 'Name' }).fill('   ');
  await form.getByRole('button', { name: 'Save view' }).click();
  await expect(form.getByRole('alert')).toHaveText('Fill out this field.');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Views' }).click();
  await expect(page.getByRole('menuitem')).toHaveCount(2);
});

test('views are exported, deleted and imported, and a file without views is refused', async ({ page }, info) => {
  const viewsDialog = await saveStagingAndManageViews(page);
  await importViews(page, { name: 'cat.json', mimeType: 'application/json', buffer: Buffer.from('[1, 2') });
  await expect(viewsDialog.getByRole('status')).toHaveText(
    'cat.json contains no saved views. Import a file exported from this console.',
  );
  await expect(viewsDialog.getByRole('button', { name: 'Delete view Staging' })).toBeVisible();
  const downloadStarted = page.waitForEvent('download');
  await viewsDialog.getByRole('button', { name: 'Export all views' }).click();
  const file = await downloadStarted;
  expect(file.suggestedFilename()).toBe('postern-views.json');
  const path = info.outputPath('views.json');
  await file.saveAs(path);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({
    postern: 'views',
    views: { servers: [{ name: 'Staging' }] },
  });
  await viewsDialog.getByRole('button', { name: 'Delete view Staging' }).click();
  await expect(viewsDialog).toContainText('No saved views yet. Filter or sort the list, then save it as a view.');
  await expect(viewsDialog.getByRole('button', { name: 'Export all views' })).toHaveAccessibleDescription(
    'There are no views to export',
  );
  await importViews(page, path);
  await expect(viewsDialog.getByRole('status')).toHaveText('1 view imported.');
  await viewsDialog.getByRole('button', { name: 'Done' }).click();
  await page.goto(SERVERS_PATH);
  await chooseView(page, 'Staging');
  await expect(rowNames(page)).toHaveText(['db-01']);
});

test('a view that was saved in another tab appears immediately', async ({ page, context }) => {
  await page.goto(SERVERS_PATH);
  const otherTab = await context.newPage();
  await otherTab.goto(STAGING_VIEW_PATH);
  await saveView(otherTab, 'From there');
  await page.bringToFront();
  await chooseView(page, 'From there');
  await expect(rowNames(page)).toHaveText(['db-01']);
});

test.describe('with audit events', () => {
  test.use({ scenario: 'a few events', username: 'carol' });
  const AUDIT_LOG_PATH = '/web/cluster/one.example.com/audit';
  const RECORDINGS_PATH = '/web/cluster/one.example.com/recordings';
  const eventTitles = (page: Page) => page.getByRole('rowheader');

  // docs/behaviour.md#audit-events "The range, the zone, the order, the search and the filters can be saved",
  // "Open details, a paused log and the table"
  test(
    'a view of the audit log restores its range and filters, without the open details',
    { tag: '@gate' },
    async ({ page }) => {
      const view = '?range=any&zone=local&category=lock&category=login&outcome=ok';
      await page.goto(`${AUDIT_LOG_PATH}${view}`);
      await eventTitles(page).getByRole('link', { name: 'Lock created' }).click();
      await expect(page.getByRole('complementary', { name: 'Event details' })).toBeVisible();
      await saveView(page, 'Locks and sign-ins');
      await page.goto(AUDIT_LOG_PATH);
      await expect(eventTitles(page)).toHaveCount(5);
      await chooseView(page, 'Locks and sign-ins');
      await expect(page).toHaveURL(`${AUDIT_LOG_PATH}${view}`);
      await expect(eventTitles(page)).toHaveText(['User signed in', 'Lock created']);
      await expect(page.getByRole('button', { name: 'Any time, time range' })).toBeVisible();
      await chooseView(page, 'Manage views…');
      await expect(dialog(page, 'Views of Audit Log').getByRole('listitem')).toContainText('range: any · zone: local');
    },
  );

  // docs/behaviour.md#recordings "The range, the zone, the order, the search and the filters can be saved"
  test('a view of the recordings restores its range and filters', async ({ page }) => {
    const view = '?range=today&user=carol&sort=name:asc&search=web';
    await page.goto(`${RECORDINGS_PATH}${view}`);
    await saveView(page, 'Mine today');
    await page.goto(RECORDINGS_PATH);
    await chooseView(page, 'Mine today');
    await expect(page.getByRole('button', { name: 'Remove filter User: carol' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Today, time range' })).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Search loaded recordings' })).toHaveValue('web');
  });
});
