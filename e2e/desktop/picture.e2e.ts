// Tests the picture of a desktop: drawing, scaling, changes of its size, and its recording.
import { deflateSync } from 'node:zlib';
import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';
import { pngChunk, concatBytes, PNG_SIGNATURE } from '#fixtures/encoding/png.ts';
import { encodeTilePng } from '#fixtures/encoding/tile-png.ts';
import { png2Frame } from '#fixtures/sockets/desktop/messages/server-messages.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { openedTab } from '#e2e/harness/tabs.ts';
import { playLink, RECORDINGS_PATH } from '#e2e/recordings/recordings-list.ts';
import {
  BARS_HEIGHT,
  button,
  clickAt,
  colorsAt,
  colorsOn,
  disconnect,
  doubleClickAt,
  expectPictureOf,
  expectSamePicture,
  liveDesktop,
  moveTo,
  openDesktop,
  receivedMessages,
  screen,
  controlCenter,
} from './desktop-page.ts';
import { recordFrames, screenSpec } from './record-frames.ts';

test.use({ scenario: 'a windows desktop' });

const SCREEN_SIZE = { width: 1440, height: 900 - BARS_HEIGHT };
const sizeOf = async (page: Page) => {
  const { width = 0, height = 0 } = (await screen(page).boundingBox()) ?? {};
  return { width, height };
};

async function chooseScaling(page: Page, scaling: string): Promise<void> {
  await button(page, 'Desktop actions').click();
  await page.getByRole('menuitemradio', { name: scaling }).click();
}

test(
  'the page and the recording show every part of the desktop and its changes',
  { tag: '@gate' },
  async ({ page, mock }) => {
    await openDesktop(page);
    await expectSamePicture(page, mock);
    await page.keyboard.type('seen');
    await doubleClickAt(page, mock, 'icon Paint');
    await expect.poll(() => liveDesktop(mock).desktop.findControl('title Paint')).toBeDefined();
    await expectSamePicture(page, mock);
    const { desktop } = liveDesktop(mock);
    await disconnect(page);
    await page.goto(RECORDINGS_PATH);
    const player = await openedTab(page.context(), () => playLink(page, 'alpha').click());
    const recording = player.getByRole('img', { name: 'Recorded desktop' });
    await expect(recording).toHaveJSProperty('width', SCREEN_SIZE.width);
    await expect(recording).toHaveJSProperty('height', SCREEN_SIZE.height);
    await expectPictureOf(recording, desktop);
  },
);

// docs/behaviour.md#live-desktops "The console draws pictures in the order"
test('tiles are drawn in the order of their arrival', async ({ page, mock }) => {
  await openDesktop(page);
  const { x, y } = controlCenter(mock, 'title Untitled - Notepad');
  await moveTo(page, mock, { x, y });
  await page.mouse.down();
  for (let step = 1; step <= 30; step += 1) await moveTo(page, mock, { x: x + step * 12, y: y + step * 6 });
  await page.mouse.up();
  await expect.poll(() => controlCenter(mock, 'title Untitled - Notepad')).toEqual({ x: x + 360, y: y + 180 });
  await expectSamePicture(page, mock);
});

/** A PNG with a row of four pixels: transparent, red, transparent, blue. */
function transparentRow(): Uint8Array<ArrayBuffer> {
  const transparentPixel = [0, 0, 0, 0];
  const row = Uint8Array.from([0, ...transparentPixel, 255, 0, 0, 255, ...transparentPixel, 0, 0, 255, 255]); // no filter
  const header = Uint8Array.from([0, 0, 0, 4, 0, 0, 0, 1, 8, 6, 0, 0, 0]); // four by one, RGBA
  return concatBytes(
    PNG_SIGNATURE,
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(row)),
    pngChunk('IEND', new Uint8Array()),
  );
}

