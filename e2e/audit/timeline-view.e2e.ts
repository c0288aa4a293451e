// The story of a user, a session or an access request: its events from the oldest, grouped by day and by session.
import { ACCESS_REQUEST_ID, SHELL_SESSION_ID } from '#fixtures/scenarios/audit.ts';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import {
  button,
  details,
  eventLink,
  AUDIT_LOG_PATH,
  openLog,
  expectEventTitles,
  RECENT_EVENT_TITLES,
} from './audit-log.ts';

test.use({ scenario: 'a few events', username: 'carol' });

// Checks that the clock is at its start, because relative times depend on it.
test.beforeEach(({ time }) => expect(time.now()).toBe(Date.parse('2026-11-20T12:00:00Z')));

const [SIGN_IN_FAILED = '', , COMMAND_RUN = '', SHELL_STARTED = '', REQUEST_CREATED = ''] = RECENT_EVENT_TITLES;

const story = (page: Page, subject: string) => page.getByRole('region', { name: `Story of ${subject}` });
const dayHeadings = (page: Page, subject: string) => story(page, subject).getByRole('heading');
const eventLinks = (page: Page, subject: string) => story(page, subject).getByRole('link');
const storySwitch = (page: Page) => page.getByRole('switch', { name: 'Story' });

// docs/behaviour.md#audit-events "If the log is filtered by one user", "A story shows its events from the oldest"
test('the events of a user are listed in order, by day, and grouped by session', { tag: '@gate' }, async ({ page }) => {
  await page.goto(`${AUDIT_LOG_PATH}?user=bob`);
  await storySwitch(page).click();
  await expect(eventLinks(page, 'bob')).toHaveText([REQUEST_CREATED, SHELL_STARTED, COMMAND_RUN, SIGN_IN_FAILED]);
  await expect(dayHeadings(page, 'bob')).toHaveText(['2026-11-18', '2026-11-20']);
  const session = story(page, 'bob').getByRole('group');
  await expect(session).toContainText('Session on web-01, bob, 1 min, 2 events');
  await expect(session.getByRole('link')).toHaveText([SHELL_STARTED, COMMAND_RUN]);
  // The time between the end of the session and the failed sign-in.
  await expect(story(page, 'bob')).toContainText('28 min later');
  await expect(page).toHaveURL(`${AUDIT_LOG_PATH}?user=bob&view=story`);
  await expectAccessible(page);
  await page.reload();
  await expect(eventLinks(page, 'bob')).toHaveCount(4);
  await storySwitch(page).click();
  await expectEventTitles(page, [SIGN_IN_FAILED, COMMAND_RUN, SHELL_STARTED, REQUEST_CREATED]);
});

test('the details of an event link to the stories that include it', async ({ page }) => {
  await openLog(page);
  await eventLink(page, COMMAND_RUN).click();
  for (const [name, subject, found] of [
    ['Story of this session', SHELL_SESSION_ID, [SHELL_STARTED, COMMAND_RUN]],
    [`Story of access request ${ACCESS_REQUEST_ID}`, ACCESS_REQUEST_ID, [REQUEST_CREATED, COMMAND_RUN]],
    ['Story of this user', 'bob', [REQUEST_CREATED, SHELL_STARTED, COMMAND_RUN, SIGN_IN_FAILED]],
  ] as const) {
    await details(page).getByRole('link', { name }).click();
    await expect(eventLinks(page, subject)).toHaveText([...found]);
    await page.goBack();
  }
});

test('an event of a story opens its details, and several users have no story', async ({ page }) => {
  await page.goto(`${AUDIT_LOG_PATH}?session=${SHELL_SESSION_ID}&view=story`);
  await eventLinks(page, SHELL_SESSION_ID).first().focus();
  await page.keyboard.press('Enter');
  await expect(details(page)).toContainText(SHELL_STARTED);
  await expect(eventLinks(page, SHELL_SESSION_ID)).toHaveCount(2);
  await button(page, 'Close details').click();
  await expect(details(page)).toBeHidden();
  await openLog(page, '?user=bob&user=alice&view=story');
  await expectEventTitles(page, RECENT_EVENT_TITLES);
  await expect(storySwitch(page)).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the story fits the width of the screen', async ({ page }) => {
    await page.goto(`${AUDIT_LOG_PATH}?user=bob&view=story`);
    await expect(eventLinks(page, 'bob')).toHaveCount(4);
    const [bodyWidth, windowWidth] = await page.evaluate(() => [document.body.scrollWidth, innerWidth]);
    expect(bodyWidth).toBeLessThanOrEqual(windowWidth ?? 0);
  });
});

test.describe('with many events of a user', () => {
  test.use({ scenario: 'twelve thousand events' });

  test('a long story is shown in parts', async ({ page }) => {
    await page.goto(`${AUDIT_LOG_PATH}?user=alice&view=story`);
    await expect(eventLinks(page, 'alice')).toHaveCount(200);
    await button(page, 'Show more of the story').click();
    await expect(eventLinks(page, 'alice')).toHaveCount(400);
  });
});
