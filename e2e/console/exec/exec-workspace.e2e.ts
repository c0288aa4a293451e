// Pods and databases beside servers, in one workspace.
import { expect, test } from '#e2e/harness/harness.ts';
import { hasFocus, menu, pick, picker, rowIn, tabButton, tabs } from '#e2e/console/workspace.ts';
import { commandAt, CONSOLE, consoleAt, ended, openAt, typeIn, SHELL, shellAt } from './exec-page.ts';

test.use({ scenario: 'pods and databases beside a server' });

test('a server beside a pod, each with keys of its own, and both come back with the address', async ({ page }) => {
  await typeIn(page, shellAt());
  await menu(page, 'Split right');
  await expect(picker(page)).toBeVisible();
  await pick(page, 'Connect as root to web-01').click();
  await hasFocus(page, 'root@web-01');
  await page.keyboard.type('hostname\n');
  await expect(rowIn(page, 'root@web-01', /^web-01$/)).toBeVisible();
  await page.keyboard.press('Alt+Shift+ArrowLeft');
  await hasFocus(page, SHELL);
  await page.keyboard.type('echo in the pod\n');
  await expect(rowIn(page, SHELL, /^in the pod/)).toBeVisible();
  const { href } = new URL(page.url());
  expect(href).toContain('!k.shop-staging.');
  await page.goto('about:blank');
  await page.goto(href);
  await expect(page.getByRole('heading', { name: 'Open 2 sessions?' })).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveText([`${SHELL}: sh`, 'root@web-01']);
  await page.getByRole('button', { name: 'Open sessions' }).click();
  await hasFocus(page, SHELL);
});

// docs/behaviour.md#the-console-workspace "On 18.x, the workspace also shows"
test('a second tab holds a database, and tabs are called after what is in them', async ({ page }) => {
  await typeIn(page, `${consoleAt()}&layout=!n.id-of-web-01.root~*!${leafOf(consoleAt())}`);
  await expect(tabs(page)).toHaveText([/root@web-01/, new RegExp(CONSOLE)]);
  await tabButton(page, 'root@web-01').click();
  await hasFocus(page, 'root@web-01');
});

// docs/behaviour.md#the-console-workspace "If a command in a pod takes no input"
test(
  'a command takes no input that is broadcast, and does not run again with the others',
  { tag: '@gate' },
  async ({ page }) => {
    await openAt(page, commandAt('sleep 1000'));
    await menu(page, 'Split right');
    await pick(page, 'Connect as root to web-01').click();
    await hasFocus(page, 'root@web-01');
    await expect(page.getByRole('button', { name: 'Broadcast input' })).toHaveAccessibleDescription(
      'Open a second session to broadcast.',
    );
    await expect(ended(page)).toHaveCount(0);
  },
);

/** As a layout has it. */
function leafOf(address: string): string {
  const { searchParams } = new URL(address, 'https://console.example.com');
  return `d.orders.${encodeURIComponent(searchParams.toString()).replaceAll('.', '%2E')}`;
}
