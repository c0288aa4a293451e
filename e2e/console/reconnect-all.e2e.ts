// If the web session ends while terminals are open, one button reconnects all of them after the user signs in again.
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { endWebSession, signInAgain } from './open-shell.ts';
import { connected, CONSOLE_PATH, openAndConfirm, rowIn, tabButton, terminal } from './workspace.ts';

/** The first tab contains web-01. The second tab contains web-01 next to db-01, which has the focus. */
const THREE_PANES_PATH = `${CONSOLE_PATH}/node/id-of-db-01/root?layout=!n.id-of-web-01.root~*r(n.id-of-web-01.deploy,50,!n.id-of-db-01.root)`;

const reconnectAllButton = (page: Page, count: number) =>
  page.getByRole('button', { name: `Reconnect ${count} sessions` });
const alerts = (page: Page) => page.getByRole('alert');

test(
  'after signing in again one button reconnects every pane of every tab',
  { tag: '@gate' },
  async ({ page, mock, time }) => {
    await openAndConfirm(page, THREE_PANES_PATH);
    await page.keyboard.type('echo before\n');
    await expect(rowIn(page, 'root@db-01', /^before/)).toBeVisible();
    await expect.poll(() => mock.world.db.activeSession.all()).toHaveLength(3);
    await endWebSession({ mock, time });
    await expect(page.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
    await page.keyboard.type('echo typed meanwhile');
    await signInAgain(page);
    // Each session can still be reconnected alone.
    await expect(page.getByRole('button', { name: 'Reconnect', exact: true })).toHaveCount(2);
    await expect(page.getByText('You were signed out, and 3 sessions ended.')).toBeVisible();
    await reconnectAllButton(page, 3).click();
    await expect(alerts(page)).toHaveCount(0);
    await expect(connected(page)).toBeVisible();
    await expect(reconnectAllButton(page, 3)).toBeHidden();
    await expect(terminal(page, 'root@db-01').getByLabel('Terminal input')).toBeFocused();
    await page.keyboard.type('echo after\n');
    await expect(rowIn(page, 'root@db-01', /^after/)).toBeVisible();
    await expect(rowIn(page, 'root@db-01', /^before/)).toBeVisible();
    await expect(rowIn(page, 'root@db-01', /typed meanwhile/)).toBeHidden();
    await tabButton(page, 'root@web-01').click();
    await expect(rowIn(page, 'root@web-01', /New session/)).toBeVisible();
    await expect(connected(page)).toBeVisible();
  },
);

test('a shell that its user exited stays closed when all other sessions reconnect', async ({ page, mock, time }) => {
  await openAndConfirm(page, THREE_PANES_PATH);
  await page.keyboard.type('exit\n');
  await expect(alerts(page)).toContainText('Session ended');
  await endWebSession({ mock, time });
  await signInAgain(page);
  await reconnectAllButton(page, 2).click();
  await expect(alerts(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Start new session' })).toBeVisible();
  await expect.poll(() => mock.world.db.activeSession.all().filter(({ login }) => login === 'deploy')).not.toEqual([]);
});

for (const [version, scenario] of [
  ['14.x', 'two servers'],
  ['18.x', 'people and servers, 18.x'],
] as const)
  test.describe(`when a proxy of ${version} ends the terminals before the console learns of the sign-out`, () => {
    test.use({ scenario });

    test('all sessions reconnect together', async ({ page, mock, time }) => {
      await openAndConfirm(page, THREE_PANES_PATH);
      const [session] = mock.world.db.webSession.all();
      if (!session) throw new Error('nobody is signed in');
      mock.world.db.webSession.delete(session.sid);
      mock.world.notifySignedOut(session);
      await expect(page.getByText('Your web session ended. Sign in again, then reconnect.')).toHaveCount(3);
      await endWebSession({ mock, time });
      await signInAgain(page);
      await reconnectAllButton(page, 3).click();
      await expect(alerts(page)).toHaveCount(0);
      await expect(connected(page)).toBeVisible();
    });
  });
