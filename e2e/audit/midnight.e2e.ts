// The range "today" depends on the date, which changes while the page is open.
import { expect, test } from '#e2e/harness/harness.ts';
import { heading, openLog, expectEventTitles, RECENT_EVENT_TITLES } from './audit-log.ts';

const FRIDAY_EVENT_TITLES = RECENT_EVENT_TITLES.slice(0, 4);
const NO_EVENTS_TITLE = 'No events in this range';

test.use({ scenario: 'a few events', username: 'carol', startTimeMs: Date.parse('2026-11-20T23:58:00Z') });

test('the range "today" changes to the new day at midnight', async ({ page, time }) => {
  expect(time.now()).toBe(Date.parse('2026-11-20T23:58:00Z'));
  await openLog(page, '?range=today');
  await expectEventTitles(page, FRIDAY_EVENT_TITLES);
  await page.mouse.move(0, 0);
  await time.pass('00:01:50');
  await expectEventTitles(page, FRIDAY_EVENT_TITLES);
  await time.pass('00:00:11');
  await expect(heading(page, NO_EVENTS_TITLE)).toBeVisible();
});

test('the rows stay at midnight while the pointer is over them', async ({ page, time }) => {
  expect(time.now()).toBe(Date.parse('2026-11-20T23:58:00Z'));
  await openLog(page, '?range=today');
  await expectEventTitles(page, FRIDAY_EVENT_TITLES);
  await page.getByRole('row').nth(2).hover();
  await time.pass('00:02:30');
  await expectEventTitles(page, FRIDAY_EVENT_TITLES);
  await page.mouse.move(0, 0);
  await time.pass('00:00:16');
  await expect(heading(page, NO_EVENTS_TITLE)).toBeVisible();
});
