import { sessionsOf } from '#fixtures/sockets/session/recorded-sessions.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { axeViolations } from '#e2e/harness/axe.ts';
import { enableScreenReaderMode } from '#e2e/harness/screen-reader.ts';
import {
  connected,
  expectTerminalFocus,
  chooseTabAction,
  PICKER_PATH,
  openAndConfirm,
  pickServer,
  picker,
  rowIn,
  activeSession,
  tab,
  tabButton,
  tabs,
  terminal,
  TWO_TABS_PATH,
} from './workspace.ts';
import { chooseTool } from './tools/terminal-tools.ts';

test(
  'a selected server opens in the current tab, and a server for a new session opens in a tab next to it',
  { tag: ['@gate', '@both'] },
  async ({ page, mock }) => {
    await page.goto(PICKER_PATH);
    await expect(page).toHaveTitle('one.example.com • SSH Console');
    await pickServer(page, 'Connect as root to web-01').click();
    await expect(connected(page)).toBeVisible();
    await expect(page).toHaveURL('/web/cluster/one.example.com/console/node/id-of-web-01/root');
    await page.getByRole('button', { name: 'New session', exact: true }).click();
    await pickServer(page, 'Connect as root to db-01').click();
    await expect(tabs(page)).toHaveText([/root@web-01.*production/, /root@db-01.*staging/]);
    await expect(page).toHaveTitle('one.example.com • root@db-01');
    await expect(page).toHaveURL(TWO_TABS_PATH);
    expect(mock.world.db.activeSession.all()).toHaveLength(2);
  },
);

test('a link to several sessions lists them before it opens any', { tag: '@gate' }, async ({ page, mock }) => {
  await enableScreenReaderMode(page);
  await page.goto(TWO_TABS_PATH);
  await expect(page.getByRole('heading', { name: 'Open 2 sessions?' })).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveText(['root@web-01', 'root@db-01']);
  expect(mock.world.db.activeSession.all()).toHaveLength(0);
  expect(await axeViolations(page), 'the question').toEqual([]);
  await page.getByRole('button', { name: 'Open sessions' }).click();
  await expect(connected(page)).toBeVisible();
  await expect(tabs(page)).toHaveCount(2);
  await expect(page.getByLabel('Terminal input').last()).toBeFocused();
  expect(await axeViolations(page), 'two tabs').toEqual([]);
  await page.getByRole('button', { name: 'New session', exact: true }).click();
  await expect(pickServer(page, 'Connect as root to db-01')).toBeVisible();
  expect(await axeViolations(page), 'the choice of a server').toEqual([]);
});

// docs/behaviour.md#the-console-workspace "A reload or a sign-in restores the layout",
// "It doesn't send typed input again" docs/behaviour.md#the-console-workspace
// "A reload rejoins the user's own sessions", "Only this tab stores the IDs"
test(
  'a reload restores the tabs and rejoins their sessions without confirmation',
  { tag: ['@gate', '@both'] },
  async ({ page, mock }) => {
    await openAndConfirm(page, TWO_TABS_PATH);
    await page.keyboard.type('echo before\n');
    await expect(rowIn(page, 'root@db-01', /^before/)).toBeVisible();
    const activeSessionIds = () => mock.world.db.activeSession.all().map(({ id }) => id);
    const idsBeforeReload = activeSessionIds();
    await page.reload();
    await expect(tabs(page)).toHaveCount(2);
    await expect(connected(page)).toBeVisible();
    await expect(rowIn(page, 'root@db-01', /Joined again/)).toBeVisible();
    await expect(rowIn(page, 'root@db-01', /^before/)).toBeVisible();
    await expectTerminalFocus(page, 'root@db-01');
    await page.keyboard.type('echo after\n');
    await expect(rowIn(page, 'root@db-01', /^after/)).toBeVisible();
    expect(activeSessionIds()).toEqual(idsBeforeReload);
  },
);

