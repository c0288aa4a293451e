// A web session that ends while several panes are open.
import { PASSWORD } from '#fixtures/scenarios/people.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { enableScreenReaderMode } from '#e2e/harness/screen-reader.ts';
import { connected, endWebSession, reconnectButton, signInAgain } from '#e2e/console/open-shell.ts';
import { openAndConfirm, rowIn, tabs, terminal, TWO_PANES_PATH } from '#e2e/console/workspace.ts';

const WEB_PANE = 'root@web-01';
const DB_PANE = 'root@db-01';

// docs/behaviour.md#the-console-workspace "A reload or a sign-in restores the layout",
// "It doesn't send typed input again"
test('signing in again keeps all panes, starts new sessions, and sends no typed input again', async ({
  page,
  mock,
  time,
}) => {
  await openAndConfirm(page, TWO_PANES_PATH);
  await page.keyboard.type('echo precious\necho unsent');
  await expect(rowIn(page, DB_PANE, /unsent$/)).toBeVisible();
  const sessionIds = () => mock.world.db.activeSession.all().map(({ id }) => id);
  await expect.poll(sessionIds).toHaveLength(2);
  const oldSessionIds = sessionIds();
  await endWebSession({ mock, time });
  await signInAgain(page);
  await expect(page).toHaveURL(TWO_PANES_PATH);
  await expect(reconnectButton(page)).toHaveCount(2);
  await reconnectButton(page).last().click();
  await expect(connected(page)).toBeVisible();
  await expect(rowIn(page, DB_PANE, /^precious/)).toBeVisible();
  await expect(rowIn(page, DB_PANE, /[#$] ?$/)).toBeVisible();
  await page.keyboard.type('echo fresh\n');
  await expect(rowIn(page, DB_PANE, /^fresh/)).toBeVisible();
  await expect(terminal(page, DB_PANE).getByRole('listitem').filter({ hasText: 'unsent' })).toHaveCount(1);
  await reconnectButton(page).click();
  await expect(rowIn(page, WEB_PANE, /New session/)).toBeVisible();
  await expect(rowIn(page, WEB_PANE, /[#$] ?$/)).toBeVisible();
  const newSessionIds = () => sessionIds().filter((sid) => !oldSessionIds.includes(sid));
  await expect.poll(newSessionIds).toHaveLength(2);
});

test.describe('when no user is signed in', () => {
  test.use({ username: '' });

  // docs/behaviour.md#the-console-workspace "A reload or a sign-in restores the layout",
  // "It doesn't send typed input again"
  test('the address of several panes restores all of them after the sign-in', async ({ page }) => {
    await enableScreenReaderMode(page);
    await page.goto(TWO_PANES_PATH);
    await page.getByLabel('Username').fill('alice');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Open 2 sessions?' })).toBeVisible();
    await page.getByRole('button', { name: 'Open sessions' }).click();
    await expect(rowIn(page, WEB_PANE, /[#$] ?$/)).toBeVisible();
    await expect(rowIn(page, DB_PANE, /[#$] ?$/)).toBeVisible();
    await expect(tabs(page)).toHaveCount(1);
    await expect(page).toHaveURL(TWO_PANES_PATH);
  });
});
