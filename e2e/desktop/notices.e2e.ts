// Tests the messages that a desktop session shows: notices, warnings, and unreadable or unknown messages.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import { connected, expectSamePicture, liveDesktop, sessionMessages, openDesktop, screen } from './desktop-page.ts';

const dismissButton = (page: Page, text: string) =>
  sessionMessages(page).getByRole('button', { name: `Dismiss: ${text}` });

test.describe('a desktop with warnings', () => {
  test.use({ scenario: 'a windows desktop that warns' });

  test(
    'notices and warnings are listed as text, and each can be dismissed',
    { tag: '@gate' },
    async ({ page, time }) => {
      await openDesktop(page);
      await time.pass('00:00:04');
      const list = sessionMessages(page);
      for (const text of ['updates are ready to be installed', 'the disk is nearly full']) {
        await expect(list).toContainText(text);
        await dismissButton(page, text).click();
        await expect(list.getByText(text)).toHaveCount(0);
      }
      await expect(list).toContainText('<img src=x onerror="alert(1)"> U+202Etxt.exe');
      await expectAccessible(page);
      await list.getByRole('button').click();
      await expect(list).toBeHidden();
      await expect(connected(page)).toBeVisible();
    },
  );
});

test.describe('a desktop with unknown messages', () => {
  test.use({ scenario: 'a windows desktop with unknown messages' });

  // docs/behaviour.md#live-desktops "The console reports an unknown message"
  test('an unknown message is reported once, and the session continues', async ({ page, time, mock }) => {
    await openDesktop(page);
    await time.pass('00:00:02');
    const unknownTypeNotice = page.getByText("The desktop sent a message of a type that isn't known here (200).");
    await expect(unknownTypeNotice).toHaveCount(1);
    liveDesktop(mock).send(Uint8Array.of(200));
    liveDesktop(mock).send(Uint8Array.of(201));
    await expect(sessionMessages(page)).toContainText('(201)');
    await expect(unknownTypeNotice).toHaveCount(1);
    await expectAccessible(page);
    await dismissButton(page, "The desktop sent a message of a type that isn't known here (200).").click();
    liveDesktop(mock).send(Uint8Array.of(200));
    liveDesktop(mock).send(Uint8Array.of(202));
    await expect(sessionMessages(page)).toContainText('(202)');
    await expect(unknownTypeNotice).toHaveCount(0);
    await page.keyboard.type('on');
    await expect.poll(() => liveDesktop(mock).desktop.notepadText()).toBe('on');
    await expectSamePicture(page, mock);
  });
});

test.describe('a desktop that sends unreadable messages', () => {
  test.use({ scenario: 'a windows desktop with a broken tile' });

  // docs/behaviour.md#live-desktops "One message counts the parts that can't"
  test('one message counts the unreadable messages, and the session continues', async ({ page, time, mock }) => {
    await openDesktop(page);
    await time.pass('00:00:02');
    await expect(sessionMessages(page)).toContainText("1 message of this session couldn't be read.");
    liveDesktop(mock).send(Uint8Array.of(28, 0, 0, 0, 200, 65));
    await expect(sessionMessages(page)).toContainText("2 messages of this session couldn't be read.");
    liveDesktop(mock).notify('still here', 0);
    await expect(sessionMessages(page)).toContainText('still here');
    await page.keyboard.type('on');
    await expect.poll(() => liveDesktop(mock).desktop.notepadText()).toBe('on');
    await expectSamePicture(page, mock);
  });
});

test.describe('a desktop', () => {
  test.use({ scenario: 'a windows desktop' });

  test('with 150 warnings shows the last 100, and its screen stays visible', async ({ page, mock }) => {
    await openDesktop(page);
    await page.setViewportSize({ width: 390, height: 844 });
    // Severity 1 is a warning.
    for (let index = 1; index <= 150; index += 1) liveDesktop(mock).notify(`warning ${index} of many`, 1);
    await expect(sessionMessages(page)).toContainText('warning 150 of many');
    await expect(sessionMessages(page).getByText(/^warning /)).toHaveCount(100);
    const { height = 0 } = (await sessionMessages(page).boundingBox()) ?? {};
    expect(height).toBeLessThan(844 / 3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expect(screen(page)).toBeVisible();
    await dismissButton(page, 'warning 149 of many').click();
    await expect(sessionMessages(page).getByText('warning 149 of many')).toHaveCount(0);
    await expect(sessionMessages(page).getByText('warning 150 of many')).toHaveCount(1);
  });

  test('Tab moves from the session bar to a warning, and dismissing it focuses the desktop', async ({ page, mock }) => {
    await openDesktop(page);
    liveDesktop(mock).notify('the disk is nearly full', 1);
    await expect(sessionMessages(page)).toBeVisible();
    await page.keyboard.press('Control+Alt+Home');
    for (let step = 0; step < 7; step += 1) await page.keyboard.press('Tab');
    await expect(dismissButton(page, 'the disk is nearly full')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(sessionMessages(page)).toBeHidden();
    await expect(screen(page)).toBeFocused();
  });
});
