import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { overhang } from '#e2e/harness/kinds.ts';

const SERVERS = '/web/cluster/one.example.com/nodes';
const LIST = 'GET /v1/webapi/sites/{cluster}/notifications';
const STATE = 'PUT /v1/webapi/sites/{cluster}/notificationstate';

const bell = (page: Page, name: string | RegExp = /notification/i) =>
  page.getByRole('banner').getByRole('button', { name, exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });
const items = (page: Page) => panel(page).getByRole('listitem');
const dismiss = (page: Page, what: string) => panel(page).getByRole('button', { name: `Dismiss: ${what}` });

const arrive = async (page: Page, count: string) => {
  await page.goto(SERVERS);
  await expect(bell(page, count)).toBeVisible();
};

test.describe('with three', () => {
  test.use({ scenario: 'notifications' });

  // docs/behaviour.md#notifications "If the proxy has notifications (18.x)"
  // docs/behaviour.md#notifications "Opening the panel marks all of them"
  // docs/behaviour.md#notifications "For access requests, a notification", "The console can't open access requests"
  test('the bell counts new notifications until the panel was opened', { tag: '@gate' }, async ({ page, mock }) => {
    await arrive(page, '3 new notifications');
    const saved = page.waitForResponse(/lastseennotification$/);
    await bell(page).press('Enter');
    await saved;
    await expect(items(page)).toHaveText([
      /Maintenance on Sunday.*New.*Warning.*Servers in Berlin restart/s,
      /bob requests the role admin.*New/s,
      /The proxy has moved.*New/s,
    ]);
    const request = items(page).filter({ hasText: 'bob requests' });
    await expect(request).toContainText("the proxy's open API doesn't include them");
    await expect(request).toContainText('request-id: 0190a7c2');
    await expect(items(page).filter({ hasText: 'moved' })).not.toContainText('open API');
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(bell(page, 'Notifications')).toBeFocused();
    await page.setViewportSize({ width: 360, height: 740 });
    // Also in a panel that is opened before the list is loaded.
    mock.world.fault(LIST, { held: true });
    await page.reload();
    await bell(page, 'Notifications').click();
    await expect(panel(page)).toBeVisible();
    mock.world.release(LIST);
    await expect(items(page)).toHaveCount(3);
    await expect(panel(page)).not.toContainText('New');
    expect(await overhang(page), 'overhang on a phone').toBeLessThanOrEqual(0);
    await panel(page).getByRole('button', { name: 'Close notifications' }).click();
    await expect(panel(page)).toBeHidden();
  });

  // docs/behaviour.md#notifications "If the proxy refuses to dismiss a notification"
  test(
    'the keyboard dismisses all notifications, one of them after a refusal',
    { tag: '@gate' },
    async ({ page, mock }) => {
      mock.world.fault(STATE, { status: 500, message: 'the backend is away', times: 1 });
      await arrive(page, '3 new notifications');
      await bell(page).click();
      await dismiss(page, 'Maintenance on Sunday').press('Enter');
      await expect(items(page).filter({ hasText: 'Sunday' }).getByRole('alert')).toContainText('the backend is away');
      await expect(items(page)).toHaveCount(3);
      await dismiss(page, 'Maintenance on Sunday').press('Enter');
      await expect(items(page)).toHaveCount(2);
      await expect(dismiss(page, 'bob requests the role admin')).toBeFocused();
      await dismiss(page, 'The proxy has moved').press('Enter');
      await expect(dismiss(page, 'bob requests the role admin')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(panel(page)).toContainText('No notifications');
      await expect(panel(page).getByRole('button', { name: 'Close notifications' })).toBeFocused();
      await page.reload();
      await bell(page, 'Notifications').click();
      await expect(panel(page)).toContainText('No notifications');
    },
  );

  // docs/behaviour.md#notifications "A notification that was dismissed"
  test('what is dismissed in one tab is gone in the other at its next look', async ({ page, context }) => {
    await arrive(page, '3 new notifications');
    const other = await context.newPage();
    await arrive(other, '3 new notifications');
    await bell(other).click();
    await dismiss(other, 'The proxy has moved').click();
    await expect(items(other)).toHaveCount(2);
    await bell(page).click();
    await expect(items(page)).toHaveCount(2);
  });

  test('a look that is under way as the proxy takes what was seen is not lost', async ({ page, mock }) => {
    await arrive(page, '3 new notifications');
    mock.world.db.notification.delete('moved');
    mock.world.fault(LIST, { held: true });
    const taken = page.waitForResponse(/lastseennotification/);
    await bell(page).click();
    await taken;
    mock.world.release(LIST);
    await expect(items(page)).toHaveCount(2);
    await expect(bell(page, 'Notifications')).toBeAttached();
  });

  // docs/behaviour.md#notifications "The console requests notifications"
  test('they are asked for again every minute', async ({ page, time, mock }) => {
    await arrive(page, '3 new notifications');
    let asked = 0;
    page.on('request', (request) => (asked += Number(request.url().includes('/notifications'))));
    mock.world.db.notification.delete('moved');
    await time.pass('00:00:45');
    expect(asked).toBe(0);
    await time.pass('00:00:20');
    await expect(bell(page, '2 new notifications')).toBeVisible();
    expect(asked).toBe(1);
  });
});

// docs/behaviour.md#notifications "The panel loads twenty notifications"
test.describe('with 45', () => {
  test.use({ scenario: 'many notifications' });

  test('older ones come on demand', async ({ page }) => {
    await arrive(page, '20+ new notifications');
    await bell(page).click();
    await expect(items(page)).toHaveCount(20);
    const older = panel(page).getByRole('button', { name: 'Show older' });
    await older.click();
    await expect(items(page)).toHaveCount(40);
    await older.click();
    await expect(items(page)).toHaveCount(45);
    await expect(older).toBeHidden();
    await expect(bell(page, 'Notifications')).toBeAttached();
  });
});

// docs/behaviour.md#notifications "The console skips a malformed notification"
test.describe('with odd ones', () => {
  test.use({ scenario: 'odd notifications' });

  // docs/behaviour.md#notifications "Titles, texts and labels appear as plain text"
  test('those that can be read are shown as text, and the others are counted', async ({ page }) => {
    await arrive(page, '1 new notification');
    await bell(page).click();
    await expect(items(page)).toHaveCount(2);
    await expect(panel(page)).toContainText('<img src=x onerror=alert(1)> U+202Emark');
    await expect(panel(page)).toContainText("4 notifications couldn't be read.");
  });
});

test.describe('that cannot be had', () => {
  test.use({ scenario: 'notifications failing' });

  test('the page is as it is without them, and the panel says so', async ({ page, mock }) => {
    await arrive(page, 'Notifications');
    await expect(page.getByRole('alert')).toBeHidden();
    await bell(page).click();
    await expect(panel(page).getByRole('alert')).toContainText('the backend is away');
    mock.world.faults.delete(LIST);
    await panel(page).getByRole('button', { name: 'Retry' }).click();
    await expect(items(page)).toHaveCount(3);
  });
});

test('a proxy of 14.x has no bell', async ({ page }) => {
  await page.goto(SERVERS);
  await expect(page.getByRole('row', { name: /web-01/ })).toBeVisible();
  await expect(bell(page)).toBeHidden();
});
