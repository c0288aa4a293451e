// Tests the files panel in a narrow pane, and when its code cannot be loaded.
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import { test as broken } from '#e2e/harness/broken-build.ts';
import { CONSOLE_PATH, openAndConfirm, rowIn, terminal } from '#e2e/console/workspace.ts';
import { openTerminal, row, typeLine } from '#e2e/console/terminal-page.ts';
import {
  chooseFiles,
  uploadFolder,
  file,
  filesButton,
  filesPanel,
  downloadPath,
  focusTerminal,
  upload,
} from './files-page.ts';

const NARROW_PANE = `${CONSOLE_PATH}/node/id-of-web-01/root?layout=*r(!n.id-of-web-01.root,25,p)`;
const WEB_PANE = 'root@web-01';

test('in a narrow pane, the files panel is below the terminal and does not overflow', async ({ page }) => {
  await openAndConfirm(page, NARROW_PANE);
  await filesButton(page).click();
  await chooseFiles(page, file('a-file-with-a-name-that-is-longer-than-the-pane-is-wide-by-far.txt', 'one'));
  await expect(filesPanel(page).getByRole('listitem')).toContainText('Done');
  const [files, shell] = await Promise.all([filesPanel(page).boundingBox(), terminal(page, WEB_PANE).boundingBox()]);
  if (!files || !shell) throw new Error('something is not drawn');
  expect(files.y).toBeGreaterThanOrEqual(shell.y + shell.height);
  expect(files.width).toBeLessThanOrEqual(360);
  for (const control of [
    uploadFolder(page),
    downloadPath(page),
    filesPanel(page).getByRole('button', { name: 'Choose files' }),
  ]) {
    await control.scrollIntoViewIfNeeded();
    await expect(control).toBeInViewport({ ratio: 1 });
    const box = await control.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(files.x + files.width);
  }
  expect(await filesPanel(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await focusTerminal(page);
  await typeLine(page, 'echo room');
  await expect(rowIn(page, WEB_PANE, /^room/)).toBeVisible();
  await expectAccessible(page);
});

broken(
  'if the files panel cannot be loaded, an error appears, the shell continues, and Retry loads the panel',
  async ({ page, build }) => {
    build.removeFiles('files-panel');
    await openTerminal(page);
    await typeLine(page, 'echo kept');
    await filesButton(page).click();
    const notice = page.getByRole('alert').filter({ hasText: "Couldn't load this part of the console." });
    await expect(notice).toBeVisible();
    await focusTerminal(page);
    await typeLine(page, 'echo still-here');
    await expect(row(page, /^still-here/)).toBeVisible();
    build.restoreFiles();
    await notice.getByRole('button', { name: 'Retry' }).click();
    await chooseFiles(page, file('a.txt', 'one'));
    await expect(upload(page, 'a.txt')).toContainText('Done');
    await expect(row(page, /^kept/)).toBeVisible();
  },
);
