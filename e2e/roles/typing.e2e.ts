// Tests the text functions of the YAML editor: find and replace, folding, comments, carets, pasting and wrapping.
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { yamlField, expectYaml, problems, replaceYaml, ROLES_PATH } from './editor.ts';

test.use({ scenario: 'roles and connectors' });

/** Opens a new role with this text, and moves the caret to its start. */
async function openNewRoleWith(page: Page, text: string): Promise<void> {
  await page.goto(`${ROLES_PATH}?new=blank`);
  await replaceYaml(page, text);
  await expectYaml(page).toBe(text);
  await yamlField(page).press('Control+Home');
}

/** Expects this text in the bar below the editor, for example the position of the caret. */
const expectCaretStatus = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

// docs/behaviour.md#resources-as-yaml "The editor has find and replace"
test('text can be found and replaced', { tag: '@gate' }, async ({ page }) => {
  await openNewRoleWith(page, 'a: one\nb: one\nc: two\n');
  await page.keyboard.press('Control+f');
  const panel = page.getByRole('search', { name: 'Find and replace' });
  await expect(panel.getByLabel('Find text')).toBeFocused();
  await page.keyboard.type('One');
  await expect(panel).toContainText('2 occurrences');
  await page.keyboard.press('Enter');
  await expect(panel).toContainText('1 of 2 occurrences');
  await panel.getByRole('button', { name: 'Case sensitive' }).click();
  await expect(panel).toContainText('0 occurrences');
  await panel.getByLabel('Find text').fill('one');
  await panel.getByLabel('Replace with').fill('three');
  await panel.getByRole('button', { name: 'Replace all' }).click();
  await expectYaml(page).toBe('a: three\nb: three\nc: two\n');
  await panel.getByLabel('Replace with').press('Escape');
  await expect(panel).toBeHidden();
  await expect(yamlField(page)).toBeFocused();
});

// docs/behaviour.md#resources-as-yaml "The editor has find and replace"
test('a part of the text can be folded and unfolded', async ({ page }) => {
  await openNewRoleWith(page, 'spec:\n  allow:\n    logins: [x]\nversion: v7\n');
  await page.keyboard.press('Control+Shift+BracketLeft');
  await expectYaml(page).toBe('spec:…\nversion: v7\n');
  await page.keyboard.press('Control+Shift+BracketRight');
  await expectYaml(page).toMatch(/logins: \[x\]/);
});

// docs/behaviour.md#resources-as-yaml "The editor has find and replace"
test('a shortcut comments lines and uncomments them', async ({ page }) => {
  await openNewRoleWith(page, 'a: 1\nb: 2\n');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+End');
  await page.keyboard.press('Control+/');
  await expectYaml(page).toBe('# a: 1\n# b: 2\n');
  await page.keyboard.press('Control+/');
  await expectYaml(page).toBe('a: 1\nb: 2\n');
});

// docs/behaviour.md#resources-as-yaml "The editor has find and replace"
test('text can be typed at several carets, and undone in one step', async ({ page }) => {
  await openNewRoleWith(page, 'a: one\nb: one\n');
  await page.keyboard.press('End');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await page.keyboard.press('Control+d');
  await expectCaretStatus(page, '2 carets');
  await page.keyboard.type('two');
  await expectYaml(page).toBe('a: two\nb: two\n');
  await page.keyboard.press('Control+z');
  await expectYaml(page).toBe('a: one\nb: one\n');
});

// docs/behaviour.md#resources-as-yaml "A new line gets the indentation that YAML"
test('pasted lines are indented to match their new position', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openNewRoleWith(page, 'spec:');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.evaluate(() => navigator.clipboard.writeText('allow:\n  logins:\n    - x\n'));
  await page.keyboard.press('Control+v');
  await expectYaml(page).toBe('spec:\n  allow:\n    logins:\n      - x\n');
});

// docs/behaviour.md#resources-as-yaml "The bar below the text shows the line"
test('the editor shows the position of the caret, and F8 moves the caret to the next problem', async ({ page }) => {
  await openNewRoleWith(page, 'kind: role\nversion: v7\ncolour: red\nmetadata: {name: x}\nspec: {}\n');
  await expectCaretStatus(page, 'Line 1, column 1');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expectCaretStatus(page, 'Line 2, column 2');
  await expect(problems(page)).toHaveText([/^Line 3: Unknown field "colour"/]);
  await page.keyboard.press('F8');
  await expectCaretStatus(page, 'Line 3, column 7');
});

// docs/behaviour.md#resources-as-yaml "The bar below the text shows the line"
test('a switch wraps long lines, and a reload keeps the setting', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await openNewRoleWith(page, `# ${'long '.repeat(200)}`);
  const overflow = () => yamlField(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  const width = () => yamlField(page).evaluate((content) => content.getBoundingClientRect().width);
  const widthBefore = await width();
  await page.getByRole('switch', { name: 'Wrap lines' }).click();
  await expect.poll(width).toBeLessThan(widthBefore / 2);
  expect(await overflow()).toBe(0);
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Wrap lines' })).toBeChecked();
});

test('the list of keyboard shortcuts includes those of the editor', async ({ page }) => {
  await openNewRoleWith(page, 'a: 1\n');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Comment or uncomment lines');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the font size is 16 px, so that phones do not zoom in, and the page fits', async ({ page }) => {
    await openNewRoleWith(page, `a: ${'long '.repeat(100)}\n`);
    expect(await yamlField(page).evaluate((content) => getComputedStyle(content).fontSize)).toBe('16px');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
