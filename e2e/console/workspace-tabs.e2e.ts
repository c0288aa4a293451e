import { sessionsOf } from '#fixtures/sockets/session/records.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { violations } from '#e2e/harness/axe.ts';
import {
  connected,
  hasFocus,
  menu,
  NODES,
  openAll,
  pick,
  picker,
  rowIn,
  shown,
  tab,
  tabButton,
  tabs,
  terminal,
  TWO_TABS,
} from './workspace.ts';

test('a server that is chosen opens in the tab, and the next one beside it', async ({ page, mock }) => {
  await page.goto(NODES);
  await expect(page).toHaveTitle('one.example.com • SSH Console');
  await pick(page, 'Connect as root to web-01').click();
  await expect(connected(page)).toBeVisible();
  await expect(page).toHaveURL('/web/cluster/one.example.com/console/node/id-of-web-01/root');
  await page.getByRole('button', { name: 'New session', exact: true }).click();
  await pick(page, 'Connect as root to db-01').click();
  await expect(tabs(page)).toHaveText([/root@web-01.*production/, /root@db-01.*staging/]);
  await expect(page).toHaveTitle('one.example.com • root@db-01');
  await expect(page).toHaveURL(TWO_TABS);
  expect(mock.world.db.activeSession.all()).toHaveLength(2);
});

test('a link to several sessions names all of them before it opens any', async ({ page, mock }) => {
  await page.goto(TWO_TABS);
  await expect(page.getByRole('heading', { name: 'Open 2 sessions?' })).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveText(['root@web-01', 'root@db-01']);
  expect(mock.world.db.activeSession.all()).toHaveLength(0);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Open sessions' }).click();
  await expect(connected(page)).toBeVisible();
  await expect(tabs(page)).toHaveCount(2);
});

// docs/behaviour.md#the-console-workspace "A reload and a sign-in bring the layout back"
// docs/behaviour.md#the-console-workspace "joins one's own sessions again"
test('a reload brings the tabs back with their sessions, and asks nothing', async ({ page, mock }) => {
  await openAll(page, TWO_TABS);
  await page.keyboard.type('echo before\n');
  await expect(rowIn(page, 'root@db-01', /^before/)).toBeVisible();
  const sids = () => mock.world.db.activeSession.all().map(({ id }) => id);
  const before = sids();
  await page.reload();
  await expect(tabs(page)).toHaveCount(2);
  await expect(connected(page)).toBeVisible();
  await expect(rowIn(page, 'root@db-01', /Joined again/)).toBeVisible();
  await expect(rowIn(page, 'root@db-01', /^before/)).toBeVisible();
  await hasFocus(page, 'root@db-01');
  await page.keyboard.type('echo after\n');
  await expect(rowIn(page, 'root@db-01', /^after/)).toBeVisible();
  expect(sids()).toEqual(before);
});

