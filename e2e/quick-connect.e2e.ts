import type { Page } from '@playwright/test';
import { expect, test } from './harness.ts';
import { connected, SERVERS } from './open-shell.ts';
import { readOut } from './screen-reader.ts';
import { opens } from './tabs.ts';

const box = (page: Page) => page.getByRole('textbox', { name: 'Connect to login@host[:port]' });

test.beforeEach(async ({ context }) => {
  await readOut(context);
});

test('a login and a host in the box above the servers open a terminal, by keyboard alone', async ({
  page,
  context,
}) => {
  await page.goto(SERVERS);
  await box(page).focus();
  await page.keyboard.type('root@web-01');
  const tab = await opens(context, () => page.keyboard.press('Enter'));
  await expect(tab).toHaveURL(`${SERVERS.replace('nodes', 'console/node')}/web-01/root`);
  await expect(connected(tab)).toBeVisible();
  await tab.keyboard.type('hostname\n');
  await expect(tab.getByRole('listitem').filter({ hasText: /^web-01$/ })).toBeVisible();
  await expect(box(page)).toHaveValue('');
});

test('a host that is not listed is dialed, and what came of it is in its terminal', async ({ page, context }) => {
  await page.goto(SERVERS);
  await box(page).fill('ada@backup.example.com:2222');
  const tab = await opens(context, () => page.getByRole('button', { name: 'Connect to this host' }).click());
  await expect(tab.getByRole('listitem').filter({ hasText: 'Unable to reach backup.example.com' })).toBeVisible();
});

test('what cannot be connected to is said, and goes when it is mended', async ({ page, context }) => {
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
});
