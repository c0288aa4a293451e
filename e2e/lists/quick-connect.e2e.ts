import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { connected, SERVERS_PATH } from '#e2e/console/open-shell.ts';
import { enableScreenReaderMode } from '#e2e/harness/screen-reader.ts';
import { openedTab } from '#e2e/harness/tabs.ts';

const quickConnectField = (page: Page) => page.getByRole('textbox', { name: 'Connect to login@host[:port]' });

test.beforeEach(async ({ context }) => {
  await enableScreenReaderMode(context);
});

test(
  'a login and a host in the field above the servers open a terminal with the keyboard only',
  { tag: '@gate' },
  async ({ page, context }) => {
    await page.goto(SERVERS_PATH);
    await quickConnectField(page).focus();
    await page.keyboard.type('root@web-01');
    const tab = await openedTab(context, () => page.keyboard.press('Enter'));
    await expect(tab).toHaveURL(`${SERVERS_PATH.replace('nodes', 'console/node')}/web-01/root`);
    await expect(connected(tab)).toBeVisible();
    await tab.keyboard.type('hostname\n');
    await expect(tab.getByRole('listitem').filter({ hasText: /^web-01$/ })).toBeVisible();
    await expect(quickConnectField(page)).toHaveValue('');
  },
);

test('an unlisted host is dialed, and its terminal shows the result', async ({ page, context }) => {
  await page.goto(SERVERS_PATH);
  await quickConnectField(page).fill('ada@backup.example.com:2222');
  const tab = await openedTab(context, () => page.getByRole('button', { name: 'Connect to this host' }).click());
  await expect(tab.getByRole('listitem').filter({ hasText: 'Unable to reach backup.example.com' })).toBeVisible();
});

test('an invalid target is reported until it is corrected', { tag: '@gate' }, async ({ page, context }) => {
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

test('on a phone the field has its own line, below the title and its neighbors', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(SERVERS_PATH);
  const title = await page.getByRole('heading', { name: 'Servers' }).boundingBox();
  const enroll = await page.getByRole('link', { name: 'Enroll server' }).boundingBox();
  const field = await quickConnectField(page).boundingBox();
  const middle = (of: typeof title) => (of ? of.y + of.height / 2 : Number.NaN);
  expect(Math.abs(middle(title) - middle(enroll))).toBeLessThan(8);
  expect(middle(field)).toBeGreaterThan(middle(title) + 20);
  expect(field?.width).toBeGreaterThan(240);
});
