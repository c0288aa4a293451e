// When a directory can't be shared, or no longer is.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import {
  failDirectory,
  fillDisk,
  giveDirectory,
  revokeDirectories,
  takeDirectoryPicker,
} from '#e2e/harness/directory-picker.ts';
import { choose } from '#e2e/harness/menus.ts';
import { ACTIONS, connect, said, share, sharedFiles, theDesktop } from './sharing-page.ts';

const HOSTILE = `<img src=x onerror="alert(1)">\u202etxt${'x'.repeat(200)}`;

const state = (page: Page, text: string) => page.getByText(text, { exact: true });

/** Why the entry can't be chosen now. */
async function expectReason(page: Page, reason: string): Promise<void> {
  await page.getByRole('button', { name: ACTIONS }).click();
  const entry = page.getByRole('menuitem', { name: 'Share directory' });
  await expect(entry).toBeDisabled();
  await expect(entry).toHaveAccessibleDescription(reason);
  await page.keyboard.press('Escape');
}

test.describe('a desktop that takes no directory', () => {
  test.use({ scenario: 'a windows desktop that takes no directory, 18.x' });

  // docs/behaviour.md#shared-directories "A refusal is a warning, and the user"
  test('the refusal is a warning, and another one can be offered', async ({ page }) => {
    await giveDirectory(page, 'docs');
    await share(page);
    await expect(said(page)).toContainText('The desktop refused the directory docs.');
    await expect(page.getByText('Offering docs to the desktop')).toHaveCount(0);
    await choose(page, ACTIONS, 'Share directory');
    await expect(said(page).getByRole('status')).toHaveCount(2);
  });
});

test.describe('a role that forbids it', () => {
  test.use({ scenario: 'a windows desktop without sharing' });

  test('the entry is there with its reason', { tag: '@gate' }, async ({ page }) => {
    await giveDirectory(page, 'docs');
    await connect(page);
    await expectReason(page, "Your roles don't allow directory sharing.");
  });
});

test.describe('a quiet desktop', () => {
  test.use({ scenario: 'a windows desktop' });

  test('a closed picker changes nothing, and a refusal of the browser or a missing picker is named', async ({
    context,
    mock,
  }) => {
    const closing = await context.newPage();
    await failDirectory(closing, 'AbortError');
    await share(closing);
    await closing.getByRole('button', { name: ACTIONS }).click();
    await expect(closing.getByRole('menuitem', { name: 'Share directory' })).toBeEnabled();
    await expect(said(closing)).toHaveCount(0);
    const received = mock.world.desktops.only().received();
    expect(received.map(({ is }) => is)).not.toContain('shareAnnounce');
    const closeTab = async (tab: Page) => {
      await tab.close();
      await expect.poll(() => mock.world.desktops.all().length).toBe(0);
    };
    await closeTab(closing);
    const refused = await context.newPage();
    await failDirectory(refused, 'SecurityError');
    await share(refused);
    await expect(said(refused)).toContainText("The browser couldn't open the directory.");
    await closeTab(refused);
    const without = await context.newPage();
    await takeDirectoryPicker(without);
    await connect(without);
    await expectReason(without, "This browser can't share directories. Use Chrome or Edge.");
  });

  // docs/behaviour.md#shared-directories "A session offers one directory to a live",
  // "Sharing ends with Stop sharing, when the browser", "The console doesn't notify the desktop"
  test(
    'only one directory can be shared, and requests after Stop sharing fail and are answered',
    { tag: '@gate' },
    async ({ page, mock }) => {
      await giveDirectory(page, 'docs', { 'notes.txt': 'written at home' });
      await share(page);
      await expect(state(page, 'Sharing docs')).toBeVisible();
      await expectReason(page, 'Only one directory can be shared in a session.');
      await choose(page, ACTIONS, 'Stop sharing');
      await expect(state(page, 'Stopped sharing docs')).toBeVisible();
      await expect(said(page)).toContainText('docs is no longer shared.');
      await expect(sharedFiles(mock).list('')).rejects.toThrow('it failed');
      await expect(said(page).getByRole('status')).toHaveCount(1);
      await expectReason(page, 'To share a directory again, disconnect and connect again.');
    },
  );

  // docs/behaviour.md#shared-directories "Any other failure is also a warning"
  test('a failure is said with the name of the file, as text', { tag: '@gate' }, async ({ page, mock }) => {
    await giveDirectory(page, HOSTILE, { [`${HOSTILE}/a.txt`]: 'a' });
    await share(page);
    await expect(page.getByText('Sharing <img src=x')).toContainText('U+202Etxt');
    await expect(sharedFiles(mock).read(HOSTILE, { offset: 0, length: 4 })).rejects.toThrow('it failed');
    await expect(said(page)).toContainText('Couldn\'t read <img src=x onerror="alert(1)">U+202Etxt');
    await expectAccessible(page);
  });

  // docs/behaviour.md#shared-directories "If a copy can't replace its file",
  // "Sharing ends with Stop sharing, when the browser"
  test('a warning names the file that has no room, and sharing ends when the browser withdraws access', async ({
    page,
    mock,
  }) => {
    await giveDirectory(page, 'docs', { 'notes.txt': 'written at home' });
    await share(page);
    await expect.poll(() => theDesktop(mock).spot('docs')).toBeDefined();
    await fillDisk(page);
    await sharedFiles(mock).write('notes.txt', 0, new Uint8Array(4));
    await expect(said(page)).toContainText("Couldn't save notes.txt. Check that the disk has space.");
    expect(await sharedFiles(mock).info('notes.txt')).toMatchObject({ size: 15 });
    await revokeDirectories(page);
    await expect(sharedFiles(mock).read('notes.txt', { offset: 0, length: 4 })).rejects.toThrow('it failed');
    await expect(said(page)).toContainText('The browser no longer has access to docs, so sharing was stopped.');
    await expect(said(page).getByRole('status')).toHaveCount(2);
    await expect(state(page, 'Stopped sharing docs')).toBeVisible();
  });

  test('a directory with a long name fits a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await giveDirectory(page, 'x'.repeat(250));
    await share(page);
    await expect(page.getByText(/^Sharing x/)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expect(page.getByRole('button', { name: ACTIONS })).toBeInViewport();
    await expectAccessible(page);
  });

  // docs/behaviour.md#shared-directories "After 10 s without an answer, the page"
  test('an agent that says nothing may know of a rule', async ({ page, mock, time }) => {
    mock.world.settings.desktop.sharing = 'ignored';
    await giveDirectory(page, 'docs');
    await share(page);
    await expect(state(page, 'Offering docs to the desktop')).toBeVisible();
    await time.pass('00:10');
    await expect(said(page)).toContainText("The desktop hasn't answered to the directory docs.");
    await expectReason(page, 'Only one directory can be shared in a session.');
  });
});
