// Tests Cancel, which returns to the confirmation while the page looks up a desktop or connects to it.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import { ALPHA_PATH, openAndConfirm, statusLine, button, connected, screen } from './desktop-page.ts';
import { recordFrames } from './record-frames.ts';

const GET_DESKTOP = 'GET /v1/webapi/sites/{cluster}/desktops/{desktop}';
const cancelButton = (page: Page) => button(page, 'Cancel');
const connectButton = (page: Page) => button(page, 'Connect as Administrator');

/** Expects the confirmation with a text for canceled connections, and the focus on Connect. */
async function expectConfirmAfterCancel(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Connect to alpha as Administrator?' })).toBeVisible();
  await expect(page.getByText('You canceled connecting to this desktop.')).toBeVisible();
  await expect(page.getByText('This page was opened by a link.')).toBeHidden();
  await expect(connectButton(page)).toBeFocused();
}

test.describe('while the page looks up the desktop', () => {
  test.use({ scenario: 'a windows desktop' });

  test('Cancel returns to the confirmation, and Enter connects', async ({ page, mock }) => {
    const recordedFrames = recordFrames(page);
    mock.world.fault(GET_DESKTOP, { held: true });
    await openAndConfirm(page);
    await expect(page.getByText('Checking the desktop')).toBeVisible();
    await expectAccessible(page);
    await cancelButton(page).click();
    await expectConfirmAfterCancel(page);
    mock.world.release(GET_DESKTOP);
    expect(recordedFrames.urls).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(connected(page)).toBeVisible();
    await expect(screen(page)).toBeFocused();
  });
});

test.describe('while an 18.x proxy connects', () => {
  test.use({ scenario: 'a windows desktop, 18.x' });

  // docs/behaviour.md#live-desktops "Until then, Cancel returns to the confirmation"
  test(
    'Cancel closes the connection, and the page connects again only on request',
    { tag: '@gate' },
    async ({ page, mock }) => {
      mock.world.settings.desktop.startDelayMs = 60 * 60_000;
      const recordedFrames = recordFrames(page);
      await openAndConfirm(page);
      await expect(statusLine(page)).toContainText('Connecting to the desktop');
      await expect.poll(() => recordedFrames.urls.length).toBe(1);
      await cancelButton(page).focus();
      await page.keyboard.press('Enter');
      await expectConfirmAfterCancel(page);
      await expect.poll(recordedFrames.openCount).toBe(0);
      await expectAccessible(page);
      await page.reload();
      await expect(page.getByText('This page was opened by a link.')).toBeVisible();
      mock.world.settings.desktop.startDelayMs = 0;
      await connectButton(page).press('Enter');
      await expect(connected(page)).toBeVisible();
      await expect.poll(() => recordedFrames.urls).toHaveLength(2);
      await expect(cancelButton(page)).toBeHidden();
    },
  );
});

test.describe('over a slow connection', () => {
  test.use({ scenario: 'a windows desktop over a slow link, 18.x', viewport: { width: 390, height: 844 } });

  test('Cancel returns to the confirmation and closes the connection', async ({ page, mock }) => {
    const recordedFrames = recordFrames(page);
    mock.world.settings.desktop.startDelayMs = 3000;
    await page.goto(ALPHA_PATH);
    await connectButton(page).click();
    await expect(statusLine(page)).toContainText('Connecting to the desktop');
    await cancelButton(page).click();
    await expectConfirmAfterCancel(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expect.poll(recordedFrames.openCount).toBe(0);
  });
});
