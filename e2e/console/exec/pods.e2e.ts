// Shells and commands in pods: what opens, what it says at its end, and what is never run twice.
import { expect, test } from '#e2e/harness/harness.ts';
import { readOut } from '#e2e/harness/screen-reader.ts';
import { endSession, signInAgain } from '#e2e/console/open-shell.ts';
import { connected, hasFocus, rowIn, shown, terminal } from '#e2e/console/workspace.ts';
import { commandAt, ended, openAt, typeIn, POD, run, SHELL, shellAt, WORLD } from './exec-page.ts';

test.use({ scenario: WORLD });

const COMMAND = `${SHELL}: ls -1 /`;

// docs/behaviour.md#links-that-open-sessions "Before that click, the page shows"
test(
  'a link to a shell shows what it runs and where, and opens it by a click',
  { tag: '@gate' },
  async ({ page, mock }) => {
    await readOut(page);
    await page.goto(shellAt({ command: 'sh -c hostname' }));
    await expect(page.getByRole('heading', { name: `Run a command in pod ${POD} of shop?` })).toBeVisible();
    await expect(page.getByText('sh -c hostname', { exact: true })).toBeVisible();
    await expect(page.getByText('It runs in Kubernetes cluster shop-staging')).toBeVisible();
    expect(mock.world.db.activeSession.all()).toHaveLength(0);
    await run(page).click();
    await expect(rowIn(page, SHELL, POD)).toBeVisible();
  },
);

