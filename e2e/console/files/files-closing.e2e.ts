// Tests closing a pane or tab while files are transferred.
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { picker, tabs } from '#e2e/console/workspace.ts';
import { typeLine } from '#e2e/console/terminal-page.ts';
import { chooseFiles, file, filesOnServer, openFiles, focusTerminal, upload, UPLOAD } from './files-page.ts';

const FIVE_FILES = ['a.txt', 'b.txt', 'c.txt', 'd.txt', 'e.txt'].map((name) => file(name, name));

const clickCloseTab = (page: Page) => page.getByRole('button', { name: 'Close root@web-01' }).click();

// docs/behaviour.md#the-console-workspace "The same applies to running file"
test(
  'closing a tab with running transfers lists the files that would be lost',
  { tag: '@gate' },
  async ({ page, mock }) => {
    mock.world.fault(UPLOAD, { held: true });
    await openFiles(page);
    await chooseFiles(page, ...FIVE_FILES);
    await expect(upload(page, 'e.txt')).toContainText('Waiting for its turn');
    await clickCloseTab(page);
    const confirmation = page.getByRole('dialog', { name: 'Close root@web-01?' });
    await expect(confirmation).toContainText('The session ends, and everything that runs there stops.');
    await expect(confirmation).toContainText("You lose what isn't transferred yet: a.txt, b.txt, c.txt, and 2 more");
    await confirmation.getByRole('button', { name: 'Cancel' }).click();
    mock.world.release(UPLOAD);
    await expect(upload(page, 'e.txt')).toContainText('Done');
    await clickCloseTab(page);
    await expect(confirmation).not.toContainText('transferred');
    await confirmation.getByRole('button', { name: 'Close session' }).click();
    await expect(picker(page)).toBeVisible();
  },
);

test('closing a pane or tab whose session ended during a transfer asks for confirmation', async ({ page, mock }) => {
  mock.world.fault(UPLOAD, { held: true });
  await openFiles(page);
  await chooseFiles(page, file('a.txt', 'one'));
  await expect(upload(page, 'a.txt')).toContainText('Waiting for the server to confirm');
  await focusTerminal(page);
  await typeLine(page, 'exit');
  await expect(page.getByRole('alert')).toContainText('Session ended');
  await page.keyboard.press('Alt+Shift+KeyW');
  const confirmation = page.getByRole('dialog', { name: 'Stop the transfer?' });
  await expect(confirmation).toContainText("You lose what isn't transferred yet: a.txt");
  await page.keyboard.press('Escape');
  await expect(tabs(page)).toHaveText([/root@web-01/]);
  await clickCloseTab(page);
  await confirmation.getByRole('button', { name: 'Stop transfers' }).click();
  await expect(picker(page)).toBeVisible();
  mock.world.release(UPLOAD);
  expect(filesOnServer(mock).has('/root/a.txt', 'root')).toBe(false);
});
