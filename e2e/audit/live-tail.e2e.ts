import type { Page } from '@playwright/test';
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import {
  recordSearches,
  button,
  coverageStatus,
  eventLink,
  AUDIT_LOG_PATH,
  CONNECTION_LOST,
  openLog,
  searchField,
  SEARCH_EVENTS,
  expectEventTitles,
  RECENT_EVENT_TITLES,
} from './audit-log.ts';

test.use({ scenario: 'a few events', username: 'carol' });

// The first poll follows 15 seconds after the log has loaded.
const POLL_INTERVAL = '00:00:16';
const SIGNED_IN = 'User signed in';

test.beforeEach(({ time }) => expect(time.now()).toBe(Date.parse('2026-11-20T12:00:00Z')));

/** Adds an event, now or some seconds ago. */
function addEvent({ world: { db, time, settings } }: Proxy, user: string, secondsAgo = 0): void {
  db.auditEvent.create({
    code: 'T1000I',
    event: 'user.login',
    ei: 0,
    uid: `new ${user}`,
    time: new Date(time.now() - secondsAgo * 1000).toISOString(),
    cluster_name: settings.cluster,
    user,
  });
}

const liveStatus = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
const newEventsButton = (page: Page, text: string) => button(page, text);

async function openLiveLog(page: Page): Promise<void> {
  await openLog(page);
  await expectEventTitles(page, RECENT_EVENT_TITLES);
  // A pointer over the rows would hold back new events.
  await page.mouse.move(0, 0);
}

/** Hides or shows the tab. */
const setTabHidden = (page: Page, hidden: boolean) =>
  page.evaluate((isHidden) => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (isHidden ? 'hidden' : 'visible'),
    });
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, hidden);

// docs/behaviour.md#audit-events "A log that shows the newest events", "Every 15 seconds, and when the user"
test('new events appear in chronological order', { tag: '@gate' }, async ({ page, mock, time }) => {
  await openLiveLog(page);
  await expect(liveStatus(page, /^Live$/)).toBeVisible();
  const calls = recordSearches(page);
  await time.pass('00:00:10');
  expect(calls).toHaveLength(0);
  addEvent(mock, 'dora');
  await time.pass(POLL_INTERVAL);
  await expectEventTitles(page, [SIGNED_IN, ...RECENT_EVENT_TITLES]);
  await expect(coverageStatus(page, '6 events, 2026-11-18 12:00:00 to 2026-11-20 12:00:10')).toBeVisible();
  addEvent(mock, 'erik');
  await time.pass(POLL_INTERVAL);
  await expectEventTitles(page, [SIGNED_IN, SIGNED_IN, ...RECENT_EVENT_TITLES]);
  // The request starts a minute before the newest loaded event and is in ascending order, so that no event is skipped.
  expect(calls[0]?.get('from')).toBe('2026-11-20T11:57:00.000Z');
  expect(calls.at(-1)?.get('from')).toBe('2026-11-20T11:59:10.000Z');
  expect(new Set(calls.map((call) => call.get('order')))).toEqual(new Set(['asc']));
  // The proxy stores this event late.
  addEvent(mock, 'fay', 50);
  await time.pass(POLL_INTERVAL);
  for (const [index, user] of ['erik', 'dora', 'fay'].entries())
    await expect(page.getByRole('row').nth(index + 1)).toContainText(user);
});

// docs/behaviour.md#audit-events "New events wait behind a button while the log"
test('new events wait behind a button while updates are paused', { tag: '@gate' }, async ({ page, mock, time }) => {
  await openLiveLog(page);
  await button(page, 'Pause live updates').click();
  await expect(liveStatus(page, 'Paused')).toBeVisible();
  await expect(page).toHaveURL(`${AUDIT_LOG_PATH}?live=paused`);
  addEvent(mock, 'dora');
  await time.pass(POLL_INTERVAL);
  await expect(newEventsButton(page, '1 new event')).toBeVisible();
  addEvent(mock, 'erik');
  await time.pass(POLL_INTERVAL);
  await expectEventTitles(page, RECENT_EVENT_TITLES);
  await newEventsButton(page, '2 new events').click();
  await expectEventTitles(page, [SIGNED_IN, SIGNED_IN, ...RECENT_EVENT_TITLES]);
  await expect(newEventsButton(page, '2 new events')).toBeHidden();
  await expect(liveStatus(page, 'Paused')).toBeVisible();
  addEvent(mock, 'fay');
  await time.pass(POLL_INTERVAL);
  await expect(newEventsButton(page, '1 new event')).toBeVisible();
  await button(page, 'Resume live updates').click();
  await expectEventTitles(page, [SIGNED_IN, SIGNED_IN, SIGNED_IN, ...RECENT_EVENT_TITLES]);
  await expect(liveStatus(page, /^Live$/)).toBeVisible();
  await expect(page).toHaveURL(AUDIT_LOG_PATH);
});

// docs/behaviour.md#audit-events "New events wait behind a button while the log"
test('no row moves under the pointer or away from the focus', async ({ page, mock, time }) => {
  await openLiveLog(page);
  const box = await eventLink(page, 'Command run').boundingBox();
  await eventLink(page, 'Command run').hover();
  addEvent(mock, 'dora');
  await time.pass(POLL_INTERVAL);
  await expect(newEventsButton(page, '1 new event')).toBeVisible();
  expect(await eventLink(page, 'Command run').boundingBox()).toEqual(box);
  await page.mouse.move(0, 0);
  await time.pass(POLL_INTERVAL);
  await expectEventTitles(page, [SIGNED_IN, ...RECENT_EVENT_TITLES]);
  await eventLink(page, 'Command run').focus();
  addEvent(mock, 'erik');
  await time.pass(POLL_INTERVAL);
  await expect(newEventsButton(page, '1 new event')).toBeVisible();
  await expectEventTitles(page, [SIGNED_IN, ...RECENT_EVENT_TITLES]);
});

