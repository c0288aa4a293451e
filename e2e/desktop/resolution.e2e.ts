// Tests the resolution of desktops on a screen where each page pixel has several screen pixels.
import { expect, test } from '#e2e/harness/harness.ts';
import { ALPHA_PATH, BARS_HEIGHT, button, connected, liveDesktop, openDesktop, screen } from './desktop-page.ts';

const VIEWPORT = { width: 1000, height: 600 + BARS_HEIGHT };

for (const versionSuffix of ['', ', 18.x'])
  test.describe(`on a high-density screen${versionSuffix}`, () => {
    test.use({ scenario: `a windows desktop${versionSuffix}`, viewport: VIEWPORT, deviceScaleFactor: 2 });

    test('a desktop has as many pixels as the page, or if chosen as many as the screen', async ({ page, mock }) => {
      const widthOf = async () => (await screen(page).boundingBox())?.width;
      await openDesktop(page);
      expect(liveDesktop(mock).desktop.size()).toEqual({ width: 1000, height: 600 });
      expect(await widthOf()).toBeCloseTo(1000, 0);
      for (const [scaling, width] of [
        ['Actual size', 500],
        ['Fit to window', 1000],
      ] as const) {
        await button(page, 'Desktop actions').click();
        await page.getByRole('menuitemradio', { name: scaling }).click();
        await expect.poll(widthOf, scaling).toBeCloseTo(width, 0);
      }
      await button(page, 'Desktop actions').click();
      await page.getByRole('menuitemradio', { name: 'Sharp, with small text' }).click();
      await expect.poll(() => mock.world.desktops.all().at(-1)?.desktop.size()).toEqual({ width: 2000, height: 1200 });
      await expect(connected(page)).toBeVisible();
      await expect.poll(widthOf).toBe(1000);
      await button(page, 'Desktop actions').click();
      await expect(page.getByRole('menuitemradio', { name: 'Sharp, with small text' })).toBeChecked();
    });
  });

test.describe('a chosen resolution', () => {
  test.use({ scenario: 'a windows desktop', viewport: VIEWPORT, deviceScaleFactor: 2 });

  test('also applies to the next desktop, and can be reset', async ({ page, mock }) => {
    const sizes = () => mock.world.desktops.all().map(({ name, desktop }) => [name, desktop.size().width]);
    const choose = async (name: string) => {
      await button(page, 'Desktop actions').click();
      await page.getByRole('menuitemradio', { name }).click();
    };
    await openDesktop(page);
    await choose('Sharp, with small text');
    await expect.poll(sizes).toEqual([['alpha', 2000]]);
    await button(page, 'Disconnect').click();
    await openDesktop(page, ALPHA_PATH.replace('alpha', 'beta'));
    expect(sizes()).toEqual([['beta', 2000]]);
    await choose('Sized like this page');
    await expect.poll(sizes).toEqual([['beta', 1000]]);
    await expect(connected(page)).toBeVisible();
  });
});
