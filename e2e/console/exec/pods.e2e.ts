// Shells and commands in pods: what opens, what it says at its end, and what is never run twice.
import { expect, test } from '#e2e/harness/harness.ts';
import { readOut } from '#e2e/harness/screen-reader.ts';
import { endSession, signInAgain } from '#e2e/console/open-shell.ts';
import { connected, hasFocus, rowIn, shown, terminal } from '#e2e/console/workspace.ts';
import { commandAt, ended, openAt, typeIn, POD, run, SHELL, shellAt, WORLD } from './exec-page.ts';

test.use({ scenario: WORLD });

const COMMAND = `${SHELL}: ls -1 /`;

// docs/behaviour.md#links-that-open-sessions "what runs in a pod is shown to its last character"
test('a link to a shell shows what it runs and where, and opens it by a click', async ({ page, mock }) => {
  await readOut(page);
  await page.goto(shellAt({ command: 'sh -c hostname' }));
  await expect(page.getByRole('heading', { name: `Run a command in pod ${POD} of shop?` })).toBeVisible();
  await expect(page.getByText('sh -c hostname', { exact: true })).toBeVisible();
  await expect(page.getByText('It runs in Kubernetes cluster shop-staging')).toBeVisible();
  expect(mock.world.db.activeSession.all()).toHaveLength(0);
  await run(page).click();
  await expect(rowIn(page, SHELL, POD)).toBeVisible();
});

