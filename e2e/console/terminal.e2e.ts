import { expect, test } from '#e2e/harness/harness.ts';
import { enableScreenReaderMode } from '#e2e/harness/screen-reader.ts';
import { openShellTab } from '#e2e/harness/tabs.ts';
import { openTerminal, paste, row, typeLine, WEB_01_PATH } from './terminal-page.ts';

// docs/behaviour.md#the-console-workspace "On touch screens, a bar below the terminal"
test(
  'a click on Connect opens a shell in a new tab, and ls shows its files',
  { tag: ['@gate', '@both'] },
  async ({ page }) => {
    await enableScreenReaderMode(page);
    await page.goto('/web/cluster/one.example.com/nodes');
    const tab = await openShellTab(page);
    await expect(tab).toHaveTitle('one.example.com • root@web-01');
    await typeLine(tab, 'ls /etc');
    await expect(row(tab, 'hostname').first()).toBeVisible();
    await expect(tab.getByRole('toolbar', { name: 'Terminal keys' })).toBeHidden();
  },
);

// docs/behaviour.md#links-that-open-sessions "In all other cases, the page first"
test(
  'an external link opens nothing before the target and the login are confirmed',
  { tag: '@gate' },
  async ({ page, mock }) => {
    await page.goto(WEB_01_PATH);
    await expect(page.getByRole('heading', { name: 'Connect to web-01 as root?' })).toBeVisible();
    expect(mock.world.db.activeSession.all()).toHaveLength(0);
    await page.getByRole('button', { name: 'Connect as root' }).click();
    await expect(page.getByText('Connected', { exact: true })).toBeVisible();
    expect(mock.world.db.activeSession.all()).toHaveLength(1);
  },
);

test(
  'a shell that exits with or without an error shows its end, and a new shell can start',
  { tag: ['@gate', '@both'] },
  async ({ page }) => {
    await openTerminal(page);
    await typeLine(page, 'exit 3');
    await expect(row(page, 'Process exited with status 3').first()).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Disconnected');
    await expect(page.getByRole('button', { name: 'Reconnect' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Connected', { exact: true })).toBeVisible();
    await page.getByLabel('Terminal input').focus();
    await typeLine(page, 'exit');
    await expect(page.getByRole('alert')).toContainText('Session ended');
    await page.getByRole('button', { name: 'Start new session' }).click();
    await expect(page.getByText('Connected', { exact: true })).toBeVisible();
  },
);

test('a login that no role grants is refused with the message of the proxy', { tag: '@gate' }, async ({ page }) => {
  await enableScreenReaderMode(page);
  await page.goto(WEB_01_PATH.replace('/root', '/nobody'));
  await page.getByRole('button', { name: 'Connect as nobody' }).click();
  await expect(row(page, 'access denied to nobody connecting to web-01').first()).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Disconnected');
});

test.describe('with an unreachable server', () => {
  test.use({ scenario: 'an unreachable server' });

  test('the terminal reports an unreachable server and an unknown server', { tag: '@both' }, async ({ page }) => {
    await enableScreenReaderMode(page);
    await page.goto(WEB_01_PATH.replace('web-01', 'gone-01'));
    await page.getByRole('button', { name: 'Connect as root' }).click();
    await expect(row(page, 'Unable to reach gone-01').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reconnect' })).toBeVisible();
    await page.goto(WEB_01_PATH.replace('id-of-web-01', '00000000-0000-4000-8000-000000000000'));
    await page.getByRole('button', { name: 'Connect as root' }).click();
    await expect(page.getByRole('alert')).toContainText("Couldn't connect");
  });
});

test(
  'the shell receives wide characters and Ctrl-C, and follows the size of the window',
  { tag: ['@gate', '@both'] },
  async ({ page }) => {
    await openTerminal(page);
    await paste(page, "echo '日本語 👩‍💻 é'\n");
    await expect(row(page, /^日本語 👩‍💻 é/)).toBeVisible();
    await typeLine(page, 'yes flood');
    await expect(row(page, 'flood').first()).toBeVisible();
    await page.keyboard.press('Control+c');
    await expect(row(page, '^C').first()).toBeVisible();
    await typeLine(page, 'echo still here');
    await expect(row(page, /^still here$/)).toBeVisible();
    await page.setViewportSize({ width: 900, height: 500 });
    await expect(page.getByText(/^1[0-2]\d × 2\d$/)).toBeVisible();
  },
);

test(
  'a dropped connection ends the terminal, which reconnects on request, and a sign-out at the proxy ends it too',
  { tag: '@gate' },
  async ({ page, mock }) => {
    await openTerminal(page);
    mock.world.cutStreams();
    await expect(page.getByRole('alert')).toContainText('Disconnected');
    await page.getByRole('button', { name: 'Reconnect' }).click();
    await expect(page.getByText('Connected', { exact: true })).toBeVisible();
    const session = mock.world.db.webSession.all()[0];
    if (session) mock.world.notifySignedOut(session);
    await expect(page.getByRole('alert')).toContainText('Session ended');
  },
);
