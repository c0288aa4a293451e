import { expect, test } from '#e2e/harness/harness.ts';
import { copiedRecord } from '#e2e/harness/resource-kinds.ts';
import {
  recordSearches,
  button,
  coverage,
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
  test.use({ scenario: 'recordings held back' });

  test('shows neither rows nor an empty state', async ({ page, mock }) => {
    await page.goto(RECORDINGS_PATH);
    await expect(page.getByText('Loading')).toBeVisible();
    await expect(heading(page, 'No recordings in this range')).toBeHidden();
    mock.world.release(SEARCH_SESSION_ENDS);
    await expectRecordings(page, FEW_RECORDINGS);
  });
});

test.describe('without ended sessions', () => {
  test.use({ scenario: 'no recordings' });

  test('an empty page explains what it lists', async ({ page }) => {
    await page.goto(RECORDINGS_PATH);
    await expect(heading(page, 'No recordings in this range')).toBeVisible();
    await expectNoRecordings(page);
  });
});

test.describe('when loading fails', () => {
  test.use({ scenario: 'recordings failing' });

  test(
    'the message of the proxy is shown until Retry, and a failed refresh keeps the rows',
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
  test.use({ scenario: 'odd recordings' });

  test('each unreadable record is a raw row, and the others are unchanged', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(RECORDINGS_PATH);
    await expect(playLink(page, 'web-01')).toBeVisible();
    // docs/behaviour.md#unknown-values "If the console has no description", "It still shows the rest of the record"
    const newer = page.getByRole('row', { name: /lab-net/ });
    await expect(newer).toContainText('VNet (not known here)');
    await expect(newer).toContainText("Type can't be played");
    await expect(page.getByRole('rowheader', { name: 'Unreadable' })).toHaveCount(2);
    expect(await copiedRecord(page)).toEqual({ event: 'session.end', time: 'yesterday' });
    await search(page).fill('web');
    await expectRecordings(page, ['web-01']);
  });
});

test.describe('with an empty page that is not the last', () => {
  test.use({ scenario: 'an empty page of recordings' });

  test('more can be loaded', async ({ page, mock }) => {
    await page.goto(RECORDINGS_PATH);
    await expect(heading(page, 'No recordings so far')).toBeVisible();
    await expect(page.getByText('The proxy sent the same page again.')).toBeVisible();
    mock.world.release(SEARCH_SESSION_ENDS);
    const calls = recordSearches(page);
    await button(page, 'Load more recordings').click();
    await expect.poll(() => calls.map((call) => call.get('startKey'))).toEqual(['further-on']);
  });
});

test.describe('with more than one page', () => {
  test.use({ scenario: 'six thousand recordings' });

  // docs/behaviour.md#recordings "The list has the audit log's ranges", "The proxy filters only by time; all"
  test('the list shows how much of it is loaded, and loads more', async ({ page, mock }) => {
    await page.goto(RECORDINGS_PATH);
    await expect(coverage(page, '5,000 sessions, ended')).toContainText("Older sessions aren't loaded.");
    mock.world.fault(SEARCH_SESSION_ENDS, CONNECTION_LOST);
    // Near the end of the list, the remaining rows load automatically.
    await page.getByRole('row').last().hover();
    await page.mouse.wheel(0, 10_000_000);
    await expect(page.getByText("Couldn't load more recordings")).toBeVisible();
    mock.world.release(SEARCH_SESSION_ENDS);
    await button(page, 'Retry').click();
    await expect(coverage(page, '6,000 sessions, ended')).toContainText(
      'All sessions that ended in this range are loaded.',
    );
    await expect(button(page, 'Load more recordings')).toBeHidden();
  });
});

test.describe('without permission to list them', () => {
  test.use({ scenario: 'recordings denied', username: 'bob' });

  test('the missing permission is shown', { tag: '@gate' }, async ({ page }) => {
    await page.goto(RECORDINGS_PATH);
    await expect(page.getByText('Requires permission: session: list')).toBeVisible();
  });
});
