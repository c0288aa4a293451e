// Tests the list of databases, and the dialog with the commands to connect.
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { rowNames, horizontalOverflow, row } from '#e2e/harness/resource-kinds.ts';

const DATABASES_PATH = '/web/cluster/one.example.com/databases';

const dialog = (page: Page) => page.getByRole('dialog');
const commands = (page: Page) => dialog(page).getByRole('listitem').getByRole('code');
const userField = (page: Page) => dialog(page).getByLabel('Database user');
const databaseField = (page: Page) => dialog(page).getByLabel('Database name');
const fieldOptions = (page: Page, label: string) =>
  dialog(page).getByRole('combobox', { name: label }).getByRole('option');

async function openDialog(page: Page, database: string) {
  await page.getByRole('button', { name: `Connect to ${database}`, exact: true }).click();
  await expect(page.getByRole('dialog', { name: `Connect to ${database}` })).toBeVisible();
}

async function openConnectDialog(page: Page, database: string) {
  await page.goto(DATABASES_PATH);
  await openDialog(page, database);
}

/** Expects the commands of the dialog: signing in, choosing the database, and connecting to it. */
const expectCommands = (page: Page, target: string) =>
  expect(commands(page)).toHaveText([/^tsh login /, `tsh db login ${target}`, `tsh db connect ${target}`]);

test.use({ scenario: 'databases of many kinds' });

// docs/behaviour.md#names "The display name of a database type"
test('each database shows its type and where it runs', async ({ page }) => {
  await page.goto(DATABASES_PATH);
  await expect(rowNames(page)).toHaveText(['cache', 'events', 'files', 'lake', 'orders', 'shop']);
  const types = {
    cache: 'Amazon ElastiCache',
    events: 'Amazon DynamoDB',
    files: 'MongoDB Atlas',
    lake: 'Snowflake',
    orders: 'Amazon RDS PostgreSQL',
    shop: 'Cloud SQL MySQL/MariaDB',
  };
  for (const [database, type] of Object.entries(types))
    await expect(row(page, new RegExp(`^${database}`)).getByRole('cell', { name: type })).toBeVisible();
});

test.describe('as bea, who may use two database users and two database names', () => {
  test.use({ username: 'bea' });

  test(
    'users and names can be selected, and the commands can be copied only after both are selected',
    { tag: ['@gate', '@both'] },
    async ({ page }) => {
      await openConnectDialog(page, 'orders');
      await expect(dialog(page)).toContainText('Amazon RDS PostgreSQL');
      // docs/behaviour.md#copied-commands "If there are several choices, none"
      await expect(fieldOptions(page, 'Database user')).toHaveText(['Choose a user', 'my writer', 'reader']);
      await expect(fieldOptions(page, 'Database name')).toHaveText(['Choose a database', 'orders', 'stock']);
      // docs/behaviour.md#copied-commands "A command for a database can be copied"
      const copyButtons = ['Copy all commands', 'Copy the command: Connect to the database'];
      const expectCopyDisabled = async (reason: string) => {
        for (const label of copyButtons) {
          const button = page.getByRole('button', { name: label });
          await expect(button).toBeDisabled();
          await expect(button).toHaveAccessibleDescription(reason);
        }
        await expect(dialog(page).getByText(reason)).toBeVisible();
      };
      await expectCopyDisabled('Choose a database user first.');
      await userField(page).selectOption('reader');
      await expectCopyDisabled('Choose a database name first.');
      await databaseField(page).selectOption('stock');
      for (const label of copyButtons) await expect(page.getByRole('button', { name: label })).toBeEnabled();
      await expectCommands(page, '--db-user=reader --db-name=stock orders');
      await expect(dialog(page).getByRole('link', { name: /^GUI client guide/ })).toHaveAttribute(
        'href',
        /\/gui-clients(?:\.mdx$|\/\?product=teleport&version=oss_)/,
      );
    },
  );

  test('for some protocols a database name is optional, and for others it is not requested', async ({ page }) => {
    await openConnectDialog(page, 'shop');
    await expect(fieldOptions(page, 'Database name')).toHaveText(['Default database', 'orders', 'stock']);
    await userField(page).selectOption('my writer');
    await expectCommands(page, "--db-user='my writer' shop");
    await databaseField(page).selectOption('orders');
    await expectCommands(page, "--db-user='my writer' --db-name=orders shop");
    for (const database of ['cache', 'events']) {
      await page.getByRole('button', { name: 'Close' }).click();
      await expect(dialog(page)).toBeHidden();
      await openDialog(page, database);
      await expect(databaseField(page), database).toHaveCount(0);
      await userField(page).selectOption('my writer');
      await expectCommands(page, `--db-user='my writer' ${database}`);
    }
  });

  test(
    'choosing and copying work with the keyboard only, and the focus returns',
    { tag: '@gate' },
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(DATABASES_PATH);
      const button = page.getByRole('button', { name: 'Connect to orders' });
      await button.press('Enter');
      await expect(userField(page)).toBeFocused();
      await page.keyboard.press('r');
      await expect(userField(page)).toHaveValue('reader');
      await databaseField(page).press('o');
      await expect(databaseField(page)).toHaveValue('orders');
      await page.getByRole('button', { name: 'Copy the command: Connect to the database' }).press('Enter');
      await expect(page.getByText('Copied')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        'tsh db connect --db-user=reader --db-name=orders orders',
      );
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
    },
  );
});

test.describe('as cy, who may use any database user and name', () => {
  test.use({ username: 'cy' });

  test('any user and name can be typed, and the commands quote them for the shell', async ({ page }) => {
    await openConnectDialog(page, 'orders');
    await expect(userField(page)).toHaveValue('admin');
    await userField(page).fill("o'hara");
    await databaseField(page).fill('two words; reboot');
    await expectCommands(page, String.raw`--db-user='o'\''hara' --db-name='two words; reboot' orders`);
  });
});

test.describe('as fay, some of whose users and names contain invisible characters', () => {
  test.use({ username: 'fay' });

  test('the fields do not suggest these names, and a text says so', { tag: '@gate' }, async ({ page }) => {
    await openConnectDialog(page, 'orders');
    await expect(userField(page)).toHaveValue('writer');
    await expect(databaseField(page)).toHaveValue('');
    const suggestions = dialog(page).getByRole('option', { includeHidden: true });
    await expect(suggestions).toHaveText(['writer']);
    await expect(dialog(page).getByText("Names with invisible characters aren't suggested.")).toHaveCount(2);
    await expectCommands(page, '--db-user=writer orders');
  });
});

test.describe('as dee, whose roles grant no database user or name', () => {
  test.use({ username: 'dee' });

  test('a user can be typed, and the commands contain no placeholder', async ({ page }) => {
    await openConnectDialog(page, 'orders');
    await expectCommands(page, 'orders');
    await userField(page).fill('guest');
    await expectCommands(page, '--db-user=guest orders');
  });
});

test.describe('in a 360 pixel wide window', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('the dialog fits', async ({ page }) => {
    await openConnectDialog(page, 'orders');
    const box = await dialog(page).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360);
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toBeHidden();
  });
});
