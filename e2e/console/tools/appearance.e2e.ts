// Tests the terminal's appearance settings, its shortcuts, saving its output, and keyboard access to its tools.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import { openTerminal, row, typeLine, WEB_01_PATH } from '#e2e/console/terminal-page.ts';
import { storeSettings, storedSettings, chooseTool } from './terminal-tools.ts';

const terminalSize = (page: Page) => page.getByText(/^\d+ × \d+$/);
const columnCount = async (page: Page) => Number.parseInt((await terminalSize(page).textContent()) ?? '', 10);
const terminal = (page: Page) => page.getByRole('region', { name: /^Terminal of/ });

/** The background color that shows behind the terminal. */
const backgroundColor = (page: Page) =>
  terminal(page).evaluate((region) => {
    for (let element: Element | null = region; element; element = element.parentElement) {
      const { backgroundColor } = getComputedStyle(element);
      if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor;
    }
    return '';
  });
/** The font family and size of the terminal's rows. */
const font = (page: Page) =>
  terminal(page).evaluate((region) => {
    const rowsElement = [...region.getElementsByTagName('div')].find((element) =>
      /, monospace/.test(getComputedStyle(element).fontFamily),
    );
    const { fontFamily = '', fontSize = '' } = rowsElement ? getComputedStyle(rowsElement) : {};
    return { fontFamily, fontSize };
  });

test('the theme and font size change in every browser tab, and the cursor settings are stored', async ({
  page,
  context,
}) => {
  await openTerminal(page);
  const otherTab = await context.newPage();
  await otherTab.goto(WEB_01_PATH);
  await otherTab.getByRole('button', { name: /^Connect as/ }).click();
  await expect(otherTab.getByText('Connected', { exact: true })).toBeVisible();
  expect(await backgroundColor(page)).toBe('rgb(15, 17, 22)');
  await page.bringToFront();
  await chooseTool(page, 'Terminal settings');
  const dialog = page.getByRole('dialog', { name: 'Terminal settings' });
  await dialog.getByRole('combobox', { name: 'Color theme' }).selectOption('Light');
  await dialog.getByRole('textbox', { name: 'Font' }).fill('DejaVu Sans Mono"; x');
  await dialog.getByRole('combobox', { name: 'Font size' }).selectOption('18 px');
  await dialog.getByRole('combobox', { name: 'Cursor' }).selectOption('Bar');
  await dialog.getByRole('checkbox', { name: 'Blinking cursor' }).check();
  await page.keyboard.press('Escape');
  for (const tab of [page, otherTab]) {
    await expect.poll(() => backgroundColor(tab)).toBe('rgb(255, 255, 255)');
    await expect.poll(async () => (await font(tab)).fontSize).toBe('18px');
  }
  expect((await font(page)).fontFamily).toMatch(/^"DejaVu Sans Mono x"/);
  expect(JSON.parse((await storedSettings(page)) ?? '')).toMatchObject({ cursor: 'bar', isCursorBlinking: true });
  await page.keyboard.type('echo goes on\n');
  await expect(row(page, /^goes on$/)).toBeVisible();
});

test('shortcuts change the font size or clear the output, and the shell does not receive them', async ({ page }) => {
  await openTerminal(page);
  const defaultColumns = await columnCount(page);
  await page.keyboard.press('Control++');
  await page.keyboard.press('Control+=');
  await expect.poll(() => columnCount(page)).toBeLessThan(defaultColumns);
  await page.keyboard.press('Control+-');
  await page.keyboard.press('Control+-');
  await page.keyboard.press('Control+-');
  await expect.poll(() => columnCount(page)).toBeGreaterThan(defaultColumns);
  await page.keyboard.press('Control+0');
  await expect.poll(() => columnCount(page)).toBe(defaultColumns);
  await typeLine(page, 'echo nothing typed');
  await expect(row(page, /# echo nothing typed$/)).toBeVisible();
  await typeLine(page, 'seq 50');
  await expect(row(page, /^50$/)).toBeVisible();
  await page.keyboard.type('half');
  await expect(row(page, /# half$/)).toBeVisible();
  await page.keyboard.press('Control+Shift+K');
  await expect(row(page, /^\d+$/)).toHaveCount(0);
  await expect(row(page, /# half$/)).toBeVisible();
});

test('invalid stored settings fall back to the defaults, and a reset restores the defaults', async ({ page }) => {
  await storeSettings(page, '{"theme":"neon","fontSize":"huge","font":{}}');
  await openTerminal(page);
  expect(await backgroundColor(page)).toBe('rgb(15, 17, 22)');
  expect((await font(page)).fontSize).toBe('13px');
  await chooseTool(page, 'Terminal settings');
  const theme = page.getByRole('combobox', { name: 'Color theme' });
  const fontSize = page.getByRole('combobox', { name: 'Font size' });
  const pasteConfirmation = page.getByRole('checkbox', { name: 'Ask before pasting several lines' });
  await expect(theme).toHaveValue('dark');
  await expect(pasteConfirmation).toBeChecked();
  await theme.selectOption('Light warm');
  await page.getByRole('textbox', { name: 'Font' }).focus();
  await page.keyboard.type('Fira Code');
  await expect(page.getByRole('textbox', { name: 'Font' })).toHaveValue('Fira Code');
  await fontSize.selectOption('20 px');
  await pasteConfirmation.uncheck();
  await expect.poll(() => backgroundColor(page)).not.toBe('rgb(15, 17, 22)');
  await page.getByRole('button', { name: 'Reset settings' }).click();
  await expect(page.getByRole('textbox', { name: 'Font' })).toHaveValue('');
  await expect(fontSize).toHaveValue('13');
  await expect(pasteConfirmation).toBeChecked();
  await expect.poll(() => backgroundColor(page)).toBe('rgb(15, 17, 22)');
});

test('the output is saved as a text file named after the session', async ({ page }) => {
  await openTerminal(page);
  await typeLine(page, 'seq 120');
  await expect(row(page, /^120$/)).toBeVisible();
  const downloadStarted = page.waitForEvent('download');
  await chooseTool(page, 'Save output as a file');
  const download = await downloadStarted;
  expect(download.suggestedFilename()).toMatch(/^root@web-01_\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d\.txt$/);
  const text = readFileSync(await download.path(), 'utf8');
  expect(text).toContain('\n1\n2\n3\n');
  expect(text).toContain('\n119\n120\n');
  await expect(page.getByRole('textbox', { name: 'Terminal input' })).toBeFocused();
  await page.keyboard.type('echo focused\n');
  await expect(row(page, /^focused$/)).toBeVisible();
});

test(
  'the tools menu works with the keyboard only, and closing a dialog returns the focus to the terminal',
  { tag: '@gate' },
  async ({ page }) => {
    await openTerminal(page);
    await page.keyboard.press('Control+F6');
    await expect(page.getByRole('link', { name: 'Servers' })).toBeFocused();
    for (let tabs = 0; tabs < 20; tabs += 1) {
      if (
        await page
          .getByRole('button', { name: 'Terminal tools' })
          .evaluate((button) => button === document.activeElement)
      )
        break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: /^Find in output/ })).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Terminal settings' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('textbox', { name: 'Terminal input' })).toBeFocused();
    await chooseTool(page, 'Keyboard shortcuts');
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    for (const name of ['New session', 'Split right', 'Tab 1 to 9', 'Find in output', 'Leave the terminal'])
      await expect(help.getByRole('term').filter({ hasText: name })).toBeVisible();
    await expectAccessible(page);
    await help.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('textbox', { name: 'Terminal input' })).toBeFocused();
  },
);
