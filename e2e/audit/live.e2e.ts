import type { Page } from '@playwright/test';
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { asked, button, coverage, link, LOG, LOST, openLog, search, SEARCH, shows, TITLES } from './audit-log.ts';

test.use({ scenario: 'a few events', as: 'carol' });

// The first poll comes 15 seconds after the log.
const POLL = '00:00:16';
const SIGNED_IN = 'User signed in';

test.beforeEach(({ time }) => expect(time.now()).toBe(Date.parse('2026-11-20T12:00:00Z')));

/** Something happens, now or some seconds ago. */
function happen({ world: { db, time, settings } }: Proxy, user: string, ago = 0): void {
  db.auditEvent.create({
    code: 'T1000I',
    event: 'user.login',
    ei: 0,
    uid: `new ${user}`,
    time: new Date(time.now() - ago * 1000).toISOString(),
    cluster_name: settings.cluster,
    user,
  });
}

const live = (page: Page, says: string | RegExp) => page.getByRole('status').filter({ hasText: says });
const news = (page: Page, says: string) => button(page, says);

async function open(page: Page): Promise<void> {
  await openLog(page);
  await shows(page, TITLES);
  // Away from the rows, which would hold new ones back.
  await page.mouse.move(0, 0);
}

/** As if another tab came to the front, or this one did again. */
const hide = (page: Page, hidden: boolean) =>
  page.evaluate((is) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => (is ? 'hidden' : 'visible') });
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => is });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, hidden);

// docs/behaviour.md#audit-events "A log that shows the newest events", "Every 15 seconds, and when the user"
test('new events appear in the order of their time', { tag: '@gate' }, async ({ page, mock, time }) => {
  await open(page);
  await expect(live(page, /^Live$/)).toBeVisible();
  const calls = asked(page);
  await time.pass('00:00:10');
  expect(calls).toHaveLength(0);
  happen(mock, 'dora');
  await time.pass(POLL);
  await shows(page, [SIGNED_IN, ...TITLES]);
  await expect(coverage(page, '6 events, 2026-11-18 12:00:00 to 2026-11-20 12:00:10')).toBeVisible();
  happen(mock, 'erik');
  await time.pass(POLL);
  await shows(page, [SIGNED_IN, SIGNED_IN, ...TITLES]);
  // A minute before the newest event that was loaded, the oldest first so that none is left out.
  expect(calls[0]?.get('from')).toBe('2026-11-20T11:57:00.000Z');
  expect(calls.at(-1)?.get('from')).toBe('2026-11-20T11:59:10.000Z');
  expect(new Set(calls.map((call) => call.get('order')))).toEqual(new Set(['asc']));
  // The proxy stores this one late.
  happen(mock, 'fay', 50);
  await time.pass(POLL);
  for (const [at, user] of ['erik', 'dora', 'fay'].entries())
    await expect(page.getByRole('row').nth(at + 1)).toContainText(user);
});

// docs/behaviour.md#audit-events "New events wait behind a button while the log"
test('new events wait behind a button while updates are paused', { tag: '@gate' }, async ({ page, mock, time }) => {
  await open(page);
  await button(page, 'Pause live updates').click();
  await expect(live(page, 'Paused')).toBeVisible();
  await expect(page).toHaveURL(`${LOG}?live=paused`);
  happen(mock, 'dora');
  await time.pass(POLL);
  await expect(news(page, '1 new event')).toBeVisible();
  happen(mock, 'erik');
  await time.pass(POLL);
  await shows(page, TITLES);
  await news(page, '2 new events').click();
  await shows(page, [SIGNED_IN, SIGNED_IN, ...TITLES]);
  await expect(news(page, '2 new events')).toBeHidden();
  await expect(live(page, 'Paused')).toBeVisible();
  happen(mock, 'fay');
  await time.pass(POLL);
  await expect(news(page, '1 new event')).toBeVisible();
  await button(page, 'Resume live updates').click();
  await shows(page, [SIGNED_IN, SIGNED_IN, SIGNED_IN, ...TITLES]);
  await expect(live(page, /^Live$/)).toBeVisible();
  await expect(page).toHaveURL(LOG);
});

