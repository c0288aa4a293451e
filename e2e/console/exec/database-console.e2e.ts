// Tests database consoles: confirming links, running queries, ending, reconnecting, and refused connections.
import { expect, test } from '#e2e/harness/harness.ts';
import { connected, expectTerminalFocus, rowIn, activeSession } from '#e2e/console/workspace.ts';
import {
  DATABASE_PANE,
  databaseConsolePath,
  endAlert,
  openAndConfirm,
  openAndWaitForInput,
  confirmButton,
  EXEC_SCENARIO,
} from './exec-page.ts';

test.use({ scenario: EXEC_SCENARIO });

const COUNT_QUERY = 'select count(*) from orders;\n';

test(
  'a link asks for confirmation, a query returns rows, and the console reopens after a reload',
  { tag: '@gate' },
  async ({ page, mock }) => {
    await page.goto(databaseConsolePath({ dbRoles: 'reporting' }));
    await expect(page.getByRole('heading', { name: 'Open a console on orders as postgres?' })).toBeVisible();
    await expect(page.getByText('reporting', { exact: true })).toBeVisible();
    await expect(confirmButton(page)).toBeVisible();
    expect(mock.world.db.activeSession.all()).toHaveLength(0);
    await openAndWaitForInput(page, databaseConsolePath());
    await page.keyboard.type(COUNT_QUERY);
    await expect(rowIn(page, DATABASE_PANE, /^\(1 row\)/)).toBeVisible();
    await expect(activeSession(page)).toHaveText(DATABASE_PANE);
    await expect(page.getByRole('link', { name: 'Databases' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Files' })).toBeHidden();
    await page.reload();
    await expectTerminalFocus(page, DATABASE_PANE);
  },
);

// The proxy sends the zero time as the start of a database session (docs/protocol/streams.md#14.3).
test('a console does not search the audit log for a session without a start time', async ({ page, time }) => {
  const searches: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/events/search')) searches.push(request.url());
  });
  await openAndWaitForInput(page, databaseConsolePath());
  await time.pass('00:00:20');
  await page.keyboard.type(COUNT_QUERY);
  await time.pass('00:00:20');
  await expect(rowIn(page, DATABASE_PANE, /^\(1 row\)/)).toBeVisible();
  expect(searches).toEqual([]);
});

// docs/behaviour.md#the-console-workspace "The end of a database console is not reported"
test('exiting shows that the session ended, and a new session starts below its output', async ({ page }) => {
  await openAndWaitForInput(page, databaseConsolePath());
  await page.keyboard.type('\\q\n');
  await expect(endAlert(page)).toContainText('Session ended');
  await expect(endAlert(page)).toContainText('You left the console, or the database ended it.');
  await page.getByRole('button', { name: 'Start new session' }).click();
  await expect(rowIn(page, DATABASE_PANE, /── New session ──/)).toBeVisible();
  await expect(connected(page)).toBeVisible();
});

test('a console reconnects after a network failure, and after the proxy closes its connection', async ({
  page,
  context,
  mock,
}) => {
  await openAndWaitForInput(page, databaseConsolePath());
  await context.setOffline(true);
  mock.world.cutStreams();
  await expect(endAlert(page)).toContainText('Connection lost');
  await context.setOffline(false);
  await expect(rowIn(page, DATABASE_PANE, /── New session ──/)).toBeVisible();
  await expect(connected(page)).toBeVisible();
  mock.world.endStreams({ cause: 'proxy' });
  await expect(endAlert(page)).toContainText('Reconnecting automatically when the proxy responds.');
  await expect(connected(page)).toBeVisible();
});

test.describe('as bea, who may only use the database user reader', () => {
  test.use({ username: 'bea' });

  test('refused consoles show the reason of the proxy', async ({ page }) => {
    for (const [query, reason] of [
      [{}, 'the role does not allow this database account'],
      [{ dbUser: 'reader', dbName: 'payments' }, 'the role does not allow this database name'],
      [{ dbUser: 'reader', dbRoles: 'owner' }, 'the role does not allow this database role'],
      [{ dbUser: 'reader', protocol: 'mysql' }, 'mysql is not implemented for interactive sessions'],
    ] as const) {
      await openAndConfirm(page, databaseConsolePath(query));
      await expect(endAlert(page), reason).toContainText("Couldn't connect");
      await expect(endAlert(page)).toContainText(`Proxy: ${reason}`);
      await expect(page.getByRole('button', { name: 'Reconnect' })).toBeVisible();
    }
  });
});
