import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import { chooseMenuItem } from '#e2e/harness/menus.ts';
import {
  recordSearches,
  button,
  coverageStatus,
  expectLogLoaded,
  AUDIT_LOG_PATH,
  CONNECTION_LOST,
  OLDEST_EVENT_TITLE,
  openLog,
  row,
  SEARCH_EVENTS,
  expectEventTitles,
  RECENT_EVENT_TITLES,
} from './audit-log.ts';

test.use({ scenario: 'a few events', username: 'carol' });

// Checks that the clock is at its start, because the ranges depend on it.
test.beforeEach(({ time }) => expect(time.now()).toBe(Date.parse('2026-11-20T12:00:00Z')));

// docs/behaviour.md#audit-events "The log shows the last seven days"
test(
  'the last seven days are shown newest first, with the loaded part of the log',
  { tag: '@gate' },
  async ({ page }) => {
    const calls = recordSearches(page);
    await openLog(page);
    await expectEventTitles(page, RECENT_EVENT_TITLES);
    await expect(page).toHaveTitle('one.example.com • Audit Log');
    await expect(coverageStatus(page, '5 events, 2026-11-18 12:00:00 to 2026-11-20 11:58:00 (UTC).')).toContainText(
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
  await expectEventTitles(page, RECENT_EVENT_TITLES);
  for (const [range, from, found] of [
    ['Last 15 minutes', '2026-11-20T11:45:', RECENT_EVENT_TITLES.slice(0, 2)],
    ['Last hour', '2026-11-20T11:00:', RECENT_EVENT_TITLES.slice(0, 4)],
    ['Today', '2026-11-20T00:00:00.000Z', RECENT_EVENT_TITLES.slice(0, 4)],
    ['Last 30 days', '2026-10-22T00:00:00.000Z', RECENT_EVENT_TITLES],
    ['Any time', '1970-01-01T00:00:00.000Z', [...RECENT_EVENT_TITLES, OLDEST_EVENT_TITLE]],
  ] as const)
    await test.step(range, async () => {
      const calls = recordSearches(page);
      await chooseMenuItem(page, /time range$/, range);
      await expectEventTitles(page, found);
      await expect.poll(() => calls[0]?.get('from')).toContain(from);
      await page.reload();
      await expect(button(page, `${range}, time range`)).toBeVisible();
      await expectEventTitles(page, found);
      await expectLogLoaded(page);
    });
});

test('the time column requests the reverse order from the proxy', async ({ page }) => {
  await openLog(page);
  await expectEventTitles(page, RECENT_EVENT_TITLES);
  const calls = recordSearches(page);
  await button(page, 'Time (UTC)').click();
  await expectEventTitles(page, RECENT_EVENT_TITLES.toReversed());
  await expect(page.getByRole('columnheader', { name: 'Time (UTC)' })).toHaveAttribute('aria-sort', 'ascending');
  expect(calls.map((call) => call.get('order'))).toEqual(['asc']);
  await expect(page).toHaveURL(`${AUDIT_LOG_PATH}?sort=time%3Aasc`);
});

test.describe('five hours behind UTC', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('a switch shows local time, and the address and the browser remember it', async ({ page }) => {
    await openLog(page);
    await expect(row(page, /2026-11-20 11:58:00/)).toBeVisible();
    const calls = recordSearches(page);
    await chooseMenuItem(page, /time zone$/, 'Local time');
    await expect(row(page, /2026-11-20 06:58:00/)).toBeVisible();
    await expect(coverageStatus(page, 'to 2026-11-20 06:58:00 (Local time)')).toBeVisible();
    await expect(button(page, 'Time (local)')).toBeVisible();
    // Days start at midnight of the local time zone.
    await expect.poll(() => calls[0]?.get('from')).toBe('2026-11-14T05:00:00.000Z');
    await page.goto(AUDIT_LOG_PATH);
    await expect(page).toHaveURL(`${AUDIT_LOG_PATH}?zone=local`);
    await expect(row(page, /2026-11-20 06:58:00/)).toBeVisible();
    // An address with parameters is not changed.
    await page.goto(`${AUDIT_LOG_PATH}?range=hour`);
    await expect(row(page, /2026-11-20 11:58:00/)).toBeVisible();
  });
});

// docs/behaviour.md#audit-events "If the range in the address can't be used"
// docs/behaviour.md#recordings "If the range in the address can't be used"
for (const [place, path] of [
  ['the audit log', AUDIT_LOG_PATH],
  ['the list of recordings', AUDIT_LOG_PATH.replace('/audit', '/recordings')],
] as const)
  test(`${place} names the range that replaces an invalid range in the address`, async ({ page }) => {
    await page.goto(`${path}?range=2026-11-21T00:00:00Z/2026-11-20T00:00:00Z`);
    const notice = page.getByRole('status').filter({ hasText: "The time range in the address can't be used" });
    await expect(notice).toContainText('the page shows this one: Last 7 days.');
    await notice.getByRole('button', { name: 'Dismiss' }).click();
    await expect(notice).toBeHidden();
    await expect(page).toHaveURL(path);
  });

// docs/behaviour.md#audit-events "Refresh requests the first page again"
test('Refresh loads new events, and a failed refresh keeps the rows', async ({ page, mock }) => {
  await openLog(page);
  await expectEventTitles(page, RECENT_EVENT_TITLES);
  mock.world.fault(SEARCH_EVENTS, CONNECTION_LOST);
  await button(page, 'Refresh').click();
  await expect(page.getByRole('status').filter({ hasText: 'may be out of date' })).toContainText(
    CONNECTION_LOST.message,
  );
  await expectEventTitles(page, RECENT_EVENT_TITLES);
  mock.world.release(SEARCH_EVENTS);
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
  await expectEventTitles(page, ['User signed in', ...RECENT_EVENT_TITLES]);
});

// docs/behaviour.md#audit-events "A custom range has a start and an end"
test('a custom range is typed, checked and kept in the address', { tag: '@gate' }, async ({ page }) => {
  await openLog(page);
  await chooseMenuItem(page, /time range$/, 'Custom range…');
  const dialog = page.getByRole('dialog', { name: 'Choose a range' });
  const [from, to] = [dialog.getByLabel('From (UTC)'), dialog.getByLabel('To (UTC)')];
  await expect(from).toHaveValue('2026-11-14T00:00');
  await from.fill('2026-11-20T11:00:00');
  await to.fill('2026-11-20T10:00:00');
  await dialog.getByRole('button', { name: 'Show range' }).click();
  await expect(to).toHaveAccessibleDescription('The end is before the start.');
  await expectAccessible(page);
  await to.fill('2026-11-20T11:45:00');
  await to.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(button(page, /time range$/)).toHaveText('2026-11-20 11:00:00 to 11:45:00');
  await expectEventTitles(page, ['Command run', 'Shell session started']);
  await page.reload();
  await expectEventTitles(page, ['Command run', 'Shell session started']);
});