// docs/behaviour.md#the-console-workspace "If a session no longer exists, the console"
test('a reload starts a new session when the old one has ended', async ({ page, mock }) => {
  await openAndConfirm(page, TWO_TABS_PATH);
  await page.keyboard.type('echo before\n');
  await expect(rowIn(page, 'root@db-01', /^before/)).toBeVisible();
  // The reload disconnects the only participant. Each session then ends, so nothing is left to rejoin.
  for (const session of sessionsOf(mock.world).list()) {
    const { leave } = session;
    session.leave = (party) => {
      leave(party);
      session.terminate();
    };
  }
  await page.reload();
  await expect(rowIn(page, 'root@db-01', /New session/)).toBeVisible();
  await expect(rowIn(page, 'root@db-01', /[#$] ?$/)).toBeVisible();
  await expect(rowIn(page, 'root@db-01', /before/)).toBeHidden();
  expect(mock.world.db.activeSession.all()).toHaveLength(2);
});

// docs/behaviour.md#the-console-workspace "A terminal sends every key to the shell"
test(
  'shortcuts show the next, previous, first and last tab without restarting their sessions, or open a new tab',
  { tag: '@gate' },
  async ({ page }) => {
    await openAndConfirm(page, TWO_TABS_PATH);
    await tabButton(page, 'root@web-01').click();
    await expectTerminalFocus(page, 'root@web-01');
    await page.keyboard.type('echo kept\n');
    await expect(rowIn(page, 'root@web-01', /^kept/)).toBeVisible();
    await page.keyboard.press('Alt+PageDown');
    await expect(activeSession(page)).toContainText('root@db-01');
    await expect(terminal(page, 'root@web-01')).toBeHidden();
    await page.keyboard.press('Alt+PageUp');
    await expect(activeSession(page)).toContainText('root@web-01');
    await expect(rowIn(page, 'root@web-01', /^kept/)).toBeVisible();
    await page.keyboard.press('Alt+9');
    await expect(activeSession(page)).toContainText('root@db-01');
    await page.keyboard.press('Alt+1');
    await expect(activeSession(page)).toContainText('root@web-01');
    await page.keyboard.press('Alt+Shift+KeyT');
    await expect(picker(page).getByRole('searchbox')).toBeFocused();
  },
);

/** One row of the dialog that lists the keyboard shortcuts. */
const shortcutRow = (page: Page, text: string) =>
  page.getByRole('dialog', { name: 'Keyboard shortcuts' }).locator('div:has(> dt)').filter({ hasText: text });

// docs/behaviour.md#the-console-workspace "On a Mac, Option types characters", "Control and Cmd with 1 to 9 show",
// "Option with Page Up and Page Down"
test('on a Mac, Option types characters, and Control with Cmd shows tabs', { tag: '@gate' }, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'platform', { value: 'MacIntel' }));
  await openAndConfirm(page, TWO_TABS_PATH);
  const devTools = await page.context().newCDPSession(page);
  await page.keyboard.type('echo ');
  // Option types the first five on a German Mac keyboard, and the last one on a British Mac keyboard.
  for (const [text, code] of [
    ['[', 'Digit5'],
    [']', 'Digit6'],
    ['|', 'Digit7'],
    ['{', 'Digit8'],
    ['}', 'Digit9'],
    ['#', 'Digit3'],
  ] as const) {
    const key = { key: text, code, modifiers: 1 };
    await devTools.send('Input.dispatchKeyEvent', { type: 'keyDown', text, ...key });
    await devTools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
  }
  await expect(rowIn(page, 'root@db-01', 'echo []|{}#')).toBeVisible();
  await page.keyboard.press('Control+Meta+1');
  await expect(activeSession(page)).toContainText('root@web-01');
  await page.keyboard.press('Alt+PageDown');
  await expect(activeSession(page)).toContainText('root@db-01');
  await chooseTool(page, 'Keyboard shortcuts');
  await expect(shortcutRow(page, 'Tab 1 to 9')).toHaveText('Tab 1 to 9Ctrl⌘1…9');
});

// docs/behaviour.md#the-console-workspace "The help shows the keys of the user's keyboard"
test('on a French keyboard, the help shows the matching keys, and Alt+Shift+1 shows tab 1', async ({ page }) => {
  await page.addInitScript(() => {
    const layoutMap = new Map([
      ['Digit1', '&'],
      ['Digit8', '_'],
      ['KeyT', 't'],
    ]);
    Object.defineProperty(navigator, 'keyboard', { value: { getLayoutMap: () => Promise.resolve(layoutMap) } });
  });
  await openAndConfirm(page, TWO_TABS_PATH);
  await chooseTool(page, 'Keyboard shortcuts');
  await expect(shortcutRow(page, 'Tab 1 to 9')).toHaveText('Tab 1 to 9Alt⇧1…9');
  await expect(shortcutRow(page, 'Split down')).toHaveText('Split downAlt_');
  await page.keyboard.press('Escape');
  await expectTerminalFocus(page, 'root@db-01');
  await page.keyboard.press('Alt+Shift+1');
  await expect(activeSession(page)).toContainText('root@web-01');
});

