// Tests uploads and downloads in the files panel of a terminal.
import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import { readBrowserStorage } from '#e2e/harness/browser-storage.ts';
import { stubSavePicker, readSavedFile, removeSavePicker } from '#e2e/harness/save-picker.ts';
import {
  requestDownload,
  chooseFiles,
  uploadFolder,
  download,
  dropOnTerminal,
  file,
  filesButton,
  filesOnServer,
  openFiles,
  filesPanel,
  downloadPath,
  focusTerminal,
  upload,
  UPLOAD,
} from './files-page.ts';
import { openTerminal, row, typeLine } from '#e2e/console/terminal-page.ts';

/** A name with a right-to-left override, which makes it look like `billexe.jpg`. */
const REVERSED_NAME = 'bill\u202egpj.exe';
const ODD_NAME = 'été "1+1" – ~% 日本.txt';

test.beforeEach(async ({ page }) => stubSavePicker(page));

// docs/behaviour.md#files "Transfers don't wait for the terminal"
test(
  'an uploaded file is available in the shell, and typing continues during the upload',
  { tag: '@gate' },
  async ({ page, mock }) => {
    mock.world.fault(UPLOAD, { held: true });
    await openFiles(page);
    await chooseFiles(page, file('hello.txt', 'from my desk\n'));
    await expect(upload(page, 'hello.txt')).toContainText('Waiting for the server to confirm');
    await focusTerminal(page);
    await typeLine(page, 'echo still-here');
    await expect(row(page, /^still-here/)).toBeVisible();
    mock.world.release(UPLOAD);
    await expect(upload(page, 'hello.txt')).toContainText('Done, 13 B');
    await typeLine(page, 'cat hello.txt');
    await expect(row(page, /^from my desk/)).toBeVisible();
  },
);

// docs/behaviour.md#files "A download is written to disk as it arrives"
test(
  'files from the shell download to the disk byte by byte, including an empty file',
  { tag: '@gate' },
  async ({ page, mock }) => {
    await openFiles(page);
    await focusTerminal(page);
    await typeLine(page, 'echo "for you" > /tmp/note.txt');
    await requestDownload(page, '/tmp/note.txt');
    await expect(download(page, 'note.txt')).toContainText('Done, 8 B');
    expect(await readSavedFile(page, 'note.txt')).toBe('for you\n');
    await chooseFiles(page, file('empty.txt', ''));
    await expect(upload(page, 'empty.txt')).toContainText('Done, 0 B');
    expect(filesOnServer(mock).read('/root/empty.txt', 'root')).toBe('');
    await requestDownload(page, 'empty.txt');
    await expect(download(page, 'empty.txt')).toContainText('Done, 0 B');
    expect(await readSavedFile(page, 'empty.txt')).toBe('');
  },
);

test('without the save dialog in the browser, a download keeps the name of the file', async ({ page, mock }) => {
  await removeSavePicker(page);
  const name = 'two wörds + 100%.txt';
  filesOnServer(mock).write(`/tmp/${name}`, 'kept', { login: 'root', append: false });
  await openFiles(page);
  const downloadStarted = page.waitForEvent('download');
  await requestDownload(page, `/tmp/${name}`);
  const savedDownload = await downloadStarted;
  expect(savedDownload.suggestedFilename()).toBe(name);
  expect(await readFile(await savedDownload.path(), 'utf8')).toBe('kept');
  await expect(download(page, name)).toContainText('Done, 4 B');
});

// docs/behaviour.md#files "A terminal runs up to three transfers"
test('files with unusual names are uploaded to a folder, and a path with a file name renames the upload', async ({
  page,
  mock,
}) => {
  await openFiles(page);
  await uploadFolder(page).fill('/tmp');
  await chooseFiles(
    page,
    file(ODD_NAME, 'one'),
    file('-rf $(x).txt', 'two'),
    file('~root', 'three'),
    file(REVERSED_NAME, 'four'),
  );
  for (const name of [ODD_NAME, '-rf $(x).txt', '~root', 'billU+202Egpj.exe'])
    await expect(upload(page, name)).toContainText('Done');
  const files = filesOnServer(mock);
  expect([ODD_NAME, '-rf $(x).txt', '~root', REVERSED_NAME].map((name) => files.read(`/tmp/${name}`, 'root'))).toEqual([
    'one',
    'two',
    'three',
    'four',
  ]);
  await uploadFolder(page).fill('~/renamed.txt');
  await chooseFiles(page, file('a.txt', 'x'));
  await expect(upload(page, 'a.txt')).toContainText('Done');
  expect(files.read('/root/renamed.txt', 'root')).toBe('x');
});

