// Tests cases in which a directory cannot be shared, or in which sharing ends.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import {
  rejectDirectoryPicker,
  fillDisk,
  stubDirectoryPicker,
  revokeDirectories,
  removeDirectoryPicker,
} from '#e2e/harness/directory-picker.ts';
import { chooseMenuItem } from '#e2e/harness/menus.ts';
import {
  ACTIONS_LABEL,
  connectDesktop,
  sessionMessages,
  shareDirectory,
  sharedFiles,
  simulatedDesktop,
} from './sharing-page.ts';

const HOSTILE_NAME = `<img src=x onerror="alert(1)">\u202etxt${'x'.repeat(200)}`;

const sharingStatus = (page: Page, text: string) => page.getByText(text, { exact: true });

/** Expects that the menu entry is disabled with this reason. */
async function expectDisabledReason(page: Page, reason: string): Promise<void> {
  await page.getByRole('button', { name: ACTIONS_LABEL }).click();
  const entry = page.getByRole('menuitem', { name: 'Share directory' });
  await expect(entry).toBeDisabled();
  await expect(entry).toHaveAccessibleDescription(reason);
  await page.keyboard.press('Escape');
}

test.describe('a desktop that refuses directories', () => {
  test.use({ scenario: 'a windows desktop that refuses directories, 18.x' });

  // docs/behaviour.md#shared-directories "A refusal is a warning, and the user"
  test('each refusal shows a warning, and sharing can be tried again', async ({ page }) => {
    await stubDirectoryPicker(page, 'docs');
    await shareDirectory(page);
    await expect(sessionMessages(page)).toContainText('The desktop refused the directory docs.');
    await expect(page.getByText('Offering docs to the desktop')).toHaveCount(0);
    await chooseMenuItem(page, ACTIONS_LABEL, 'Share directory');
    await expect(sessionMessages(page).getByRole('status')).toHaveCount(2);
  });
});

test.describe('a role without directory sharing', () => {
  test.use({ scenario: 'a windows desktop without sharing' });

  test('the menu item is disabled with its reason', { tag: '@gate' }, async ({ page }) => {
    await stubDirectoryPicker(page, 'docs');
    await connectDesktop(page);
    await expectDisabledReason(page, "Your roles don't allow directory sharing.");
  });
});