test('only matching new events are counted, and a type filter applies to them too', async ({ page, mock, time }) => {
  await page.goto(`${AUDIT_LOG_PATH}?live=paused&search=erik&type=user.login`);
  await expect(page.getByText('No events match these filters')).toBeVisible();
  const calls = recordSearches(page);
  addEvent(mock, 'dora');
  addEvent(mock, 'erik');
  await time.pass(POLL_INTERVAL);
  await newEventsButton(page, '1 new event').click();
  await expectEventTitles(page, [SIGNED_IN]);
  expect(calls.at(-1)?.get('include')).toBe('user.login');
  await searchField(page).fill('');
  await expect(page.getByRole('row', { name: /dora/ })).toBeVisible();
});

test('a live update after a failed Refresh removes the hint that the page may be out of date', async ({
  page,
  mock,
  time,
}) => {
  await openLiveLog(page);
  mock.world.fault(SEARCH_EVENTS, CONNECTION_LOST);
  await button(page, 'Refresh').click();
  const outOfDate = page.getByRole('status').filter({ hasText: 'may be out of date' });
  await expect(outOfDate).toBeVisible();
  mock.world.release(SEARCH_EVENTS);
  await time.pass(POLL_INTERVAL);
  await expect(liveStatus(page, /^Live$/)).toBeVisible();
  await expect(outOfDate).toBeHidden();
});

// docs/behaviour.md#audit-events "A hidden tab doesn't poll"
test('a hidden tab sends no requests, and polls when it becomes visible', async ({ page, mock, time }) => {
  await openLiveLog(page);
  const calls = recordSearches(page);
  await setTabHidden(page, true);
  addEvent(mock, 'dora');
  await time.pass('00:05:00');
  expect(calls).toHaveLength(0);
  await setTabHidden(page, false);
  await expectEventTitles(page, [SIGNED_IN, ...RECENT_EVENT_TITLES]);
  expect(calls).toHaveLength(1);
});

// docs/behaviour.md#audit-events "If a poll fails, the page says so"
test(
  'a failed poll is reported and keeps the rows, and the next poll continues',
  { tag: '@gate' },
  async ({ page, mock, time }) => {
    await openLiveLog(page);
    mock.world.fault(SEARCH_EVENTS, CONNECTION_LOST);
    await time.pass(POLL_INTERVAL);
    await expect(liveStatus(page, 'Connection lost, trying again')).toContainText(`Proxy: ${CONNECTION_LOST.message}`);
    await expectEventTitles(page, RECENT_EVENT_TITLES);
    mock.world.release(SEARCH_EVENTS);
    addEvent(mock, 'dora');
    await time.pass(POLL_INTERVAL);
    await expectEventTitles(page, [SIGNED_IN, ...RECENT_EVENT_TITLES]);
    await expect(liveStatus(page, /^Live$/)).toBeVisible();
    await page.context().setOffline(true);
    await expect(liveStatus(page, 'Connection lost, trying again')).toBeVisible();
    await page.context().setOffline(false);
    await expect(liveStatus(page, /^Live$/)).toBeVisible();
  },
);

test('a log in ascending order or of a past or future range is not live, and says why', async ({ page, time }) => {
  for (const [status, query, reason] of [
    ['Not live: oldest first', 'sort=time:asc', /newest first/],
    ['Not live: past range', 'range=2026-11-18T00:00:00Z/2026-11-19T00:00:00Z', /ends in the past/],
    ['Not live: future range', 'range=2027-11-18T00:00:00Z/2027-11-19T00:00:00Z', /starts in the future/],
  ] as const) {
    await openLog(page, `?${query}`);
    await expect(liveStatus(page, status)).toBeVisible();
    const calls = recordSearches(page);
    await time.pass('00:01:00');
    expect(calls, status).toHaveLength(0);
    await expect(button(page, 'Pause live updates')).toHaveAccessibleDescription(reason);
  }
});

test.describe('with a scrollable log', () => {
  test.use({ scenario: 'twelve thousand events' });

  // docs/behaviour.md#audit-events "New events wait behind a button while the log"
  test('new events wait behind a button while the log is scrolled down', async ({ page, mock, time }) => {
    await page.goto(`${AUDIT_LOG_PATH}?range=any`);
    await expect(coverageStatus(page, /^5,000 events, /)).toBeVisible();
    await page.mouse.move(0, 0);
    await page.evaluate(() => window.scrollTo(0, 2000));
    const rowTextAtPoint = () => page.evaluate(() => document.elementFromPoint(800, 500)?.closest('tr')?.textContent);
    await expect.poll(rowTextAtPoint).toMatch(/signed in/);
    const textBefore = await rowTextAtPoint();
    addEvent(mock, 'dora');
    await time.pass(POLL_INTERVAL);
    await expect(newEventsButton(page, '1 new event')).toBeInViewport();
    expect(await rowTextAtPoint()).toBe(textBefore);
    await newEventsButton(page, '1 new event').click();
    await expect(page.getByRole('row').nth(1)).toContainText('dora');
    await expect(page.getByRole('row').nth(1)).toBeInViewport();
  });
});
