import { readFile } from 'node:fs/promises';
import { expect, test } from '#e2e/harness/harness.ts';
import {
  confirmRun,
  rowCheckbox,
  confirmDialog,
  SERVERS_PATH,
  openRunner,
  outputPanel,
  outputPanels,
  runCommand,
  summaryText,
  runCommandButton,
} from './run-page.ts';

test.describe('four servers', () => {
  test.use({ scenario: 'commands on four servers' });

  // docs/behaviour.md#commands-on-many-servers "The selection and the page that runs",
  // "The command is in the address of its websocket"
  // docs/behaviour.md#links-that-open-sessions "No link runs a command by itself"
  test('each server shows its output, and only the socket carries the command', { tag: '@gate' }, async ({ page }) => {
    const sockets: string[] = [];
    page.on('websocket', (socket) => sockets.push(socket.url()));
    await openRunner(page);
    await runCommand(page, 'hostname');
    await expect(summaryText(page, '3 succeeded, 1 failed, 0 running')).toBeVisible();
    await expect(outputPanel(page, 'web-01')).toContainText('Succeeded');
    await expect(outputPanel(page, 'web-01')).toContainText('Exit code 0');
    await expect(outputPanel(page, 'web-01').getByRole('region')).toHaveText('web-01');
    await expect(outputPanel(page, 'gone-01')).toContainText('Unable to reach gone-01: the agent there looks offline.');
    await expect(page).toHaveURL(SERVERS_PATH);
    expect(sockets.filter((url) => url.includes('/execute?'))).toHaveLength(4);
  });

  // docs/behaviour.md#commands-on-many-servers "Before the command runs, a confirmation",
  // "Production servers need a second"
  test(
    'two confirmations name the servers and production before a command runs',
    { tag: '@gate' },
    async ({ page }) => {
      await openRunner(page);
      // Only logins that work on all selected servers, with root at the end.
      await expect(page.getByLabel('Login').getByRole('option')).toHaveText(['deploy', 'root']);
      await page.getByRole('button', { name: 'Review servers' }).click();
      await expect(page.getByText('Enter a command.')).toBeVisible();
      await expect(confirmDialog(page)).toBeHidden();
      await page.getByLabel('Command', { exact: true }).fill('uptime');
      await page.getByRole('button', { name: 'Review servers' }).click();
      await expect(confirmDialog(page)).toHaveAccessibleName('Run on 4 servers?');
      await expect(confirmDialog(page)).toContainText('Runs as deploy:');
      await expect(confirmDialog(page).getByRole('listitem')).toHaveText([
        'gone-01staging',
        'prod-01production',
        'web-01staging',
        'web-02staging',
      ]);
      await confirmDialog(page).getByRole('button', { name: 'Run on 4 servers' }).click();
      await expect(confirmDialog(page)).toHaveAccessibleName('Run on 1 production server?');
      await expect(confirmDialog(page).getByRole('listitem')).toHaveText(['prod-01production']);
      await confirmDialog(page).getByRole('button', { name: 'Cancel' }).click();
      await expect(outputPanels(page)).toHaveCount(0);
    },
  );

  // docs/behaviour.md#commands-on-many-servers "Production servers need a second"
  test('the production label from the terminal settings marks production servers', async ({ page, mock }) => {
    const server = mock.world.db.server.get('id-of-web-01');
    server?.item.tags.push({ name: 'ring', value: 'live' });
    await page.goto(SERVERS_PATH);
    await page.evaluate(() => localStorage.setItem('postern-settings:alice:environment-label', 'ring'));
    await rowCheckbox(page, 'web-01').check();
    await rowCheckbox(page, 'prod-01').check();
    await runCommandButton(page).click();
    await page.getByLabel('Command', { exact: true }).fill('uptime');
    await page.getByRole('button', { name: 'Review servers' }).click();
    await expect(confirmDialog(page).getByRole('listitem').filter({ hasText: 'web-01' })).toHaveText(['web-01live']);
  });

  test(
    'servers outside production run after one confirmation, with the keyboard only',
    { tag: '@gate' },
    async ({ page }) => {
      await page.goto(SERVERS_PATH);
      await rowCheckbox(page, 'web-01').focus();
      await page.keyboard.press('Space');
      await runCommandButton(page).focus();
      await page.keyboard.press('Enter');
      await page.getByLabel('Command', { exact: true }).focus();
      await page.keyboard.type('hostname');
      await page.keyboard.press('Enter');
      await expect(confirmDialog(page)).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(outputPanel(page, 'web-01')).toContainText('Succeeded');
      await outputPanel(page, 'web-01').getByRole('button', { name: 'Expand output of web-01' }).focus();
      await page.keyboard.press('Enter');
      await expect(outputPanel(page, 'web-01').getByRole('button', { name: /^Collapse/ })).toHaveAttribute(
        'aria-expanded',
        'true',
      );
    },
  );

  // docs/behaviour.md#commands-on-many-servers "Running the command again on the failed",
  // "Search, groups, copies and the saved"
  test('all output is saved as text, and failed servers run again after the same confirmation', async ({
    page,
    mock,
  }) => {
    await openRunner(page, 'web-01', 'gone-01');
    await runCommand(page, 'hostname');
    await expect(summaryText(page, '1 succeeded, 1 failed, 0 running')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save output' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file).toBe(
      '== web-01: Succeeded\nweb-01\n\n\n== gone-01: Failed\nUnable to reach gone-01: the agent there looks offline.\n',
    );
    const offlineServer = mock.world.db.server.get('id-of-gone-01');
    mock.world.db.server.update('id-of-gone-01', { ...offlineServer, offline: false });
    await page.getByRole('button', { name: 'Run again on 1 failed' }).click();
    await expect(confirmDialog(page)).toHaveAccessibleName('Run on 1 server?');
    await confirmRun(page);
    await expect(summaryText(page, '2 succeeded, 0 failed, 0 running')).toBeVisible();
    await expect(outputPanel(page, 'gone-01').getByRole('region')).toHaveText('gone-01');
  });
});

