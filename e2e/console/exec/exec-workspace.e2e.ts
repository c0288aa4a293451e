// Tests a workspace that shows pods or databases next to servers.
import { expect, test } from '#e2e/harness/harness.ts';
import {
  expectTerminalFocus,
  chooseTabAction,
  pickServer,
  picker,
  rowIn,
  tabButton,
  tabs,
} from '#e2e/console/workspace.ts';
import {
  podCommandPath,
  DATABASE_PANE,
  databaseConsolePath,
  endAlert,
  openAndConfirm,
  openAndWaitForInput,
  SHELL_PANE,
  podShellPath,
} from './exec-page.ts';

test.use({ scenario: 'pods, databases and a server' });

test('a pod and a server next to each other receive only their own input, and reopen from the address', async ({
  page,
}) => {
  await openAndWaitForInput(page, podShellPath());
  await chooseTabAction(page, 'Split right');
  await expect(picker(page)).toBeVisible();
  await pickServer(page, 'Connect as root to web-01').click();
  await expectTerminalFocus(page, 'root@web-01');
  await page.keyboard.type('hostname\n');
  await expect(rowIn(page, 'root@web-01', /^web-01$/)).toBeVisible();
  await page.keyboard.press('Alt+Shift+ArrowLeft');
  await expectTerminalFocus(page, SHELL_PANE);
  await page.keyboard.type('echo in the pod\n');
  await expect(rowIn(page, SHELL_PANE, /^in the pod/)).toBeVisible();
  const { href } = new URL(page.url());
  expect(href).toContain('!k.shop-staging.');
  await page.goto('about:blank');
  await page.goto(href);
  await expect(page.getByRole('heading', { name: 'Open 2 sessions?' })).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveText([`${SHELL_PANE}: sh`, 'root@web-01']);
  await page.getByRole('button', { name: 'Open sessions' }).click();
  await expectTerminalFocus(page, SHELL_PANE);
});

// docs/behaviour.md#the-console-workspace "On 18.x, the workspace also shows"
test('a layout opens a server and a database in two tabs, named after them', async ({ page }) => {
  await openAndWaitForInput(
    page,
    `${databaseConsolePath()}&layout=!n.id-of-web-01.root~*!${databasePaneOf(databaseConsolePath())}`,
  );
  await expect(tabs(page)).toHaveText([/root@web-01/, new RegExp(DATABASE_PANE)]);
  await tabButton(page, 'root@web-01').click();
  await expectTerminalFocus(page, 'root@web-01');
});

// docs/behaviour.md#the-console-workspace "If a command in a pod takes no input"
test(
  'a running command in a pod does not count as a session for broadcast input',
  { tag: '@gate' },
  async ({ page }) => {
    await openAndConfirm(page, podCommandPath('sleep 1000'));
    await chooseTabAction(page, 'Split right');
    await pickServer(page, 'Connect as root to web-01').click();
    await expectTerminalFocus(page, 'root@web-01');
    await expect(page.getByRole('button', { name: 'Broadcast input' })).toHaveAccessibleDescription(
      'Open a second session to broadcast.',
    );
    await expect(endAlert(page)).toHaveCount(0);
  },
);

/** The database console of an address, encoded as the `layout` parameter encodes a pane. */
function databasePaneOf(address: string): string {
  const { searchParams } = new URL(address, 'https://console.example.com');
  return `d.orders.${encodeURIComponent(searchParams.toString()).replaceAll('.', '%2E')}`;
}
