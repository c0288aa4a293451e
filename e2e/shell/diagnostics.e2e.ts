import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';

const LIST_DATABASES = 'GET /v1/webapi/sites/{cluster}/databases';
const DATABASES_PATH = '/web/cluster/one.example.com/databases';

const diagnostics = (page: Page) => page.getByRole('region', { name: 'Diagnostics' });
const openSupport = async (page: Page) => {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Help & Support' }).click();
};

test.use({ scenario: 'one of each kind' });

// docs/behaviour.md#unreadable-records "Help & Support counts what the console"
test(
  'unreadable records are counted for each page, and a button copies a report of them',
  { tag: '@gate' },
  async ({ page, context, mock }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    mock.world.fault(LIST_DATABASES, {
      text: JSON.stringify({ items: [null, { uri: 'no name' }], startKey: '', totalCount: 2 }),
    });
    await page.goto(DATABASES_PATH);
    await expect(page.getByText('Unreadable').first()).toBeVisible();
    await openSupport(page);
    await expect(diagnostics(page).getByRole('listitem')).toHaveText([`2 unreadable records on ${DATABASES_PATH}`]);
    await diagnostics(page).getByRole('button', { name: 'Copy diagnostics' }).click();
    await expect(diagnostics(page).getByText('Copied')).toBeVisible();
    // docs/behaviour.md#unreadable-records "Users can copy a report with an example"
    expect(JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))).toMatchObject({
      proxy: '14.0.0',
      notUnderstood: [{ kind: 'record', source: DATABASES_PATH, count: 2, example: null }],
    });
    await diagnostics(page).getByRole('link', { name: DATABASES_PATH }).click();
    await expect(page).toHaveURL(DATABASES_PATH);
    // docs/behaviour.md#unreadable-records "The console doesn't store or send this data"
    mock.world.faults.delete(LIST_DATABASES);
    await page.goto('/web/support');
    await expect(diagnostics(page)).toContainText('No compatibility problems found');
  },
);

test.describe('as an auditor', () => {
  test.use({ scenario: 'sessions of every kind', username: 'carol' });

  test('events of unknown types are counted by type and code', async ({ page, mock }) => {
    const { db, time } = mock.world;
    for (const uid of ['a', 'b'])
      db.auditEvent.create({
        uid,
        ei: 0,
        event: 'moon.landed',
        code: 'T9X99I',
        time: new Date(time.now() - 60_000).toISOString(),
        cluster_name: 'one.example.com',
      });
    await page.goto('/web/cluster/one.example.com/audit');
    await expect(page.getByRole('link', { name: 'Moon landed' })).toHaveCount(2);
    await openSupport(page);
    await expect(diagnostics(page).getByRole('listitem')).toHaveText([
      '2 events of the unknown type moon.landed T9X99I',
    ]);
  });
});

test('the diagnostics name the line of a proxy that is newer than the supported lines', async ({ page, mock }) => {
  Object.assign(mock.world.settings, { dialect: 18, version: '19.2.0' });
  await page.goto('/web/support');
  await expect(diagnostics(page)).toContainText('The proxy is of the 19.x line');
});
