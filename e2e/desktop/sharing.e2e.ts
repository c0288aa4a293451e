// A directory of one's own machine in a live desktop.
import { expect, test } from '#e2e/harness/harness.ts';
import { giveDirectory, patterned, picked, pickedBytes, removePicked } from '#e2e/harness/directory-picker.ts';
import { click, said, share, sharedFiles, theDesktop } from './sharing-page.ts';

test.use({ scenario: 'a windows desktop' });

const MB_5 = 5_000_000;

test(
  'a shared directory is listed on the desktop, and a text of it opens there',
  { tag: '@gate' },
  async ({ page, mock }) => {
    const at = { page, mock };
    await giveDirectory(page, 'docs', { 'notes.txt': 'written at home', 'letters/one.txt': 'dear' });
    await share(page);
    await expect(page.getByText('Sharing docs', { exact: true })).toBeVisible();
    await click(at, 'docs');
    await click(at, 'notes.txt', 2);
    await expect.poll(() => theDesktop(mock).notepad()).toBe('written at home');
    await click(at, 'title docs');
    await click(at, 'letters', 2);
    await expect.poll(() => theDesktop(mock).spot('one.txt')).toBeDefined();
    await expect(page.getByText('15 B sent, 0 B received, 0 open requests')).toBeVisible();
  },
);

test('a file of five megabytes is copied to the desktop as it is', async ({ page, mock }) => {
  const at = { page, mock };
  await giveDirectory(page, 'docs', { 'photo.raw': MB_5 });
  await share(page);
  await click(at, 'docs');
  await click(at, 'photo.raw');
  await click(at, 'Copy to PC');
  const { files } = theDesktop(mock);
  await expect.poll(async () => (await files.info('photo.raw'))?.size).toBe(MB_5);
  const copy = await files.read('photo.raw', { offset: 0, length: MB_5 });
  expect(Buffer.compare(copy, patterned(MB_5))).toBe(0);
  await expect(page.getByText('5.0 MB sent')).toBeVisible();
});

test('a file of five megabytes is copied from the desktop as it is', async ({ page, mock }) => {
  const at = { page, mock };
  await giveDirectory(page, 'docs', { 'drawings.zip': 'an older one' });
  await share(page);
  const { files } = theDesktop(mock);
  const size = (await files.info('drawings.zip'))?.size ?? 0;
  await click(at, 'This PC');
  await click(at, 'drawings.zip');
  await click(at, 'Copy to share');
  await expect(page.getByText('5.2 MB received')).toBeVisible();
  await expect.poll(async () => (await pickedBytes(page, 'docs', 'drawings.zip')).length).toBe(size);
  const original = await files.read('drawings.zip', { offset: 0, length: size });
  expect(Buffer.compare(await pickedBytes(page, 'docs', 'drawings.zip'), original)).toBe(0);
});

test('folders are made, renamed and deleted in the directory', async ({ page, mock }) => {
  const at = { page, mock };
  await giveDirectory(page, 'docs', { 'old/deep/a.txt': 'a', 'gone/b.txt': 'b', 'c.txt': 'c' });
  await share(page);
  await click(at, 'docs');
  await click(at, 'gone');
  await click(at, 'Delete');
  await expect.poll(() => theDesktop(mock).spot('gone')).toBeUndefined();
  const before = theDesktop(mock).spot('c.txt')?.y;
  await click(at, 'New folder');
  await expect.poll(async () => (await picked(page, 'docs'))['New folder/']).toBe('');
  // What is below it moves down, and two clicks at one place would be a double click; its button has the same name.
  await expect.poll(() => theDesktop(mock).spot('c.txt')?.y).toBeGreaterThan(before ?? Infinity);
  await click(at, 'c.txt');
  await click(at, 'old');
  await click(at, 'Rename');
  await page.keyboard.type('er\n');
  await expect
    .poll(() => picked(page, 'docs'))
    .toEqual({
      'New folder/': '',
      'older/': '',
      'older/deep/': '',
      'older/deep/a.txt': 'a',
      'c.txt': 'c',
    });
});

// docs/behaviour.md#shared-directories "A missing or an existing file is a normal"
test('a file that is gone meanwhile is missing there, and nothing is said of it', async ({ page, mock }) => {
  const at = { page, mock };
  await giveDirectory(page, 'docs', { 'notes.txt': 'written at home' });
  await share(page);
  await click(at, 'docs');
  await expect.poll(() => theDesktop(mock).spot('notes.txt')).toBeDefined();
  await removePicked(page, 'docs', 'notes.txt');
  expect(await sharedFiles(mock).info('notes.txt')).toBeUndefined();
  await expect(sharedFiles(mock).read('notes.txt', { offset: 0, length: 9 })).rejects.toThrow('it is not there');
  await click(at, 'notes.txt', 2);
  await expect(said(page)).toHaveCount(0);
});
