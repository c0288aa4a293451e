// Tests shells and commands in pods: starting, ending, errors, reconnecting, and that commands never run twice.
import { expect, test } from '#e2e/harness/harness.ts';
import { enableScreenReaderMode } from '#e2e/harness/screen-reader.ts';
import { endWebSession, signInAgain } from '#e2e/console/open-shell.ts';
import { connected, expectTerminalFocus, rowIn, activeSession, terminal } from '#e2e/console/workspace.ts';
import {
  podCommandPath,
  endAlert,
  openAndConfirm,
  openAndWaitForInput,
  POD_NAME,
  confirmButton,
  SHELL_PANE,
  podShellPath,
  EXEC_SCENARIO,
} from './exec-page.ts';

test.use({ scenario: EXEC_SCENARIO });

const COMMAND = `${SHELL_PANE}: ls -1 /`;

// docs/behaviour.md#links-that-open-sessions "Before that click, the page shows"
test(
  'a link to a shell shows the target and the command, and runs it only after confirmation',
  { tag: '@gate' },
  async ({ page, mock }) => {
    await enableScreenReaderMode(page);
    await page.goto(podShellPath({ command: 'sh -c hostname' }));
    await expect(page.getByRole('heading', { name: `Run a command in pod ${POD_NAME} of shop?` })).toBeVisible();
    await expect(page.getByText('sh -c hostname', { exact: true })).toBeVisible();
    await expect(page.getByText('It runs in Kubernetes cluster shop-staging')).toBeVisible();
    expect(mock.world.db.activeSession.all()).toHaveLength(0);
    await confirmButton(page).click();
    await expect(rowIn(page, SHELL_PANE, POD_NAME)).toBeVisible();
  },
);

