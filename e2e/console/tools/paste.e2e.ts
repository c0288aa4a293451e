// Tests pasting into a terminal, with its confirmation dialog, and copying from it.
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { clickRow, openTerminal, paste, row, typeLine } from '#e2e/console/terminal-page.ts';
import { readClipboard, storeSettings, chooseTool } from './terminal-tools.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Paste/ });
const preview = (page: Page) => dialog(page).getByRole('region', { name: 'Text to paste' });
const input = (page: Page) => page.getByRole('textbox', { name: 'Terminal input' });
const clickButton = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();

/** Records input messages (typed keys and pastes) that are sent to the proxy from now on. */
function recordSentInput(page: Page): string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const text = payload.toString();
      // Every message starts with a version and a type, here `r` for input (docs/protocol/streams.md#2).
      if (text.startsWith('\n\x011\x12\x01r')) frames.push(text.replace(/^\n\x011\x12\x01r\x1a[^\x80-\uffff]?/, ''));
    }),
  );
  return frames;
}

test(
  'pasting several lines asks first; the user can cancel, paste them unchanged or join them into one line',
  { tag: '@gate' },
  async ({ page }) => {
    const frames = recordSentInput(page);
    await openTerminal(page);
    await paste(page, 'echo one\necho two\n');
    await expect(page.getByRole('dialog', { name: 'Paste 2 lines?' })).toBeVisible();
    await expect(dialog(page)).toContainText('Each line can run as soon as it is pasted.');
    await expect(preview(page)).toContainText('echo one echo two');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await typeLine(page, 'echo after');
    await expect(row(page, /^after$/)).toBeVisible();
    expect(frames.join('')).not.toContain('one');
    await paste(page, 'echo one\necho two\n');
    await clickButton(page, 'Paste');
    await expect(row(page, /^one$/)).toBeVisible();
    await expect(row(page, /^two$/)).toBeVisible();
    await expect(input(page)).toBeFocused();
    await paste(page, 'echo one\necho two\n');
    await clickButton(page, 'Paste as one line');
    await expect(input(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(row(page, /^one echo two$/)).toBeVisible();
  },
);

test(
  'pasting control characters always asks first, and pasting several lines only if the setting is on',
  { tag: '@gate' },
  async ({ page }) => {
    await openTerminal(page);
    await chooseTool(page, 'Terminal settings');
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
    await clickButton(page, 'Cancel');
    await expect(dialog(page)).toBeHidden();
  },
);

test(
  'a bracketed paste is sent as one message, and the pasted text cannot end the brackets',
  { tag: '@gate' },
  async ({ page }) => {
    const frames = recordSentInput(page);
    await openTerminal(page);
    // Enables bracketed paste: the terminal marks pasted text, so that the program does not run it.
    await typeLine(page, String.raw`echo -e '\e[?2004h'; echo ready`);
    await expect(row(page, /^ready$/)).toBeVisible();
    frames.length = 0;
    await paste(page, 'a\nb\x1b[201~c');
    await expect(dialog(page)).toContainText('nothing runs until you press Enter');
    await clickButton(page, 'Paste');
    await expect.poll(() => frames.filter((frame) => frame.includes('200~'))).toHaveLength(1);
    expect(frames.join('').split('\x1b[200~')[1]).toBe('a\rb␛[201~c\x1b[201~');
  },
);

test.describe('with access to the clipboard', () => {
  test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

  test('with both settings on, selecting text copies it and a right click pastes it', async ({ page }) => {
    await storeSettings(page, { copiesOnSelect: true, pastesOnRightClick: true });
    await openTerminal(page);
    await typeLine(page, "clear; echo 'echo by-mouse'");
    const line = row(page, /^echo by-mouse/);
    await expect(line).toBeVisible();
    await clickRow(page, line, 3);
    await expect.poll(() => readClipboard(page)).toBe('echo by-mouse');
    await page.getByRole('region', { name: /^Terminal of/ }).click({ button: 'right' });
    await expect(row(page, /# echo by-mouse$/)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(row(page, /^by-mouse/)).toBeVisible();
  });

  test(
    'Ctrl+Shift+C copies the selection, Ctrl+Shift+V pastes it, and selecting alone copies nothing',
    { tag: '@gate' },
    async ({ page }) => {
      await openTerminal(page);
      await page.evaluate(() => navigator.clipboard.writeText('before'));
      await typeLine(page, "clear; echo 'echo by-keys'");
      const line = row(page, /^echo by-keys/);
      await expect(line).toBeVisible();
      await clickRow(page, line, 3);
      await page.keyboard.type('#');
      await expect(row(page, /# #$/)).toBeVisible();
      expect(await readClipboard(page)).toBe('before');
      await page.keyboard.press('Backspace');
      await expect(row(page, /# #$/)).toBeHidden();
      await clickRow(page, line, 3);
      await page.keyboard.press('Control+Shift+C');
      await expect.poll(() => readClipboard(page)).toContain('echo by-keys');
      await page.keyboard.press('Control+Shift+V');
      await page.keyboard.press('Enter');
      await expect(row(page, /^by-keys/)).toBeVisible();
    },
  );

  test('copying the output joins wrapped lines and trims trailing spaces', async ({ page }) => {
    await page.setViewportSize({ width: 500, height: 600 });
    await openTerminal(page);
    const longLine = 'abcdefghij'.repeat(12);
    await typeLine(page, `clear; echo ${longLine}; echo "end   "`);
    await expect(row(page, /^end/)).toBeVisible();
    await chooseTool(page, 'Select all');
    await chooseTool(page, /^Copy as text/);
    await expect.poll(() => readClipboard(page)).toMatch(new RegExp(`^${longLine}\nend\n.*# ?\n?$`));
  });
});

test('messages appear when nothing is selected and when the browser denies clipboard access', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse, readText: refuse } });
  });
  await storeSettings(page, { pastesOnRightClick: true });
  await openTerminal(page);
  const notice = page.getByRole('alert');
  const terminalSize = page.getByText(/^\d+ × \d+$/);
  const sizeBefore = (await terminalSize.textContent()) ?? '';
  await chooseTool(page, /^Copy as text/);
  await expect(notice).toContainText('Nothing is selected.');
  await page.getByRole('button', { name: 'Dismiss message' }).click();
  await expect(notice).toBeHidden();
  await expect(terminalSize).toHaveText(sizeBefore);
  await chooseTool(page, 'Select all');
  await expect(input(page)).toBeFocused();
  await page.getByRole('region', { name: /^Terminal of/ }).click({ button: 'right' });
  await expect(notice).toContainText("Couldn't paste: the browser didn't allow access");
  // The message covers a row of the terminal, so the terminal shrinks.
  await expect(terminalSize).not.toHaveText(sizeBefore);
  await page.keyboard.press('Control+Shift+C');
  await expect(notice).toContainText("Couldn't copy: the browser didn't allow it.");
});
