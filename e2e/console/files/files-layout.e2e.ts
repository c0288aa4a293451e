// The files where there is little room for them, or no code of theirs.
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

test('in a pane of a quarter of the window the files are below the terminal and fully usable', async ({ page }) => {
  await openAndConfirm(page, NARROW_PANE);
  await filesButton(page).click();
  await chooseFiles(page, file('a-file-with-a-name-that-is-longer-than-the-pane-is-wide-by-far.txt', 'one'));
  await expect(filesPanel(page).getByRole('listitem')).toContainText('Done');
  const [files, shell] = await Promise.all([filesPanel(page).boundingBox(), terminal(page, WEB_PANE).boundingBox()]);
  if (!files || !shell) throw new Error('something is not drawn');
  expect(files.y).toBeGreaterThanOrEqual(shell.y + shell.height);
  expect(files.width).toBeLessThanOrEqual(360);
  for (const part of [
    uploadFolder(page),
    downloadPath(page),
    filesPanel(page).getByRole('button', { name: 'Choose files' }),
  ]) {
    await part.scrollIntoViewIfNeeded();
    await expect(part).toBeInViewport({ ratio: 1 });
    const box = await part.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(files.x + files.width);
  }
  expect(await filesPanel(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await focusTerminal(page);
  await typeLine(page, 'echo room');
  await expect(rowIn(page, WEB_PANE, /^room/)).toBeVisible();
  await expectAccessible(page);
});

broken(
  'if the files panel cannot be loaded, it says so, the shell continues, and Retry loads it',
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
