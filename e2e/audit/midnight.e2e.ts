// A range of days ends with today, and today ends.
import { expect, test } from '#e2e/harness/harness.ts';
import { heading, openLog, shows, TITLES } from './audit-log.ts';

const ON_FRIDAY = TITLES.slice(0, 4);
const NO_EVENTS = 'No events in this range';

test.use({ scenario: 'a few events', as: 'carol', begins: Date.parse('2026-11-20T23:58:00Z') });

test('a log of today begins again at midnight', async ({ page, time }) => {
  expect(time.now()).toBe(Date.parse('2026-11-20T23:58:00Z'));
  await openLog(page, '?range=today');
  await shows(page, ON_FRIDAY);
  await page.mouse.move(0, 0);
  await time.pass('00:01:50');
  await shows(page, ON_FRIDAY);
  await time.pass('00:00:11');
  await expect(heading(page, NO_EVENTS)).toBeVisible();
});

test('not under the eyes of who reads it', async ({ page, time }) => {
  expect(time.now()).toBe(Date.parse('2026-11-20T23:58:00Z'));
  await openLog(page, '?range=today');
  await shows(page, ON_FRIDAY);
  await page.getByRole('row').nth(2).hover();
  await time.pass('00:02:30');
  await shows(page, ON_FRIDAY);
  await page.mouse.move(0, 0);
  await time.pass('00:00:16');
  await expect(heading(page, NO_EVENTS)).toBeVisible();
});
