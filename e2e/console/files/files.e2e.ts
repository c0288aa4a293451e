import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import { kept } from '#e2e/harness/kept.ts';
import { givePicker, saved, takePicker } from '#e2e/harness/save-picker.ts';
import {
  ask,
  choose,
  destination,
  download,
  drop,
  file,
  filesButton,
  filesOn,
  openFiles,
  panel,
  source,
  toTerminal,
  upload,
  UPLOAD,
} from './files-page.ts';
import { open, row, type } from '#e2e/console/terminal-page.ts';

const REVERSED = 'bill\u202egpj.exe';
const ODD = 'été "1+1" – ~% 日本.txt';

test.beforeEach(async ({ page }) => givePicker(page));

// docs/behaviour.md#files "Transfers don't wait for the terminal"
test(
  'an uploaded file is there for the shell, whose typing goes on meanwhile',
  { tag: '@gate' },
  async ({ page, mock }) => {
    mock.world.fault(UPLOAD, { held: true });
    await openFiles(page);
    await choose(page, file('hello.txt', 'from my desk\n'));
    await expect(upload(page, 'hello.txt')).toContainText('Waiting for the server to confirm');
    await toTerminal(page);
    await type(page, 'echo still-here');
    await expect(row(page, /^still-here/)).toBeVisible();
    mock.world.release(UPLOAD);
    await expect(upload(page, 'hello.txt')).toContainText('Done, 13 B');
    await type(page, 'cat hello.txt');
    await expect(row(page, /^from my desk/)).toBeVisible();
  },
);

// docs/behaviour.md#files "A download is written to disk as it arrives"
test(
  'what the shell wrote is downloaded to the disk byte by byte, also an empty file',
  { tag: '@gate' },
  async ({ page, mock }) => {
    await openFiles(page);
    await toTerminal(page);
    await type(page, 'echo "for you" > /tmp/note.txt');
    await ask(page, '/tmp/note.txt');
    await expect(download(page, 'note.txt')).toContainText('Done, 8 B');
    expect(await saved(page, 'note.txt')).toBe('for you\n');
    await choose(page, file('empty.txt', ''));
    await expect(upload(page, 'empty.txt')).toContainText('Done, 0 B');
    expect(filesOn(mock).read('/root/empty.txt', 'root')).toBe('');
    await ask(page, 'empty.txt');
    await expect(download(page, 'empty.txt')).toContainText('Done, 0 B');
    expect(await saved(page, 'empty.txt')).toBe('');
  },
);

test('where the browser cannot write to the disk, the download is saved under its own name', async ({ page, mock }) => {
  await takePicker(page);
  const name = 'two wörds + 100%.txt';
  filesOn(mock).write(`/tmp/${name}`, 'kept', { who: 'root', append: false });
  await openFiles(page);
  const saving = page.waitForEvent('download');
  await ask(page, `/tmp/${name}`);
  const given = await saving;
  expect(given.suggestedFilename()).toBe(name);
  expect(await readFile(await given.path(), 'utf8')).toBe('kept');
  await expect(download(page, name)).toContainText('Done, 4 B');
});

// docs/behaviour.md#files "A terminal runs up to three transfers"
test('files with names of any kind are uploaded together to a folder, and one under a new name', async ({
  page,
  mock,
}) => {
  await openFiles(page);
  await destination(page).fill('/tmp');
  await choose(page, file(ODD, 'one'), file('-rf $(x).txt', 'two'), file('~root', 'three'), file(REVERSED, 'four'));
  for (const name of [ODD, '-rf $(x).txt', '~root', 'billU+202Egpj.exe'])
    await expect(upload(page, name)).toContainText('Done');
  const files = filesOn(mock);
  expect([ODD, '-rf $(x).txt', '~root', REVERSED].map((name) => files.read(`/tmp/${name}`, 'root'))).toEqual([
    'one',
    'two',
    'three',
    'four',
  ]);
  await destination(page).fill('~/renamed.txt');
  await choose(page, file('a.txt', 'x'));
  await expect(upload(page, 'a.txt')).toContainText('Done');
  expect(files.read('/root/renamed.txt', 'root')).toBe('x');
});

// docs/behaviour.md#files "If a second file goes to the same"
test('asks what happens to files of one name, and keeps both, replaces or skips', async ({ page, mock }) => {
  const dialog = page.getByRole('dialog', { name: 'Files with the same name' });
  const read = (path: string) => filesOn(mock).read(path, 'root');
  await openFiles(page);
  await destination(page).fill('/tmp/');
  await choose(page, file('a.txt', 'one'), file('a.txt', 'two'), file('b.txt', 'three'));
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(panel(page)).toContainText('No transfers yet');

  await choose(page, file('a.txt', 'one'), file('a.txt', 'two'), file('b.txt', 'three'));
  await expect(dialog.getByLabel('/tmp/a.txt')).toHaveValue('keep');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  for (const name of ['a.txt', 'a-2.txt', 'b.txt']) await expect(upload(page, name)).toContainText('Done');
  expect(['/tmp/a.txt', '/tmp/a-2.txt', '/tmp/b.txt'].map(read)).toEqual(['one', 'two', 'three']);

  mock.world.fault(UPLOAD, { held: true });
  await choose(page, file('c.txt', 'four'));
  await choose(page, file('c.txt', 'five'));
  await dialog.getByLabel('/tmp/c.txt').selectOption('Skip this file');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await expect(upload(page, 'c.txt')).toHaveCount(1);
  await choose(page, file('c.txt', 'six'));
  await dialog.getByLabel('/tmp/c.txt').selectOption('Replace the other file');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await expect(upload(page, 'c.txt').first()).toContainText('Canceled');
  mock.world.release(UPLOAD);
  await expect(upload(page, 'c.txt').last()).toContainText('Done');
  await expect.poll(() => read('/tmp/c.txt')).toBe('six');
});

