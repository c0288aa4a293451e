// Finding text in what a terminal has put out.
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { openTerminal, row, typeLine } from '#e2e/console/terminal-page.ts';
import { chooseTool } from './terminal-tools.ts';

const findBar = (page: Page) => page.getByRole('search', { name: 'Find' });
const field = (page: Page) => findBar(page).getByRole('textbox', { name: 'Find in output' });
const matchCount = (page: Page) => findBar(page).getByRole('status');
const press = (page: Page, name: string | RegExp) => findBar(page).getByRole('button', { name }).click();

/** Three hundred lines, the first of which are far above. */
async function openWithOutput(page: Page): Promise<void> {
  await openTerminal(page);
  // What the shell greets with tells a time, which has other numbers each minute.
  await typeLine(page, 'clear');
  await expect(row(page, /^Last login/)).toBeHidden();
  await typeLine(page, 'seq 300; echo "Error and error"');
  await expect(row(page, /^Error and error$/)).toBeVisible();
  await page.keyboard.press('Control+Shift+F');
  await expect(field(page)).toBeFocused();
}

test(
  'matches are counted from the newest, highlighted, and stepped through by keys',
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
    await press(page, /^Previous match/);
    await expect(matchCount(page)).toHaveText('13 of 13');
    await press(page, /^Next match/);
    await expect(matchCount(page)).toHaveText('1 of 13');
  },
);

test('a search by case or regular expression counts its matches, also in new output', async ({ page }) => {
  await openWithOutput(page);
  await field(page).fill('error');
  // In the command as well.
  await expect(matchCount(page)).toHaveText('4 of 4');
  await press(page, 'Match case');
  await expect(matchCount(page)).toHaveText('2 of 2');
  await field(page).fill('^2[0-4]7$');
  await expect(matchCount(page)).toHaveText('No matches');
  await press(page, 'Use regular expression');
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

// docs/behaviour.md#terminal-output "A search stops after two seconds"
test('a slow regular expression is aborted, and the terminal continues', async ({ page }) => {
  await openTerminal(page);
  await typeLine(page, `echo ${'a'.repeat(60)}b`);
  await page.keyboard.press('Control+Shift+F');
  await press(page, 'Use regular expression');
  await field(page).fill('(a+)+$');
  await expect(matchCount(page)).toHaveText('Searching…');
  // The page is as quick as before.
  await page.getByRole('textbox', { name: 'Terminal input' }).focus();
  await typeLine(page, 'echo still here');
  await expect(row(page, /^still here$/)).toBeVisible();
  await expect(matchCount(page)).toHaveText('This expression takes too long. Try a simpler one.');
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await field(page).fill('a+b$');
  await expect(matchCount(page)).toHaveText('2 of 2');
  await expect(field(page)).not.toHaveAttribute('aria-invalid');
});

test('every match is marked, and Esc closes the find bar and leaves the current match selected', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openWithOutput(page);
  await field(page).fill('error');
  await expect(matchCount(page)).toHaveText('4 of 4');
  const marked = (ground: string) =>
    page.getByRole('region', { name: /^Terminal of/ }).evaluate((region, wanted) => {
      const texts = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
      let found = '';
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        if (text.parentElement && getComputedStyle(text.parentElement).backgroundColor === wanted)
          found += text.nodeValue ?? '';
      return found;
    }, ground);
  await expect.poll(() => marked('rgb(98, 73, 2)')).toBe('Error');
  expect(await marked('rgb(247, 194, 67)')).toBe('error');
  await page.keyboard.press('Shift+Enter');
  await expect(matchCount(page)).toHaveText('1 of 4');
  await page.keyboard.press('Escape');
  await expect.poll(() => marked('rgb(98, 73, 2)')).toBe('');
  await page.keyboard.press('Control+Shift+F');
  await field(page).fill('23[45]');
  await press(page, 'Use regular expression');
  await expect(matchCount(page)).toHaveText('2 of 2');
  await page.keyboard.press('Escape');
  await expect(findBar(page)).toBeHidden();
  await page.keyboard.press('Control+Shift+C');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('235');
  await typeLine(page, 'clear; echo typed again');
  await expect(row(page, /^typed again$/)).toBeVisible();
});

test(
  'shortcuts open the find bar from anywhere in the console, but not under a dialog',
  { tag: '@gate' },
  async ({ page }) => {
    await openTerminal(page);
    const inTabs = page.getByRole('button', { name: 'New session', exact: true });
    const inMenus = page.getByRole('button', { name: 'Terminal tools' });
    for (const beside of [inTabs, inMenus]) {
      await beside.focus();
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

test('on a phone the find bar fits and opens by touch', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openTerminal(page);
  await page.getByRole('button', { name: 'Find in output' }).click();
  await expect(field(page)).toBeFocused();
  await field(page).fill('root');
  await expect(matchCount(page)).toHaveText(/of \d+$/);
  const { width = 0 } = (await findBar(page).boundingBox()) ?? {};
  expect(width).toBeLessThanOrEqual(360);
  await press(page, /^Close find/);
  await expect(findBar(page)).toBeHidden();
});