test.describe('a desktop', () => {
  test.use({ scenario: 'a windows desktop' });

  test('canceling the picker changes nothing, and a failed or missing picker is reported', async ({
    context,
    mock,
  }) => {
    const canceledTab = await context.newPage();
    await rejectDirectoryPicker(canceledTab, 'AbortError');
    await shareDirectory(canceledTab);
    await canceledTab.getByRole('button', { name: ACTIONS_LABEL }).click();
    await expect(canceledTab.getByRole('menuitem', { name: 'Share directory' })).toBeEnabled();
    await expect(sessionMessages(canceledTab)).toHaveCount(0);
    const received = mock.world.desktops.onlyOne().received();
    expect(received.map(({ type }) => type)).not.toContain('shareAnnounce');
    const closeTab = async (tab: Page) => {
      await tab.close();
      await expect.poll(() => mock.world.desktops.all().length).toBe(0);
    };
    await closeTab(canceledTab);
    const refusedTab = await context.newPage();
    await rejectDirectoryPicker(refusedTab, 'SecurityError');
    await shareDirectory(refusedTab);
    await expect(sessionMessages(refusedTab)).toContainText("The browser couldn't open the directory.");
    await closeTab(refusedTab);
    const tabWithoutPicker = await context.newPage();
    await removeDirectoryPicker(tabWithoutPicker);
    await connectDesktop(tabWithoutPicker);
    await expectDisabledReason(tabWithoutPicker, "This browser can't share directories. Use Chrome or Edge.");
  });

  // docs/behaviour.md#shared-directories "A session offers one directory to a live",
  // "Sharing ends with Stop sharing, when the browser", "The console doesn't notify the desktop"
  test(
    'only one directory can be shared in a session, and requests after Stop sharing fail',
    { tag: '@gate' },
    async ({ page, mock }) => {
      await stubDirectoryPicker(page, 'docs', { 'notes.txt': 'written at home' });
      await shareDirectory(page);
      await expect(sharingStatus(page, 'Sharing docs')).toBeVisible();
      await expectDisabledReason(page, 'Only one directory can be shared in a session.');
      await chooseMenuItem(page, ACTIONS_LABEL, 'Stop sharing');
      await expect(sharingStatus(page, 'Stopped sharing docs')).toBeVisible();
      await expect(sessionMessages(page)).toContainText('docs is no longer shared.');
      await expect(sharedFiles(mock).list('')).rejects.toThrow('the request failed');
      await expect(sessionMessages(page).getByRole('status')).toHaveCount(1);
      await expectDisabledReason(page, 'To share a directory again, disconnect and connect again.');
    },
  );

  // docs/behaviour.md#shared-directories "Any other failure is also a warning"
  test('HTML and control characters in a file name are shown as text', { tag: '@gate' }, async ({ page, mock }) => {
    await stubDirectoryPicker(page, HOSTILE_NAME, { [`${HOSTILE_NAME}/a.txt`]: 'a' });
    await shareDirectory(page);
    await expect(page.getByText('Sharing <img src=x')).toContainText('U+202Etxt');
    await expect(sharedFiles(mock).read(HOSTILE_NAME, { offset: 0, length: 4 })).rejects.toThrow('the request failed');
    await expect(sessionMessages(page)).toContainText('Couldn\'t read <img src=x onerror="alert(1)">U+202Etxt');
    await expectAccessible(page);
  });

  // docs/behaviour.md#shared-directories "If a copy can't replace its file",
  // "Sharing ends with Stop sharing, when the browser"
  test('a warning names the file when the disk is full, and sharing ends when the browser revokes access', async ({
    page,
    mock,
  }) => {
    await stubDirectoryPicker(page, 'docs', { 'notes.txt': 'written at home' });
    await shareDirectory(page);
    await expect.poll(() => simulatedDesktop(mock).findControl('docs')).toBeDefined();
    await fillDisk(page);
    await sharedFiles(mock).write('notes.txt', 0, new Uint8Array(4));
    await expect(sessionMessages(page)).toContainText("Couldn't save notes.txt. Check that the disk has space.");
    expect(await sharedFiles(mock).info('notes.txt')).toMatchObject({ size: 15 });
    await revokeDirectories(page);
    await expect(sharedFiles(mock).read('notes.txt', { offset: 0, length: 4 })).rejects.toThrow('the request failed');
    await expect(sessionMessages(page)).toContainText(
      'The browser no longer has access to docs, so sharing was stopped.',
    );
    await expect(sessionMessages(page).getByRole('status')).toHaveCount(2);
    await expect(sharingStatus(page, 'Stopped sharing docs')).toBeVisible();
  });

  test('a directory with a long name fits a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await stubDirectoryPicker(page, 'x'.repeat(250));
    await shareDirectory(page);
    await expect(page.getByText(/^Sharing x/)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expect(page.getByRole('button', { name: ACTIONS_LABEL })).toBeInViewport();
    await expectAccessible(page);
  });

  // docs/behaviour.md#shared-directories "After 10 s without an answer, the page"
  test('if the desktop does not respond, a warning appears, and no other directory can be shared', async ({
    page,
    mock,
    time,
  }) => {
    mock.world.settings.desktop.sharing = 'ignored';
    await stubDirectoryPicker(page, 'docs');
    await shareDirectory(page);
    await expect(sharingStatus(page, 'Offering docs to the desktop')).toBeVisible();
    await time.pass('00:10');
    await expect(sessionMessages(page)).toContainText("The desktop hasn't accepted the directory docs.");
    await expectDisabledReason(page, 'Only one directory can be shared in a session.');
  });
});