// docs/behaviour.md#files "The console refuses folders and names them"
test(
  'a drop on the terminal uploads its files, names the folders it refuses, and leaves the keyboard there',
  { tag: '@gate' },
  async ({ page, mock }) => {
    await open(page);
    await drop(page, [{ name: 'dropped.txt', text: 'here' }], ['src', 'dist']);
    await expect(upload(page, 'dropped.txt')).toContainText('Done, 4 B');
    await expect(panel(page)).toContainText("Folders can't be uploaded: src, dist.");
    expect(filesOn(mock).read('/root/dropped.txt', 'root')).toBe('here');
    await type(page, 'echo typed');
    await expect(row(page, /^typed/)).toBeVisible();
  },
);

test('an upload over a slow line tells how far it is and how fast', async ({ page }) => {
  await openFiles(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 200_000 };
  await session.send('Network.emulateNetworkConditions', slow);
  await choose(page, file('big.txt', 'x'.repeat(2_000_000)));
  await expect(upload(page, 'big.txt')).toContainText(/\d kB \/ 2\.0 MB · \d+(\.\d)? kB\/s/);
  await panel(page).getByRole('button', { name: 'Cancel big.txt' }).click();
  await expect(upload(page, 'big.txt')).toContainText('Canceled');
  await session.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
});

test('the keyboard alone opens, downloads, and comes back to the terminal', { tag: '@gate' }, async ({ page }) => {
  await open(page);
  await page.keyboard.press('Control+F6');
  await filesButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('button', { name: 'Close files' })).toBeFocused();
  for (const field of [destination(page), panel(page).getByRole('button', { name: 'Choose files' }), source(page)]) {
    await page.keyboard.press('Tab');
    await expect(field).toBeFocused();
  }
  await page.keyboard.type('notes.txt');
  await page.keyboard.press('Enter');
  await expect(download(page, 'notes.txt')).toContainText('Done');
  await panel(page).getByRole('button', { name: 'Close files' }).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeHidden();
  await expect(page.getByLabel('Terminal input')).toBeFocused();
});

// docs/behaviour.md#files "The browser stores the last 50 paths", "It stores nothing else about a transfer"
test(
  'the browser stores only the paths of transfers, for this user, and suggests them after a reload',
  { tag: '@gate' },
  async ({ page }) => {
    const activity = 'local grv_teleport_last_active';
    const suggested = async (): Promise<string[]> =>
      source(page).evaluate((field) =>
        [...((field as HTMLInputElement).list?.options ?? [])].map(({ value }) => value),
      );
    await openFiles(page);
    const before = await kept(page);
    await choose(page, file('note.txt', 'for my eyes only'));
    await expect(upload(page, 'note.txt')).toContainText('Done');
    await ask(page, '/etc/hostname');
    await expect(download(page, 'hostname')).toContainText('Done');
    await ask(page, '/etc/hosts');
    await expect(download(page, 'hosts')).toContainText('Done');
    const after = await kept(page);
    const changed = Object.keys({ ...before, ...after }).filter((key) => before[key] !== after[key]);
    const paths = 'local postern-settings:alice:file-paths';
    expect(changed.filter((key) => key !== activity)).toEqual([paths]);
    expect(JSON.parse(after[paths] ?? '')).toEqual([
      { direction: 'download', server: 'id-of-web-01', path: '/etc/hosts' },
      { direction: 'download', server: 'id-of-web-01', path: '/etc/hostname' },
      { direction: 'upload', server: 'id-of-web-01', path: '~/' },
    ]);
    expect(await suggested()).toEqual(['/etc/hosts', '/etc/hostname']);
    await page.reload();
    await expect(row(page, /[#$] ?$/).first()).toBeVisible();
    await filesButton(page).click();
    expect(await suggested()).toEqual(['/etc/hosts', '/etc/hostname']);
  },
);

test('the panel stands next to the terminal on a desk and on a phone, and its list can be cleared', async ({
  page,
}) => {
  await openFiles(page);
  await ask(page, '/etc/hostname');
  await ask(page, '/etc/nothing');
  await expect(download(page, 'nothing')).toContainText('Failed');
  await expect(download(page, 'hostname')).toContainText('Done');
  const layout = async () => {
    const terminal = await page.getByRole('region', { name: /^Terminal of/ }).boundingBox();
    const files = await panel(page).boundingBox();
    if (!files || !terminal) throw new Error('the panel or the terminal is not drawn');
    const isNextTo = terminal.x + terminal.width <= files.x || terminal.y + terminal.height <= files.y;
    const isWithin = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
    return [isNextTo, terminal.width > 200, terminal.height > 150, isWithin];
  };
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(layout, { message: `${width} pixels wide` }).toEqual([true, true, true, true]);
    await expectAccessible(page, `${width} pixels wide`);
  }
  await panel(page).getByRole('button', { name: 'Remove nothing from the list' }).click();
  await expect(download(page, 'nothing')).toBeHidden();
  await panel(page).getByRole('button', { name: 'Clear finished' }).click();
  await expect(panel(page)).toContainText('No transfers yet.');
});
