// Tests the states of the list of recordings: loading, empty, failed, denied, unreadable, and partial.
import { expect, test } from '#e2e/harness/harness.ts';
import { copiedRecord } from '#e2e/harness/resource-kinds.ts';
import {
  recordSearches,
  button,
  coverageStatus,
  SEARCH_SESSION_ENDS,
  FEW_RECORDINGS,
  heading,
  playLink,
  RECORDINGS_PATH,
  search,
  expectRecordings,
  expectNoRecordings,
} from './recordings-list.ts';

const CONNECTION_LOST = { status: 504, message: 'the connection to the cluster was lost' };

test.use({ username: 'alice' });

test.describe('while the recordings are loading', () => {
  test.use({ scenario: 'recordings delayed' });

  test('the page shows that it is loading, and no empty state', async ({ page, mock }) => {
    await page.goto(RECORDINGS_PATH);
    await expect(page.getByText('Loading')).toBeVisible();
    await expect(heading(page, 'No recordings in this range')).toBeHidden();
    mock.world.release(SEARCH_SESSION_ENDS);
    await expectRecordings(page, FEW_RECORDINGS);
  });
});

test.describe('without recordings', () => {
  test.use({ scenario: 'no recordings' });

  test('the page says that the range has no recordings', async ({ page }) => {
    await page.goto(RECORDINGS_PATH);
    await expect(heading(page, 'No recordings in this range')).toBeVisible();
    await expectNoRecordings(page);
  });
});

test.describe('when loading fails', () => {
  test.use({ scenario: 'recordings failing' });

  test(
    'the page shows the error, Retry loads the list, and a failed refresh keeps the rows',
    { tag: '@gate' },
    async ({ page, mock }) => {
      await page.goto(RECORDINGS_PATH);
      await expect(heading(page, "Couldn't load recordings")).toBeVisible();
      await expect(page.getByRole('alert')).toHaveText(`Proxy: ${CONNECTION_LOST.message}`);
      mock.world.release(SEARCH_SESSION_ENDS);
      await button(page, 'Retry').click();
      await expectRecordings(page, FEW_RECORDINGS);
      mock.world.fault(SEARCH_SESSION_ENDS, CONNECTION_LOST);
      await button(page, 'Refresh').click();
      await expect(page.getByRole('status').filter({ hasText: 'may be out of date' })).toContainText(
        CONNECTION_LOST.message,
      );
      await expectRecordings(page, FEW_RECORDINGS);
    },
  );
});

test.describe('with unreadable records', () => {
  test.use({ scenario: 'malformed recordings' });

  test('unreadable records are marked and can be copied, and unknown types are named', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(RECORDINGS_PATH);
    await expect(playLink(page, 'web-01')).toBeVisible();
    // docs/behaviour.md#unknown-values "If the console has no description", "It still shows the rest of the record"
    const unknownTypeRow = page.getByRole('row', { name: /lab-net/ });
    await expect(unknownTypeRow).toContainText('VNet (not known here)');
    await expect(unknownTypeRow).toContainText("Type can't be played");
    await expect(page.getByRole('rowheader', { name: 'Unreadable' })).toHaveCount(2);
    expect(await copiedRecord(page)).toEqual({ event: 'session.end', time: 'yesterday' });
    await search(page).fill('web');
    await expectRecordings(page, ['web-01']);
  });
});

test.describe('with an empty page that is not the last', () => {
  test.use({ scenario: 'an empty page of recordings' });

  test('the user can load more recordings', async ({ page, mock }) => {
    await page.goto(RECORDINGS_PATH);
    await expect(heading(page, 'No recordings so far')).toBeVisible();
    await expect(page.getByText('The proxy sent the same page again.')).toBeVisible();
    mock.world.release(SEARCH_SESSION_ENDS);
    const searches = recordSearches(page);
    await button(page, 'Load more recordings').click();
    await expect.poll(() => searches.map((call) => call.get('startKey'))).toEqual(['further-on']);
  });
});

test.describe('with more than one page', () => {
  test.use({ scenario: 'six thousand recordings' });

  // docs/behaviour.md#recordings "The list has the audit log's ranges", "The proxy filters only by time; all"
  test('the list shows how many sessions are loaded, and Retry loads the rest after a failure', async ({
    page,
    mock,
  }) => {
    await page.goto(RECORDINGS_PATH);
    await expect(coverageStatus(page, '5,000 sessions, ended')).toContainText("Older sessions aren't loaded.");
    mock.world.fault(SEARCH_SESSION_ENDS, CONNECTION_LOST);
    // Scrolling to the end of the list loads the remaining rows.
    await page.getByRole('row').last().hover();
    await page.mouse.wheel(0, 10_000_000);
    await expect(page.getByText("Couldn't load more recordings")).toBeVisible();
    mock.world.release(SEARCH_SESSION_ENDS);
    await button(page, 'Retry').click();
    await expect(coverageStatus(page, '6,000 sessions, ended')).toContainText(
      'All sessions that ended in this range are loaded.',
    );
    await expect(button(page, 'Load more recordings')).toBeHidden();
  });
});

test.describe('as bob, who may not list recordings', () => {
  test.use({ scenario: 'recordings denied', username: 'bob' });

  test('the page names the missing permission', { tag: '@gate' }, async ({ page }) => {
    await page.goto(RECORDINGS_PATH);
    await expect(page.getByText('Requires permission: session: list')).toBeVisible();
  });
});
