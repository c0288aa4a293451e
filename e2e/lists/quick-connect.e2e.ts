import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { connected, SERVERS } from '#e2e/console/open-shell.ts';
import { readOut } from '#e2e/harness/screen-reader.ts';
import { opens } from '#e2e/harness/tabs.ts';

const box = (page: Page) => page.getByRole('textbox', { name: 'Connect to login@host[:port]' });

test.beforeEach(async ({ context }) => {
  await readOut(context);
});

test(
  'a login and a host in the box above the servers open a terminal, by keyboard alone',
  { tag: '@gate' },
  async ({ page, context }) => {
    await page.goto(SERVERS);
    await box(page).focus();
    await page.keyboard.type('root@web-01');
    const tab = await opens(context, () => page.keyboard.press('Enter'));
    await expect(tab).toHaveURL(`${SERVERS.replace('nodes', 'console/node')}/web-01/root`);
    await expect(connected(tab)).toBeVisible();
    await tab.keyboard.type('hostname\n');
    await expect(tab.getByRole('listitem').filter({ hasText: /^web-01$/ })).toBeVisible();
    await expect(box(page)).toHaveValue('');
  },
);

test('a host that is not listed is dialed, and what came of it is in its terminal', async ({ page, context }) => {
  await page.goto(SERVERS);
  await box(page).fill('ada@backup.example.com:2222');
  const tab = await opens(context, () => page.getByRole('button', { name: 'Connect to this host' }).click());
  await expect(tab.getByRole('listitem').filter({ hasText: 'Unable to reach backup.example.com' })).toBeVisible();
});

test(
  'what cannot be connected to is reported, and goes when it is mended',
  { tag: '@gate' },
  async ({ page, context }) => {
    await page.goto(SERVERS);
    await box(page).fill('web-01');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('Enter a login before the host, such as root@web-01.');
    await expect(box(page)).toHaveAccessibleDescription('Enter a login before the host, such as root@web-01.');
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.type('root@');
    await expect(page.getByRole('alert')).toBeHidden();
    expect(context.pages()).toHaveLength(1);
  },
);

test('on a phone the box has a line of its own, below the title and what stands beside it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(SERVERS);
  const title = await page.getByRole('heading', { name: 'Servers' }).boundingBox();
  const enroll = await page.getByRole('link', { name: 'Enroll server' }).boundingBox();
  const field = await box(page).boundingBox();
  const middle = (of: typeof title) => (of ? of.y + of.height / 2 : Number.NaN);
  expect(Math.abs(middle(title) - middle(enroll))).toBeLessThan(8);
  expect(middle(field)).toBeGreaterThan(middle(title) + 20);
  expect(field?.width).toBeGreaterThan(240);
});
