// Tests the states of the list of servers: loading, empty, denied, failed, outdated, sorted, and long.
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { copiedRecord, rowNames, row, title } from '#e2e/harness/resource-kinds.ts';

const SERVERS_PATH = '/web/cluster/one.example.com/nodes';
const LIST_SERVERS = 'GET /v1/webapi/sites/{cluster}/nodes';
const CONNECTION_LOST = { status: 504, message: 'the connection to the cluster was lost' };

const columnHeader = (page: Page, name: string) => page.getByRole('columnheader', { name });

test.describe('while the list is loading', () => {
  test.use({ scenario: 'servers delayed' });

  test('the page shows that it is loading, and no count', { tag: '@gate' }, async ({ page, mock }) => {
    await page.goto(SERVERS_PATH);
    await expect(page.getByText('Loading')).toBeVisible();
    await expect(title(page, 'No servers yet')).toBeHidden();
    await expect(page.getByText(/\d+ servers?/)).toBeHidden();
    mock.world.release(LIST_SERVERS);
    await expect(rowNames(page)).toHaveText(['db-01', 'web-01']);
    await expect(page.getByText('Loading')).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: '2 servers' })).toBeVisible();
  });
});

test.describe('without servers', () => {
  test.use({ scenario: 'no servers' });

  test('an administrator sees how to enroll the first server', async ({ page }) => {
    await page.goto(SERVERS_PATH);
    await expect(title(page, 'No servers yet')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Enroll server' }).last().click();
    await expect(page).toHaveURL('/web/discover?search=server');
  });

  test.describe('as bob, who may not create tokens', () => {
    test.use({ username: 'bob' });

    test('the page says why the user cannot enroll a server', { tag: '@gate' }, async ({ page }) => {
      await page.goto(SERVERS_PATH);
      await expect(title(page, "You don't have access to any servers in one.example.com")).toBeVisible();
      await expect(page.getByText('Ask an administrator to grant you a role with access.')).toBeVisible();
      const enrollButton = page.getByRole('button', { name: 'Enroll server' });
      await expect(enrollButton).toBeDisabled();
      await expect(enrollButton).toHaveAccessibleDescription('Requires permission: token: create');
      await enrollButton.focus();
      await expect(page.getByRole('tooltip')).toHaveText('Requires permission: token: create');
    });
  });
});

test.describe('when a role denies the list', () => {
  test.use({ scenario: 'lists denied', username: 'carol' });

  test(
    'the page names the missing permission, and shows an empty list once the user has the permission',
    { tag: '@gate' },
    async ({ page, mock }) => {
      await page.goto(SERVERS_PATH);
      await expect(title(page, "You don't have permission to view this page")).toBeVisible();
      await expect(page.getByText('Requires permission: node: list')).toBeVisible();
      await expect(page.getByRole('alert')).toHaveText('Proxy: access denied to perform action "list" on "node"');
      mock.world.db.user.update('carol', { roles: ['auditor'] });
      await page.reload();
      await expect(title(page, "You don't have access to any servers in one.example.com")).toBeVisible();
      await expect(title(page, 'No servers yet')).toBeHidden();
      await expect(page.getByRole('alert')).toBeHidden();
    },
  );
});

test.describe('when the list fails', () => {
  test.use({ scenario: 'servers failing' });

  test('the error of the proxy is shown until Retry loads the list', { tag: '@gate' }, async ({ page, mock }) => {
    await page.goto(SERVERS_PATH);
    await expect(title(page, "Couldn't load servers")).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText(`Proxy: ${CONNECTION_LOST.message}`);
    mock.world.release(LIST_SERVERS);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(rowNames(page)).toHaveText(['db-01', 'web-01']);
  });
});

test('a failed refresh keeps the rows, says that they may be out of date, and can be retried', async ({
  page,
  mock,
  time,
}) => {
  await page.goto(SERVERS_PATH);
  await expect(rowNames(page)).toHaveCount(2);
  mock.world.fault(LIST_SERVERS, CONNECTION_LOST);
  await time.pass('00:00:16');
  const responseStatuses: number[] = [];
  page.on('response', (response) => response.url().includes('/nodes?') && responseStatuses.push(response.status()));
  await page.getByRole('link', { name: 'Users' }).click();
  await expect(page.getByRole('heading', { name: 'Manage Users' })).toBeVisible();
  await page.getByRole('link', { name: 'Servers' }).click();
  const outdatedNotice = page.getByRole('status').filter({ hasText: 'What you see may be out of date.' });
  await expect(outdatedNotice).toContainText(CONNECTION_LOST.message);
  await expect(rowNames(page)).toHaveText(['db-01', 'web-01']);
  expect(responseStatuses).toEqual([504]);
  mock.world.release(LIST_SERVERS);
  mock.world.db.server.delete('id-of-db-01');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(rowNames(page)).toHaveText(['web-01']);
  await expect(outdatedNotice).toBeHidden();
});

test.describe('with an unreadable record', () => {
  test.use({ scenario: 'a malformed server' });

  // docs/behaviour.md#unreadable-records "Its row says that the record could"
  test('the record can be copied, and in a narrow window its button is aligned with the others', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(SERVERS_PATH);
    await expect(rowNames(page)).toHaveText(['web-01', 'Unreadable', 'web-02']);
    expect(await copiedRecord(page)).toEqual({ id: 7, hostname: null, tags: 'none' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(row(page, /Unreadable/)).toBeVisible();
    const buttonLeft = async (name: string | RegExp) => (await row(page, name).getByRole('button').boundingBox())?.x;
    const tableWidth = (await page.getByRole('table').boundingBox())?.width ?? 0;
    expect(await buttonLeft(/web-01/)).toBeGreaterThan(tableWidth / 2);
    expect(await buttonLeft(/web-01/)).toBe(await buttonLeft(/Unreadable/));
  });
});

test(
  'the list can be sorted by column in both directions, also after a reload',
  { tag: ['@gate', '@both'] },
  async ({ page }) => {
    await page.goto(SERVERS_PATH);
    await expect(columnHeader(page, 'Hostname')).toHaveAttribute('aria-sort', 'ascending');
    await page.getByRole('button', { name: 'Hostname' }).click();
    await expect(rowNames(page)).toHaveText(['web-01', 'db-01']);
    await expect(columnHeader(page, 'Hostname')).toHaveAttribute('aria-sort', 'descending');
    await page.reload();
    await expect(rowNames(page)).toHaveText(['web-01', 'db-01']);
    await page.getByRole('button', { name: 'Address' }).click();
    await expect(columnHeader(page, 'Address')).toHaveAttribute('aria-sort', 'ascending');
    await expect(columnHeader(page, 'Hostname')).not.toHaveAttribute('aria-sort');
    await expect(rowNames(page)).toHaveText(['db-01', 'web-01']);
  },
);

test.describe('with two hundred servers', () => {
  test.use({ scenario: 'two hundred servers' });

  const scrollToEnd = async (page: Page) =>
    page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));

  test('scrolling loads all rows, and only rows near the viewport are rendered', async ({ page }) => {
    await page.goto(SERVERS_PATH);
    await expect(page.getByRole('table', { name: 'Servers' })).toHaveAttribute('aria-rowcount', '201');
    await expect(row(page, /web-001/)).toBeVisible();
    await expect(async () => {
      await scrollToEnd(page);
      await expect(row(page, /web-200/)).toBeInViewport({ timeout: 200 });
    }).toPass();
    expect(await page.getByRole('row').count()).toBeLessThan(70);
    await expect(row(page, /web-001/)).toBeHidden();
  });

  test('if a further page fails, the rows stay, and Retry continues the list', async ({ page, mock }) => {
    await page.goto(SERVERS_PATH);
    await expect(row(page, /web-001/)).toBeVisible();
    mock.world.fault(LIST_SERVERS, CONNECTION_LOST);
    const failureAlert = page.getByRole('alert').filter({ hasText: "Couldn't load more servers" });
    await expect(async () => {
      await scrollToEnd(page);
      await expect(failureAlert).toBeInViewport({ timeout: 200 });
    }).toPass();
    await expect(failureAlert.getByText(`Proxy: ${CONNECTION_LOST.message}`, { exact: true })).toBeVisible();
    await expect(row(page, /web-100/)).toBeInViewport();
    mock.world.release(LIST_SERVERS);
    await failureAlert.getByRole('button', { name: 'Retry' }).click();
    await expect(failureAlert).toBeHidden();
    await expect(async () => {
      await scrollToEnd(page);
      await expect(row(page, /web-200/)).toBeInViewport({ timeout: 200 });
    }).toPass();
  });
});