// docs/behaviour.md#audit-events "New events wait behind a button while the log"
test('no row moves under the pointer or away from the focus', async ({ page, mock, time }) => {
  await open(page);
  const box = await link(page, 'Command run').boundingBox();
  await link(page, 'Command run').hover();
  happen(mock, 'dora');
  await time.pass(POLL);
  await expect(news(page, '1 new event')).toBeVisible();
  expect(await link(page, 'Command run').boundingBox()).toEqual(box);
  await page.mouse.move(0, 0);
  await time.pass(POLL);
  await shows(page, [SIGNED_IN, ...TITLES]);
  await link(page, 'Command run').focus();
  happen(mock, 'erik');
  await time.pass(POLL);
  await expect(news(page, '1 new event')).toBeVisible();
  await shows(page, [SIGNED_IN, ...TITLES]);
});

test('only new events that match are counted, and a filter by type counts for them too', async ({
  page,
  mock,
  time,
}) => {
  await page.goto(`${LOG}?live=paused&search=erik&type=user.login`);
  await expect(page.getByText('No events match these filters')).toBeVisible();
  const calls = asked(page);
  happen(mock, 'dora');
  happen(mock, 'erik');
  await time.pass(POLL);
  await news(page, '1 new event').click();
  await shows(page, [SIGNED_IN]);
  expect(calls.at(-1)?.get('include')).toBe('user.login');
  await search(page).fill('');
  await expect(page.getByRole('row', { name: /dora/ })).toBeVisible();
});

test('a live update after a failed Refresh removes the hint that the page may be out of date', async ({
  page,
  mock,
  time,
}) => {
  await open(page);
  mock.world.fault(SEARCH, LOST);
  await button(page, 'Refresh').click();
  const outOfDate = page.getByRole('status').filter({ hasText: 'may be out of date' });
  await expect(outOfDate).toBeVisible();
  mock.world.release(SEARCH);
  await time.pass(POLL);
  await expect(live(page, /^Live$/)).toBeVisible();
  await expect(outOfDate).toBeHidden();
});

// docs/behaviour.md#audit-events "A hidden tab doesn't poll"
test('a hidden tab asks for nothing, and one that comes back asks at once', async ({ page, mock, time }) => {
  await open(page);
  const calls = asked(page);
  await hide(page, true);
  happen(mock, 'dora');
  await time.pass('00:05:00');
  expect(calls).toHaveLength(0);
  await hide(page, false);
  await shows(page, [SIGNED_IN, ...TITLES]);
  expect(calls).toHaveLength(1);
});

// docs/behaviour.md#audit-events "If a poll fails, the page says so"
test(
  'a poll that fails says so, keeps the rows, and the next one goes on',
  { tag: '@gate' },
  async ({ page, mock, time }) => {
    await open(page);
    mock.world.fault(SEARCH, LOST);
    await time.pass(POLL);
    await expect(live(page, 'Connection lost, trying again')).toContainText(`Proxy: ${LOST.message}`);
    await shows(page, TITLES);
    mock.world.release(SEARCH);
    happen(mock, 'dora');
    await time.pass(POLL);
    await shows(page, [SIGNED_IN, ...TITLES]);
    await expect(live(page, /^Live$/)).toBeVisible();
  },
);

test('a log of the oldest first or of a past range is not live, and says why', async ({ page, time }) => {
  for (const [status, query, reason] of [
    ['Not live: oldest first', 'sort=time:asc', /newest first/],
    ['Not live: past range', 'range=2026-11-18T00:00:00Z/2026-11-19T00:00:00Z', /ends in the past/],
  ] as const) {
    await openLog(page, `?${query}`);
    await expect(live(page, status)).toBeVisible();
    const calls = asked(page);
    await time.pass('00:01:00');
    expect(calls, status).toHaveLength(0);
    await expect(button(page, 'Pause live updates')).toHaveAccessibleDescription(reason);
  }
});

test.describe('with a log to scroll', () => {
  test.use({ scenario: 'twelve thousand events' });

  // docs/behaviour.md#audit-events "New events wait behind a button while the log"
  test('new events wait until one comes back to the top', async ({ page, mock, time }) => {
    await page.goto(`${LOG}?range=any`);
    await expect(coverage(page, /^5,000 events, /)).toBeVisible();
    await page.mouse.move(0, 0);
    await page.evaluate(() => window.scrollTo(0, 2000));
    const atPoint = () => page.evaluate(() => document.elementFromPoint(800, 500)?.closest('tr')?.textContent);
    await expect.poll(atPoint).toMatch(/signed in/);
    const before = await atPoint();
    happen(mock, 'dora');
    await time.pass(POLL);
    await expect(news(page, '1 new event')).toBeInViewport();
    expect(await atPoint()).toBe(before);
    await news(page, '1 new event').click();
    await expect(page.getByRole('row').nth(1)).toContainText('dora');
    await expect(page.getByRole('row').nth(1)).toBeInViewport();
  });
});