// docs/behaviour.md#files "If a second file goes to the same"
test('a dialog offers to keep both files, skip or replace when a name is already used', async ({ page, mock }) => {
  const dialog = page.getByRole('dialog', { name: 'Files with the same name' });
  const read = (path: string) => filesOnServer(mock).read(path, 'root');
  await openFiles(page);
  await uploadFolder(page).fill('/tmp/');
  await chooseFiles(page, file('a.txt', 'one'), file('a.txt', 'two'), file('b.txt', 'three'));
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(filesPanel(page).getByText('No transfers yet')).toBeVisible();

  await chooseFiles(page, file('a.txt', 'one'), file('a.txt', 'two'), file('b.txt', 'three'));
  await expect(dialog.getByLabel('/tmp/a.txt')).toHaveValue('keep');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  for (const name of ['a.txt', 'a-2.txt', 'b.txt']) await expect(upload(page, name)).toContainText('Done');
  expect(['/tmp/a.txt', '/tmp/a-2.txt', '/tmp/b.txt'].map(read)).toEqual(['one', 'two', 'three']);

  mock.world.fault(UPLOAD, { held: true });
  await chooseFiles(page, file('c.txt', 'four'));
  await chooseFiles(page, file('c.txt', 'five'));
  await dialog.getByLabel('/tmp/c.txt').selectOption('Skip this file');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await expect(upload(page, 'c.txt')).toHaveCount(1);
  await chooseFiles(page, file('c.txt', 'six'));
  await dialog.getByLabel('/tmp/c.txt').selectOption('Replace the other file');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await expect(upload(page, 'c.txt').first()).toContainText('Canceled');
  mock.world.release(UPLOAD);
  await expect(upload(page, 'c.txt').last()).toContainText('Done');
  await expect.poll(() => read('/tmp/c.txt')).toBe('six');
});

// docs/behaviour.md#files "The console refuses folders and names them"
test(
  'dropping on the terminal uploads files, names the refused folders, and keeps the terminal focused',
  { tag: '@gate' },
  async ({ page, mock }) => {
    await openTerminal(page);
    await dropOnTerminal(page, [{ name: 'dropped.txt', text: 'here' }], ['src', 'dist']);
    await expect(upload(page, 'dropped.txt')).toContainText('Done, 4 B');
    await expect(filesPanel(page)).toContainText("Folders can't be uploaded: src, dist.");
    expect(filesOnServer(mock).read('/root/dropped.txt', 'root')).toBe('here');
    await typeLine(page, 'echo typed');
    await expect(row(page, /^typed/)).toBeVisible();
  },
);

// docs/behaviour.md#files "If the shell reports its current directory", "It ignores reports of other hosts",
// "Buttons below each field"
test(
  'the fields start with the directory of the shell, and buttons suggest recent paths',
  { tag: '@gate' },
  async ({ page }) => {
    await openFiles(page);
    await expect(uploadFolder(page)).toHaveValue('~/');
    await requestDownload(page, '/etc/hosts');
    await expect(download(page, 'hosts')).toContainText('Done');
    const suggestions = filesPanel(page).getByRole('list', { name: 'Suggested download paths' });
    await expect(suggestions.getByRole('button')).toHaveText(['~/']);
    await focusTerminal(page);
    await typeLine(page, String.raw`mkdir /tmp/in; echo -e '\e]7;file://web-01/tmp/in\a'`);
    await expect(uploadFolder(page)).toHaveValue('/tmp/in/');
    await expect(downloadPath(page)).toHaveValue('/etc/hosts');
    await expect(suggestions.getByRole('button')).toHaveText(['/tmp/in/']);
    await suggestions.getByRole('button').click();
    await expect(downloadPath(page)).toHaveValue('/tmp/in/');
    await expect(suggestions.getByRole('button')).toHaveText(['/etc/hosts']);
    await chooseFiles(page, file('a.txt', 'one'));
    await expect(upload(page, 'a.txt')).toContainText('Done');
    await focusTerminal(page);
    await typeLine(page, 'cat /tmp/in/a.txt');
    await expect(row(page, /^one/)).toBeVisible();
    await typeLine(page, String.raw`echo -e '\e]7;file://db-01/srv\a'`);
    await expect(uploadFolder(page)).toHaveValue('~/');
  },
);

// docs/behaviour.md#files "While transfers run, the tab of the session"
test('an upload over a slow connection shows its progress and speed', async ({ page }) => {
  await openFiles(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 200_000 };
  await session.send('Network.emulateNetworkConditions', slow);
  await chooseFiles(page, file('big.txt', 'x'.repeat(2_000_000)));
  await expect(upload(page, 'big.txt')).toContainText(/\d kB \/ 2\.0 MB · \d+(\.\d)? kB\/s/);
  await expect(page).toHaveTitle(/^\d+ % · one\.example\.com • root@web-01$/);
  await expect(page.getByRole('list', { name: 'Session tabs' })).toContainText(/\d %/);
  await filesPanel(page).getByRole('button', { name: 'Cancel big.txt' }).click();
  await expect(upload(page, 'big.txt')).toContainText('Canceled');
  await expect(page).toHaveTitle('one.example.com • root@web-01');
  await session.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
});

