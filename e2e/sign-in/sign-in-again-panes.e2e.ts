// A session that ends under several panes.
import { PASSWORD } from '#fixtures/scenarios/people.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { readOut } from '#e2e/harness/screen-reader.ts';
import { connected, endSession, reconnect, signInAgain } from '#e2e/console/open-shell.ts';
import { openAll, rowIn, tabs, terminal, TWO_PANES } from '#e2e/console/workspace.ts';

const WEB = 'root@web-01';
const DB = 'root@db-01';

// docs/behaviour.md#the-console-workspace "A reload or a sign-in restores the layout",
// "It doesn't send typed input again"
test('over several panes one signs in again in place: all stay, begin new sessions, and replay no key', async ({
  page,
  mock,
  time,
}) => {
  await openAll(page, TWO_PANES);
  await page.keyboard.type('echo precious\necho unsent');
  await expect(rowIn(page, DB, /unsent$/)).toBeVisible();
  const sids = () => mock.world.db.activeSession.all().map(({ id }) => id);
  await expect.poll(sids).toHaveLength(2);
  const before = sids();
  await endSession({ mock, time });
  await signInAgain(page);
  await expect(page).toHaveURL(TWO_PANES);
  await expect(reconnect(page)).toHaveCount(2);
  await reconnect(page).last().click();
  await expect(connected(page)).toBeVisible();
  await expect(rowIn(page, DB, /^precious/)).toBeVisible();
  await expect(rowIn(page, DB, /[#$] ?$/)).toBeVisible();
  await page.keyboard.type('echo fresh\n');
  await expect(rowIn(page, DB, /^fresh/)).toBeVisible();
  await expect(terminal(page, DB).getByRole('listitem').filter({ hasText: 'unsent' })).toHaveCount(1);
  await reconnect(page).click();
  await expect(rowIn(page, WEB, /New session/)).toBeVisible();
  await expect(rowIn(page, WEB, /[#$] ?$/)).toBeVisible();
  const now = () => sids().filter((sid) => !before.includes(sid));
  await expect.poll(now).toHaveLength(2);
});

test.describe('signed out', () => {
  test.use({ as: '' });

  // docs/behaviour.md#the-console-workspace "A reload or a sign-in restores the layout",
  // "It doesn't send typed input again"
  test('the address of several panes leads through the sign-in to all of them', async ({ page }) => {
    await readOut(page);
    await page.goto(TWO_PANES);
    await page.getByLabel('Username').fill('alice');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Open 2 sessions?' })).toBeVisible();
    await page.getByRole('button', { name: 'Open sessions' }).click();
    await expect(rowIn(page, WEB, /[#$] ?$/)).toBeVisible();
    await expect(rowIn(page, DB, /[#$] ?$/)).toBeVisible();
    await expect(tabs(page)).toHaveCount(1);
    await expect(page).toHaveURL(TWO_PANES);
  });
});
