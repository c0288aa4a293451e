import { expect, test } from '#e2e/harness/harness.ts';
import { readOut } from '#e2e/harness/screen-reader.ts';
import { opensShell } from '#e2e/harness/tabs.ts';
import { clickOn, open, paste, row, type, WEB_01 } from './terminal-page.ts';

test('a click on Connect opens a shell in a new tab, and ls shows its files', async ({ page }) => {
  await readOut(page);
  await page.goto('/web/cluster/one.example.com/nodes');
  const tab = await opensShell(page);
  await expect(tab).toHaveTitle('one.example.com • root@web-01');
  await type(tab, 'ls /etc');
  await expect(row(tab, 'hostname').first()).toBeVisible();
});

// docs/behaviour.md#links-that-open-sessions "names the target and the login first"
test('a link from elsewhere opens nothing before the target and the login were confirmed', async ({ page, mock }) => {
  await page.goto(WEB_01);
  await expect(page.getByRole('heading', { name: 'Connect to web-01 as root?' })).toBeVisible();
  expect(mock.world.db.activeSession.all()).toHaveLength(0);
  await page.getByRole('button', { name: 'Connect as root' }).click();
  await expect(page.getByText('Connected', { exact: true })).toBeVisible();
  expect(mock.world.db.activeSession.all()).toHaveLength(1);
});

test('exit ends the session cleanly, and it can be started again', async ({ page }) => {
  await open(page);
  await type(page, 'exit');
  const over = page.getByRole('alert');
  await expect(over).toContainText('Session ended');
  await over.getByRole('button', { name: 'Start new session' }).click();
  await expect(page.getByText('Connected', { exact: true })).toBeVisible();
});

test('a shell that ends with an error says so', async ({ page }) => {
  await open(page);
  await type(page, 'exit 3');
  await expect(row(page, 'Process exited with status 3').first()).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Disconnected');
  await expect(page.getByRole('button', { name: 'Reconnect' })).toBeFocused();
});

test('a login that no role gives is refused in the proxy’s words', { tag: '@14.x' }, async ({ page }) => {
  await readOut(page);
  await page.goto(WEB_01.replace('/root', '/nobody'));
  await page.getByRole('button', { name: 'Connect as nobody' }).click();
  await expect(row(page, 'access denied to nobody connecting to web-01').first()).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Disconnected');
});

test('an unknown server could not be connected to, and says why as far as anyone can tell', async ({ page }) => {
  await page.goto(WEB_01.replace('id-of-web-01', '00000000-0000-4000-8000-000000000000'));
  await page.getByRole('button', { name: 'Connect as root' }).click();
  await expect(page.getByRole('alert')).toContainText("Couldn't connect");
});

test.describe('with a server out of reach', () => {
  test.use({ scenario: 'a server out of reach' });

  test('the terminal shows why, and offers to try again', async ({ page }) => {
    await readOut(page);
    await page.goto(WEB_01.replace('web-01', 'gone-01'));
    await page.getByRole('button', { name: 'Connect as root' }).click();
    await expect(row(page, 'Unable to reach gone-01').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reconnect' })).toBeVisible();
  });
});

test('the shell learns a new size', async ({ page }) => {
  await open(page);
  await page.setViewportSize({ width: 900, height: 500 });
  await expect(page.getByText(/^1[0-2]\d × 2\d$/)).toBeVisible();
});

test('Ctrl-C stops a flood at once', async ({ page }) => {
  await open(page);
  await type(page, 'yes flood');
  await expect(row(page, 'flood').first()).toBeVisible();
  await page.keyboard.press('Control+c');
  await expect(row(page, '^C').first()).toBeVisible();
  await type(page, 'echo still here');
  await expect(row(page, /^still here$/)).toBeVisible();
});

test('wide characters and emoji come through as they were typed', async ({ page }) => {
  await open(page);
  await paste(page, "echo '日本語 👩‍💻 é'\n");
  await expect(row(page, /^日本語 👩‍💻 é/)).toBeVisible();
});

test('Ctrl F6 leads out of the terminal by keyboard', async ({ page }) => {
  await open(page);
  await page.keyboard.press('Control+F6');
  await expect(page.getByRole('link', { name: 'Servers' })).toBeFocused();
});

// docs/behaviour.md#what-output-may-do "It opens no link"
test('a title that the output sets is not believed', async ({ page }) => {
  await open(page);
  await type(page, String.raw`echo -e '\e]0;bank.example.com\a'`);
  await type(page, 'echo done');
  await expect(row(page, /^done$/)).toBeVisible();
  await expect(page).toHaveTitle('one.example.com • root@web-01');
});

test('an address in the output is shown whole before it is opened in a new tab', async ({ page }) => {
  await open(page);
  await type(page, 'clear; echo https://example.com/docs?q=1');
  const line = row(page, /^https:/);
  await expect(line).toBeVisible();
  await clickOn(page, line);
  const dialog = page.getByRole('dialog', { name: 'Open this address?' });
  await expect(dialog).toContainText('https://example.com/docs?q=1');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
});

test('signing out in the proxy ends the terminal', { tag: '@14.x' }, async ({ page, mock }) => {
  await open(page);
  const session = mock.world.db.webSession.all()[0];
  if (session) mock.world.signedOut(session);
  await expect(page.getByRole('alert')).toContainText('Session ended');
});

test('a cut line says so and reconnects on request', async ({ page, mock }) => {
  await open(page);
  mock.world.cutStreams();
  await expect(page.getByRole('alert')).toContainText('Disconnected');
  await page.getByRole('button', { name: 'Reconnect' }).click();
  await expect(page.getByText('Connected', { exact: true })).toBeVisible();
});
