// Tests the clipboard that the browser shares with a Windows desktop.
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { button, liveDesktop, openDesktop, receivedMessages } from './desktop-page.ts';

const writeLocalClipboard = (page: Page, text: string) =>
  page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
const readLocalClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const sessionMessages = (page: Page) => page.getByRole('region', { name: 'Messages of the session' });

test.describe('a shared clipboard', () => {
  test.use({ scenario: 'a windows desktop, 18.x' });
  test.beforeEach(async ({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

  // docs/behaviour.md#live-desktops "The console sends pasted text before the keys",
  // "The console doesn't send back text"
  test(
    'is sent before the keys that paste it, and text from the desktop is not sent back',
    { tag: '@gate' },
    async ({ page, mock }) => {
      await openDesktop(page);
      await writeLocalClipboard(page, 'from here: ä€🙂');
      await page.keyboard.press('Control+v');
      await expect.poll(() => liveDesktop(mock).desktop.notepadText()).toBe('from here: ä€🙂');
      expect(liveDesktop(mock).desktop.clipboard()).toBe('from here: ä€🙂');
      const messageOrder = receivedMessages(mock, 'clipboard', 'keyboardButton').map((message) =>
        message.type === 'clipboard' ? 'clipboard' : message.scanCode,
      );
      expect(messageOrder).toContain('clipboard');
      expect(messageOrder.indexOf('clipboard')).toBeLessThan(messageOrder.indexOf(0x2f));
      await page.keyboard.press('x');
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Control+c');
      await expect.poll(() => readLocalClipboard(page)).toBe('from here: ä€🙂x');
      await page.keyboard.press('y');
      await expect.poll(() => liveDesktop(mock).desktop.notepadText()).toBe('y');
      expect(receivedMessages(mock, 'clipboard')).toHaveLength(1);
    },
  );
});

test.describe('a clipboard', () => {
  test.use({ scenario: 'a windows desktop' });

  // docs/behaviour.md#live-desktops "The console reads the clipboard only when the user"
  test(
    'is sent only while the browser permits it and the user shares it',
    { tag: '@gate' },
    async ({ page, context, mock }) => {
      await openDesktop(page);
      await page.keyboard.press('a');
      await expect.poll(() => liveDesktop(mock).desktop.notepadText()).toBe('a');
      await expect(button(page, 'Share clipboard')).toBeVisible();
      expect(receivedMessages(mock, 'clipboard')).toEqual([]);
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await expect(button(page, 'Stop sharing clipboard')).toBeVisible();
      await writeLocalClipboard(page, 'shared now');
      await page.keyboard.press('b');
      await expect.poll(() => liveDesktop(mock).desktop.clipboard()).toBe('shared now');
      await writeLocalClipboard(page, 'secret');
      await button(page, 'Stop sharing clipboard').click();
      await expect(button(page, 'Share clipboard again')).toBeVisible();
      await page.getByRole('application').focus();
      const countKeyMessages = () => receivedMessages(mock, 'keyboardButton').length;
      const keyCountBefore = countKeyMessages();
      await page.keyboard.press('Control+v');
      await expect.poll(countKeyMessages).toBeGreaterThan(keyCountBefore + 3);
      expect(receivedMessages(mock, 'clipboard')).toHaveLength(1);
      await button(page, 'Share clipboard again').click();
      await expect(button(page, 'Stop sharing clipboard')).toBeVisible();
      await expect.poll(() => liveDesktop(mock).desktop.clipboard()).toBe('secret');
    },
  );

  // docs/behaviour.md#live-desktops "It doesn't send more than 1 MiB, and says so"
  test('larger than 1 MiB is not sent, and one warning appears', async ({ page, context, mock }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openDesktop(page);
    await writeLocalClipboard(page, 'x'.repeat(2 ** 20 + 1));
    await page.keyboard.press('Control+v');
    await expect(sessionMessages(page)).toContainText('What you copied is larger than 1 MiB');
    await page.keyboard.press('Control+v');
    await expect
      .poll(() => receivedMessages(mock, 'keyboardButton').filter(({ scanCode }) => scanCode === 0x2f))
      .toHaveLength(4);
    await expect(sessionMessages(page).getByRole('status')).toHaveCount(1);
    expect(receivedMessages(mock, 'clipboard')).toEqual([]);
  });

  // docs/behaviour.md#live-desktops "The console reads the clipboard only when the user"
  test(
    'is sent on paste when the browser has no permission for reading it at other times',
    { tag: '@gate' },
    async ({ page, context, mock }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.addInitScript(() => {
        navigator.permissions.query = () => Promise.reject(new TypeError('no such permission'));
      });
      await openDesktop(page);
      const clipboardButton = button(page, 'Clipboard shared on paste');
      await expect(clipboardButton).toHaveAccessibleDescription(/Press Ctrl\+V on the desktop/);
      await writeLocalClipboard(page, 'pasted');
      await page.keyboard.press('a');
      await page.keyboard.press('Control+v');
      await expect.poll(() => liveDesktop(mock).desktop.notepadText()).toBe('apasted');
      expect(receivedMessages(mock, 'clipboard')).toHaveLength(1);
    },
  );
});

test.describe('in a browser that allows writing the clipboard only after a click', () => {
  test.use({ scenario: 'a windows desktop' });

  test('text from the desktop is copied after a click on a button', async ({ page, context, mock }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openDesktop(page);
    await page.keyboard.type('abc');
    await expect.poll(() => liveDesktop(mock).desktop.notepadText()).toBe('abc');
    await page.evaluate(() => {
      const { clipboard } = navigator;
      const write = clipboard.writeText.bind(clipboard);
      clipboard.writeText = (text) =>
        document.activeElement instanceof HTMLButtonElement ? write(text) : Promise.reject(new Error('not pressed'));
    });
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+c');
    await button(page, 'Copy text from desktop').click();
    await expect.poll(() => readLocalClipboard(page)).toBe('abc');
    await expect(button(page, 'Copy text from desktop')).toBeHidden();
  });
});

test.describe('when the roles do not allow a clipboard', () => {
  test.use({ scenario: 'a windows desktop without a clipboard' });

  test('the page says so, and sends no clipboard', { tag: '@gate' }, async ({ page, context, mock }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openDesktop(page);
    await expect(button(page, 'Clipboard not allowed')).toHaveAccessibleDescription(
      "Your roles don't allow a shared clipboard on desktops.",
    );
    await writeLocalClipboard(page, 'secret');
    await page.keyboard.press('Control+v');
    await expect.poll(() => receivedMessages(mock, 'keyboardButton')).toHaveLength(4);
    expect(receivedMessages(mock, 'clipboard')).toEqual([]);
  });
});
