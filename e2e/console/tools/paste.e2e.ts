// What is pasted into a terminal, shown before it goes, and what is copied out of it.
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { clickOn, open, paste, row, type } from '#e2e/console/terminal-page.ts';
import { clipboard, keepSettings, menuItem } from './tools.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Paste/ });
const preview = (page: Page) => dialog(page).getByRole('region', { name: 'Text to paste' });
const input = (page: Page) => page.getByRole('textbox', { name: 'Terminal input' });
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();

/** The frames of keys and pastes that go to the proxy from now on. */
function sent(page: Page): string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const text = payload.toString();
      // Version and type, which begin every message (docs/protocol/streams.md#2).
      if (text.startsWith('\n\x011\x12\x01r')) frames.push(text.replace(/^\n\x011\x12\x01r\x1a[^\x80-\uffff]?/, ''));
    }),
  );
  return frames;
}

test(
  'several lines are shown first, and go as they are, as one line or not at all',
  { tag: '@gate' },
  async ({ page }) => {
    const frames = sent(page);
    await open(page);
    await paste(page, 'echo one\necho two\n');
    await expect(page.getByRole('dialog', { name: 'Paste 2 lines?' })).toBeVisible();
    await expect(dialog(page)).toContainText('Each line can run as soon as it is pasted.');
    await expect(preview(page)).toContainText('echo one echo two');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await type(page, 'echo after');
    await expect(row(page, /^after$/)).toBeVisible();
    expect(frames.join('')).not.toContain('one');
    await paste(page, 'echo one\necho two\n');
    await press(page, 'Paste');
    await expect(row(page, /^one$/)).toBeVisible();
    await expect(row(page, /^two$/)).toBeVisible();
    await expect(input(page)).toBeFocused();
    await paste(page, 'echo one\necho two\n');
    await press(page, 'Paste as one line');
    await expect(input(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(row(page, /^one echo two$/)).toBeVisible();
  },
);

test(
  'control characters are always shown by name, several lines only where that is set',
  { tag: '@gate' },
  async ({ page }) => {
    await open(page);
    await menuItem(page, 'Terminal settings');
    await page.getByRole('checkbox', { name: 'Ask before pasting several lines' }).uncheck();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(input(page)).toBeFocused();
    await paste(page, 'echo one\necho two\n');
    await expect(row(page, /^two$/)).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await paste(page, 'echo \u202Etxt\u202C \x1b[2K');
    await expect(page.getByRole('dialog', { name: 'Paste this text?' })).toBeVisible();
    await expect(preview(page)).toHaveText(/^echo U\+202EtxtU\+202C U\+001B\[2K$/);
    await expect(dialog(page)).toContainText('control characters');
    await expect(dialog(page)).toContainText("characters that you can't see");
    await press(page, 'Cancel');
    await expect(dialog(page)).toBeHidden();
  },
);

test(
  'a paste goes as one message, in brackets where the program asks for them, and cannot leave them',
  { tag: '@gate' },
  async ({ page }) => {
    const frames = sent(page);
    await open(page);
    await type(page, String.raw`echo -e '\e[?2004h'; echo ready`);
    await expect(row(page, /^ready$/)).toBeVisible();
    frames.length = 0;
    await paste(page, 'a\nb\x1b[201~c');
    await expect(dialog(page)).toContainText('nothing runs until you press Enter');
    await press(page, 'Paste');
    await expect.poll(() => frames.filter((frame) => frame.includes('200~'))).toHaveLength(1);
    expect(frames.join('').split('\x1b[200~')[1]).toBe('a\rb␛[201~c\x1b[201~');
  },
);

test.describe('with a clipboard', () => {
  test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

  test('what is selected is copied, and the right button pastes, where that is set', async ({ page }) => {
    await keepSettings(page, { copiesOnSelect: true, pastesOnRightClick: true });
    await open(page);
    await type(page, "clear; echo 'echo by-mouse'");
    const line = row(page, /^echo by-mouse/);
    await expect(line).toBeVisible();
    await clickOn(page, line, 3);
    await expect.poll(() => clipboard(page)).toBe('echo by-mouse');
    await page.getByRole('region', { name: /^Terminal of/ }).click({ button: 'right' });
    await expect(row(page, /# echo by-mouse$/)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(row(page, /^by-mouse/)).toBeVisible();
  });

  test(
    'Ctrl Shift C copies a selection, which copies nothing by itself, and Ctrl Shift V pastes it',
    { tag: '@gate' },
    async ({ page }) => {
      await open(page);
      await page.evaluate(() => navigator.clipboard.writeText('before'));
      await type(page, "clear; echo 'echo by-keys'");
      const line = row(page, /^echo by-keys/);
      await expect(line).toBeVisible();
      await clickOn(page, line, 3);
      await page.keyboard.type('#');
      await expect(row(page, /# #$/)).toBeVisible();
      expect(await clipboard(page)).toBe('before');
      await page.keyboard.press('Backspace');
      await expect(row(page, /# #$/)).toBeHidden();
      await clickOn(page, line, 3);
      await page.keyboard.press('Control+Shift+C');
      await expect.poll(() => clipboard(page)).toContain('echo by-keys');
      await page.keyboard.press('Control+Shift+V');
      await page.keyboard.press('Enter');
      await expect(row(page, /^by-keys/)).toBeVisible();
    },
  );

  test('all of the output is copied as text: wrapped lines whole, without blanks at their ends', async ({ page }) => {
    await page.setViewportSize({ width: 500, height: 600 });
    await open(page);
    const long = 'abcdefghij'.repeat(12);
    await type(page, `clear; echo ${long}; echo "end   "`);
    await expect(row(page, /^end/)).toBeVisible();
    await menuItem(page, 'Select all');
    await menuItem(page, /^Copy as text/);
    await expect.poll(() => clipboard(page)).toMatch(new RegExp(`^${long}\nend\n.*# ?\n?$`));
  });
});

test('a clipboard that the browser refuses is reported, and the message keeps the selection', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse, readText: refuse } });
  });
  await keepSettings(page, { pastesOnRightClick: true });
  await open(page);
  const notice = page.getByRole('alert');
  const size = page.getByText(/^\d+ × \d+$/);
  const before = (await size.textContent()) ?? '';
  await menuItem(page, /^Copy as text/);
  await expect(notice).toContainText('Nothing is selected.');
  await page.getByRole('button', { name: 'Dismiss message' }).click();
  await expect(notice).toBeHidden();
  await expect(size).toHaveText(before);
  await menuItem(page, 'Select all');
  await expect(input(page)).toBeFocused();
  await page.getByRole('region', { name: /^Terminal of/ }).click({ button: 'right' });
  await expect(notice).toContainText("Couldn't paste: the browser didn't allow access");
  // It takes a row of the terminal.
  await expect(size).not.toHaveText(before);
  await page.keyboard.press('Control+Shift+C');
  await expect(notice).toContainText("Couldn't copy: the browser didn't allow it.");
});
