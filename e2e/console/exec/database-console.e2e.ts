// Consoles of databases: what opens, what is refused, and how they end.
import { expect, test } from '#e2e/harness/harness.ts';
import { connected, hasFocus, rowIn, shown } from '#e2e/console/workspace.ts';
import { CONSOLE, consoleAt, ended, openAt, typeIn, run, WORLD } from './exec-page.ts';

test.use({ scenario: WORLD });

const COUNT = 'select count(*) from orders;\n';

test(
  'a link asks for confirmation, then the console answers, also after a reload',
  { tag: '@gate' },
  async ({ page, mock }) => {
    await page.goto(consoleAt({ dbRoles: 'reporting' }));
    await expect(page.getByRole('heading', { name: 'Open a console on orders as postgres?' })).toBeVisible();
    await expect(page.getByText('reporting', { exact: true })).toBeVisible();
    await expect(run(page)).toBeVisible();
    expect(mock.world.db.activeSession.all()).toHaveLength(0);
    await typeIn(page, consoleAt());
    await page.keyboard.type(COUNT);
    await expect(rowIn(page, CONSOLE, /^\(1 row\)/)).toBeVisible();
    await expect(shown(page)).toHaveText(CONSOLE);
    await expect(page.getByRole('link', { name: 'Databases' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Files' })).toBeHidden();
    await page.reload();
    await hasFocus(page, CONSOLE);
  },
);

// The proxy sends the zero time as the start of a database session (docs/protocol/streams.md#14.3).
test('a console does not search the audit log for a session without a start time', async ({ page, time }) => {
  const searches: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/events/search')) searches.push(request.url());
  });
  await typeIn(page, consoleAt());
  await time.pass('00:00:20');
  await page.keyboard.type(COUNT);
  await time.pass('00:00:20');
  await expect(rowIn(page, CONSOLE, /^\(1 row\)/)).toBeVisible();
  expect(searches).toEqual([]);
});

// docs/behaviour.md#the-console-workspace "The end of a database console is not reported"
test('a console that is left ends without an error, and a new one begins below it', async ({ page }) => {
  await typeIn(page, consoleAt());
  await page.keyboard.type('\\q\n');
  await expect(ended(page)).toContainText('Session ended');
  await expect(ended(page)).toContainText('You left the console, or the database ended it.');
  await page.getByRole('button', { name: 'Start new session' }).click();
  await expect(rowIn(page, CONSOLE, /── New session ──/)).toBeVisible();
  await expect(connected(page)).toBeVisible();
});

test('a console that the network took away starts again when it is back', async ({ page, context, mock }) => {
  await typeIn(page, consoleAt());
  await context.setOffline(true);
  mock.world.cutStreams();
  await expect(ended(page)).toContainText('Connection lost');
  await context.setOffline(false);
  await expect(rowIn(page, CONSOLE, /── New session ──/)).toBeVisible();
  await expect(connected(page)).toBeVisible();
  mock.world.endStreams({ by: 'proxy' });
  await expect(ended(page)).toContainText('Reconnecting automatically when the proxy responds.');
  await expect(connected(page)).toBeVisible();
});

test.describe('as bea, whom the roles let in as reader', () => {
  test.use({ as: 'bea' });

  test('refused consoles show the reason of the proxy', async ({ page }) => {
    for (const [query, reason] of [
      [{}, 'the role does not allow this database account'],
      [{ dbUser: 'reader', dbName: 'payments' }, 'the role does not allow this database name'],
      [{ dbUser: 'reader', dbRoles: 'owner' }, 'the role does not allow this database role'],
      [{ dbUser: 'reader', protocol: 'mysql' }, 'mysql is not implemented for interactive sessions'],
    ] as const) {
      await openAt(page, consoleAt(query));
      await expect(ended(page), reason).toContainText("Couldn't connect");
      await expect(ended(page)).toContainText(`Proxy: ${reason}`);
      await expect(page.getByRole('button', { name: 'Reconnect' })).toBeVisible();
    }
  });
});
