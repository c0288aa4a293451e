import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { horizontalOverflow } from '#e2e/harness/resource-kinds.ts';

const SERVERS_PATH = '/web/cluster/one.example.com/nodes';
const LIST_NOTIFICATIONS = 'GET /v1/webapi/sites/{cluster}/notifications';
const SET_NOTIFICATION_STATE = 'PUT /v1/webapi/sites/{cluster}/notificationstate';

const bellButton = (page: Page, name: string | RegExp = /notification/i) =>
  page.getByRole('banner').getByRole('button', { name, exact: true });
const notificationPanel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });
const notificationItems = (page: Page) => notificationPanel(page).getByRole('listitem');
const dismissButton = (page: Page, title: string) =>
  notificationPanel(page).getByRole('button', { name: `Dismiss: ${title}` });

const openServers = async (page: Page, bellName: string) => {
  await page.goto(SERVERS_PATH);
  await expect(bellButton(page, bellName)).toBeVisible();
};

test.describe('with three notifications', () => {
  test.use({ scenario: 'notifications' });

  // docs/behaviour.md#notifications "If the proxy has notifications (18.x)"
  // docs/behaviour.md#notifications "Opening the panel marks all of them"
  // docs/behaviour.md#notifications "For access requests, a notification", "The console can't open access requests"
  test('the bell counts new notifications until the panel is opened', { tag: '@gate' }, async ({ page, mock }) => {
    await openServers(page, '3 new notifications');
    const lastSeenResponse = page.waitForResponse(/lastseennotification$/);
    await bellButton(page).press('Enter');
    await lastSeenResponse;
    await expect(notificationItems(page)).toHaveText([
      /Maintenance on Sunday.*New.*Warning.*Servers in Berlin restart/s,
      /bob requests the role admin.*New/s,
      /The proxy has moved.*New/s,
    ]);
    const accessRequestItem = notificationItems(page).filter({ hasText: 'bob requests' });
    await expect(accessRequestItem).toContainText("the proxy's open API doesn't include them");
    await expect(accessRequestItem).toContainText('request-id: 0190a7c2');
    await expect(notificationItems(page).filter({ hasText: 'moved' })).not.toContainText('open API');
    await page.keyboard.press('Escape');
    await expect(notificationPanel(page)).toBeHidden();
    await expect(bellButton(page, 'Notifications')).toBeFocused();
    await page.setViewportSize({ width: 360, height: 740 });
    // The panel may open before the list has loaded. Its items must then be marked as read too.
    mock.world.fault(LIST_NOTIFICATIONS, { held: true });
    await page.reload();
    await bellButton(page, 'Notifications').click();
    await expect(notificationPanel(page)).toBeVisible();
    mock.world.release(LIST_NOTIFICATIONS);
    await expect(notificationItems(page)).toHaveCount(3);
    await expect(notificationPanel(page)).not.toContainText('New');
    expect(await horizontalOverflow(page), 'overhang on a phone').toBeLessThanOrEqual(0);
    await notificationPanel(page).getByRole('button', { name: 'Close notifications' }).click();
    await expect(notificationPanel(page)).toBeHidden();
  });

  // docs/behaviour.md#notifications "If the proxy refuses to dismiss a notification"
  test(
    'the keyboard dismisses all notifications, even if the proxy refuses the first attempt',
    { tag: '@gate' },
    async ({ page, mock }) => {
      mock.world.fault(SET_NOTIFICATION_STATE, { status: 500, message: 'the backend is away', times: 1 });
      await openServers(page, '3 new notifications');
      await bellButton(page).click();
      await dismissButton(page, 'Maintenance on Sunday').press('Enter');
      await expect(notificationItems(page).filter({ hasText: 'Sunday' }).getByRole('alert')).toContainText(
        'the backend is away',
      );
      await expect(notificationItems(page)).toHaveCount(3);
      await dismissButton(page, 'Maintenance on Sunday').press('Enter');
      await expect(notificationItems(page)).toHaveCount(2);
      await expect(dismissButton(page, 'bob requests the role admin')).toBeFocused();
      await dismissButton(page, 'The proxy has moved').press('Enter');
      await expect(dismissButton(page, 'bob requests the role admin')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(notificationPanel(page)).toContainText('No notifications');
      await expect(notificationPanel(page).getByRole('button', { name: 'Close notifications' })).toBeFocused();
      await page.reload();
      await bellButton(page, 'Notifications').click();
      await expect(notificationPanel(page)).toContainText('No notifications');
    },
  );

  // docs/behaviour.md#notifications "A notification that was dismissed"
  test('a notification dismissed in one tab disappears in another when its panel opens', async ({ page, context }) => {
    await openServers(page, '3 new notifications');
    const otherTab = await context.newPage();
    await openServers(otherTab, '3 new notifications');
    await bellButton(otherTab).click();
    await dismissButton(otherTab, 'The proxy has moved').click();
    await expect(notificationItems(otherTab)).toHaveCount(2);
    await bellButton(page).click();
    await expect(notificationItems(page)).toHaveCount(2);
  });

  test('a refresh that ends after the last-seen request updates the list', async ({ page, mock }) => {
    await openServers(page, '3 new notifications');
    mock.world.db.notification.delete('moved');
    mock.world.fault(LIST_NOTIFICATIONS, { held: true });
    const lastSeenResponse = page.waitForResponse(/lastseennotification/);
    await bellButton(page).click();
    await lastSeenResponse;
    mock.world.release(LIST_NOTIFICATIONS);
    await expect(notificationItems(page)).toHaveCount(2);
    await expect(bellButton(page, 'Notifications')).toBeAttached();
  });

  // docs/behaviour.md#notifications "The console requests notifications"
  test('notifications are refreshed every minute', async ({ page, time, mock }) => {
    await openServers(page, '3 new notifications');
    let requestCount = 0;
    page.on('request', (request) => (requestCount += Number(request.url().includes('/notifications'))));
    mock.world.db.notification.delete('moved');
    await time.pass('00:00:45');
    expect(requestCount).toBe(0);
    await time.pass('00:00:20');
    await expect(bellButton(page, '2 new notifications')).toBeVisible();
    expect(requestCount).toBe(1);
  });
});

// docs/behaviour.md#notifications "The panel loads twenty notifications"
test.describe('with 45 notifications', () => {
  test.use({ scenario: 'many notifications' });

  test('older notifications load on request', async ({ page }) => {
    await openServers(page, '20+ new notifications');
    await bellButton(page).click();
    await expect(notificationItems(page)).toHaveCount(20);
    const showOlderButton = notificationPanel(page).getByRole('button', { name: 'Show older' });
    await showOlderButton.click();
    await expect(notificationItems(page)).toHaveCount(40);
    await showOlderButton.click();
    await expect(notificationItems(page)).toHaveCount(45);
    await expect(showOlderButton).toBeHidden();
    await expect(bellButton(page, 'Notifications')).toBeAttached();
  });
});

// docs/behaviour.md#notifications "The console skips a malformed notification"
test.describe('with unreadable notifications', () => {
  test.use({ scenario: 'malformed notifications' });

  // docs/behaviour.md#notifications "Titles, texts and labels appear as plain text"
  test('readable notifications are shown as text, and the others are counted', async ({ page }) => {
    await openServers(page, '1 new notification');
    await bellButton(page).click();
    await expect(notificationItems(page)).toHaveCount(2);
    await expect(notificationPanel(page)).toContainText('<img src=x onerror=alert(1)> U+202Emark');
    await expect(notificationPanel(page)).toContainText("4 notifications couldn't be read.");
  });
});

test.describe('when notifications cannot be loaded', () => {
  test.use({ scenario: 'notifications failing' });

  test('the page shows no error, and the panel shows it with Retry', async ({ page, mock }) => {
    await openServers(page, 'Notifications');
    await expect(page.getByRole('alert')).toBeHidden();
    await bellButton(page).click();
    await expect(notificationPanel(page).getByRole('alert')).toContainText('the backend is away');
    mock.world.faults.delete(LIST_NOTIFICATIONS);
    await notificationPanel(page).getByRole('button', { name: 'Retry' }).click();
    await expect(notificationItems(page)).toHaveCount(3);
  });
});

test('behind a 14.x proxy, the bell has only alerts and requests no notifications', async ({ page }) => {
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  await page.goto(SERVERS_PATH);
  await bellButton(page, 'Notifications').click();
  await expect(notificationPanel(page).getByText('No notifications')).toBeVisible();
  expect(requestedPaths.filter((path) => path.endsWith('/notifications'))).toEqual([]);
});
