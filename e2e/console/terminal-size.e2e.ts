// One size for everyone in a session, and the terminal's place on the page (docs/protocol/streams.md#3.5).
import type { Page } from '@playwright/test';
import { expect } from '#e2e/harness/harness.ts';
import { sessionAddress, connected, joinSession, row, terminal, test } from '#e2e/active-sessions/join-session.ts';
import { enableScreenReaderMode } from '#e2e/harness/screen-reader.ts';

test.use({ scenario: 'people and servers' });

const WEB_01 = '/web/cluster/one.example.com/console/node/id-of-web-01/root';

/** What the status line says. */
const size = (page: Page) => page.getByText(/^\d+ × \d+$/);
const textOf = async (page: Page) => (await size(page).textContent()) ?? '';

test('everyone sees the size that was set last, and a user who is alone again gets their own size', async ({
  page,
  bob,
  mock,
}) => {
  const own = await textOf(bob);
  await page.setViewportSize({ width: 900, height: 500 });
  await joinSession(page, sessionAddress(mock, 'peer'));
  await expect(connected(page)).toBeVisible();
  const small = await textOf(page);
  expect(small).not.toBe(own);
  await expect(size(bob)).toHaveText(small);
  await bob.setViewportSize({ width: 1000, height: 600 });
  await expect(size(bob)).not.toHaveText(small);
  const middle = await textOf(bob);
  await expect(size(page)).toHaveText(middle);
  // It is larger than this window now, and its end is what is shown of it.
  await expect
    .poll(() => terminal(page).evaluate((at) => [at.scrollHeight > at.clientHeight, at.scrollTop > 0]))
    .toEqual([true, true]);
  await page.setViewportSize({ width: 880, height: 480 });
  await expect(size(page)).not.toHaveText(middle);
  await expect(size(bob)).toHaveText(await textOf(page));
  await page.goto('/web/support');
  await expect(size(bob)).toHaveText(middle);
});

test('the end of a session is shown once, below the last lines', async ({ page }) => {
  await enableScreenReaderMode(page);
  await page.goto(WEB_01);
  await page.getByRole('button', { name: 'Connect as root' }).click();
  await expect(row(page, /# ?$/)).toBeVisible();
  await expect(page.getByLabel('Terminal input')).toBeFocused();
  await page.keyboard.type('seq 200; exit\n');
  const over = page.getByRole('alert');
  await expect(over).toContainText('Session ended');
  await expect(page.getByText('Session ended')).toHaveCount(1);
  await expect(over.getByRole('button', { name: 'Start new session' })).toBeFocused();
  await expect(async () => {
    const bar = await over.boundingBox();
    const box = await terminal(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    const last = await row(page, 'closed').boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  }).toPass();
});