test.describe('forty servers', () => {
  test.use({ scenario: 'commands on forty servers' });

  // docs/behaviour.md#commands-on-many-servers "Search, groups, copies and the saved"
  test('results are counted, filtered, searched and grouped', async ({ page }) => {
    await openRunner(page);
    await runCommand(page, 'echo same');
    await expect(summaryText(page, '34 succeeded, 5 failed, 1 running')).toBeVisible({ timeout: 15_000 });
    await page.getByLabel('Show', { exact: true }).selectOption('Failed');
    await expect(outputPanels(page)).toHaveCount(5);
    await expect(outputPanel(page, 'exit-01')).toContainText('Exit code 3');
    await expect(outputPanel(page, 'exit-02')).toContainText('command not found');
    await expect(outputPanel(page, 'denied-01')).toContainText('access denied to deploy connecting to denied-01');
    await expect(page.getByText('5 of 40 servers shown')).toBeVisible();
    await page.getByLabel('Show', { exact: true }).selectOption('All servers');
    const search = page.getByRole('searchbox', { name: 'Search servers and output' });
    await search.fill('no such file');
    await expect(outputPanels(page)).toHaveCount(2);
    await expect(outputPanel(page, 'warn-01')).toContainText('1 matching line');
    await search.fill('nothing says this');
    await expect(page.getByText('No servers or output match')).toBeVisible();
    await search.fill('');
    await page.getByRole('switch', { name: 'Group same output' }).check();
    await expect(outputPanel(page, 'Same output on 31 servers')).toContainText('web-01, web-02');
    await expect(outputPanel(page, 'Same output on 2 servers').first()).toBeVisible();
  });

  // docs/behaviour.md#commands-on-many-servers "The page keeps the last 64 to 128 thousand"
  test('output over the limit keeps its end and says how much is dropped', async ({ page }) => {
    await openRunner(page, 'huge-01');
    await runCommand(page, 'hostname');
    await expect(outputPanel(page, 'huge-01')).toContainText('Succeeded', { timeout: 15_000 });
    await expect(outputPanel(page, 'huge-01')).toContainText(/[\d,]{7,} earlier characters were dropped/);
    await expect(outputPanel(page, 'huge-01').getByRole('region')).toContainText('200000');
  });
});

test.describe('commands that never end', () => {
  test.use({ scenario: 'commands that never end' });

  // docs/behaviour.md#commands-on-many-servers "Each server has its own connection",
  // "Up to 30 connections are open at the same", "Closing a connection may leave the program"
  test('stopping works for a single command and for all, and a lost connection ends every server', async ({
    page,
    mock,
  }) => {
    await openRunner(page);
    await runCommand(page, 'hostname');
    await expect(summaryText(page, '0 succeeded, 0 failed, 3 running')).toBeVisible();
    await expect(outputPanel(page, 'tail-01').getByRole('region')).toHaveText('tail-01');
    await outputPanel(page, 'tail-01').getByRole('button', { name: 'Stop on tail-01' }).click();
    await expect(outputPanel(page, 'tail-01')).toContainText('The command may still be running on the server.');
    await expect(summaryText(page, '0 succeeded, 0 failed, 2 running, 1 stopped')).toBeVisible();
    await page.getByRole('button', { name: 'Stop all' }).click();
    await expect(summaryText(page, '0 succeeded, 0 failed, 0 running, 3 stopped')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Stop all' })).toBeHidden();
    await runCommand(page, 'hostname');
    await expect(summaryText(page, /3 running/)).toBeVisible();
    mock.world.cutStreams();
    await expect(summaryText(page, '0 succeeded, 3 failed, 0 running')).toBeVisible();
    await expect(outputPanel(page, 'tail-02')).toContainText(
      "The connection was cut. The command hadn't ended by then. It may still be running on the server.",
    );
  });

  test('leaving asks for confirmation, and a second command waits', { tag: '@gate' }, async ({ page }) => {
    await openRunner(page);
    await runCommand(page, 'hostname');
    await expect(summaryText(page, /3 running/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Review servers' })).toHaveAccessibleDescription(
      'Wait until the command ends, or stop it',
    );
    await page.getByRole('button', { name: 'Back to servers' }).click();
    const dialog = page.getByRole('dialog', { name: 'Leave while the command runs?' });
    await dialog.getByRole('button', { name: 'Stay' }).click();
    await expect(summaryText(page, /3 running/)).toBeVisible();
    await page.goBack();
    await dialog.getByRole('button', { name: 'Leave' }).click();
    await expect(rowCheckbox(page, 'tail-01')).toBeChecked();
  });
});

test.describe('on a phone', () => {
  test.use({ scenario: 'commands on four servers', viewport: { width: 390, height: 844 } });

  test('servers are selected, a command runs, and its output is readable', async ({ page }) => {
    await openRunner(page, 'web-01', 'web-02');
    await runCommand(page, 'hostname');
    await expect(summaryText(page, '2 succeeded, 0 failed, 0 running')).toBeVisible();
    await expect(outputPanel(page, 'web-02').getByRole('region')).toHaveText('web-02');
  });
});
