// The console opens a session only after a click on its target in this tab
// (docs/behaviour.md#links-that-open-sessions). Links and other tabs first show a confirmation.
import type { Page } from '@playwright/test';
import { expect } from '#e2e/harness/harness.ts';
import { sessionAddress, connected, test } from '#e2e/active-sessions/join-session.ts';

test.use({ scenario: 'people and servers' });

const WEB_01_PATH = '/web/cluster/one.example.com/console/node/id-of-web-01/root';

const confirmHeading = (page: Page) =>
  page.getByRole('heading', { name: /^(Connect to web-01|Join the session of bob)/ });
const confirmButton = (page: Page) => page.getByRole('button', { name: /^(Connect|Join) as/ });

/** The number of participants in all sessions, including bob's own. */
const participantCount = (world: { db: { activeSession: { all(): readonly { parties: readonly unknown[] }[] } } }) =>
  world.db.activeSession.all().flatMap(({ parties }) => parties).length;

test(
  'reloading a page that a link opened asks for confirmation every time',
  { tag: '@gate' },
  async ({ page, mock }) => {
    await page.goto(WEB_01_PATH);
    for (const _ of [1, 2]) {
      await expect(confirmHeading(page)).toBeVisible();
      await page.reload();
    }
    await expect(confirmHeading(page)).toBeVisible();
    expect(participantCount(mock.world)).toBe(0);
  },
);

test('reloading a link to a session does not join it', async ({ page, bob, mock }) => {
  await page.goto(sessionAddress(mock, 'peer'));
  await expect(confirmHeading(page)).toBeVisible();
  await page.reload();
  await expect(confirmHeading(page)).toBeVisible();
  await expect(connected(bob)).toBeVisible();
  expect(participantCount(mock.world)).toBe(1);
});

// docs/behaviour.md#links-that-open-sessions "A reload continues what ran in the same tab"
test('a confirmed shell continues after a reload, but not after leaving the page or exiting', async ({ page }) => {
  await page.goto(WEB_01_PATH);
  await confirmButton(page).click();
  await expect(connected(page)).toBeVisible();
  await page.reload();
  await expect(connected(page)).toBeVisible();
  await page.goto('about:blank');
  await page.goBack();
  await expect(confirmHeading(page)).toBeVisible();
  await page.reload();
  await confirmButton(page).click();
  await expect(connected(page)).toBeVisible();
  await expect(page.getByLabel('Terminal input')).toBeFocused();
  await page.keyboard.type('exit\n');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.reload();
  await expect(confirmHeading(page)).toBeVisible();
});

// docs/behaviour.md#links-that-open-sessions "In all other cases, the page first"
test('a tab that this tab opens asks for confirmation', { tag: '@gate' }, async ({ page, context, mock }) => {
  await page.goto(WEB_01_PATH);
  await confirmButton(page).click();
  await expect(connected(page)).toBeVisible();
  const opening = context.waitForEvent('page');
  await page.evaluate(() => void window.open(location.href));
  const openedTab = await opening;
  await expect(confirmHeading(openedTab)).toBeVisible();
  await openedTab.reload();
  await expect(confirmHeading(openedTab)).toBeVisible();
  expect(participantCount(mock.world)).toBe(1);
});
