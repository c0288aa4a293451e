// The files where there is little room for them, or no code of theirs.
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import { test as broken } from '#e2e/harness/broken-build.ts';
import { CONSOLE, openAll, rowIn, terminal } from '#e2e/console/workspace.ts';
import { open, row, type } from '#e2e/console/terminal-page.ts';
import { choose, destination, file, filesButton, panel, source, toTerminal, upload } from './files-page.ts';

const NARROW_PANE = `${CONSOLE}/node/id-of-web-01/root?layout=*r(!n.id-of-web-01.root,25,p)`;
const WEB = 'root@web-01';

test('in a pane of a quarter of the window the files stand below the terminal, and all of them can be used', async ({
  page,
}) => {
  await openAll(page, NARROW_PANE);
  await filesButton(page).click();
  await choose(page, file('a-file-with-a-name-that-is-longer-than-the-pane-is-wide-by-far.txt', 'one'));
  await expect(panel(page).getByRole('listitem')).toContainText('Done');
  const [files, shell] = await Promise.all([panel(page).boundingBox(), terminal(page, WEB).boundingBox()]);
  if (!files || !shell) throw new Error('something is not drawn');
  expect(files.y).toBeGreaterThanOrEqual(shell.y + shell.height);
  expect(files.width).toBeLessThanOrEqual(360);
  for (const part of [destination(page), source(page), panel(page).getByRole('button', { name: 'Choose files' })]) {
    await part.scrollIntoViewIfNeeded();
    await expect(part).toBeInViewport({ ratio: 1 });
    const box = await part.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(files.x + files.width);
  }
  expect(await panel(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await toTerminal(page);
  await type(page, 'echo room');
  await expect(rowIn(page, WEB, /^room/)).toBeVisible();
  await expectAccessible(page);
});

broken('files that cannot be loaded say so, the shell goes on, and a retry brings them', async ({ page, build }) => {
  build.lose('panel');
  await open(page);
  await type(page, 'echo kept');
  await filesButton(page).click();
  const notice = page.getByRole('alert').filter({ hasText: "Couldn't load this part of the console." });
  await expect(notice).toBeVisible();
  await toTerminal(page);
  await type(page, 'echo still-here');
  await expect(row(page, /^still-here/)).toBeVisible();
  build.putBack();
  await notice.getByRole('button', { name: 'Retry' }).click();
  await choose(page, file('a.txt', 'one'));
  await expect(upload(page, 'a.txt')).toContainText('Done');
  await expect(row(page, /^kept/)).toBeVisible();
});
