import type { Page } from '@playwright/test';
import { expect, expectAccessible } from '#e2e/harness/harness.ts';
import { addressOf, connected, join, row, test } from '#e2e/active-sessions/joining.ts';
import { givePickerNow, saved } from '#e2e/harness/save-picker.ts';
import { bothLines } from '#e2e/harness/lines.ts';
import {
  ask,
  choose,
  destination,
  DOWNLOAD,
  download,
  file,
  filesButton,
  filesOn,
  panel,
  upload,
  UPLOAD,
} from './files-page.ts';

const requests = (page: Page) => page.getByRole('list', { name: 'Requests from participants' }).getByRole('listitem');
const approve = (page: Page) => requests(page).getByRole('button', { name: /^Approve/ });
const deny = (page: Page) => requests(page).getByRole('button', { name: /^Deny/ });

/** bob at work with his files open, and a moderator with theirs. */
async function together(bob: Page, moderator: Page, address: string): Promise<void> {
  await join(moderator, address);
  await expect(connected(moderator)).toBeVisible();
  await expect(row(bob, /[#$] ?$/)).toBeVisible();
  await givePickerNow(bob);
  await filesButton(bob).click();
  await expect(panel(bob)).toContainText('other participants must approve each transfer');
  await filesButton(moderator).click();
}

for (const [version, scenario] of bothLines('sessions that need a moderator'))
  test.describe(`in a moderated session behind a proxy of ${version}`, () => {
    test.use({ scenario });

    // docs/behaviour.md#files "In a moderated session, the console", "The user chooses the destination before that"
    test('downloads and uploads run once a moderator approves them', async ({ page, bob, mock }) => {
      await together(bob, page, addressOf(mock, 'moderator'));
      await ask(bob, '~/notes.txt');
      await expect(download(bob, 'notes.txt')).toContainText('Waiting for approval');
      await expect(requests(page)).toContainText(/bob wants to download .*notes\.txt/);
      await expectAccessible(page);
      await approve(page).click();
      await expect(download(bob, 'notes.txt')).toContainText('Done');
      expect(await saved(bob, 'notes.txt')).toBe('hello from web-01\n');
      await expect(requests(page)).toBeHidden();
      await destination(bob).fill('~/');
      await choose(bob, file('a.txt', 'one'), file('b.txt', 'two'));
      for (const name of ['a.txt', 'b.txt']) {
        await requests(page)
          .filter({ hasText: `bob wants to upload ${name}` })
          .getByRole('button', { name: /^Approve/ })
          .click();
        await expect(upload(bob, name)).toContainText('Done');
      }
      expect(filesOn(mock).read('/home/deploy/b.txt', 'root')).toBe('two');
    });

    test('a denied, cancelled or failed transfer moves nothing, and can be requested again', async ({
      page,
      bob,
      mock,
    }) => {
      mock.world.fault(DOWNLOAD, { status: 504, message: 'the connection to the server was lost', times: 1 });
      await together(bob, page, addressOf(mock, 'moderator'));
      await choose(bob, file('a.txt', 'one'));
      await deny(page).click();
      await expect(upload(bob, 'a.txt').getByRole('alert')).toHaveText('Another participant denied this request.');
      expect(filesOn(mock).has('/home/deploy/a.txt', 'root')).toBe(false);
      await panel(bob).getByRole('button', { name: 'Retry a.txt' }).click();
      await approve(page).click();
      await expect(upload(bob, 'a.txt')).toContainText('Done');
      await choose(bob, file('b.txt', 'two'));
      await expect(requests(page)).toBeVisible();
      await panel(bob).getByRole('button', { name: 'Cancel b.txt' }).click();
      await expect(requests(page)).toBeHidden();
      await expect(upload(bob, 'b.txt')).toContainText('Canceled');
      await ask(bob, '~/notes.txt');
      await approve(page).click();
      await expect(download(bob, 'notes.txt').getByRole('alert')).toHaveText(
        'Proxy: the connection to the server was lost',
      );
      await panel(bob).getByRole('button', { name: 'Retry notes.txt' }).click();
      // 14.x keeps the approval, 18.x requires another one.
      if (version === '18.x') await approve(page).click();
      await expect(download(bob, 'notes.txt')).toContainText('Done');
    });
  });

test.describe('among several', () => {
  test.use({ scenario: 'sessions that need two moderators' });

  test('everyone sees who approved so far, and each approves once', async ({ page, visit, bob, mock }) => {
    const carol = await visit('carol');
    await join(carol, addressOf(mock, 'moderator'));
    await together(bob, page, addressOf(mock, 'moderator'));
    await filesButton(carol).click();
    await ask(bob, '~/notes.txt');
    await approve(carol).click();
    await expect(requests(page)).toContainText('Approved by carol');
    await expect(download(bob, 'notes.txt')).toContainText('Approved by carol');
    await expect(approve(carol)).toHaveAccessibleDescription('You approved this request.');
    await approve(page).click();
    await expect(download(bob, 'notes.txt')).toContainText('Done');
    await expect(requests(carol)).toBeHidden();
  });
});

test.describe('with a moderator', () => {
  test.use({ scenario: 'sessions that need a moderator' });

  test(
    'a moderator whose files are closed sees a request and answers it by keyboard',
    { tag: '@gate' },
    async ({ page, bob, mock }) => {
      await together(bob, page, addressOf(mock, 'moderator'));
      await panel(page).getByRole('button', { name: 'Close files' }).click();
      await ask(bob, '~/notes.txt');
      await expect(page.getByRole('status').filter({ hasText: '1 request' })).toBeVisible();
      await page.getByRole('button', { name: 'Files (1 request to answer)' }).press('Enter');
      await approve(page).press('Enter');
      await expect(download(bob, 'notes.txt')).toContainText('Done');
      await expect(page.getByRole('button', { name: 'Files', exact: true })).toBeVisible();
    },
  );

  test('an approval that comes after a reload is told, and nothing breaks', async ({ page, bob, mock }) => {
    await together(bob, page, addressOf(mock, 'moderator'));
    await choose(bob, file('a.txt', 'one'));
    await expect(requests(page)).toBeVisible();
    const again = addressOf(mock, 'peer');
    await bob.close({ runBeforeUnload: false });
    const second = await bob.context().newPage();
    await join(second, again);
    await expect(connected(second)).toBeVisible();
    await filesButton(second).click();
    await approve(page).click();
    await expect(panel(second)).toContainText('was approved, but this page no longer has its transfer');
  });

  test('the end of the session ends what waits for approval', async ({ page, bob, mock }) => {
    await together(bob, page, addressOf(mock, 'moderator'));
    await ask(bob, '~/notes.txt');
    await expect(requests(page)).toBeVisible();
    mock.world.cutStreams();
    await expect(download(bob, 'notes.txt').getByRole('alert')).toContainText(
      'The session ended before this transfer was approved.',
    );
    await expect(requests(page)).toBeHidden();
  });
});

test.describe('behind a proxy of 18.x', () => {
  test.use({ scenario: 'sessions that need a moderator, 18.x' });

  // docs/behaviour.md#files "A request that the session doesn't repeat"
  test('a request that the session does not take is told after ten seconds, and made again', async ({
    page,
    bob,
    mock,
    visit,
  }) => {
    await together(bob, page, addressOf(mock, 'moderator'));
    const second = await visit('bob');
    await join(second, addressOf(mock, 'peer'));
    await expect(connected(second)).toBeVisible();
    await filesButton(second).click();
    await choose(second, file('first.txt', 'one'));
    await expect(requests(page)).toBeVisible();
    await bob.clock.install();
    await choose(bob, file('second.txt', 'two'));
    await expect(upload(bob, 'second.txt')).toContainText('Waiting for approval');
    await bob.clock.runFor('00:00:10');
    await expect(upload(bob, 'second.txt').getByRole('alert')).toContainText("The session didn't take this request.");
    await approve(page).click();
    await expect(upload(second, 'first.txt')).toContainText('Done');
    await panel(bob).getByRole('button', { name: 'Retry second.txt' }).click();
    await approve(page).click();
    await expect(upload(bob, 'second.txt')).toContainText('Done');
  });

  // docs/behaviour.md#files "On 18.x, the requests of a page wait"
  test('requests follow one another, and one that failed after its approval makes room', async ({
    page,
    bob,
    mock,
  }) => {
    mock.world.fault(UPLOAD, { status: 504, message: 'the connection to the server was lost', times: 1 });
    await together(bob, page, addressOf(mock, 'moderator'));
    await choose(bob, file('a.txt', 'one'), file('b.txt', 'two'));
    await expect(requests(page)).toHaveText([/bob wants to upload a\.txt/]);
    await expect(upload(bob, 'b.txt')).toContainText('Waiting for its turn');
    await approve(page).click();
    await expect(upload(bob, 'a.txt').getByRole('alert')).toHaveText('Proxy: the connection to the server was lost');
    await expect(requests(page)).toHaveText([/bob wants to upload b\.txt/]);
    await approve(page).click();
    await expect(upload(bob, 'b.txt')).toContainText('Done');
    expect(filesOn(mock).has('/home/deploy/a.txt', 'root')).toBe(false);
  });
});
