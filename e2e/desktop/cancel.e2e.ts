// Nobody has to wait for a desktop: while its page asks and connects, Cancel leads back to the question.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import { ALPHA, arrive, bar, button, connected, screen } from './desktop-page.ts';
import { hearWire } from './wire.ts';

const LOOKUP = 'GET /v1/webapi/sites/{cluster}/desktops/{desktop}';
const cancel = (page: Page) => button(page, 'Cancel');
const connect = (page: Page) => button(page, 'Connect as Administrator');

/** The question stands there again, in other words, and Enter connects. */
async function asksAgain(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Connect to alpha as Administrator?' })).toBeVisible();
  await expect(page.getByText('You canceled connecting to this desktop.')).toBeVisible();
  await expect(page.getByText('This page was opened by a link.')).toBeHidden();
  await expect(connect(page)).toBeFocused();
}

test.describe('while the proxy is asked about the desktop', () => {
  test.use({ scenario: 'a windows desktop' });

  test('Cancel leads back to the question, and Enter connects', async ({ page, mock }) => {
    const wire = hearWire(page);
    mock.world.fault(LOOKUP, { held: true });
    await arrive(page);
    await expect(page.getByText('Checking the desktop')).toBeVisible();
    await expectAccessible(page);
    await cancel(page).click();
    await asksAgain(page);
    mock.world.release(LOOKUP);
    expect(wire.urls).toEqual([]);
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
      mock.world.settings.desktop.startsAfter = 60 * 60_000;
      const wire = hearWire(page);
      await arrive(page);
      await expect(bar(page)).toContainText('Connecting to the desktop');
      await expect.poll(() => wire.urls.length).toBe(1);
      await cancel(page).focus();
      await page.keyboard.press('Enter');
      await asksAgain(page);
      await expect.poll(wire.open).toBe(0);
      await expectAccessible(page);
      await page.reload();
      await expect(page.getByText('This page was opened by a link.')).toBeVisible();
      mock.world.settings.desktop.startsAfter = 0;
      await connect(page).press('Enter');
      await expect(connected(page)).toBeVisible();
      await expect.poll(() => wire.urls).toHaveLength(2);
      await expect(cancel(page)).toBeHidden();
    },
  );
});

test.describe('over a slow link', () => {
  test.use({ scenario: 'a windows desktop over a slow link, 18.x', viewport: { width: 390, height: 844 } });

  test('Cancel comes first, and no line is left', async ({ page, mock }) => {
    const wire = hearWire(page);
    mock.world.settings.desktop.startsAfter = 3000;
    await page.goto(ALPHA);
    await connect(page).click();
    await expect(bar(page)).toContainText('Connecting to the desktop');
    await cancel(page).click();
    await asksAgain(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expect.poll(wire.open).toBe(0);
  });
});
