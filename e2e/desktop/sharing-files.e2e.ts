// Tests each file operation that a desktop can request in a shared directory.
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { stubDirectoryPicker, readPickedDirectory, removeFileMove } from '#e2e/harness/directory-picker.ts';
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import { sessionMessages, shareDirectory, sharedFiles } from './sharing-page.ts';

test.use({ scenario: 'a windows desktop, 18.x' });

const encodeText = (text: string) => new TextEncoder().encode(text);
const decodeText = async (data: Promise<Uint8Array>) => new TextDecoder().decode(await data);
const SHARED_TREE = { 'a.txt': 'alpha', 'b.txt': 'beta', 'folder/deep/c.txt': 'gamma' };

async function openSharedFiles(page: Page, mock: Proxy) {
  await stubDirectoryPicker(page, 'docs', SHARED_TREE);
  await shareDirectory(page);
  await expect(page.getByText('Sharing docs', { exact: true })).toBeVisible();
  return sharedFiles(mock);
}

// docs/behaviour.md#shared-directories "Chunks of a file go into one copy of the file",
// "The copy replaces the file when no write"
test('written chunks can be read immediately, and files can be truncated or extended with zeros', async ({
  page,
  mock,
}) => {
  const files = await openSharedFiles(page, mock);
  await files.write('a.txt', 2, encodeText('PH'));
  expect(await decodeText(files.read('a.txt', { offset: 1, length: 3 }))).toBe('lPH');
  await files.write('a.txt', 7, encodeText('end'));
  expect(await files.info('a.txt')).toMatchObject({ size: 10 });
  await expect.poll(async () => (await readPickedDirectory(page, 'docs'))['a.txt']).toBe('alPHa\0\0end');
  await files.truncate?.('a.txt', 2);
  await files.truncate?.('b.txt', 6);
  await files.write('b.txt', 5, encodeText('!'));
  await files.truncate?.('folder/deep/c.txt', 0);
  expect(await files.info('a.txt')).toMatchObject({ size: 2 });
  await expect
    .poll(() => readPickedDirectory(page, 'docs'))
    .toMatchObject({ 'b.txt': 'beta\0!', 'folder/deep/c.txt': '' });
  expect(await decodeText(files.read('a.txt', { offset: 1, length: 100 }))).toBe('l');
  expect(await decodeText(files.read('a.txt', { offset: 100, length: 100 }))).toBe('');
});

// docs/behaviour.md#shared-directories "A move never replaces a file, and no path",
// "The console answers that a file is missing"
test(
  'files are not overwritten, paths cannot leave the directory, and invalid names cannot be created',
  { tag: '@gate' },
  async ({ page, mock }) => {
    const files = await openSharedFiles(page, mock);
    await expect(files.create('a.txt', true)).rejects.toThrow('it already exists');
    await expect(files.create('folder', false)).rejects.toThrow('it already exists');
    await expect(files.move('a.txt', 'b.txt')).rejects.toThrow('it already exists');
    await expect(files.move('folder', 'b.txt')).rejects.toThrow('it already exists');
    await expect(files.move('none.txt', 'd.txt')).rejects.toThrow("it doesn't exist");
    await expect(files.create('none/d.txt', false)).rejects.toThrow("it doesn't exist");
    expect(await files.info('a\\b.txt')).toBeUndefined();
    expect(await readPickedDirectory(page, 'docs')).toMatchObject({ 'a.txt': 'alpha', 'b.txt': 'beta' });
    await expect(sessionMessages(page)).toHaveCount(0);
    await expect(files.create('x\\y', false)).rejects.toThrow('the request failed');
    await expect(sessionMessages(page)).toContainText("Couldn't create x\\y in the shared directory.");
    await expect(files.read('../secret.txt', { offset: 0, length: 9 })).rejects.toThrow('the request failed');
    await expect(files.remove('')).rejects.toThrow('the request failed');
    await expect(sessionMessages(page)).toContainText("Couldn't delete docs from the shared directory.");
  },
);

for (const method of ['by the browser itself', 'piece by piece'] as const)
  test(`files and folders are moved ${method}, including recent writes`, async ({ page, mock }) => {
    if (method === 'piece by piece') await removeFileMove(page);
    const files = await openSharedFiles(page, mock);
    await files.write('folder/deep/c.txt', 5, encodeText(' ray'));
    await files.move('folder', 'other');
    await files.write('a.txt', 0, encodeText('A'));
    await files.move('a.txt', 'other/deep/d.txt');
    expect(await readPickedDirectory(page, 'docs')).toEqual({
      'b.txt': 'beta',
      'other/': '',
      'other/deep/': '',
      'other/deep/c.txt': 'gamma ray',
      'other/deep/d.txt': 'Alpha',
    });
  });

// docs/behaviour.md#shared-directories "Up to eight copies are open at the same time"
test('a deleted folder drops its unfinished writes, and concurrent writes to files are all saved', async ({
  page,
  mock,
}) => {
  const files = await openSharedFiles(page, mock);
  await files.write('folder/deep/c.txt', 0, encodeText('delta'));
  await files.remove('folder');
  await files.create('folder', true);
  expect(await files.list('folder')).toEqual([]);
  expect(await readPickedDirectory(page, 'docs')).toMatchObject({ 'folder/': '' });
  const names = Array.from({ length: 20 }, (_, number) => `${number}.txt`);
  await Promise.all(names.map((name) => files.create(name, false)));
  await Promise.all(names.map((name) => files.write(name, 0, encodeText(name))));
  await Promise.all(names.map((name) => files.write(name, name.length, encodeText(' again'))));
  const expectedFiles = Object.fromEntries(names.map((name) => [name, `${name} again`]));
  await expect.poll(() => readPickedDirectory(page, 'docs')).toMatchObject(expectedFiles);
});
