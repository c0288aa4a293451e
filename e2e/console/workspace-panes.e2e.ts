import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { axeViolations } from '#e2e/harness/axe.ts';
import {
  connected,
  expectTerminalFocus,
  chooseTabAction,
  openAndConfirm,
  pickServer,
  picker,
  rowIn,
  tabs,
  terminal,
  TWO_PANES_PATH,
  TWO_TABS_PATH,
} from './workspace.ts';
import { chooseTool } from './tools/terminal-tools.ts';

const WEB_01_PATH = '/web/cluster/one.example.com/console/node/id-of-web-01/root';
const SEPARATOR_LABEL = 'Width of the left pane';
const STOP_LABEL = 'Stop broadcasting';

// docs/behaviour.md#the-console-workspace "In a tab with several panes, each pane has a title"
test('a pane splits right with a session, and down with the server list', { tag: '@gate' }, async ({ page, mock }) => {
  await openAndConfirm(page, WEB_01_PATH);
  await page.getByRole('button', { name: 'Split right' }).click();
  await pickServer(page, 'Connect as root to db-01').click();
  await expect(connected(page)).toBeVisible();
  await expect(page).toHaveURL(TWO_PANES_PATH);
  for (const name of ['root@web-01', 'root@db-01'])
    await expect(page.getByRole('button', { name: `Close pane ${name}` })).toBeVisible();
  const [left, right] = [
    await terminal(page, 'root@web-01').boundingBox(),
    await terminal(page, 'root@db-01').boundingBox(),
  ];
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
  await chooseTabAction(page, 'Split down');
  await expect(picker(page)).toBeVisible();
  await expect(page.getByRole('separator')).toHaveCount(2);
  expect(mock.world.db.activeSession.all()).toHaveLength(2);
  await page.getByRole('button', { name: 'Close pane New session' }).click();
  await expect(picker(page)).toBeHidden();
  await expect(page.getByRole('separator')).toHaveCount(1);
});

