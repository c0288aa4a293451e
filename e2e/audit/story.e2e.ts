import { REQUEST, SESSION } from '#fixtures/scenarios/audit.ts';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import { button, details, link, LOG, openLog, shows, TITLES } from './audit-log.ts';

test.use({ scenario: 'a few events', as: 'carol' });

// What happened when is counted from the clock, which is taken here.
test.beforeEach(({ time }) => expect(time.now()).toBe(Date.parse('2026-11-20T12:00:00Z')));

const [FAILED = '', , RAN = '', STARTED = '', REQUESTED = ''] = TITLES;

const story = (page: Page, of: string) => page.getByRole('region', { name: `Story of ${of}` });
const days = (page: Page, of: string) => story(page, of).getByRole('heading');
const events = (page: Page, of: string) => story(page, of).getByRole('link');
const toggle = (page: Page) => page.getByRole('switch', { name: 'Story' });

// docs/behaviour.md#audit-events "If the log is filtered by one user", "A story shows its events from the oldest"
test(
  'what a user did stands in order, by days, with the events of a session together',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto(`${LOG}?user=bob`);
    await toggle(page).click();
    await expect(events(page, 'bob')).toHaveText([REQUESTED, STARTED, RAN, FAILED]);
    await expect(days(page, 'bob')).toHaveText(['2026-11-18', '2026-11-20']);
    const session = story(page, 'bob').getByRole('group');
    await expect(session).toContainText('Session on web-01, bob, 1 min, 2 events');
    await expect(session.getByRole('link')).toHaveText([STARTED, RAN]);
    // From the end of the session to the sign-in that failed.
    await expect(story(page, 'bob')).toContainText('28 min later');
    await expect(page).toHaveURL(`${LOG}?user=bob&view=story`);
    await expectAccessible(page);
    await page.reload();
    await expect(events(page, 'bob')).toHaveCount(4);
    await toggle(page).click();
    await shows(page, [FAILED, RAN, STARTED, REQUESTED]);
  },
);

test('the details of an event lead to the stories that it is a part of', async ({ page }) => {
  await openLog(page);
  await link(page, RAN).click();
  for (const [name, of, found] of [
    ['Story of this session', SESSION, [STARTED, RAN]],
    [`Story of access request ${REQUEST}`, REQUEST, [REQUESTED, RAN]],
    ['Story of this user', 'bob', [REQUESTED, STARTED, RAN, FAILED]],
  ] as const) {
    await details(page).getByRole('link', { name }).click();
    await expect(events(page, of)).toHaveText([...found]);
    await page.goBack();
  }
});

test('an event of the story opens its details, and several users have no story', async ({ page }) => {
  await page.goto(`${LOG}?session=${SESSION}&view=story`);
  await events(page, SESSION).first().focus();
  await page.keyboard.press('Enter');
  await expect(details(page)).toContainText(STARTED);
  await expect(events(page, SESSION)).toHaveCount(2);
  await button(page, 'Close details').click();
  await expect(details(page)).toBeHidden();
  await openLog(page, '?user=bob&user=alice&view=story');
  await shows(page, TITLES);
  await expect(toggle(page)).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the story needs no more width than there is', async ({ page }) => {
    await page.goto(`${LOG}?user=bob&view=story`);
    await expect(events(page, 'bob')).toHaveCount(4);
    const [wide, room] = await page.evaluate(() => [document.body.scrollWidth, innerWidth]);
    expect(wide).toBeLessThanOrEqual(room ?? 0);
  });
});

test.describe('of a user who did much', () => {
  test.use({ scenario: 'twelve thousand events' });

  test('the story is shown a part at a time', async ({ page }) => {
    await page.goto(`${LOG}?user=alice&view=story`);
    await expect(events(page, 'alice')).toHaveCount(200);
    await button(page, 'Show more of the story').click();
    await expect(events(page, 'alice')).toHaveCount(400);
  });
});