// docs/behaviour.md#the-console-workspace "The console asks for confirmation"
test(
  'closing a tab asks for confirmation only while its session runs, and the picker replaces the last tab',
  { tag: '@gate' },
  async ({ page }) => {
    await openAndConfirm(page, TWO_TABS_PATH);
    await page.getByRole('button', { name: 'Close root@db-01' }).click();
    const dialog = page.getByRole('dialog', { name: 'Close root@db-01?' });
    await expect(dialog).toContainText('The session ends, and everything that runs there stops.');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(tabs(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'Close root@db-01' }).click();
    await dialog.getByRole('button', { name: 'Close session' }).click();
    await expect(tabs(page)).toHaveCount(1);
    await expect(activeSession(page)).toContainText('root@web-01');
    await terminal(page, 'root@web-01').getByLabel('Terminal input').focus();
    await page.keyboard.type('exit\n');
    await expect(page.getByRole('alert')).toContainText('Session ended');
    await page.getByRole('button', { name: 'Close root@web-01' }).click();
    await expect(picker(page)).toBeVisible();
    await expect(page).toHaveURL(PICKER_PATH);
  },
);

test('tabs can be moved with the menu or the mouse, and renamed', async ({ page }) => {
  await openAndConfirm(page, TWO_TABS_PATH);
  await chooseTabAction(page, 'Move tab left');
  await expect(tabs(page)).toHaveText([/db-01/, /web-01/]);
  await chooseTabAction(page, 'Move tab right');
  await expect(tabs(page)).toHaveText([/web-01/, /db-01/]);
  await tabButton(page, 'db-01').dragTo(tabButton(page, 'web-01'));
  await expect(tabs(page)).toHaveText([/db-01/, /web-01/]);
  await chooseTabAction(page, 'Rename tab');
  const nameField = page.getByRole('dialog', { name: 'Rename tab' }).getByLabel('Tab name');
  await nameField.fill('orders: (main)');
  await nameField.press('Enter');
  await expect(tab(page, 'orders: (main)')).toBeVisible();
  await page.reload();
  await expect(tabs(page)).toHaveText([/orders: \(main\)/, /web-01/]);
  await tabButton(page, 'orders').dblclick();
  await nameField.fill('the orders of all customers of the accounting department');
  await nameField.press('Enter');
  await page.getByRole('button', { name: 'Split right' }).click();
  const paneCount = tabButton(page, 'orders').getByText('· 2');
  expect((await paneCount.boundingBox())?.height, 'the number of panes is on one line').toBeLessThan(24);
  expect(await tabButton(page, 'orders').evaluate((button) => button.scrollWidth - button.clientWidth)).toBe(0);
  await chooseTabAction(page, 'Close pane');
  await tabButton(page, 'orders').dblclick();
  await nameField.fill('');
  await nameField.press('Enter');
  await expect(tab(page, 'root@db-01')).toBeVisible();
});

// docs/behaviour.md#the-console-workspace "A right click on a tab opens its menu"
test('a right click on a tab opens its menu with the shortcuts, and the focus returns', async ({ page }) => {
  await openAndConfirm(page, TWO_TABS_PATH);
  await tabButton(page, 'root@web-01').click({ button: 'right' });
  await expect(activeSession(page)).toContainText('root@web-01');
  await expect(page.getByRole('menuitem', { name: 'New session' })).toHaveAccessibleDescription('Alt ⇧ T');
  await expect(page.getByRole('menuitem', { name: 'Close tab' })).toHaveAccessibleDescription('Alt ⇧ W');
  await expect(page.getByRole('menuitem', { name: 'Close pane' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expectTerminalFocus(page, 'root@web-01');
  await tabButton(page, 'root@db-01').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Move tab left' }).click();
  await expect(tabs(page)).toHaveText([/db-01/, /web-01/]);
});

// docs/behaviour.md#the-console-workspace "The console drops the unreadable"
test('an unreadable layout is reported, and only the session in the path opens', async ({ page }) => {
  await openAndConfirm(page, '/web/cluster/one.example.com/console/node/id-of-web-01/root?layout=r(p,50');
  await expect(
    page.getByText("The layout in this address can't be read, so only its first session is shown."),
  ).toBeVisible();
  await expect(tabs(page)).toHaveText([/root@web-01/]);
});

// docs/behaviour.md#the-console-workspace "The console asks for confirmation"
test('closing the page asks for confirmation only while a session runs', { tag: '@gate' }, async ({ page }) => {
  await openAndConfirm(page, '/web/cluster/one.example.com/console/node/id-of-web-01/root');
  await page.keyboard.type('echo here\n');
  await expect(rowIn(page, 'root@web-01', /^here/)).toBeVisible();
  const confirmationShown = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await confirmationShown;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expectTerminalFocus(page, 'root@web-01');
  await page.keyboard.type('exit\n');
  await expect(page.getByRole('alert')).toContainText('Session ended');
  const pageClosed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await pageClosed;
});
