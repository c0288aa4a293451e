// The list of bots (18.x), and its actions.
import { expect, test } from '#e2e/harness/harness.ts';
import { HOSTILE_BOT_NAMES } from '#fixtures/scenarios/bots.ts';
import {
  BOTS_PATH,
  chooseAction,
  dialog,
  menuItem,
  field,
  openMenuOf,
  rowNames,
  NEW_BOT_PATH,
  notice,
  openAndExpectRows,
  pressInDialog,
  row,
} from './bots-page.ts';

const BOTS_ENDPOINT = '/v1/webapi/sites/{cluster}/machine-id/bot';
const BOT_ENDPOINT = `${BOTS_ENDPOINT}/{name}` as const;

test.use({ scenario: 'bots, 18.x' });

test('bots show, search and sort their roles, users and labels', { tag: '@gate' }, async ({ page }) => {
  await openAndExpectRows(page, BOTS_PATH, 3);
  await expect(page).toHaveTitle('Bots');
  await expect(notice(page, '3 bots')).toBeVisible();
  await expect(rowNames(page)).toHaveText(['backup', 'deploy', 'nightly-report']);
  await expect(row(page, /^deploy/)).toContainText(/developer.*bot-deploy.*team: shop, env: production/);
  await page.getByRole('button', { name: 'Name', exact: true }).click();
  await expect(rowNames(page).first()).toHaveText('nightly-report');
  const search = page.getByRole('searchbox', { name: 'Search bots' });
  await search.fill('team: data');
  await expect(rowNames(page)).toHaveText(['backup']);
  await search.fill('kiosk');
  await expect(page.getByRole('heading', { name: 'No bots match "kiosk"' })).toBeVisible();
});

