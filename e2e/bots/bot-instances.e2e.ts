// The list of bot instances, which the proxy pages and searches.
import { expect, test } from '#e2e/harness/harness.ts';
import {
  BOTS_PATH,
  chooseAction,
  dialog,
  INSTANCES_PATH,
  rowNames,
  notice,
  openAndExpectRows,
  pressInDialog,
  row,
} from './bots-page.ts';

const LIST_INSTANCES = 'GET /v1/webapi/sites/{cluster}/machine-id/bot-instance';
const GET_INSTANCE = 'GET /v1/webapi/sites/{cluster}/machine-id/bot/{name}/bot-instance/{id}';

test.use({ scenario: 'bots, 18.x' });

test(
  'instances show where they run, how they joined and when they were active',
  { tag: '@gate' },
  async ({ page, time }) => {
    expect(time.now()).toBeGreaterThan(0);
    await openAndExpectRows(page, INSTANCES_PATH, 4);
    await expect(notice(page, '4 bot instances')).toBeVisible();
    await expect(row(page, /^runner-1/)).toContainText(/deploy.*GitHub Actions.*18\.3\.0.*1 minute ago/);
    await expect(row(page, /^backup-01/)).toContainText(/backup.*Secret token.*18\.2\.1.*3 hours ago/);
    // docs/behaviour.md#bots "An instance without a heartbeat appears"
    await expect(row(page, /never/)).toContainText(/^[\da-f-]{36}.*Unknown.*Unknown/);
  },
);

// docs/behaviour.md#bots "Instances load page by page, and the proxy"
test('a bot links to its own instances, and the list is searchable', async ({ page }) => {
  await openAndExpectRows(page, BOTS_PATH, 3);
  await chooseAction(page, 'backup', 'Show instances');
  await expect(page).toHaveURL(`${INSTANCES_PATH}?bot=backup`);
  await expect(rowNames(page)).toHaveCount(2);
  await page.getByRole('searchbox', { name: 'Search bot instances' }).fill('runner');
  await expect(page.getByRole('heading', { name: /No bot instances match "runner"/ })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Bot: backup' }).press('Enter');
  await expect(page.getByRole('searchbox', { name: 'Search bot instances' })).toBeFocused();
  await expect(rowNames(page)).toHaveText(['runner-1', 'runner-2']);
  await page.getByRole('searchbox', { name: 'Search bot instances' }).fill('');
  await row(page, /^runner-1/)
    .getByRole('button', { name: 'deploy' })
    .click();
  await expect(page).toHaveURL(`${INSTANCES_PATH}?bot=deploy`);
  await expect(rowNames(page)).toHaveCount(2);
});

// docs/behaviour.md#bots "A lock on one instance names the instance"
test('locking an instance opens a new lock on it, to which other IDs can be added', async ({ page, mock }) => {
  await openAndExpectRows(page, INSTANCES_PATH, 4);
  await chooseAction(page, 'runner-1', 'Lock instance');
  const id = mock.world.db.botInstance.all().find(({ host_name_latest: host }) => host === 'runner-1')?.instance_id;
  await expect(page).toHaveURL(`/web/locks/new?bot_instance_id=${id}`);
  await expect(page.getByRole('region', { name: 'Targets to lock' })).toContainText(`bot instance: ${id}`);
  await page.getByRole('link', { name: 'Bot Instances', exact: true }).click();
  await page.getByRole('textbox', { name: 'Bot instance ID' }).fill('i-1');
  await page.getByRole('button', { name: 'Add target' }).click();
  await expect(page.getByRole('region', { name: 'Targets to lock' })).toContainText('bot instance: i-1');
  await page.getByRole('button', { name: 'Lock 2 targets' }).click();
  await expect(page).toHaveURL('/web/locks');
  const lockedIds = mock.world.db.lock.all().map(({ targets }) => targets['bot_instance_id']);
  expect(new Set(lockedIds)).toEqual(new Set([id, 'i-1']));
});

test('an instance shows its YAML on request, or the reason why it cannot be loaded', async ({ page, mock }) => {
  await openAndExpectRows(page, INSTANCES_PATH, 4);
  mock.world.fault(GET_INSTANCE, { status: 504, message: 'the backend is away', times: 1 });
  await chooseAction(page, 'runner-1', 'Show YAML');
  await expect(dialog(page)).toHaveAccessibleName('Details of bot instance runner-1');
  await expect(dialog(page).getByRole('heading', { name: "Couldn't load this instance" })).toBeVisible();
  await pressInDialog(page, 'Retry');
  await expect(dialog(page)).toContainText('kind: bot_instance');
  await pressInDialog(page, 'Close');
  await expect(page.getByRole('button', { name: 'Manage runner-1' })).toBeFocused();
});

test.describe('with many instances', () => {
  test.use({ scenario: 'many bot instances, 18.x' });

  test('instances load page by page, and the count covers the loaded ones', async ({ page, mock }) => {
    await page.goto(INSTANCES_PATH);
    await expect(notice(page, '100 bot instances loaded')).toBeVisible();
    mock.world.fault(LIST_INSTANCES, { status: 504, message: 'the connection to the cluster was lost', times: 1 });
    const failedAlert = page.getByRole('alert').filter({ hasText: "Couldn't load more bot instances" });
    await expect(async () => {
      await page.keyboard.press('End');
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect(failedAlert).toBeVisible({ timeout: 200 });
    }).toPass();
    await failedAlert.getByRole('button', { name: 'Retry' }).click();
    await expect(notice(page, '264 bot instances')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search bot instances' }).fill('ci-25');
    await expect(rowNames(page)).toHaveCount(10);
  });
});

test.describe('with unreadable records', () => {
  test.use({ scenario: 'malformed bot instances, 18.x' });

  test('unreadable instances are shown raw', async ({ page }) => {
    await page.goto(INSTANCES_PATH);
    await expect(row(page, /Unreadable/)).toContainText('{"bot_name":7}');
  });
});

test.describe('without permission to list them', () => {
  test.use({ username: 'rita' });

  test('the page names the missing permission, and nothing links to it', async ({ page }) => {
    await page.goto(INSTANCES_PATH);
    await expect(page.getByRole('main')).toContainText('Requires permission: bot_instance: list, read');
    await page.goto(BOTS_PATH);
    await expect(rowNames(page)).toHaveCount(3);
    await expect(page.getByRole('link', { name: 'Bot Instances' })).toBeHidden();
  });
});
