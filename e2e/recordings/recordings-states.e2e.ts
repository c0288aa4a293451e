import { expect, test } from '#e2e/harness/harness.ts';
import { copiedRecord } from '#e2e/harness/kinds.ts';
import {
  asked,
  button,
  coverage,
  ENDS,
  FEW,
  heading,
  play,
  RECORDINGS,
  search,
  shows,
  showsNone,
} from './recordings-list.ts';

const LOST = { status: 504, message: 'the connection to the cluster was lost' };

test.use({ as: 'alice' });

test.describe('while they are on their way', () => {
  test.use({ scenario: 'recordings held back' });

  test('nothing is said that is not known', async ({ page, mock }) => {
    await page.goto(RECORDINGS);
    await expect(page.getByText('Loading')).toBeVisible();
    await expect(heading(page, 'No recordings in this range')).toBeHidden();
    mock.world.release(ENDS);
    await shows(page, FEW);
  });
});

test.describe('where no session has ended', () => {
  test.use({ scenario: 'no recordings' });

  test('the page says what would be here', async ({ page }) => {
    await page.goto(RECORDINGS);
    await expect(heading(page, 'No recordings in this range')).toBeVisible();
    await showsNone(page);
  });
});

test.describe('when they fail', () => {
  test.use({ scenario: 'recordings failing' });

  test(
    'the words of the proxy are shown until Retry loads them, and a failed refresh keeps the rows',
    { tag: '@gate' },
    async ({ page, mock }) => {
      await page.goto(RECORDINGS);
      await expect(heading(page, "Couldn't load recordings")).toBeVisible();
      await expect(page.getByRole('alert')).toHaveText(`Proxy: ${LOST.message}`);
      mock.world.release(ENDS);
      await button(page, 'Retry').click();
      await shows(page, FEW);
      mock.world.fault(ENDS, LOST);
      await button(page, 'Refresh').click();
      await expect(page.getByRole('status').filter({ hasText: 'may be out of date' })).toContainText(LOST.message);
      await shows(page, FEW);
    },
  );
});

test.describe('with records that cannot be read', () => {
  test.use({ scenario: 'odd recordings' });

  test('each is a row with its raw form, and the others are as ever', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(RECORDINGS);
    await expect(play(page, 'web-01')).toBeVisible();
    // docs/behaviour.md#unknown-values "If the console has no description", "It still shows the rest of the record"
    const newer = page.getByRole('row', { name: /lab-net/ });
    await expect(newer).toContainText('VNet (not known here)');
    await expect(newer).toContainText("Type can't be played");
    await expect(page.getByRole('rowheader', { name: 'Unreadable' })).toHaveCount(2);
    expect(await copiedRecord(page)).toEqual({ event: 'session.end', time: 'yesterday' });
    await search(page).fill('web');
    await shows(page, ['web-01']);
  });
});

test.describe('with an empty page that is not the last', () => {
  test.use({ scenario: 'an empty page of recordings' });

  test('more can be asked for', async ({ page, mock }) => {
    await page.goto(RECORDINGS);
    await expect(heading(page, 'No recordings so far')).toBeVisible();
    await expect(page.getByText('The proxy sent the same page again.')).toBeVisible();
    mock.world.release(ENDS);
    const calls = asked(page);
    await button(page, 'Load more recordings').click();
    await expect.poll(() => calls.map((call) => call.get('startKey'))).toEqual(['further-on']);
  });
});

test.describe('with more than one page', () => {
  test.use({ scenario: 'six thousand recordings' });

  // docs/behaviour.md#recordings "The list has the audit log's ranges", "The proxy filters only by time; all"
  test('the list says how much of it is loaded, and loads more', async ({ page, mock }) => {
    await page.goto(RECORDINGS);
    await expect(coverage(page, '5,000 sessions, ended')).toContainText("Older sessions aren't loaded.");
    mock.world.fault(ENDS, LOST);
    // Near the end the rest is loaded by itself.
    await page.getByRole('row').last().hover();
    await page.mouse.wheel(0, 10_000_000);
    await expect(page.getByText("Couldn't load more recordings")).toBeVisible();
    mock.world.release(ENDS);
    await button(page, 'Retry').click();
    await expect(coverage(page, '6,000 sessions, ended')).toContainText(
      'All sessions that ended in this range are loaded.',
    );
    await expect(button(page, 'Load more recordings')).toBeHidden();
  });
});

test.describe('for one who may not list them', () => {
  test.use({ scenario: 'recordings denied', as: 'bob' });

  test('the missing permission is named', { tag: '@gate' }, async ({ page }) => {
    await page.goto(RECORDINGS);
    await expect(page.getByText('Requires permission: session: list')).toBeVisible();
  });
});
