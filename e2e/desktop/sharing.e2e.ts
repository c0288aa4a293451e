// Tests sharing a local directory with a live desktop.
import { expect, test } from '#e2e/harness/harness.ts';
import {
  stubDirectoryPicker,
  patternBytes,
  readPickedDirectory,
  readPickedFile,
  deletePickedFile,
} from '#e2e/harness/directory-picker.ts';
import { clickControl, sessionMessages, shareDirectory, sharedFiles, simulatedDesktop } from './sharing-page.ts';

test.use({ scenario: 'a windows desktop' });

const FIVE_MEGABYTES = 5_000_000;

test(
  'a shared directory is listed on the desktop, and a text file opens there',
  { tag: '@gate' },
  async ({ page, mock }) => {
    const context = { page, mock };
    await stubDirectoryPicker(page, 'docs', { 'notes.txt': 'written at home', 'letters/one.txt': 'dear' });
    await shareDirectory(page);
    await expect(page.getByText('Sharing docs', { exact: true })).toBeVisible();
    await clickControl(context, 'docs');
    await clickControl(context, 'notes.txt', 2);
    await expect.poll(() => simulatedDesktop(mock).notepadText()).toBe('written at home');
    await clickControl(context, 'title docs');
    await clickControl(context, 'letters', 2);
    await expect.poll(() => simulatedDesktop(mock).findControl('one.txt')).toBeDefined();
    await expect(page.getByText('15 B sent, 0 B received, 0 open requests')).toBeVisible();
  },
);

test('a file of five megabytes is copied to the desktop unchanged', async ({ page, mock }) => {
  const context = { page, mock };
  await stubDirectoryPicker(page, 'docs', { 'photo.raw': FIVE_MEGABYTES });
  await shareDirectory(page);
  await clickControl(context, 'docs');
  await clickControl(context, 'photo.raw');
  await clickControl(context, 'Copy to PC');
  const { files } = simulatedDesktop(mock);
  await expect.poll(async () => (await files.info('photo.raw'))?.size).toBe(FIVE_MEGABYTES);
  const copy = await files.read('photo.raw', { offset: 0, length: FIVE_MEGABYTES });
  expect(Buffer.compare(copy, patternBytes(FIVE_MEGABYTES))).toBe(0);
  await expect(page.getByText('5.0 MB sent')).toBeVisible();
});

test('a file of 5.2 MB is copied from the desktop unchanged', async ({ page, mock }) => {
  const context = { page, mock };
  await stubDirectoryPicker(page, 'docs', { 'drawings.zip': 'an older one' });
  await shareDirectory(page);
  const { files } = simulatedDesktop(mock);
  const size = (await files.info('drawings.zip'))?.size ?? 0;
  await clickControl(context, 'This PC');
  await clickControl(context, 'drawings.zip');
  await clickControl(context, 'Copy to share');
  await expect(page.getByText('5.2 MB received')).toBeVisible();
  await expect.poll(async () => (await readPickedFile(page, 'docs', 'drawings.zip')).length).toBe(size);
  const original = await files.read('drawings.zip', { offset: 0, length: size });
  expect(Buffer.compare(await readPickedFile(page, 'docs', 'drawings.zip'), original)).toBe(0);
});

test('the desktop can create, rename and delete folders in the shared directory', async ({ page, mock }) => {
  const context = { page, mock };
  await stubDirectoryPicker(page, 'docs', { 'old/deep/a.txt': 'a', 'gone/b.txt': 'b', 'c.txt': 'c' });
  await shareDirectory(page);
  await clickControl(context, 'docs');
  await clickControl(context, 'gone');
  await clickControl(context, 'Delete');
  await expect.poll(() => simulatedDesktop(mock).findControl('gone')).toBeUndefined();
  const rowPositionBefore = simulatedDesktop(mock).findControl('c.txt')?.y;
  await clickControl(context, 'New folder');
  await expect.poll(async () => (await readPickedDirectory(page, 'docs'))['New folder/']).toBe('');
  // Waits until the new row has moved the other rows. Until then, a click on the same position would count as a double
  // click. The new row has the same name as the button, so the position of c.txt is checked.
  await expect
    .poll(() => simulatedDesktop(mock).findControl('c.txt')?.y)
    .toBeGreaterThan(rowPositionBefore ?? Infinity);
  await clickControl(context, 'c.txt');
  await clickControl(context, 'old');
  await clickControl(context, 'Rename');
  await page.keyboard.type('er\n');
  await expect
    .poll(() => readPickedDirectory(page, 'docs'))
    .toEqual({
      'New folder/': '',
      'older/': '',
      'older/deep/': '',
      'older/deep/a.txt': 'a',
      'c.txt': 'c',
    });
});

// docs/behaviour.md#shared-directories "A missing or an existing file is a normal"
test('a file that was deleted on the computer is missing on the desktop, without a warning', async ({ page, mock }) => {
  const context = { page, mock };
  await stubDirectoryPicker(page, 'docs', { 'notes.txt': 'written at home' });
  await shareDirectory(page);
  await clickControl(context, 'docs');
  await expect.poll(() => simulatedDesktop(mock).findControl('notes.txt')).toBeDefined();
  await deletePickedFile(page, 'docs', 'notes.txt');
  expect(await sharedFiles(mock).info('notes.txt')).toBeUndefined();
  await expect(sharedFiles(mock).read('notes.txt', { offset: 0, length: 9 })).rejects.toThrow("it doesn't exist");
  await clickControl(context, 'notes.txt', 2);
  await expect(sessionMessages(page)).toHaveCount(0);
});