test('a shell answers, is called after its pod, has no files, and ends well', async ({ page }) => {
  await typeIn(page, shellAt());
  await expect(connected(page)).toBeVisible();
  await page.keyboard.type('hostname\n');
  await expect(rowIn(page, SHELL, new RegExp(`^${POD}$`))).toBeVisible();
  await expect(shown(page)).toHaveText(SHELL);
  await expect(page.getByRole('button', { name: 'Files' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Kubernetes' })).toBeVisible();
  await page.keyboard.type('exit\n');
  await expect(ended(page)).toContainText('Session ended');
  await page.getByRole('button', { name: 'Start new session' }).click();
  await expect(rowIn(page, SHELL, /── New session ──/)).toBeVisible();
});

test('what its output says can be searched', async ({ page }) => {
  await typeIn(page, shellAt());
  await page.keyboard.type('echo needle\n');
  await expect(rowIn(page, SHELL, /^needle/)).toBeVisible();
  await page.getByRole('button', { name: 'Terminal tools' }).click();
  await page.getByRole('menuitem', { name: /^Find/ }).click();
  await page.getByRole('textbox', { name: 'Find in output' }).fill('needle');
  await expect(page.getByText('2 of 2')).toBeVisible();
});

// docs/behaviour.md#the-console-workspace "so is the exit of an interactive one"
test('a shell that is left with an error says which', async ({ page }) => {
  await typeIn(page, shellAt());
  await page.keyboard.type('exit 3\n');
  await expect(ended(page)).toContainText('Command failed');
  await expect(ended(page)).toContainText('Proxy: command terminated with exit code 3');
  await expect(page.getByRole('button', { name: 'Reconnect' })).toBeFocused();
});

// docs/behaviour.md#the-console-workspace "Its end without a word"
test('a command shows its output line by line, and that it ended well', async ({ page }) => {
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

test('a command that fails shows what it said and how it ended', async ({ page }) => {
  await openAt(page, commandAt('cat /missing'));
  await expect(rowIn(page, `${SHELL}: cat /missing`, /No such file/)).toBeVisible();
  await expect(ended(page)).toContainText('Command failed');
  await expect(ended(page)).toContainText('Proxy: command terminated with exit code 1');
});

for (const [what, address, says] of [
  ['a pod that is gone', shellAt({ pod: 'gone-0' }), 'Proxy: pods "gone-0" not found'],
  ['a container that is not there', shellAt({ container: 'db' }), `Proxy: container db is not valid for pod ${POD}`],
  ['a program that is not there', shellAt({ command: 'nope' }), 'Proxy: exec: "nope": executable file not found'],
] as const)
  test(`${what} is refused in the proxy's words`, async ({ page }) => {
    await openAt(page, address);
    await expect(ended(page)).toContainText('Command failed');
    await expect(ended(page)).toContainText(says);
  });

test.describe('as erin, who has no name in Kubernetes', () => {
  test.use({ as: 'erin' });

  test('a shell is refused, and nothing of it goes on', async ({ page, mock }) => {
    await openAt(page, shellAt());
    await expect(ended(page)).toContainText('Proxy: access denied to kubernetes cluster "shop-staging"');
    expect(mock.world.db.activeSession.all()).toHaveLength(0);
  });
});

test('a shell that the network took away starts again below what it left', async ({ page, context, mock }) => {
  await typeIn(page, shellAt());
  await page.keyboard.type('echo before\n');
  await expect(rowIn(page, SHELL, /^before/)).toBeVisible();
  await context.setOffline(true);
  mock.world.cutStreams();
  await expect(ended(page)).toContainText('Connection lost');
  await expect(ended(page)).toContainText('Reconnecting by itself as soon as the proxy answers.');
  await context.setOffline(false);
  await expect(rowIn(page, SHELL, /── New session ──/)).toBeVisible();
  await expect(rowIn(page, SHELL, /^before/)).toBeVisible();
  await hasFocus(page, SHELL);
});

// docs/behaviour.md#the-console-workspace "runs again only when somebody says so"
test('a command that the network took away is not run a second time by itself', async ({ page, context, mock }) => {
  await openAt(page, commandAt('sleep 1000'));
  await expect(connected(page)).toBeVisible();
  await context.setOffline(true);
  mock.world.cutStreams();
  await expect(ended(page)).toContainText('Connection lost');
  await expect(ended(page)).not.toContainText('Reconnecting by itself');
  await context.setOffline(false);
  await expect.poll(() => page.evaluate(async () => (await fetch('/v1/webapi/ping')).ok)).toBe(true);
  await expect(page.getByRole('button', { name: 'Run again' })).toBeVisible();
  await expect(terminal(page, `${SHELL}: sleep 1000`).getByText('New session')).toBeHidden();
});

// docs/behaviour.md#the-console-workspace "start again"
test('a reload goes on in the pod with a new shell', async ({ page }) => {
  await typeIn(page, shellAt());
  await page.reload();
  await expect(connected(page)).toBeVisible();
  await hasFocus(page, SHELL);
});

// docs/behaviour.md#links-that-open-sessions "a reload asks again where it took no input"
test('a reload of a command that runs asks before it runs again', async ({ page, mock }) => {
  await openAt(page, commandAt('sleep 1000'));
  await expect(connected(page)).toBeVisible();
  await page.reload();
  await expect(page.getByText('sleep 1000', { exact: true })).toBeVisible();
  await expect(run(page)).toBeVisible();
  await run(page).click();
  await expect(connected(page)).toBeVisible();
  await expect.poll(() => mock.world.db.activeSession.all().length).toBeGreaterThan(0);
});

test('a web session that ends takes the shell along, and one signs in and reconnects', async ({ page, mock, time }) => {
  await typeIn(page, shellAt());
  await endSession({ mock, time });
  await expect(page.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
  await signInAgain(page);
  await expect(ended(page)).toContainText('Your web session ended');
  await page.getByRole('button', { name: 'Reconnect' }).click();
  await expect(connected(page)).toBeVisible();
});

test('an address that names no pod offers a server instead, and runs nothing', async ({ page }) => {
  await page.goto('/web/cluster/one.example.com/console/kube/exec/shop-staging');
  await expect(page.getByRole('region', { name: 'Start a session' })).toBeVisible();
});

test.describe('behind a 14.x proxy', () => {
  test.use({ scenario: 'two servers' });

  test('the pane says which proxy it takes', async ({ page }) => {
    await openAt(page, shellAt());
    await expect(ended(page)).toContainText("This proxy can't open pods and databases in a browser.");
  });
});