test(
  'a shell runs commands, shows its pod name, hides Files, can be searched, and can be restarted after exit',
  { tag: '@gate' },
  async ({ page }) => {
    await openAndWaitForInput(page, podShellPath());
    await expect(connected(page)).toBeVisible();
    await page.keyboard.type('hostname\n');
    await expect(rowIn(page, SHELL_PANE, new RegExp(`^${POD_NAME}$`))).toBeVisible();
    await expect(activeSession(page)).toHaveText(SHELL_PANE);
    await expect(page.getByRole('button', { name: 'Files' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Kubernetes' })).toBeVisible();
    await page.keyboard.type('echo needle\n');
    await expect(rowIn(page, SHELL_PANE, /^needle/)).toBeVisible();
    await page.getByRole('button', { name: 'Terminal tools' }).click();
    await page.getByRole('menuitem', { name: /^Find/ }).click();
    await page.getByRole('textbox', { name: 'Find in output' }).fill('needle');
    await expect(page.getByText('2 of 2')).toBeVisible();
    await page.keyboard.press('Escape');
    await expectTerminalFocus(page, SHELL_PANE);
    await page.keyboard.type('exit\n');
    await expect(endAlert(page)).toContainText('Session ended');
    await page.getByRole('button', { name: 'Start new session' }).click();
    await expect(rowIn(page, SHELL_PANE, /── New session ──/)).toBeVisible();
  },
);

// docs/behaviour.md#the-console-workspace "If the proxy reports no reason for the end"
test(
  'a command shows its output line by line, ends without an error, and can run again',
  { tag: '@gate' },
  async ({ page }) => {
    await openAndConfirm(page, podCommandPath('ls -1 /'));
    await expect(endAlert(page)).toContainText('The command finished, and the proxy reported no error.');
    await expect(endAlert(page)).toContainText('Session ended');
    await expect(activeSession(page)).toHaveText(COMMAND);
    // The command ends lines with a line feed only. The terminal must still start each line at the left edge.
    await expect(rowIn(page, COMMAND, /^etc/)).toBeVisible();
    await expect(rowIn(page, COMMAND, /^tmp/)).toBeVisible();
    await page.getByRole('button', { name: 'Run again' }).click();
    await expect(rowIn(page, COMMAND, /── New session ──/)).toBeVisible();
  },
);

// docs/behaviour.md#the-console-workspace "If the proxy reports an error, the pane",
// "The same applies when an interactive"
test('a command and a shell that end with an error show the reason of the proxy', async ({ page }) => {
  await openAndConfirm(page, podCommandPath('cat /missing'));
  await expect(rowIn(page, `${SHELL_PANE}: cat /missing`, /No such file/)).toBeVisible();
  await expect(endAlert(page)).toContainText('Command failed');
  await expect(endAlert(page)).toContainText('Proxy: command terminated with exit code 1');
  await openAndWaitForInput(page, podShellPath());
  await page.keyboard.type('exit 3\n');
  await expect(endAlert(page)).toContainText('Command failed');
  await expect(endAlert(page)).toContainText('Proxy: command terminated with exit code 3');
  await expect(page.getByRole('button', { name: 'Reconnect' })).toBeFocused();
});

test('for an unknown pod, container or program, the pane shows the reason of the proxy', async ({ page }) => {
  for (const [address, reason] of [
    [podShellPath({ pod: 'gone-0' }), 'Proxy: pods "gone-0" not found'],
    [podShellPath({ container: 'db' }), `Proxy: container db is not valid for pod ${POD_NAME}`],
    [podShellPath({ command: 'nope' }), 'Proxy: exec: "nope": executable file not found'],
  ] as const) {
    await openAndConfirm(page, address);
    await expect(endAlert(page), reason).toContainText('Command failed');
    await expect(endAlert(page)).toContainText(reason);
  }
});

test.describe('as erin, without a Kubernetes user', () => {
  test.use({ username: 'erin' });

  test('the proxy refuses a shell and starts no session', { tag: '@gate' }, async ({ page, mock }) => {
    await openAndConfirm(page, podShellPath());
    await expect(endAlert(page)).toContainText('Proxy: access denied to kubernetes cluster "shop-staging"');
    expect(mock.world.db.activeSession.all()).toHaveLength(0);
  });
});

// docs/behaviour.md#the-console-workspace "Shells in pods and database consoles"
test('a shell restarts below its output when the network is back, and restarts after a reload', async ({
  page,
  context,
  mock,
}) => {
  await openAndWaitForInput(page, podShellPath());
  await page.keyboard.type('echo before\n');
  await expect(rowIn(page, SHELL_PANE, /^before/)).toBeVisible();
  await context.setOffline(true);
  mock.world.cutStreams();
  await expect(endAlert(page)).toContainText('Connection lost');
  await expect(endAlert(page)).toContainText('Reconnecting automatically when the proxy responds.');
  await context.setOffline(false);
  await expect(rowIn(page, SHELL_PANE, /── New session ──/)).toBeVisible();
  await expect(rowIn(page, SHELL_PANE, /^before/)).toBeVisible();
  await expectTerminalFocus(page, SHELL_PANE);
  mock.world.endStreams({ cause: 'proxy' });
  await expect(endAlert(page)).toContainText('Reconnecting automatically when the proxy responds.');
  await expect(connected(page)).toBeVisible();
  await page.reload();
  await expect(connected(page)).toBeVisible();
  await expectTerminalFocus(page, SHELL_PANE);
});

// docs/behaviour.md#links-that-open-sessions "After a reload, the page asks again"
// docs/behaviour.md#the-console-workspace "If a command in a pod takes no input"
test(
  'a command does not run a second time after a reload or when the network is back',
  { tag: '@gate' },
  async ({ page, context, mock }) => {
    await openAndConfirm(page, podCommandPath('sleep 1000'));
    await expect(connected(page)).toBeVisible();
    await page.reload();
    await expect(page.getByText('sleep 1000', { exact: true })).toBeVisible();
    await expect(confirmButton(page)).toBeVisible();
    await confirmButton(page).click();
    await expect(connected(page)).toBeVisible();
    await expect.poll(() => mock.world.db.activeSession.all().length).toBeGreaterThan(0);
    await context.setOffline(true);
    mock.world.cutStreams();
    await expect(endAlert(page)).toContainText('Connection lost');
    await expect(endAlert(page)).not.toContainText('Reconnecting automatically');
    await context.setOffline(false);
    await expect.poll(() => page.evaluate(async () => (await fetch('/v1/webapi/ping')).ok)).toBe(true);
    await expect(page.getByRole('button', { name: 'Run again' })).toBeVisible();
    await expect(terminal(page, `${SHELL_PANE}: sleep 1000`).getByText('New session')).toBeHidden();
  },
);

test(
  'a shell ends with the web session, and can be reconnected after signing in',
  { tag: '@gate' },
  async ({ page, mock, time }) => {
    await openAndWaitForInput(page, podShellPath());
    await endWebSession({ mock, time });
    await expect(page.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
    await signInAgain(page);
    await expect(endAlert(page)).toContainText('Your web session ended');
    await page.getByRole('button', { name: 'Reconnect' }).click();
    await expect(connected(page)).toBeVisible();
  },
);

test.describe('behind a 14.x proxy', () => {
  test.use({ scenario: 'two servers' });

  test('a link to a pod shows an error, and an address without a pod shows the server picker', async ({ page }) => {
    await openAndConfirm(page, podShellPath());
    await expect(endAlert(page)).toContainText("This proxy can't open pods and databases in a browser.");
    await page.goto(podShellPath().split('?')[0] ?? '');
    await expect(page.getByRole('region', { name: 'Start a session' })).toBeVisible();
  });
});
