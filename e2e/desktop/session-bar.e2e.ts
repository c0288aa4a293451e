// Tests the bar above a desktop: statistics, menus, screenshots and full screen.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import { chooseMenuItem } from '#e2e/harness/menus.ts';
import {
  BARS_HEIGHT,
  sessionBar,
  statusLine,
  button,
  connected,
  expectSamePicture,
  receivedKeys,
  liveDesktop,
  moveTo,
  openDesktop,
  screen,
  controlCenter,
  type Point,
} from './desktop-page.ts';

test.use({ scenario: 'a windows desktop' });

const SCREEN_SIZE = { width: 1440, height: 900 - BARS_HEIGHT };
/** Reads the size from the header of a PNG. */
const pngSize = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });

// docs/behaviour.md#live-desktops "A link in the bar leads back"
test('a link in the bar leads back to the desktops and disconnects', { tag: '@gate' }, async ({ page, mock }) => {
  await openDesktop(page);
  await sessionBar(page).getByRole('link', { name: 'Desktops' }).click();
  await expect(page).toHaveURL(/\/desktops$/);
  await expect.poll(() => mock.world.db.activeSession.all()).toHaveLength(0);
});

// docs/behaviour.md#live-desktops "A line below the picture shows", "The round trip is the latency that the proxy",
// "Screen readers announce only the shared directory"
test(
  'the bar names the session, the line below shows its state, and the menu shows and hides statistics, and sending keys focuses the desktop again',
  { tag: '@gate' },
  async ({ page, mock }) => {
    await openDesktop(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Administrator@alpha' })).toBeVisible();
    await expect(statusLine(page)).toHaveText(
      /^Connected\s+\d+ ms\s+Clipboard not shared\s+Ctrl\+Alt\+Home\s+to move to the session bar\s+1440 × 832$/,
      { useInnerText: true },
    );
    const roundTripButton = page.getByRole('button', { name: /^\d+ ms round trip$/ });
    await roundTripButton.press('Enter');
    await expect(page.getByRole('region', { name: 'Round trip' })).toHaveText(/^Browser to proxy and back: \d+ ms$/);
    await page.keyboard.press('Escape');
    await expect(roundTripButton).toBeFocused();
    // The line has no live region for its state, as that of a terminal.
    await expect(page.getByRole('status').filter({ hasText: 'Connected' })).toHaveCount(0);
    const statistics = page.getByRole('region', { name: 'Statistics' });
    await button(page, 'Desktop actions').click();
    await page.getByRole('menuitem', { name: 'Show statistics' }).click();
    await expect(statistics).toContainText(/Resolution\s*1440 × 832/);
    await expect(statistics).toContainText(/Frames per second\s*\d/);
    await expect(statistics).toContainText('Measured once you type or click');
    await screen(page).press('a');
    await expect(statistics).toContainText(/\d+ ms from your input to the next picture/);
    await expectAccessible(page);
    await button(page, 'Desktop actions').click();
    await page.getByRole('menuitem', { name: 'Hide statistics' }).click();
    await expect(statistics).toBeHidden();
    await button(page, 'Send keys').press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Ctrl+Alt+Del' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(screen(page)).toBeFocused();
    await expect.poll(() => receivedKeys(mock).join(' ')).toContain('+e053');
  },
);

/** The size of the picture in the clipboard, and its colors (red, green, blue) at these positions. */
const copiedPicture = (page: Page, positions: readonly Point[]) =>
  page.evaluate(async (points) => {
    const [item] = await navigator.clipboard.read();
    const picture = await item?.getType('image/png');
    if (!picture) return undefined;
    const bitmap = await createImageBitmap(picture);
    const { width, height } = bitmap;
    const canvas = new OffscreenCanvas(width, height).getContext('2d');
    canvas?.drawImage(bitmap, 0, 0);
    const colors = points.map(({ x, y }) => [...(canvas?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3));
    return { width, height, colors };
  }, positions);

test('a copied or saved screenshot has the size of the desktop, and a failed copy shows an error', async ({
  page,
  context,
  mock,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openDesktop(page);
  await page.keyboard.type('copied');
  await expect.poll(() => liveDesktop(mock).desktop.notepadText()).toBe('copied');
  await expectSamePicture(page, mock);
  await chooseMenuItem(page, 'Desktop actions', 'Copy screenshot');
  await expect(page.getByText('Screenshot copied')).toBeVisible();
  const positions = ['Start', 'icon Paint', 'title Untitled - Notepad'].map((name) => controlCenter(mock, name));
  const colors = positions.map((position) => liveDesktop(mock).desktop.pixel(position));
  expect(await copiedPicture(page, positions)).toEqual({
    ...SCREEN_SIZE,
    colors: colors.map((color) => [color >> 16, (color >> 8) & 255, color & 255]),
  });
  await page.setViewportSize({ width: 700, height: 500 });
  const downloadStarted = page.waitForEvent('download');
  await chooseMenuItem(page, 'Desktop actions', 'Save screenshot');
  const download = await downloadStarted;
  expect(download.suggestedFilename()).toBe('alpha.png');
  expect(pngSize(await readFile(await download.path()))).toEqual(SCREEN_SIZE);
  await page.evaluate(() => {
    navigator.clipboard.write = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
  });
  await chooseMenuItem(page, 'Desktop actions', 'Copy screenshot');
  await expect(page.getByText("The browser couldn't copy the screenshot. Save it instead.")).toBeVisible();
});

// docs/behaviour.md#live-desktops "The line doesn't cover the picture"
test('full screen hides the line below, and the bar until the pointer reaches the edge or Ctrl+Alt+Home is pressed', async ({
  page,
  mock,
}) => {
  const enterFullScreen = async () => {
    await button(page, 'Full screen').click();
    await expect(button(page, 'Exit full screen')).toBeVisible();
    await moveTo(page, mock, { x: 700, y: 450 });
    await screen(page).focus();
    await expect(button(page, 'Disconnect')).not.toBeInViewport();
  };
  await openDesktop(page);
  await enterFullScreen();
  await page.keyboard.type('all mine');
  await expect.poll(() => liveDesktop(mock).desktop.notepadText()).toBe('all mine');
  await expect(button(page, 'Disconnect')).not.toBeInViewport();
  await page.mouse.move(700, 2);
  await expect(button(page, 'Disconnect')).toBeInViewport();
  await expect(statusLine(page)).toBeHidden();
  await button(page, 'Exit full screen').click();
  await expect(button(page, 'Full screen')).toBeVisible();
  await expect(connected(page)).toBeVisible();
  await enterFullScreen();
  await page.keyboard.press('Control+Alt+Home');
  await expect(button(page, 'Disconnect')).toBeInViewport();
  await expectAccessible(page);
});

test.describe('behind an 18.x proxy', () => {
  test.use({ scenario: 'a windows desktop, 18.x' });

  test('the statistics show the latency that the proxy measures', async ({ page, time }) => {
    await openDesktop(page);
    await time.pass('00:00:06');
    await button(page, 'Desktop actions').click();
    await page.getByRole('menuitem', { name: 'Show statistics' }).click();
    await expect(page.getByRole('region', { name: 'Statistics' })).toContainText(
      '12 ms to the proxy, 3 ms to the desktop',
    );
    await expect(page.getByRole('button', { name: '15 ms round trip' })).toHaveText('15 ms');
  });
});