// docs/behaviour.md#the-console-workspace "joins one's own sessions again"
test('a reload starts again where its session is gone meanwhile', async ({ page, mock }) => {
  await openAll(page, TWO_TABS);
  await page.keyboard.type('echo before\n');
  await expect(rowIn(page, 'root@db-01', /^before/)).toBeVisible();
  for (const session of sessionsOf(mock.world).list()) {
    const { leave } = session;
    session.leave = (party) => {
      leave(party);
      session.terminate('carol');
    };
  }
  await page.reload();
  await expect(rowIn(page, 'root@db-01', /New session/)).toBeVisible();
  await expect(rowIn(page, 'root@db-01', /[#$] ?$/)).toBeVisible();
  await expect(rowIn(page, 'root@db-01', /before/)).toBeHidden();
  expect(mock.world.db.activeSession.all()).toHaveLength(2);
});

test('the session of a tab goes on while another is shown', async ({ page }) => {
  await openAll(page, TWO_TABS);
  await tabButton(page, 'root@web-01').click();
  await hasFocus(page, 'root@web-01');
  await page.keyboard.type('echo kept\n');
  await expect(rowIn(page, 'root@web-01', /^kept/)).toBeVisible();
  await tabButton(page, 'root@db-01').click();
  await expect(terminal(page, 'root@web-01')).toBeHidden();
  await tabButton(page, 'root@web-01').click();
  await expect(rowIn(page, 'root@web-01', /^kept/)).toBeVisible();
});

// docs/behaviour.md#the-console-workspace "every key is the shell's"
test('keys show the next tab, the one before and any by its number', async ({ page }) => {
  await openAll(page, TWO_TABS);
  await page.keyboard.press('Alt+PageDown');
  await expect(shown(page)).toContainText('root@web-01');
  await page.keyboard.press('Alt+PageUp');
  await expect(shown(page)).toContainText('root@db-01');
  await page.keyboard.press('Alt+1');
  await expect(shown(page)).toContainText('root@web-01');
  await page.keyboard.press('Alt+9');
  await expect(shown(page)).toContainText('root@db-01');
  await page.keyboard.press('Alt+Shift+KeyT');
  await expect(picker(page).getByRole('searchbox')).toBeFocused();
});

// docs/behaviour.md#the-console-workspace "ends only after a question"
test('a live session is closed after a question, and what is typed meanwhile stays here', async ({ page }) => {
  await openAll(page, TWO_TABS);
  await page.getByRole('button', { name: 'Close root@db-01' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close root@db-01?' });
  await expect(dialog).toContainText('The session ends, and everything that runs there stops.');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(tabs(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Close root@db-01' }).click();
  await dialog.getByRole('button', { name: 'Close session' }).click();
  await expect(tabs(page)).toHaveCount(1);
  await expect(shown(page)).toContainText('root@web-01');
});

test('a session that is over closes without a question, and the last one leaves the choice', async ({ page }) => {
  await openAll(page, '/web/cluster/one.example.com/console/node/id-of-web-01/root');
  await page.keyboard.type('exit\n');
  await expect(page.getByRole('alert')).toContainText('Session ended');
  await page.getByRole('button', { name: 'Close root@web-01' }).click();
  await expect(picker(page)).toBeVisible();
  await expect(page).toHaveURL(NODES);
});

test('a tab is named, and shows login and host again without a name', async ({ page }) => {
  await openAll(page, TWO_TABS);
  await menu(page, 'Rename tab');
  const name = page.getByRole('dialog', { name: 'Rename tab' }).getByLabel('Tab name');
  await name.fill('orders: (main)');
  await name.press('Enter');
  await expect(tab(page, 'orders: (main)')).toBeVisible();
  await page.reload();
  await expect(tab(page, 'orders: (main)')).toBeVisible();
  await tabButton(page, 'orders').dblclick();
  await name.fill('');
  await name.press('Enter');
  await expect(tab(page, 'root@db-01')).toBeVisible();
});

test('tabs change places by the menu', async ({ page }) => {
  await openAll(page, TWO_TABS);
  await menu(page, 'Move tab left');
  await expect(tabs(page)).toHaveText([/db-01/, /web-01/]);
  await menu(page, 'Move tab right');
  await expect(tabs(page)).toHaveText([/web-01/, /db-01/]);
});

test('tabs change places by the mouse', async ({ page }) => {
  await openAll(page, TWO_TABS);
  await tabButton(page, 'db-01').dragTo(tabButton(page, 'web-01'));
  await expect(tabs(page)).toHaveText([/db-01/, /web-01/]);
});

// docs/behaviour.md#the-console-workspace "is left out with a word"
test('a layout that cannot be read says so, and opens what the path names', async ({ page }) => {
  await openAll(page, '/web/cluster/one.example.com/console/node/id-of-web-01/root?layout=r(p,50');
  await expect(
    page.getByText("The layout in this address can't be read, so only its first session is shown."),
  ).toBeVisible();
  await expect(tabs(page)).toHaveText([/root@web-01/]);
});

// docs/behaviour.md#the-console-workspace "ends only after a question"
test('closing the page with a live session asks, and without one does not', async ({ page }) => {
  await openAll(page, '/web/cluster/one.example.com/console/node/id-of-web-01/root');
  await page.keyboard.type('echo here\n');
  await expect(rowIn(page, 'root@web-01', /^here/)).toBeVisible();
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await hasFocus(page, 'root@web-01');
  await page.keyboard.type('exit\n');
  await expect(page.getByRole('alert')).toContainText('Session ended');
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
});

test('the workspace passes axe, with several tabs and the choice of a server', async ({ page }) => {
  await openAll(page, TWO_TABS);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'New session', exact: true }).click();
  await expect(pick(page, 'Connect as root to db-01')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
