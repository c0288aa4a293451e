// Tests the field above the list of servers that connects to a typed `login@host`.
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { connected, SERVERS_PATH } from '#e2e/console/open-shell.ts';
import { enableScreenReaderMode } from '#e2e/harness/screen-reader.ts';
import { openedTab } from '#e2e/harness/tabs.ts';

const quickConnectField = (page: Page) => page.getByRole('textbox', { name: 'Connect to login@host[:port]' });

test.beforeEach(async ({ context }) => {
  await enableScreenReaderMode(context);
});

test('typing a login and host opens a terminal with the keyboard only', { tag: '@gate' }, async ({ page, context }) => {
  await page.goto(SERVERS_PATH);
  await quickConnectField(page).focus();
  await page.keyboard.type('root@web-01');
  const tab = await openedTab(context, () => page.keyboard.press('Enter'));
  await expect(tab).toHaveURL(`${SERVERS_PATH.replace('nodes', 'console/node')}/web-01/root`);
  await expect(connected(tab)).toBeVisible();
  await tab.keyboard.type('hostname\n');
  await expect(tab.getByRole('listitem').filter({ hasText: /^web-01$/ })).toBeVisible();
  await expect(quickConnectField(page)).toHaveValue('');
});

test('a host that is not listed opens a terminal that shows the error', async ({ page, context }) => {
  await page.goto(SERVERS_PATH);
  await quickConnectField(page).fill('ada@backup.example.com:2222');
  const tab = await openedTab(context, () => page.getByRole('button', { name: 'Connect to this host' }).click());
  await expect(tab.getByRole('listitem').filter({ hasText: 'Unable to reach backup.example.com' })).toBeVisible();
});

test('a host without a login is reported until it is corrected', { tag: '@gate' }, async ({ page, context }) => {
  await page.goto(SERVERS_PATH);
  await quickConnectField(page).fill('web-01');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Enter a login before the host, such as root@web-01.');
  await expect(quickConnectField(page)).toHaveAccessibleDescription(
    'Enter a login before the host, such as root@web-01.',
  );
  await expect(quickConnectField(page)).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.type('root@');
  await expect(page.getByRole('alert')).toBeHidden();
  expect(context.pages()).toHaveLength(1);
});

test('on a phone, the field is on a separate line below the title', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(SERVERS_PATH);
  const titleBox = await page.getByRole('heading', { name: 'Servers' }).boundingBox();
  const enrollLinkBox = await page.getByRole('link', { name: 'Enroll server' }).boundingBox();
  const fieldBox = await quickConnectField(page).boundingBox();
  const verticalCenter = (box: typeof titleBox) => (box ? box.y + box.height / 2 : Number.NaN);
  expect(Math.abs(verticalCenter(titleBox) - verticalCenter(enrollLinkBox))).toBeLessThan(8);
  expect(verticalCenter(fieldBox)).toBeGreaterThan(verticalCenter(titleBox) + 20);
  expect(fieldBox?.width).toBeGreaterThan(240);
});
