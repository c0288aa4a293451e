// Tests file transfers in moderated sessions, where other participants must approve each transfer.
import type { Page } from '@playwright/test';
import { expect, expectAccessible } from '#e2e/harness/harness.ts';
import { sessionAddress, connected, joinSession, terminalRow, test } from '#e2e/active-sessions/join-session.ts';
import { stubSavePickerNow, readSavedFile } from '#e2e/harness/save-picker.ts';
import { bothVersions } from '#e2e/harness/proxy-versions.ts';
import {
  requestDownload,
  chooseFiles,
  uploadFolder,
  DOWNLOAD,
  download,
  file,
  filesButton,
  filesOnServer,
  filesPanel,
  upload,
  UPLOAD,
} from './files-page.ts';

const requests = (page: Page) => page.getByRole('list', { name: 'Requests from participants' }).getByRole('listitem');
const approveButton = (page: Page) => requests(page).getByRole('button', { name: /^Approve/ });
const denyButton = (page: Page) => requests(page).getByRole('button', { name: /^Deny/ });

/** Opens the files panels of bob, who works in the session, and of a moderator who joins it. */
async function openModeratedSession(bob: Page, moderator: Page, address: string): Promise<void> {
  await joinSession(moderator, address);
  await expect(connected(moderator)).toBeVisible();
  await expect(terminalRow(bob, /[#$] ?$/)).toBeVisible();
  await stubSavePickerNow(bob);
  await filesButton(bob).click();
  await expect(filesPanel(bob)).toContainText('other participants must approve each transfer');
  await filesButton(moderator).click();
}

for (const [version, scenario] of bothVersions('sessions that need a moderator'))
  test.describe(`in a moderated session behind a ${version} proxy`, () => {
    test.use({ scenario });

    // docs/behaviour.md#files "In a moderated session, the console", "The user chooses the destination before that"
    test('downloads and uploads run after a moderator approves them', async ({ page, bob, mock }) => {
      await openModeratedSession(bob, page, sessionAddress(mock, 'moderator'));
      await requestDownload(bob, '~/notes.txt');
      await expect(download(bob, 'notes.txt')).toContainText('Waiting for approval');
      await expect(requests(page)).toContainText(/bob wants to download .*notes\.txt/);
      await expectAccessible(page);
      await approveButton(page).click();
      await expect(download(bob, 'notes.txt')).toContainText('Done');
      expect(await readSavedFile(bob, 'notes.txt')).toBe('hello from web-01\n');
      await expect(requests(page)).toBeHidden();
      await uploadFolder(bob).fill('~/');
      await chooseFiles(bob, file('a.txt', 'one'), file('b.txt', 'two'));
      for (const name of ['a.txt', 'b.txt']) {
        await requests(page)
          .filter({ hasText: `bob wants to upload ${name}` })
          .getByRole('button', { name: /^Approve/ })
          .click();
        await expect(upload(bob, name)).toContainText('Done');
      }
      expect(filesOnServer(mock).read('/home/deploy/b.txt', 'root')).toBe('two');
    });

    test('a denied or failed transfer can be requested again, and a canceled one withdraws its request', async ({
      page,
      bob,
      mock,
    }) => {
      mock.world.fault(DOWNLOAD, { status: 504, message: 'the connection to the server was lost', times: 1 });
      await openModeratedSession(bob, page, sessionAddress(mock, 'moderator'));
      await chooseFiles(bob, file('a.txt', 'one'));
      await denyButton(page).click();
      await expect(upload(bob, 'a.txt').getByRole('alert')).toHaveText('Another participant denied this request.');
      expect(filesOnServer(mock).has('/home/deploy/a.txt', 'root')).toBe(false);
      await filesPanel(bob).getByRole('button', { name: 'Retry a.txt' }).click();
      await approveButton(page).click();
      await expect(upload(bob, 'a.txt')).toContainText('Done');
      await chooseFiles(bob, file('b.txt', 'two'));
      await expect(requests(page)).toBeVisible();
      await filesPanel(bob).getByRole('button', { name: 'Cancel b.txt' }).click();
      await expect(requests(page)).toBeHidden();
      await expect(upload(bob, 'b.txt')).toContainText('Canceled');
      await requestDownload(bob, '~/notes.txt');
      await approveButton(page).click();
      await expect(download(bob, 'notes.txt').getByRole('alert')).toHaveText(
        'Proxy: the connection to the server was lost',
      );
      await filesPanel(bob).getByRole('button', { name: 'Retry notes.txt' }).click();
      // 14.x keeps the approval, 18.x requires another one.
      if (version === '18.x') await approveButton(page).click();
      await expect(download(bob, 'notes.txt')).toContainText('Done');
    });
  });

test.describe('with several moderators', () => {
  test.use({ scenario: 'sessions that need two moderators' });

  test('everyone sees the approvals so far, and each moderator approves once', async ({ page, visit, bob, mock }) => {
    const carol = await visit('carol');
    await joinSession(carol, sessionAddress(mock, 'moderator'));
    await openModeratedSession(bob, page, sessionAddress(mock, 'moderator'));
    await filesButton(carol).click();
    await requestDownload(bob, '~/notes.txt');
    await approveButton(carol).click();
    await expect(requests(page)).toContainText('Approved by carol');
    await expect(download(bob, 'notes.txt')).toContainText('Approved by carol');
    await expect(approveButton(carol)).toHaveAccessibleDescription('You approved this request.');
    await approveButton(page).click();
    await expect(download(bob, 'notes.txt')).toContainText('Done');
    await expect(requests(carol)).toBeHidden();
  });
});

test.describe('with a moderator', () => {
  test.use({ scenario: 'sessions that need a moderator' });

  test(
    'a moderator who closed the files panel sees a request and approves it with the keyboard',
    { tag: '@gate' },
    async ({ page, bob, mock }) => {
      await openModeratedSession(bob, page, sessionAddress(mock, 'moderator'));
      await filesPanel(page).getByRole('button', { name: 'Close files' }).click();
      await requestDownload(bob, '~/notes.txt');
      await expect(page.getByRole('status').filter({ hasText: '1 request' })).toBeVisible();
      await page.getByRole('button', { name: 'Files (1 request to answer)' }).press('Enter');
      await approveButton(page).press('Enter');
      await expect(download(bob, 'notes.txt')).toContainText('Done');
      await expect(page.getByRole('button', { name: 'Files', exact: true })).toBeVisible();
    },
  );

  test('after bob reopens the session, the approval of a lost transfer is reported', async ({ page, bob, mock }) => {
    await openModeratedSession(bob, page, sessionAddress(mock, 'moderator'));
    await chooseFiles(bob, file('a.txt', 'one'));
    await expect(requests(page)).toBeVisible();
    const joinAddress = sessionAddress(mock, 'peer');
    await bob.close({ runBeforeUnload: false });
    const newPage = await bob.context().newPage();
    await joinSession(newPage, joinAddress);
    await expect(connected(newPage)).toBeVisible();
    await filesButton(newPage).click();
    await approveButton(page).click();
    await expect(filesPanel(newPage)).toContainText('was approved, but this page no longer has its transfer');
  });

  test('the end of the session cancels transfers that wait for approval', async ({ page, bob, mock }) => {
    await openModeratedSession(bob, page, sessionAddress(mock, 'moderator'));
    await requestDownload(bob, '~/notes.txt');
    await expect(requests(page)).toBeVisible();
    mock.world.cutStreams();
    await expect(download(bob, 'notes.txt').getByRole('alert')).toContainText(
      'The session ended before this transfer was approved.',
    );
    await expect(requests(page)).toBeHidden();
  });
});

test.describe('behind an 18.x proxy', () => {
  test.use({ scenario: 'sessions that need a moderator, 18.x' });

  // docs/behaviour.md#files "A request that the session doesn't repeat"
  test('a request that the session does not accept is reported after ten seconds and can be repeated', async ({
    page,
    bob,
    mock,
    visit,
  }) => {
    await openModeratedSession(bob, page, sessionAddress(mock, 'moderator'));
    const secondPage = await visit('bob');
    await joinSession(secondPage, sessionAddress(mock, 'peer'));
    await expect(connected(secondPage)).toBeVisible();
    await filesButton(secondPage).click();
    await chooseFiles(secondPage, file('first.txt', 'one'));
    await expect(requests(page)).toBeVisible();
    await bob.clock.install();
    await chooseFiles(bob, file('second.txt', 'two'));
    await expect(upload(bob, 'second.txt')).toContainText('Waiting for approval');
    await bob.clock.runFor('00:00:10');
    await expect(upload(bob, 'second.txt').getByRole('alert')).toContainText("The session didn't take this request.");
    await approveButton(page).click();
    await expect(upload(secondPage, 'first.txt')).toContainText('Done');
    await filesPanel(bob).getByRole('button', { name: 'Retry second.txt' }).click();
    await approveButton(page).click();
    await expect(upload(bob, 'second.txt')).toContainText('Done');
  });

  // docs/behaviour.md#files "On 18.x, the requests of a page wait"
  test('requests run one after another, and a failure after approval starts the next one', async ({
    page,
    bob,
    mock,
  }) => {
    mock.world.fault(UPLOAD, { status: 504, message: 'the connection to the server was lost', times: 1 });
    await openModeratedSession(bob, page, sessionAddress(mock, 'moderator'));
    await chooseFiles(bob, file('a.txt', 'one'), file('b.txt', 'two'));
    await expect(requests(page)).toHaveText([/bob wants to upload a\.txt/]);
    await expect(upload(bob, 'b.txt')).toContainText('Waiting for its turn');
    await approveButton(page).click();
    await expect(upload(bob, 'a.txt').getByRole('alert')).toHaveText('Proxy: the connection to the server was lost');
    await expect(requests(page)).toHaveText([/bob wants to upload b\.txt/]);
    await approveButton(page).click();
    await expect(upload(bob, 'b.txt')).toContainText('Done');
    expect(filesOnServer(mock).has('/home/deploy/a.txt', 'root')).toBe(false);
  });
});
