// Tests the find bar, which searches the terminal's output.
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { openTerminal, row, typeLine, WEB_01_PATH } from '#e2e/console/terminal-page.ts';
import { chooseTool } from './terminal-tools.ts';

const findBar = (page: Page) => page.getByRole('search', { name: 'Find' });
const field = (page: Page) => findBar(page).getByRole('textbox', { name: 'Find in output' });
const matchCount = (page: Page) => findBar(page).getByRole('status');
const clickButton = (page: Page, name: string | RegExp) => findBar(page).getByRole('button', { name }).click();

/** Opens the find bar of a terminal that printed 300 lines, more than it shows. */
async function openWithOutput(page: Page): Promise<void> {
  await openTerminal(page);
  // The greeting contains the current time, whose digits could match a search.
  await typeLine(page, 'clear');
  await expect(row(page, /^Last login/)).toBeHidden();
  await typeLine(page, 'seq 300; echo "Error and error"');
  await expect(row(page, /^Error and error$/)).toBeVisible();
  await page.keyboard.press('Control+Shift+F');
  await expect(field(page)).toBeFocused();
}

test(
  'a search starts at the newest match, and keys and buttons step through the matches',
  { tag: '@gate' },
  async ({ page }) => {
    await openWithOutput(page);
    await field(page).fill('17');
    // 17, 117, 217 and 170 to 179.
    await expect(matchCount(page)).toHaveText('13 of 13');
    await expect(row(page, /^217$/)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(matchCount(page)).toHaveText('12 of 13');
    await expect(row(page, /^179$/)).toBeVisible();
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.press('Shift+Enter');
    await expect(matchCount(page)).toHaveText('1 of 13');
    await expect(row(page, /^17$/)).toBeVisible();
    await clickButton(page, /^Previous match/);
    await expect(matchCount(page)).toHaveText('13 of 13');
    await clickButton(page, /^Next match/);
    await expect(matchCount(page)).toHaveText('1 of 13');
  },
);

test('matches can be limited by case or a regular expression, and new output updates the count', async ({ page }) => {
  await openWithOutput(page);
  await field(page).fill('error');
  // The command line also contains both words.
  await expect(matchCount(page)).toHaveText('4 of 4');
  await clickButton(page, 'Match case');
  await expect(matchCount(page)).toHaveText('2 of 2');
  await field(page).fill('^2[0-4]7$');
  await expect(matchCount(page)).toHaveText('No matches');
  await clickButton(page, 'Use regular expression');
  await expect(matchCount(page)).toHaveText('5 of 5');
  await field(page).fill('[');
  await expect(matchCount(page)).toHaveText('This is not a valid regular expression.');
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await field(page).fill('[3]00$');
  await expect(matchCount(page)).toHaveText('1 of 1');
  await field(page).fill('tomorrow');
  await expect(matchCount(page)).toHaveText('No matches');
  await expect(findBar(page).getByRole('button', { name: /^Next match/ })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('textbox', { name: 'Terminal input' }).focus();
  await typeLine(page, 'echo tomorrow');
  await expect(matchCount(page)).toHaveText('2 of 2');
  await typeLine(page, 'echo tomorrow; echo tomorrow');
  await expect(matchCount(page)).toHaveText('6 of 6');
});

// docs/behaviour.md#terminal-output "The find bar receives all keys"
test('text that is typed as soon as the find bar opens does not reach the shell', async ({ page }) => {
  // Without the screen reader mode, whose log loads the same code as the find bar.
  await page.goto(WEB_01_PATH);
  await page.getByRole('button', { name: /^Connect as/ }).click();
  await expect(page.getByLabel('Terminal input')).toBeFocused();
  await page.keyboard.press('Control+Shift+F');
  await page.keyboard.type('echo', { delay: 30 });
  await expect(field(page)).toHaveValue('echo');
  await expect(matchCount(page)).toHaveText('No matches');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Screen reader mode' }).click();
  await expect(row(page, /[#$] ?$/).first()).toBeVisible();
  await page.getByLabel('Terminal input').focus();
  await typeLine(page, 'echo "free hands"');
  await expect(row(page, /^free hands$/)).toBeVisible();
});

// docs/behaviour.md#terminal-output "A search stops after two seconds"
test('a slow regular expression is aborted, and the terminal continues', async ({ page }) => {
  await openTerminal(page);
  await typeLine(page, `echo ${'a'.repeat(60)}b`);
  await page.keyboard.press('Control+Shift+F');
  await clickButton(page, 'Use regular expression');
  await field(page).fill('(a+)+$');
  await expect(matchCount(page)).toHaveText('Searching…');
  // The terminal still responds during the search.
  await page.getByRole('textbox', { name: 'Terminal input' }).focus();
  await typeLine(page, 'echo still here');
  await expect(row(page, /^still here$/)).toBeVisible();
  await expect(matchCount(page)).toHaveText('This expression takes too long. Try a simpler one.');
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await field(page).fill('a+b$');
  await expect(matchCount(page)).toHaveText('2 of 2');
  await expect(field(page)).not.toHaveAttribute('aria-invalid');
});

test('matches are highlighted, and Esc closes the find bar and selects the current match', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openWithOutput(page);
  await field(page).fill('error');
  await expect(matchCount(page)).toHaveText('4 of 4');
  const textWithBackground = (color: string) =>
    page.getByRole('region', { name: /^Terminal of/ }).evaluate((region, color) => {
      const texts = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
      let markedText = '';
      for (let node = texts.nextNode(); node; node = texts.nextNode())
        if (node.parentElement && getComputedStyle(node.parentElement).backgroundColor === color)
          markedText += node.nodeValue ?? '';
      return markedText;
    }, color);
  await expect.poll(() => textWithBackground('rgb(98, 73, 2)')).toBe('Error');
  expect(await textWithBackground('rgb(247, 194, 67)')).toBe('error');
  await page.keyboard.press('Shift+Enter');
  await expect(matchCount(page)).toHaveText('1 of 4');
  await page.keyboard.press('Escape');
  await expect.poll(() => textWithBackground('rgb(98, 73, 2)')).toBe('');
  await page.keyboard.press('Control+Shift+F');
  await field(page).fill('23[45]');
  await clickButton(page, 'Use regular expression');
  await expect(matchCount(page)).toHaveText('2 of 2');
  await page.keyboard.press('Escape');
  await expect(findBar(page)).toBeHidden();
  await page.keyboard.press('Control+Shift+C');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('235');
  await typeLine(page, 'clear; echo typed again');
  await expect(row(page, /^typed again$/)).toBeVisible();
});

test(
  'Ctrl+Shift+F opens the find bar when a button is focused, but not while a dialog is open',
  { tag: '@gate' },
  async ({ page }) => {
    await openTerminal(page);
    const newSessionButton = page.getByRole('button', { name: 'New session', exact: true });
    const toolsButton = page.getByRole('button', { name: 'Terminal tools' });
    for (const button of [newSessionButton, toolsButton]) {
      await button.focus();
      await page.keyboard.press('Control+Shift+F');
      await expect(field(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(findBar(page)).toBeHidden();
    }
    await page.getByRole('button', { name: 'Find in output' }).click();
    await findBar(page).getByRole('button', { name: 'Match case' }).focus();
    await page.keyboard.press('Control+Shift+F');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await chooseTool(page, /^Keyboard shortcuts/);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Control+Shift+F');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(findBar(page)).toBeHidden();
  },
);

test('on a phone, a button opens the find bar, and it fits the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openTerminal(page);
  await page.getByRole('button', { name: 'Find in output' }).click();
  await expect(field(page)).toBeFocused();
  await field(page).fill('root');
  await expect(matchCount(page)).toHaveText(/of \d+$/);
  const { width = 0 } = (await findBar(page).boundingBox()) ?? {};
  expect(width).toBeLessThanOrEqual(360);
  await clickButton(page, /^Close find/);
  await expect(findBar(page)).toBeHidden();
});
