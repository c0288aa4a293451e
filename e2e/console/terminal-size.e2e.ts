// All participants of a session see the same terminal size, and the page shows the end of the session below the
// terminal (docs/protocol/streams.md#3.5).
import type { Page } from '@playwright/test';
import { expect } from '#e2e/harness/harness.ts';
import {
  sessionAddress,
  connected,
  joinSession,
  terminalRow,
  terminal,
  test,
} from '#e2e/active-sessions/join-session.ts';
import { enableScreenReaderMode } from '#e2e/harness/screen-reader.ts';

test.use({ scenario: 'people and servers' });

const WEB_01_PATH = '/web/cluster/one.example.com/console/node/id-of-web-01/root';

/** The terminal size in the status line. */
const sizeStatus = (page: Page) => page.getByText(/^\d+ × \d+$/);
const sizeText = async (page: Page) => (await sizeStatus(page).textContent()) ?? '';

test('everyone sees the size that was set last, and a user who is alone again gets their own size', async ({
  page,
  bob,
  mock,
}) => {
  const ownSize = await sizeText(bob);
  await page.setViewportSize({ width: 900, height: 500 });
  await joinSession(page, sessionAddress(mock, 'peer'));
  await expect(connected(page)).toBeVisible();
  const smallSize = await sizeText(page);
  expect(smallSize).not.toBe(ownSize);
  await expect(sizeStatus(bob)).toHaveText(smallSize);
  await bob.setViewportSize({ width: 1000, height: 600 });
  await expect(sizeStatus(bob)).not.toHaveText(smallSize);
  const middleSize = await sizeText(bob);
  await expect(sizeStatus(page)).toHaveText(middleSize);
  // The terminal is now larger than this window, which shows its end.
  await expect
    .poll(() =>
      terminal(page).evaluate((element) => [element.scrollHeight > element.clientHeight, element.scrollTop > 0]),
    )
    .toEqual([true, true]);
  await page.setViewportSize({ width: 880, height: 480 });
  await expect(sizeStatus(page)).not.toHaveText(middleSize);
  await expect(sizeStatus(bob)).toHaveText(await sizeText(page));
  await page.goto('/web/support');
  await expect(sizeStatus(bob)).toHaveText(middleSize);
});

test('the end of a session is shown once, below the last lines', async ({ page }) => {
  await enableScreenReaderMode(page);
  await page.goto(WEB_01_PATH);
  await page.getByRole('button', { name: 'Connect as root' }).click();
  await expect(terminalRow(page, /# ?$/)).toBeVisible();
  await expect(page.getByLabel('Terminal input')).toBeFocused();
  await page.keyboard.type('seq 200; exit\n');
  const endAlert = page.getByRole('alert');
  await expect(endAlert).toContainText('Session ended');
  await expect(page.getByText('Session ended')).toHaveCount(1);
  await expect(endAlert.getByRole('button', { name: 'Start new session' })).toBeFocused();
  await expect(async () => {
    const alertBox = await endAlert.boundingBox();
    const terminalBox = await terminal(page).boundingBox();
    expect((terminalBox?.y ?? 0) + (terminalBox?.height ?? 0)).toBeLessThanOrEqual(alertBox?.y ?? 0);
    const lastRowBox = await terminalRow(page, 'closed').boundingBox();
    expect((lastRowBox?.y ?? 0) + (lastRowBox?.height ?? 0)).toBeLessThanOrEqual(alertBox?.y ?? 0);
  }).toPass();
});
