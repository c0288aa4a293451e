// Tests failed, canceled and interrupted file transfers.
import { expect, test } from '#e2e/harness/harness.ts';
import { LARGE_FILE } from '#fixtures/scenarios/files.ts';
import { stubSavePicker, readSavedFile, removeSavePicker } from '#e2e/harness/save-picker.ts';
import {
  requestDownload,
  chooseFiles,
  uploadFolder,
  DOWNLOAD,
  download,
  file,
  filesButton,
  filesOnServer,
  openFiles,
  filesPanel,
  focusTerminal,
  upload,
  UPLOAD,
} from './files-page.ts';
import { typeLine, WEB_01_PATH } from '#e2e/console/terminal-page.ts';

test.beforeEach(async ({ page }) => stubSavePicker(page));

test('failed downloads show their reason', { tag: '@gate' }, async ({ page, mock }) => {
  await openFiles(page);
  await requestDownload(page, '~/');
  await expect(filesPanel(page).getByRole('alert')).toHaveText('Enter the path of a file, such as ~/notes.txt.');
  await expect(filesPanel(page)).toContainText('No transfers yet.');
  for (const [path, name, reason] of [
    ['/etc/nothing', 'nothing', 'Proxy: /etc/nothing: no such file or directory'],
    ['/etc', 'etc', 'Proxy: /etc: is a directory'],
    ['/etc/host*', 'host*', 'Proxy: /etc/host*: matches 2 files, only one can be sent'],
    ['~deploy/notes.txt', 'notes.txt', 'Proxy: ~deploy/notes.txt: only your own home can be named with ~'],
  ] as const) {
    await requestDownload(page, path);
    await expect(download(page, name).getByRole('alert')).toHaveText(reason);
  }
  mock.world.fault(DOWNLOAD, { text: '<html>captive portal</html>' });
  await requestDownload(page, '/etc/hostname');
  await expect(download(page, 'hostname').getByRole('alert')).toHaveText(
    "The proxy's answer isn't a file. Reload the page, then retry.",
  );
});

test('failed uploads show the reason, and a retry succeeds when the cause is fixed', async ({ page, mock }) => {
  const { uploads } = mock.world.settings;
  await openFiles(page);
  uploads.diskFull = true;
  await chooseFiles(page, file('a.txt', 'hello'));
  await expect(upload(page, 'a.txt').getByRole('alert')).toHaveText('Proxy: /root/a.txt: no space left on device');
  Object.assign(uploads, { diskFull: false, maxBytes: 1 });
  await chooseFiles(page, file('b.txt', 'world'));
  await expect(upload(page, 'b.txt').getByRole('alert')).toHaveText('Proxy: /root/b.txt: file too large');
  uploads.maxBytes = Infinity;
  for (const [name, text] of [
    ['a.txt', 'hello'],
    ['b.txt', 'world'],
  ] as const) {
    await filesPanel(page)
      .getByRole('button', { name: `Retry ${name}` })
      .click();
    await expect(upload(page, name)).toContainText('Done, 5 B');
    expect(filesOnServer(mock).read(`/root/${name}`, 'root')).toBe(text);
  }
  await uploadFolder(page).fill('~/nowhere/');
  await chooseFiles(page, file('c.txt', 'hello'));
  await expect(upload(page, 'c.txt').getByRole('alert')).toHaveText(
    'Proxy: /root/nowhere/c.txt: no such file or directory',
  );
  await openFiles(page, WEB_01_PATH.replace(/root$/, 'deploy'));
  await uploadFolder(page).fill('/etc/');
  await chooseFiles(page, file('a.txt', 'hello'));
  await expect(upload(page, 'a.txt').getByRole('alert')).toHaveText('Proxy: /etc/a.txt: permission denied');
});

test('a failed or canceled upload can be retried', async ({ page, mock }) => {
  // The fault persists, because browsers silently repeat a request whose connection breaks before the response.
  mock.world.fault(UPLOAD, { cut: true });
  await openFiles(page);
  await chooseFiles(page, file('cut.txt', 'hello'));
  await expect(upload(page, 'cut.txt').getByRole('alert')).toHaveText('Network request failed');
  mock.world.release(UPLOAD);
  await filesPanel(page).getByRole('button', { name: 'Retry cut.txt' }).click();
  await expect(upload(page, 'cut.txt')).toContainText('Done, 5 B');
  mock.world.fault(UPLOAD, { held: true });
  await chooseFiles(page, file('a.txt', 'hello'), file('b.txt', 'world'));
  await expect(upload(page, 'b.txt')).toContainText('Waiting for the server to confirm');
  await filesPanel(page).getByRole('button', { name: 'Cancel a.txt' }).click();
  await expect(upload(page, 'a.txt')).toContainText('Canceled');
  mock.world.release(UPLOAD);
  await expect(upload(page, 'b.txt')).toContainText('Done');
  await filesPanel(page).getByRole('button', { name: 'Retry a.txt' }).click();
  await expect(upload(page, 'a.txt')).toContainText('Done');
});

