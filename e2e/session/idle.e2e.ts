// Tests that users are signed out when they are idle.
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';

const FIVE_MINUTES = 300_000;

/** In these tests, users are signed out after five minutes of inactivity. */
test.beforeEach(({ mock }) => {
  mock.world.settings.idleTimeoutMs = FIVE_MINUTES;
});

const openConsole = async (page: Page) => {
  await page.goto('/web/cluster/one.example.com/nodes');
  await expect(page.getByRole('row', { name: /web-01/ })).toBeVisible();
};

// docs/behaviour.md#session "A dialog warns the user 120 s before the end"
test(
  'an idle user is warned during the last two minutes, and then signed out',
  { tag: '@gate' },
  async ({ page, time }) => {
    await openConsole(page);
    await time.pass('00:02:45');
    const dialog = page.getByRole('dialog', { name: 'Stay signed in?' });
    await expect(dialog).toContainText(/ends in 1\d\d seconds/);
    await time.pass('00:00:30');
    await expect(dialog).toContainText(/ends in (7|8|9)\d seconds/);
    await time.pass('00:01:45');
    await expect(page).toHaveURL(/\/web\/login/);
  },
);

// docs/behaviour.md#session "Activity (keys, pointer) is recorded"
test('pressing keys keeps the session active', async ({ page, time }) => {
  await openConsole(page);
  for (let minute = 0; minute < 8; minute += 1) {
    await time.pass('00:01:00');
    await page.keyboard.press('Shift');
  }
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('row', { name: /web-01/ })).toBeVisible();
});

test(
  'a user is signed out when the console opens again after the idle limit',
  { tag: '@gate' },
  async ({ page, time, mock }) => {
    await openConsole(page);
    await page.goto('about:blank');
    await time.pass('00:06:00');
    expect(mock.world.db.webSession.all()).not.toHaveLength(0);
    await page.goto('/web');
    await expect(page).toHaveURL(/\/web\/login/);
    await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
  },
);