// docs/behaviour.md#the-console-workspace "A terminal sends every key to the shell"
test(
  'a pane is split, focused and closed with the keyboard, and the other pane keeps its output',
  { tag: '@gate' },
  async ({ page }) => {
    await openAndConfirm(page, WEB_01_PATH);
    await page.keyboard.press('Alt+Shift+Equal');
    await expect(picker(page).getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('db-01');
    await expect(pickServer(page, 'Connect as root to web-01')).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(connected(page)).toBeVisible();
    await expectTerminalFocus(page, 'root@db-01');
    await page.keyboard.type('echo right\n');
    await expect(rowIn(page, 'root@db-01', /^right/)).toBeVisible();
    await page.keyboard.press('Alt+Shift+ArrowLeft');
    await expectTerminalFocus(page, 'root@web-01');
    await page.keyboard.type('echo left\n');
    await expect(rowIn(page, 'root@web-01', /^left/)).toBeVisible();
    await page.keyboard.press('Alt+Shift+KeyW');
    await page.getByRole('button', { name: 'Close session' }).click();
    await expect(terminal(page, 'root@web-01')).toBeHidden();
    await expectTerminalFocus(page, 'root@db-01');
    await expect(rowIn(page, 'root@db-01', /^right/)).toBeVisible();
    await page.keyboard.type('echo again\n');
    await expect(rowIn(page, 'root@db-01', /^again/)).toBeVisible();
  },
);

test('a tab has at most eight panes', async ({ page }) => {
  await page.goto(
    `/web/cluster/one.example.com/console/nodes?layout=*r(r(r(p,50,p),50,r(p,50,p)),50,r(r(p,50,p),50,p))`,
  );
  await expect(picker(page)).toHaveCount(7);
  await page.getByRole('button', { name: 'Split right' }).click();
  await expect(picker(page)).toHaveCount(8);
  await expect(page.getByRole('button', { name: 'Split right' })).toBeDisabled();
  await page.keyboard.press('Alt+Shift+Equal');
  await expect(picker(page)).toHaveCount(8);
});

test('the divider moves by keys and by the mouse, and the address keeps its position', async ({ page }) => {
  await openAndConfirm(page, TWO_PANES_PATH);
  const divider = page.getByRole('separator', { name: SEPARATOR_LABEL });
  await divider.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(divider).toHaveAttribute('aria-valuenow', '40');
  await expect(page).toHaveURL(/r\(n\.id-of-web-01\.root,40,/);
  const { x = 0, y = 0 } = (await divider.boundingBox()) ?? {};
  await page.mouse.move(x, y + 100);
  await page.mouse.down();
  await page.mouse.move(x + 288, y + 120, { steps: 4 });
  await page.mouse.up();
  await expect(divider).toHaveAttribute('aria-valuenow', '60');
  await page.reload();
  await expect(divider).toHaveAttribute('aria-valuenow', '60');
});

// docs/behaviour.md#the-console-workspace "Input goes to several panes only after the user",
// "If a server is in production, or if the servers have different"
test(
  'broadcasting to different environments requires confirmation, and single panes can be excluded',
  { tag: '@gate' },
  async ({ page }) => {
    await openAndConfirm(page, TWO_PANES_PATH);
    await expect(tabs(page)).toHaveText([/staging/]);
    const dialog = page.getByRole('dialog', { name: 'Broadcast to different environments?' });
    const webCheckbox = page.getByRole('checkbox', { name: 'root@web-01' });
    await page.keyboard.press('Alt+Shift+KeyB');
    await expect(dialog.getByRole('listitem')).toHaveText(['production', 'staging']);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('button', { name: STOP_LABEL })).toBeHidden();
    await page.getByRole('button', { name: 'Broadcast input' }).click();
    await dialog.getByRole('button', { name: 'Broadcast anyway' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Input goes to 2 panes' })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await expectTerminalFocus(page, 'root@db-01');
    await page.keyboard.type('echo both\n');
    await expect(rowIn(page, 'root@db-01', /^both/)).toBeVisible();
    await expect(rowIn(page, 'root@web-01', /^both/)).toBeVisible();
    await webCheckbox.uncheck();
    await expect(page.getByText('Input goes to 1 pane only')).toBeVisible();
    await expectTerminalFocus(page, 'root@db-01');
    await page.keyboard.type('echo one\n');
    await expect(rowIn(page, 'root@db-01', /^one/)).toBeVisible();
    await expect(rowIn(page, 'root@web-01', /one/)).toBeHidden();
    await webCheckbox.click();
    await expect(dialog).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(webCheckbox).not.toBeChecked();
    await page.getByRole('button', { name: STOP_LABEL }).first().click();
    await expect(page.getByText('Input goes to 1 pane only')).toBeHidden();
  },
);

// docs/behaviour.md#the-console-workspace "Broadcast ends when no pane is left",
// "A new connection doesn't turn it on again"
test('the broadcast ends when its last session ends or its last pane is deselected', async ({ page }) => {
  await openAndConfirm(page, TWO_PANES_PATH);
  const broadcastStatus = page.getByText(/^Input goes to/);
  const start = async () => {
    await page.getByRole('button', { name: 'Broadcast input' }).click();
    await page.getByRole('button', { name: 'Broadcast anyway' }).click();
    await expect(broadcastStatus).toHaveText('Input goes to 2 panes');
  };
  await start();
  for (const name of ['root@web-01', 'root@db-01']) await page.getByRole('checkbox', { name }).click();
  await expect(broadcastStatus).toBeHidden();
  await start();
  await expectTerminalFocus(page, 'root@db-01');
  await page.keyboard.type('exit\n');
  await expect(connected(page)).toBeHidden();
  await expect(broadcastStatus).toBeHidden();
  await expect(page.getByRole('button', { name: 'Broadcast input' })).toBeVisible();
});

// docs/behaviour.md#the-console-workspace "After the user presses a button near",
// "If the button opens a dialog, a menu"
test('the focus returns to the pane after each control of the bars', { tag: '@gate' }, async ({ page }) => {
  await openAndConfirm(page, TWO_PANES_PATH);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
  const interactions: readonly (readonly [string, () => Promise<void>])[] = [
    ['a switch', () => press('Screen reader mode')],
    ['the tab that is shown', () => tabs(page).getByRole('button').first().click()],
    [
      'a closed menu',
      async () => {
        await press('Tabs and panes');
        await expect(page.getByRole('menuitem', { name: 'Close pane' })).toBeVisible();
        await page.keyboard.press('Escape');
      },
    ],
    ['a menu', () => chooseTool(page, 'Increase font size')],
    [
      'a closed dialog',
      async () => {
        await chooseTabAction(page, 'Rename tab');
        await expect(page.getByLabel('Tab name')).toBeFocused();
        await page.keyboard.press('Escape');
      },
    ],
    [
      'a declined confirmation',
      async () => {
        await press('Close root@db-01');
        await press('Cancel');
      },
    ],
    [
      'the find bar',
      async () => {
        await press('Find in output');
        await expect(page.getByRole('search').getByRole('textbox')).toBeFocused();
        await press('Close find (Esc)');
      },
    ],
    [
      'the files',
      async () => {
        await press('Files');
        await expect(page.getByRole('region', { name: 'Transfer files as root' })).toBeFocused();
        await press('Files');
      },
    ],
    [
      'the confirmation of the broadcast',
      async () => {
        await press('Broadcast input');
        await press('Broadcast anyway');
      },
    ],
    [
      'a closed popover',
      async () => {
        await page.getByRole('button', { name: 'ms round trip' }).click();
        await expect(page.getByRole('region', { name: 'Round trip' })).toBeFocused();
        await page.keyboard.press('Escape');
      },
    ],
    ['the bar of the broadcast', () => page.getByRole('region').getByRole('button', { name: STOP_LABEL }).click()],
  ];
  for (const [interactionName, interact] of interactions)
    await test.step(interactionName, async () => {
      await interact();
      await expect(page.locator('dialog, [role="menu"]')).toHaveCount(0);
      await expectTerminalFocus(page, 'root@db-01');
    });
  await page.keyboard.press('Control+F6');
  await page.keyboard.press('Tab');
  await expect(tabs(page).getByRole('button').first()).toBeFocused();
});

const savedOutput = async (page: Page): Promise<string> => {
  const saving = page.waitForEvent('download');
  await chooseTool(page, 'Save output as a file');
  return readFile(await (await saving).path(), 'utf8');
};

// docs/behaviour.md#the-console-workspace "This drops no output"
test('two panes that print at the same time both show all output', async ({ page, mock }) => {
  mock.world.settings.link = { latencyMs: 0, jitterMs: 0, frameBytes: 64, bytesPerSecond: 2500 };
  await openAndConfirm(page, TWO_PANES_PATH);
  await page.getByRole('button', { name: 'Broadcast input' }).click();
  await page.getByRole('button', { name: 'Broadcast anyway' }).click();
  await terminal(page, 'root@db-01').click();
  await expectTerminalFocus(page, 'root@db-01');
  const expectedOutput = Array.from({ length: 700 }, (_, index) => `${index + 1}\n`).join('');
  await page.keyboard.type('seq 700\n');
  for (const name of ['root@db-01', 'root@web-01']) {
    await expect(rowIn(page, name, /^700$/)).toBeVisible();
    await terminal(page, name).click();
    await expectTerminalFocus(page, name);
    expect(await savedOutput(page)).toContain(`seq 700\n${expectedOutput}`);
  }
});

test('a single active session cannot broadcast', { tag: '@gate' }, async ({ page }) => {
  await openAndConfirm(page, WEB_01_PATH);
  const broadcastButton = page.getByRole('button', { name: 'Broadcast input' });
  await expect(broadcastButton).toBeDisabled();
  await expect(broadcastButton).toHaveAccessibleDescription('Open a second session to broadcast.');
});

test('on a phone a tab and its tools fit', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAndConfirm(page, TWO_TABS_PATH);
  await expect(tabs(page).last()).toBeInViewport();
  await chooseTabAction(page, 'Split down');
  await expect(picker(page)).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