test('a shortcut opens the page, and the pages of bots and of instances link to each other', async ({ page }) => {
  await page.goto('/web/users');
  await expect(page.getByRole('link', { name: 'Bots', exact: true })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('y');
  await expect(page).toHaveURL(BOTS_PATH);
  await page.getByRole('link', { name: 'Bot Instances' }).click();
  await expect(page).toHaveTitle('Bot Instances');
  await page.getByRole('main').getByRole('link', { name: 'Bots', exact: true }).click();
  await expect(page).toHaveURL(BOTS_PATH);
});

test('roles are edited in the list with the keyboard only', { tag: '@gate' }, async ({ page, mock }) => {
  await openAndExpectRows(page, BOTS_PATH, 3);
  await page.getByRole('button', { name: 'Manage backup' }).press('Enter');
  await expect(menuItem(page, 'Edit roles')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveAccessibleName('Edit roles of backup');
  await expect(page).toHaveURL(`${BOTS_PATH}?edit=backup`);
  await field(page, 'Roles').fill('audi');
  await expect(page.getByRole('option')).toHaveText(['auditor']);
  await page.keyboard.press('Enter');
  await dialog(page).getByRole('button', { name: 'Save changes' }).press('Enter');
  await expect(notice(page, 'Roles of backup were saved.')).toBeVisible();
  await expect(row(page, /^backup/)).toContainText('access, auditor');
  expect(mock.world.db.bot.get('backup')?.spec.roles).toEqual(['access', 'auditor']);
});

// docs/behaviour.md#bots "The console reads the current roles", "If another person has changed the roles"
test('unsaved roles survive a refusal, Escape and concurrent changes', { tag: '@gate' }, async ({ page, mock }) => {
  await openAndExpectRows(page, BOTS_PATH, 3);
  await chooseAction(page, 'backup', 'Edit roles');
  await field(page, 'Roles').fill('auditor,');
  mock.world.fault(`PUT ${BOT_ENDPOINT}`, { status: 500, message: 'the backend is away', times: 1 });
  await pressInDialog(page, 'Save changes');
  await expect(dialog(page).getByRole('alert')).toContainText("Couldn't save the roles.");
  await expect(dialog(page).getByRole('alert')).toContainText('Proxy: the backend is away');
  await page.keyboard.press('Escape');
  await expect(dialog(page).last()).toHaveAccessibleName('Discard your changes?');
  await pressInDialog(page, 'Keep editing');
  const storedBot = mock.world.db.bot.get('backup');
  mock.world.db.bot.delete('backup');
  if (storedBot) mock.world.db.bot.create({ ...storedBot, spec: { roles: ['developer'] } });
  await pressInDialog(page, 'Save changes');
  await expect(dialog(page).getByRole('alert')).toContainText('They are now: developer.');
  expect(mock.world.db.bot.get('backup')?.spec.roles).toEqual(['developer']);
  await pressInDialog(page, 'Save changes');
  await expect(notice(page, 'Roles of backup were saved.')).toBeVisible();
  await expect(row(page, /^backup/)).toContainText('access, auditor');
  expect(mock.world.db.bot.get('backup')?.spec.roles).toEqual(['access', 'auditor']);
});

// docs/behaviour.md#bots "A lock on a bot names the user that the bot"
test('locking a bot opens a new lock on its user', async ({ page, mock }) => {
  await openAndExpectRows(page, BOTS_PATH, 3);
  await chooseAction(page, 'deploy', 'Lock bot');
  await expect(page).toHaveURL('/web/locks/new?user=bot-deploy');
  await page.getByRole('button', { name: 'Lock 1 target' }).click();
  await expect(page).toHaveURL('/web/locks');
  expect(mock.world.db.lock.all().map(({ targets }) => targets)).toEqual([{ user: 'bot-deploy' }]);
});

test('deleting a bot asks for confirmation, reports a failure, and then removes the row', async ({ page, mock }) => {
  await openAndExpectRows(page, BOTS_PATH, 3);
  mock.world.fault(`DELETE ${BOT_ENDPOINT}`, { status: 500, message: 'the backend is away', times: 1 });
  await chooseAction(page, 'deploy', 'Delete bot');
  await expect(dialog(page)).toHaveAccessibleName('Delete bot deploy?');
  await pressInDialog(page, 'Delete bot');
  await expect(dialog(page).getByRole('alert')).toContainText("Couldn't delete the bot deploy.");
  await pressInDialog(page, 'Delete bot');
  await expect(notice(page, 'deploy was deleted.')).toBeVisible();
  await expect(rowNames(page)).toHaveText(['backup', 'nightly-report']);
  await chooseAction(page, 'backup', 'Delete bot');
  mock.world.db.bot.delete('backup');
  await pressInDialog(page, 'Delete bot');
  await expect(notice(page, 'backup was deleted.')).toBeVisible();
  await expect(rowNames(page)).toHaveText(['nightly-report']);
});

test.describe('for users with read access', () => {
  test.use({ username: 'rita' });

  test(
    'actions that change a bot are disabled with the permission that they require',
    { tag: '@gate' },
    async ({ page }) => {
      await openAndExpectRows(page, BOTS_PATH, 3);
      const createButton = page.getByRole('button', { name: 'Create bot' });
      await expect(createButton).toHaveAccessibleDescription('Requires permission: bot: create');
      await openMenuOf(page, 'deploy');
      await expect(page.getByRole('menuitem')).toHaveText([/^Edit roles/, /^Lock bot/, /^Delete bot/]);
      const requiredPermissions = {
        'Edit roles': 'bot: update',
        'Lock bot': 'lock: create, update',
        'Delete bot': 'bot: delete',
      };
      for (const [name, permission] of Object.entries(requiredPermissions))
        await expect(menuItem(page, name)).toHaveAccessibleDescription(`Requires permission: ${permission}`);
      await page.goto(NEW_BOT_PATH);
      await expect(page.getByRole('main')).toContainText('Requires permission: bot: create');
    },
  );
});

test.describe('without permission to list bots', () => {
  test.use({ username: 'bob' });

  test('the page names the missing permission, and the navigation does not list it', async ({ page }) => {
    await page.goto(BOTS_PATH);
    await expect(page.getByRole('main')).toContainText('Requires permission: bot: list, read');
    await expect(page.getByRole('link', { name: 'Bots', exact: true })).toBeHidden();
  });
});

test.describe('behind a proxy of 14.x', () => {
  test.use({ scenario: 'two servers' });

  // docs/behaviour.md#bots "Users manage bots and their instances", "On older proxies, the pages say that the proxy"
  test('the page says that the proxy does not support bots, and the navigation does not list it', async ({ page }) => {
    await page.goto(BOTS_PATH);
    await expect(page.getByRole('heading', { name: "This console can't manage the bots of this proxy" })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Users', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Bots', exact: true })).toBeHidden();
  });
});

test('a failed list shows the error of the proxy, and Retry loads it', async ({ page, mock }) => {
  mock.world.fault(`GET ${BOTS_ENDPOINT}`, { status: 504, message: 'the backend is away', times: 1 });
  await page.goto(BOTS_PATH);
  await expect(page.getByRole('heading', { name: "Couldn't load bots" })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('the backend is away');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(rowNames(page)).toHaveCount(3);
});

test.describe('without bots', () => {
  test.use({ scenario: 'no bots, 18.x' });

  test('an empty page has a link to create a bot', async ({ page }) => {
    await page.goto(BOTS_PATH);
    await expect(page.getByRole('heading', { name: 'No bots', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Create bot' })).toBeVisible();
  });
});

test.describe('with unreadable records', () => {
  test.use({ scenario: 'malformed bots, 18.x' });

  test('an unreadable bot is shown raw, and an incomplete bot is listed', async ({ page }) => {
    await openAndExpectRows(page, BOTS_PATH, 3);
    await expect(row(page, /Unreadable/)).toContainText('{"metadata":{"name":7}}');
    await expect(row(page, /^bare/)).toContainText('bot-bare');
  });
});

test.describe('with hostile names', () => {
  test.use({ scenario: 'hostile bots' });

  test('names are shown as text, with invisible characters made visible', { tag: '@gate' }, async ({ page }) => {
    await openAndExpectRows(page, BOTS_PATH, HOSTILE_BOT_NAMES.length);
    await expect(row(page, /onerror/)).toContainText('<img src=x onerror=alert(1)>');
    await expect(page.getByRole('main')).not.toContainText(/[\u202A-\u202E\u2066-\u2069]/);
  });
});