test('the last of many tiles at each position stays visible, and transparent pixels keep the color below', async ({
  page,
  mock,
}) => {
  await openDesktop(page);
  const tiles = [0xff0000, 0x00ff00, 0x0000ff].map((color) => {
    const pixels = new Uint32Array(64 * 64).fill(color);
    return encodeTilePng({ pixels, stride: 64 }, { left: 0, top: 0, width: 64, height: 64 });
  });
  const tilePositions = [0, 1, 2, 3, 4].map((place) => place * 64);
  for (let round = 0; round < 200; round += 1)
    for (const left of tilePositions)
      liveDesktop(mock).send(
        png2Frame({ left, top: 0, width: 64, height: 64 }, tiles[(round + left / 64) % 3] ?? new Uint8Array()),
      );
  await expect
    .poll(() =>
      colorsAt(
        page,
        tilePositions.map((x) => ({ x, y: 0 })),
      ),
    )
    .toEqual([0x00ff00, 0x0000ff, 0xff0000, 0x00ff00, 0x0000ff]);
  liveDesktop(mock).send(png2Frame({ left: 0, top: 0, width: 4, height: 1 }, transparentRow()));
  const positions = [0, 1, 2, 3].map((x) => ({ x, y: 0 }));
  await expect.poll(() => colorsAt(page, positions)).toEqual([0x00ff00, 0xff0000, 0x00ff00, 0x0000ff]);
});

test('a browser without OffscreenCanvas transfer and ImageDecoder shows the same picture', async ({ page, mock }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen');
    Reflect.deleteProperty(globalThis, 'ImageDecoder');
  });
  await openDesktop(page);
  await expectSamePicture(page, mock);
  await page.keyboard.type('seen');
  await expect.poll(() => liveDesktop(mock).desktop.notepadText()).toBe('seen');
  await expectSamePicture(page, mock);
});

test.describe('under heavy load', () => {
  test.use({ scenario: 'a windows desktop that changes constantly', viewport: { width: 640, height: 480 } });

  test('the picture keeps changing, and the page stays responsive', async ({ page }) => {
    await openDesktop(page);
    const positions = [5, 70, 134, 200].map((x) => ({ x, y: 20 }));
    const firstColors = await colorsAt(page, positions);
    await expect.poll(() => colorsAt(page, positions)).not.toEqual(firstColors);
    await button(page, 'Desktop actions').click();
    await page.getByRole('menuitem', { name: 'Show statistics' }).click();
    await expect(page.getByRole('region', { name: 'Statistics' })).toContainText(/Frames per second\s*[1-9]/);
  });
});

test('behind a 14.x proxy, a smaller window scales the picture down and keeps the desktop size', async ({
  page,
  mock,
  time,
}) => {
  const recordedFrames = recordFrames(page);
  await openDesktop(page);
  expect(await sizeOf(page)).toEqual(SCREEN_SIZE);
  await page.setViewportSize({ width: 720, height: 900 });
  await expect.poll(() => sizeOf(page)).toEqual({ width: 720, height: SCREEN_SIZE.height / 2 });
  await time.pass('00:00:01');
  expect(liveDesktop(mock).desktop.size()).toEqual(SCREEN_SIZE);
  await doubleClickAt(page, mock, 'icon Files');
  await expect.poll(() => liveDesktop(mock).desktop.findControl('title This PC')).toBeDefined();
  // Messages of type 1 set the screen size.
  expect(recordedFrames.sent.filter((frame) => frame.startsWith('01'))).toEqual([]);
});

