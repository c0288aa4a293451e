import { expect, test } from '#e2e/harness/harness.ts';
import { choose } from '#e2e/harness/menus.ts';
import {
  asked,
  button,
  coverage,
  isLoaded,
  LOG,
  LOST,
  OLDEST,
  openLog,
  row,
  SEARCH,
  shows,
  TITLES,
} from './audit-log.ts';

test.use({ scenario: 'a few events', as: 'carol' });

// Ranges are counted from the clock, which is taken here.
test.beforeEach(({ time }) => expect(time.now()).toBe(Date.parse('2026-11-20T12:00:00Z')));

// docs/behaviour.md#audit-events "The log shows the last seven days"
test(
  'the last seven days are shown, the newest first, with how much of the log that is',
  { tag: '@gate' },
  async ({ page }) => {
    const calls = asked(page);
    await openLog(page);
    await shows(page, TITLES);
    await expect(page).toHaveTitle('one.example.com • Audit Log');
    await expect(coverage(page, '5 events, 2026-11-18 12:00:00 to 2026-11-20 11:58:00 (UTC).')).toContainText(
      'All events in this range are loaded.',
    );
    await expect(row(page, /2026-11-20 11:58:00 Sign-in failed .*invalid credentials bob/)).toBeVisible();
    expect(Object.fromEntries(calls[0] ?? [])).toEqual({
      from: '2026-11-14T00:00:00.000Z',
      to: '2026-11-20T23:59:59.999Z',
      limit: '5000',
      order: 'desc',
    });
  },
);

test('each range is requested from its start, and stays in the address', async ({ page }) => {
  await openLog(page);
  await shows(page, TITLES);
  for (const [range, from, found] of [
    ['Last 15 minutes', '2026-11-20T11:45:', TITLES.slice(0, 2)],
    ['Last hour', '2026-11-20T11:00:', TITLES.slice(0, 4)],
    ['Today', '2026-11-20T00:00:00.000Z', TITLES.slice(0, 4)],
    ['Last 30 days', '2026-10-22T00:00:00.000Z', TITLES],
    ['Any time', '1970-01-01T00:00:00.000Z', [...TITLES, OLDEST]],
  ] as const)
    await test.step(range, async () => {
      const calls = asked(page);
      await choose(page, /time range$/, range);
      await shows(page, found);
      await expect.poll(() => calls[0]?.get('from')).toContain(from);
      await page.reload();
      await expect(button(page, `${range}, time range`)).toBeVisible();
      await shows(page, found);
      await isLoaded(page);
    });
});

test('the order is turned at the column of times, by the proxy', async ({ page }) => {
  await openLog(page);
  await shows(page, TITLES);
  const calls = asked(page);
  await button(page, 'Time (UTC)').click();
  await shows(page, TITLES.toReversed());
  await expect(page.getByRole('columnheader', { name: 'Time (UTC)' })).toHaveAttribute('aria-sort', 'ascending');
  expect(calls.map((call) => call.get('order'))).toEqual(['asc']);
  await expect(page).toHaveURL(`${LOG}?sort=time%3Aasc`);
});

test.describe('five hours behind UTC', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('local time is one switch away, in the address, and remembered', async ({ page }) => {
    await openLog(page);
    await expect(row(page, /2026-11-20 11:58:00/)).toBeVisible();
    const calls = asked(page);
    await choose(page, /time zone$/, 'Local time');
    await expect(row(page, /2026-11-20 06:58:00/)).toBeVisible();
    await expect(coverage(page, 'to 2026-11-20 06:58:00 (Local time)')).toBeVisible();
    await expect(button(page, 'Time (local)')).toBeVisible();
    // Days begin at another midnight.
    await expect.poll(() => calls[0]?.get('from')).toBe('2026-11-14T05:00:00.000Z');
    await page.goto(LOG);
    await expect(page).toHaveURL(`${LOG}?zone=local`);
    await expect(row(page, /2026-11-20 06:58:00/)).toBeVisible();
    // An address with parameters is left as it is.
    await page.goto(`${LOG}?range=hour`);
    await expect(row(page, /2026-11-20 11:58:00/)).toBeVisible();
  });
});

// docs/behaviour.md#audit-events "Refresh requests the first page again"
test('Refresh loads new events, and one that fails keeps the rows', async ({ page, mock }) => {
  await openLog(page);
  await shows(page, TITLES);
  mock.world.fault(SEARCH, LOST);
  await button(page, 'Refresh').click();
  await expect(page.getByRole('status').filter({ hasText: 'may be out of date' })).toContainText(LOST.message);
  await shows(page, TITLES);
  mock.world.release(SEARCH);
  const { db, time, settings } = mock.world;
  db.auditEvent.create({
    code: 'T1000I',
    event: 'user.login',
    ei: 0,
    uid: 'new',
    time: new Date(time.now()).toISOString(),
    cluster_name: settings.cluster,
    user: 'dora',
  });
  await button(page, 'Refresh').click();
  await shows(page, ['User signed in', ...TITLES]);
});