test(
  'a shell answers, is called after its pod, has no files, can be searched, and ends well',
  { tag: '@gate' },
  async ({ page }) => {
    await typeIn(page, shellAt());
    await expect(connected(page)).toBeVisible();
    await page.keyboard.type('hostname\n');
    await expect(rowIn(page, SHELL, new RegExp(`^${POD}$`))).toBeVisible();
    await expect(shown(page)).toHaveText(SHELL);
    await expect(page.getByRole('button', { name: 'Files' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Kubernetes' })).toBeVisible();
    await page.keyboard.type('echo needle\n');
    await expect(rowIn(page, SHELL, /^needle/)).toBeVisible();
    await page.getByRole('button', { name: 'Terminal tools' }).click();
    await page.getByRole('menuitem', { name: /^Find/ }).click();
    await page.getByRole('textbox', { name: 'Find in output' }).fill('needle');
    await expect(page.getByText('2 of 2')).toBeVisible();
    await page.keyboard.press('Escape');
    await hasFocus(page, SHELL);
    await page.keyboard.type('exit\n');
    await expect(ended(page)).toContainText('Session ended');
    await page.getByRole('button', { name: 'Start new session' }).click();
    await expect(rowIn(page, SHELL, /── New session ──/)).toBeVisible();
  },
);

// docs/behaviour.md#the-console-workspace "If the proxy reports no reason for the end"
test('a command shows its output line by line, and that it ended well', { tag: '@gate' }, async ({ page }) => {
  await openAt(page, commandAt('ls -1 /'));
  await expect(ended(page)).toContainText('The command finished, and the proxy reported no error.');
  await expect(ended(page)).toContainText('Session ended');
  await expect(shown(page)).toHaveText(COMMAND);
  // Each line begins at its left edge, though a command ends lines with a line feed alone.
  await expect(rowIn(page, COMMAND, /^etc/)).toBeVisible();
  await expect(rowIn(page, COMMAND, /^tmp/)).toBeVisible();
  await page.getByRole('button', { name: 'Run again' }).click();
  await expect(rowIn(page, COMMAND, /── New session ──/)).toBeVisible();
});

// docs/behaviour.md#the-console-workspace "If the proxy reports an error, the pane",
// "The same applies when an interactive"
test('a command and a shell that end with an error show the reason of the proxy', async ({ page }) => {
  await openAt(page, commandAt('cat /missing'));
  await expect(rowIn(page, `${SHELL}: cat /missing`, /No such file/)).toBeVisible();
  await expect(ended(page)).toContainText('Command failed');
  await expect(ended(page)).toContainText('Proxy: command terminated with exit code 1');
  await typeIn(page, shellAt());
  await page.keyboard.type('exit 3\n');
  await expect(ended(page)).toContainText('Command failed');
  await expect(ended(page)).toContainText('Proxy: command terminated with exit code 3');
  await expect(page.getByRole('button', { name: 'Reconnect' })).toBeFocused();
});

test('an unknown pod, container or program is refused with the reason of the proxy', async ({ page }) => {
  for (const [address, reason] of [
    [shellAt({ pod: 'gone-0' }), 'Proxy: pods "gone-0" not found'],
    [shellAt({ container: 'db' }), `Proxy: container db is not valid for pod ${POD}`],
    [shellAt({ command: 'nope' }), 'Proxy: exec: "nope": executable file not found'],
  ] as const) {
    await openAt(page, address);
    await expect(ended(page), reason).toContainText('Command failed');
    await expect(ended(page)).toContainText(reason);
  }
});

test.describe('as erin, who has no name in Kubernetes', () => {
  test.use({ as: 'erin' });

  test('a shell is refused, and nothing of it goes on', { tag: '@gate' }, async ({ page, mock }) => {
    await openAt(page, shellAt());
    await expect(ended(page)).toContainText('Proxy: access denied to kubernetes cluster "shop-staging"');
    expect(mock.world.db.activeSession.all()).toHaveLength(0);
  });
});

// docs/behaviour.md#the-console-workspace "Shells in pods and database consoles"
test('a shell starts again below its output when the network is back, and after a reload', async ({
  page,
  context,
  mock,
}) => {
  await typeIn(page, shellAt());
  await page.keyboard.type('echo before\n');
  await expect(rowIn(page, SHELL, /^before/)).toBeVisible();
  await context.setOffline(true);
  mock.world.cutStreams();
  await expect(ended(page)).toContainText('Connection lost');
  await expect(ended(page)).toContainText('Reconnecting automatically when the proxy responds.');
  await context.setOffline(false);
  await expect(rowIn(page, SHELL, /── New session ──/)).toBeVisible();
  await expect(rowIn(page, SHELL, /^before/)).toBeVisible();
  await hasFocus(page, SHELL);
  mock.world.endStreams({ by: 'proxy' });
  await expect(ended(page)).toContainText('Reconnecting automatically when the proxy responds.');
  await expect(connected(page)).toBeVisible();
  await page.reload();
  await expect(connected(page)).toBeVisible();
  await hasFocus(page, SHELL);
});

// docs/behaviour.md#links-that-open-sessions "After a reload, the page asks again"
// docs/behaviour.md#the-console-workspace "If a command in a pod takes no input"
test(
  'a command does not run a second time after a reload or when the network is back',
  { tag: '@gate' },
  async ({ page, context, mock }) => {
    await openAt(page, commandAt('sleep 1000'));
    await expect(connected(page)).toBeVisible();
    await page.reload();
    await expect(page.getByText('sleep 1000', { exact: true })).toBeVisible();
    await expect(run(page)).toBeVisible();
    await run(page).click();
    await expect(connected(page)).toBeVisible();
    await expect.poll(() => mock.world.db.activeSession.all().length).toBeGreaterThan(0);
    await context.setOffline(true);
    mock.world.cutStreams();
    await expect(ended(page)).toContainText('Connection lost');
    await expect(ended(page)).not.toContainText('Reconnecting automatically');
    await context.setOffline(false);
    await expect.poll(() => page.evaluate(async () => (await fetch('/v1/webapi/ping')).ok)).toBe(true);
    await expect(page.getByRole('button', { name: 'Run again' })).toBeVisible();
    await expect(terminal(page, `${SHELL}: sleep 1000`).getByText('New session')).toBeHidden();
  },
);

test(
  'a web session that ends takes the shell along, and one signs in and reconnects',
  { tag: '@gate' },
  async ({ page, mock, time }) => {
    await typeIn(page, shellAt());
    await endSession({ mock, time });
    await expect(page.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
    await signInAgain(page);
    await expect(ended(page)).toContainText('Your web session ended');
    await page.getByRole('button', { name: 'Reconnect' }).click();
    await expect(connected(page)).toBeVisible();
  },
);

test.describe('behind a 14.x proxy', () => {
  test.use({ scenario: 'two servers' });

  test('the pane says which proxy it takes, and an address without a pod offers servers', async ({ page }) => {
    await openAt(page, shellAt());
    await expect(ended(page)).toContainText("This proxy can't open pods and databases in a browser.");
    await page.goto(shellAt().split('?')[0] ?? '');
    await expect(page.getByRole('region', { name: 'Start a session' })).toBeVisible();
  });
});