test('the picture can be shown in actual size, filling the window, or fitted into it', async ({ page, mock }) => {
  await openDesktop(page);
  await page.setViewportSize({ width: 720, height: 500 });
  await button(page, 'Desktop actions').click();
  await expect(page.getByRole('menuitemradio', { name: 'Fit to window' })).toBeChecked();
  // This choice exists only on high-density screens, where a page pixel has several screen pixels.
  await expect(page.getByRole('menuitemradio', { name: 'Sharp, with small text' })).toHaveCount(0);
  await page.getByRole('menuitemradio', { name: 'Actual size' }).click();
  await expect.poll(() => sizeOf(page)).toEqual(SCREEN_SIZE);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(720);
  await chooseScaling(page, 'Fill window');
  await expect.poll(async () => (await sizeOf(page)).height).toBeCloseTo(500 - BARS_HEIGHT, 0);
  expect((await sizeOf(page)).width).toBeGreaterThan(720);
  await chooseScaling(page, 'Fit to window');
  await expect.poll(async () => (await sizeOf(page)).width).toBeCloseTo(720, 0);
  await clickAt(page, mock, 'Start');
  await expectSamePicture(page, mock);
  await expect.poll(() => receivedMessages(mock, 'mouseButton')).toHaveLength(2);
});

test.describe('behind an 18.x proxy', () => {
  test.use({ scenario: 'a windows desktop, 18.x' });

  test('a quickly changed window size resizes the desktop once', { tag: '@gate' }, async ({ page, mock, time }) => {
    const recordedFrames = recordFrames(page);
    await openDesktop(page);
    // From here on, only the test advances the clock, so the page sees both sizes at the same time.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
    const framesBefore = recordedFrames.sent.length;
    await page.setViewportSize({ width: 900, height: 700 });
    await page.setViewportSize({ width: 800, height: 600 });
    await time.pass('00:00:01');
    await expect.poll(() => liveDesktop(mock).desktop.size()).toEqual({ width: 800, height: 600 - BARS_HEIGHT });
    await expect.poll(() => sizeOf(page)).toEqual({ width: 800, height: 600 - BARS_HEIGHT });
    const sizeMessages = () => recordedFrames.sent.slice(framesBefore).filter((frame) => frame.startsWith('01'));
    await expect.poll(sizeMessages).toEqual([screenSpec(800, 600 - BARS_HEIGHT)]);
  });

  // docs/behaviour.md#recordings "The player draws a desktop from pictures"
  test('the recording shows the same picture as the page', async ({ page, mock }) => {
    await openDesktop(page);
    const positions = Array.from({ length: 96 }, (_, index) => ({
      x: 60 + (index % 12) * 110,
      y: 40 + Math.floor(index / 12) * 90,
    }));
    let currentColors = await colorsAt(page, positions);
    const colorsBefore = currentColors;
    await doubleClickAt(page, mock, 'icon Paint');
    await expect.poll(() => liveDesktop(mock).desktop.findControl('title Paint')).toBeDefined();
    const hasStoppedChanging = async () => {
      const previousColors = currentColors;
      currentColors = await colorsAt(page, positions);
      return isDeepStrictEqual(currentColors, previousColors) && !isDeepStrictEqual(currentColors, colorsBefore);
    };
    await expect.poll(hasStoppedChanging).toBe(true);
    await disconnect(page);
    await page.goto(RECORDINGS_PATH);
    const player = await openedTab(page.context(), () => playLink(page, 'alpha').click());
    await expect
      .poll(() => colorsOn(player.getByRole('img', { name: 'Recorded desktop' }), positions))
      .toEqual(currentColors);
    await expect(player.getByText(/Couldn't decode/)).toBeHidden();
  });
});

test.describe('a desktop with a fixed size', () => {
  test.use({ scenario: 'a windows desktop of a fixed size, 18.x' });

  test('keeps its size and is scaled to fit the window', async ({ page, mock, time }) => {
    await openDesktop(page);
    expect(liveDesktop(mock).desktop.size()).toEqual({ width: 1280, height: 720 });
    await expect.poll(() => sizeOf(page)).toEqual({ width: 1440, height: 810 });
    await page.setViewportSize({ width: 640, height: 600 });
    await time.pass('00:00:01');
    await expect.poll(() => sizeOf(page)).toEqual({ width: 640, height: 360 });
    await clickAt(page, mock, 'Start');
    await expect.poll(() => receivedMessages(mock, 'mouseButton').length).toBe(2);
    expect(receivedMessages(mock, 'mouseMove').at(-1)).toMatchObject(controlCenter(mock, 'Start'));
  });
});