test.describe('with a large file', () => {
  test.use({ scenario: 'a large file' });

  // docs/behaviour.md#files "A download that is shorter than announced"
  test('a download shows its progress and leaves no partial file when it is canceled or interrupted', async ({
    page,
    mock,
  }) => {
    mock.world.fault(DOWNLOAD, { held: true, after: 20_000_000 });
    await openFiles(page);
    await requestDownload(page, LARGE_FILE.path);
    const imageDownload = download(page, 'image.bin');
    await expect(imageDownload.getByRole('progressbar')).toHaveAttribute('max', String(LARGE_FILE.size));
    await expect(imageDownload).toContainText(/\d+(\.\d)? MB \/ 2\.0 GB/);
    const requestAborted = page.waitForEvent('requestfailed', (request) => request.url().includes('/scp?'));
    await filesPanel(page).getByRole('button', { name: 'Cancel image.bin' }).click();
    await requestAborted;
    await expect(imageDownload).toContainText('Canceled');
    expect(await readSavedFile(page, 'image.bin')).toBe('');
    mock.world.fault(DOWNLOAD, { cut: true, after: 20_000_000 });
    await filesPanel(page).getByRole('button', { name: 'Retry image.bin' }).click();
    await expect(imageDownload.getByRole('alert')).toHaveText(
      'The connection was lost before the whole file arrived. Retry the transfer.',
    );
    expect(await readSavedFile(page, 'image.bin')).toBe('');
    mock.world.fault(DOWNLOAD, { held: true, after: 1_000_000 });
    await filesPanel(page).getByRole('button', { name: 'Retry image.bin' }).click();
    await expect(imageDownload).toContainText(/\/ 2\.0 GB/);
  });

  // docs/behaviour.md#files "In other browsers, the download stays"
  test('a notice appears when the browser keeps the downloaded file in memory', async ({ page, mock }) => {
    await removeSavePicker(page);
    mock.world.fault(DOWNLOAD, { held: true, after: 1_000_000 });
    await openFiles(page);
    await requestDownload(page, LARGE_FILE.path);
    await expect(download(page, 'image.bin')).toContainText('This browser keeps the whole file in memory');
  });

  // docs/behaviour.md#files "They end with the page, which asks"
  test(
    'closing the page asks for confirmation only while a download runs',
    { tag: '@gate' },
    async ({ page, mock }) => {
      mock.world.fault(DOWNLOAD, { held: true, after: 1_000_000 });
      await openFiles(page);
      await requestDownload(page, LARGE_FILE.path);
      await expect(download(page, 'image.bin')).toContainText(/\/ 2\.0 GB/);
      // A running shell would also cause a confirmation, so it ends first.
      await focusTerminal(page);
      await typeLine(page, 'exit');
      await expect(page.getByText('Session ended').first()).toBeVisible();
      const confirmationShown = page.waitForEvent('dialog');
      const closeRequest = page.close({ runBeforeUnload: true });
      const dialog = await confirmationShown;
      expect(dialog.type()).toBe('beforeunload');
      await dialog.dismiss();
      await closeRequest;
      await filesPanel(page).getByRole('button', { name: 'Cancel image.bin' }).click();
      await expect(download(page, 'image.bin')).toContainText('Canceled');
      const pageClosed = page.waitForEvent('close');
      await page.close({ runBeforeUnload: true });
      await pageClosed;
    },
  );
});

// docs/behaviour.md#files "Transfers continue when the user"
test('an upload continues when the terminal disconnects', async ({ page, mock }) => {
  mock.world.fault(UPLOAD, { held: true });
  await openFiles(page);
  await chooseFiles(page, file('a.txt', 'hello'));
  await expect(upload(page, 'a.txt')).toContainText('Waiting for the server to confirm');
  mock.world.cutStreams();
  await expect(page.getByRole('button', { name: 'Reconnect' })).toBeVisible();
  mock.world.release(UPLOAD);
  await expect(upload(page, 'a.txt')).toContainText('Done, 5 B');
  await expect(filesButton(page)).toBeVisible();
});