test('the keyboard opens the panel, downloads, and returns to the terminal', { tag: '@gate' }, async ({ page }) => {
  await openTerminal(page);
  await page.keyboard.press('Control+F6');
  await filesButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(filesPanel(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(filesPanel(page).getByRole('button', { name: 'Close files' })).toBeFocused();
  for (const field of [
    uploadFolder(page),
    filesPanel(page).getByRole('button', { name: 'Choose files' }),
    downloadPath(page),
  ]) {
    await page.keyboard.press('Tab');
    await expect(field).toBeFocused();
  }
  await page.keyboard.type('notes.txt');
  await page.keyboard.press('Enter');
  await expect(download(page, 'notes.txt')).toContainText('Done');
  await page.keyboard.press('Escape');
  await expect(filesPanel(page)).toBeHidden();
  await expect(page.getByLabel('Terminal input')).toBeFocused();
});

// docs/behaviour.md#files "The browser stores the last 50 paths", "It stores nothing else about a transfer"
test(
  'the browser stores only the paths of transfers, per user, and suggests them after a reload',
  { tag: '@gate' },
  async ({ page }) => {
    const lastActiveKey = 'local grv_teleport_last_active';
    const suggestedPaths = async (): Promise<string[]> =>
      downloadPath(page).evaluate((field) =>
        [...((field as HTMLInputElement).list?.options ?? [])].map(({ value }) => value),
      );
    await openFiles(page);
    const storageBefore = await readBrowserStorage(page);
    await chooseFiles(page, file('note.txt', 'for my eyes only'));
    await expect(upload(page, 'note.txt')).toContainText('Done');
    await requestDownload(page, '/etc/hostname');
    await expect(download(page, 'hostname')).toContainText('Done');
    await requestDownload(page, '/etc/hosts');
    await expect(download(page, 'hosts')).toContainText('Done');
    const storageAfter = await readBrowserStorage(page);
    const changedKeys = Object.keys({ ...storageBefore, ...storageAfter }).filter(
      (key) => storageBefore[key] !== storageAfter[key],
    );
    const pathsKey = 'local postern-settings:alice:file-paths';
    expect(changedKeys.filter((key) => key !== lastActiveKey)).toEqual([pathsKey]);
    expect(JSON.parse(storageAfter[pathsKey] ?? '')).toEqual([
      { direction: 'download', server: 'id-of-web-01', path: '/etc/hosts' },
      { direction: 'download', server: 'id-of-web-01', path: '/etc/hostname' },
      { direction: 'upload', server: 'id-of-web-01', path: '~/' },
    ]);
    expect(await suggestedPaths()).toEqual(['/etc/hosts', '/etc/hostname']);
    await page.reload();
    await expect(row(page, /[#$] ?$/).first()).toBeVisible();
    await filesButton(page).click();
    expect(await suggestedPaths()).toEqual(['/etc/hosts', '/etc/hostname']);
  },
);

test('the panel does not cover the terminal on a desktop or phone, and transfers can be removed', async ({ page }) => {
  await openFiles(page);
  await requestDownload(page, '/etc/hostname');
  await requestDownload(page, '/etc/nothing');
  await expect(download(page, 'nothing')).toContainText('Failed');
  await expect(download(page, 'hostname')).toContainText('Done');
  const layout = async () => {
    const terminal = await page.getByRole('region', { name: /^Terminal of/ }).boundingBox();
    const files = await filesPanel(page).boundingBox();
    if (!files || !terminal) throw new Error('the panel or the terminal is not drawn');
    const isOutsideTerminal = terminal.x + terminal.width <= files.x || terminal.y + terminal.height <= files.y;
    const fitsScreenWidth = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
    return [isOutsideTerminal, terminal.width > 200, terminal.height > 150, fitsScreenWidth];
  };
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(layout, { message: `${width} pixels wide` }).toEqual([true, true, true, true]);
    await expectAccessible(page, `${width} pixels wide`);
  }
  await filesPanel(page).getByRole('button', { name: 'Remove nothing from the list' }).click();
  await expect(download(page, 'nothing')).toBeHidden();
  await filesPanel(page).getByRole('button', { name: 'Clear finished' }).click();
  await expect(filesPanel(page)).toContainText('No transfers yet.');
});
