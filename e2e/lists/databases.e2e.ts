import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { names, overhang, row } from '#e2e/harness/kinds.ts';

const LIST = '/web/cluster/one.example.com/databases';

const dialog = (page: Page) => page.getByRole('dialog');
const commands = (page: Page) => dialog(page).getByRole('listitem').getByRole('code');
const user = (page: Page) => dialog(page).getByLabel('Database user');
const name = (page: Page) => dialog(page).getByLabel('Database name');
const choices = (page: Page, label: string) => dialog(page).getByRole('combobox', { name: label }).getByRole('option');

async function open(page: Page, to: string) {
  await page.getByRole('button', { name: `Connect to ${to}`, exact: true }).click();
  await expect(page.getByRole('dialog', { name: `Connect to ${to}` })).toBeVisible();
}

async function connect(page: Page, to: string) {
  await page.goto(LIST);
  await open(page, to);
}

/** Choosing and opening: what follows signing in. */
const expectCommands = (page: Page, rest: string) =>
  expect(commands(page)).toHaveText([/^tsh login /, `tsh db login ${rest}`, `tsh db connect ${rest}`]);

test.use({ scenario: 'databases of many kinds' });

// docs/behaviour.md#names "The display name of a database type"
test('each has its protocol and hosting in words', async ({ page }) => {
  await page.goto(LIST);
  await expect(names(page)).toHaveText(['cache', 'events', 'files', 'lake', 'orders', 'shop']);
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

test.describe('as bea, who may be two users in two databases', () => {
  test.use({ as: 'bea' });

  test(
    'users and names are offered, and the commands follow the choice',
    { tag: ['@gate', '@both'] },
    async ({ page }) => {
      await connect(page, 'orders');
      await expect(dialog(page)).toContainText('Amazon RDS PostgreSQL');
      // docs/behaviour.md#copied-commands "If there are several choices, none"
      await expect(choices(page, 'Database user')).toHaveText(['Choose a user', 'my writer', 'reader']);
      await expect(choices(page, 'Database name')).toHaveText(['Choose a database', 'orders', 'stock']);
      // docs/behaviour.md#copied-commands "A command for a database can be copied"
      const copyButtons = ['Copy all commands', 'Copy the command: Connect to the database'];
      const expectOff = async (reason: string) => {
        for (const label of copyButtons) {
          const button = page.getByRole('button', { name: label });
          await expect(button).toBeDisabled();
          await expect(button).toHaveAccessibleDescription(reason);
        }
        await expect(dialog(page).getByText(reason)).toBeVisible();
      };
      await expectOff('Choose a database user first.');
      await user(page).selectOption('reader');
      await expectOff('Choose a database name first.');
      await name(page).selectOption('stock');
      for (const label of copyButtons) await expect(page.getByRole('button', { name: label })).toBeEnabled();
      await expectCommands(page, '--db-user=reader --db-name=stock orders');
      await expect(dialog(page).getByRole('link', { name: /^GUI client guide/ })).toHaveAttribute(
        'href',
        /\/gui-clients(?:\.mdx$|\/\?product=teleport&version=oss_)/,
      );
    },
  );

  test('a database name is optional for some protocols, and not offered for others', async ({ page }) => {
    await connect(page, 'shop');
    await expect(choices(page, 'Database name')).toHaveText(['Default database', 'orders', 'stock']);
    await user(page).selectOption('my writer');
    await expectCommands(page, "--db-user='my writer' shop");
    await name(page).selectOption('orders');
    await expectCommands(page, "--db-user='my writer' --db-name=orders shop");
    for (const to of ['cache', 'events']) {
      await page.getByRole('button', { name: 'Close' }).click();
      await expect(dialog(page)).toBeHidden();
      await open(page, to);
      await expect(name(page), to).toHaveCount(0);
      await user(page).selectOption('my writer');
      await expectCommands(page, `--db-user='my writer' ${to}`);
    }
  });

  test(
    'the choice is made and copied by keyboard, and the focus comes back',
    { tag: '@gate' },
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(LIST);
      const button = page.getByRole('button', { name: 'Connect to orders' });
      await button.press('Enter');
      await expect(user(page)).toBeFocused();
      await page.keyboard.press('r');
      await expect(user(page)).toHaveValue('reader');
      await name(page).press('o');
      await expect(name(page)).toHaveValue('orders');
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

test.describe('as cy, who may be anybody anywhere', () => {
  test.use({ as: 'cy' });

  test('any user and name can be typed, and what is typed is one word', async ({ page }) => {
    await connect(page, 'orders');
    await expect(user(page)).toHaveValue('admin');
    await user(page).fill("o'hara");
    await name(page).fill('two words; reboot');
    await expectCommands(page, String.raw`--db-user='o'\''hara' --db-name='two words; reboot' orders`);
  });
});

test.describe('as fay, whose roles also give names with marks that are not seen', () => {
  test.use({ as: 'fay' });

  test('a field to type in holds and offers none of them, and says so', { tag: '@gate' }, async ({ page }) => {
    await connect(page, 'orders');
    await expect(user(page)).toHaveValue('writer');
    await expect(name(page)).toHaveValue('');
    const offered = dialog(page).getByRole('option', { includeHidden: true });
    await expect(offered).toHaveText(['writer']);
    await expect(dialog(page).getByText("Names with invisible characters aren't suggested.")).toHaveCount(2);
    await expectCommands(page, '--db-user=writer orders');
  });
});

test.describe('as dee, whose roles give no name', () => {
  test.use({ as: 'dee' });

  test('a name can be typed, and nothing stands in its place until then', async ({ page }) => {
    await connect(page, 'orders');
    await expectCommands(page, 'orders');
    await user(page).fill('guest');
    await expectCommands(page, '--db-user=guest orders');
  });
});

test.describe('in a window 360 wide', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('the dialog has room', async ({ page }) => {
    await connect(page, 'orders');
    const box = await dialog(page).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360);
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toBeHidden();
  });
});
