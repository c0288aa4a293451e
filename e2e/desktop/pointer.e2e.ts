// Tests mouse input on a desktop: buttons, drags, the wheel, and moves.
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import {
  button,
  clickAt,
  connected,
  receivedKeys,
  liveDesktop,
  moveTo,
  openDesktop,
  pagePointOf,
  receivedPresses,
  receivedMessages,
  screen,
  controlCenter,
} from './desktop-page.ts';

test.use({ scenario: 'a windows desktop' });

const NOTEPAD = 'title Untitled - Notepad';
/** Waits until the current and the next frame are drawn. */
const waitForFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

test(
  'mouse buttons arrive with their position, and the browser menu does not open',
  { tag: '@gate' },
  async ({ page, mock }) => {
    await openDesktop(page);
    await clickAt(page, mock, { x: 700, y: 400 });
    await expect.poll(() => receivedPresses(mock)).toEqual(['+0 at 700,400', '-0 at 700,400']);
    await moveTo(page, mock, { x: 600, y: 600 });
    await screen(page).evaluate((canvas) =>
      document.addEventListener('contextmenu', (event) =>
        canvas.setAttribute('data-menu', `${event.defaultPrevented}`),
      ),
    );
    for (const button of ['right', 'middle'] as const) {
      await page.mouse.down({ button });
      await page.mouse.up({ button });
    }
    await expect
      .poll(() => receivedPresses(mock).slice(2))
      .toEqual(['+2 at 600,600', '-2 at 600,600', '+1 at 600,600', '-1 at 600,600']);
    await expect(screen(page)).toHaveAttribute('data-menu', 'true');
    const { x, y } = await pagePointOf(page, mock, { x: 400, y: 650 });
    await page.mouse.move(x - 80, y);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.up();
    await expect.poll(() => receivedPresses(mock).slice(6)).toEqual(['+0 at 400,650', '-0 at 400,650']);
    await clickAt(page, mock, 'Start');
    await clickAt(page, mock, 'menu Paint');
    await expect.poll(() => liveDesktop(mock).desktop.findControl('title Paint')).toBeDefined();
  },
);

test('a drag beyond the page stops at the edge of the desktop, and clicks reach the corners of a scaled one', async ({
  page,
  mock,
}) => {
  await openDesktop(page);
  await moveTo(page, mock, NOTEPAD);
  await page.mouse.down();
  await page.mouse.move(1500, 500);
  await page.mouse.move(1600, -20);
  await page.mouse.up();
  await expect.poll(() => receivedPresses(mock).at(-1)).toBe('-0 at 1439,0');
  const { x } = controlCenter(mock, NOTEPAD);
  expect(x).toBeGreaterThan(1300);
  await page.setViewportSize({ width: 777, height: 600 });
  await expect.poll(async () => (await screen(page).boundingBox())?.width).toBeCloseTo(777, 0);
  const { width, height } = liveDesktop(mock).desktop.size();
  for (const corner of [
    { x: 0, y: 0 },
    { x: width - 1, y: height - 1 },
  ]) {
    await clickAt(page, mock, corner);
    await expect.poll(() => receivedPresses(mock).at(-1)).toBe(`-0 at ${corner.x},${corner.y}`);
  }
});

test(
  'a mouse button is released when a drag ends outside the picture, and when the focus leaves the desktop',
  { tag: '@gate' },
  async ({ page, mock }) => {
    await openDesktop(page);
    await moveTo(page, mock, { x: 700, y: 400 });
    await page.mouse.down();
    const barButton = await button(page, 'Disconnect').boundingBox();
    const positionOnBar = { x: Math.floor((barButton?.x ?? 0) + 20), y: Math.floor((barButton?.y ?? 0) + 10) };
    await page.mouse.move(positionOnBar.x, positionOnBar.y, { steps: 3 });
    await page.mouse.up();
    await expect.poll(() => receivedPresses(mock)).toEqual(['+0 at 700,400', `-0 at ${positionOnBar.x},0`]);
    await page.mouse.move(positionOnBar.x - 60, positionOnBar.y);
    await expect(connected(page)).toBeVisible();
    expect(receivedMessages(mock, 'mouseMove').at(-1)).toMatchObject({ x: positionOnBar.x, y: 0 });
    await moveTo(page, mock, { x: 500, y: 600 });
    await page.mouse.down();
    await button(page, 'Desktop actions').focus();
    await expect.poll(() => receivedPresses(mock).slice(2)).toEqual(['+0 at 500,600', '-0 at 500,600']);
    await page.mouse.up();
    expect(receivedPresses(mock)).toHaveLength(4);
  },
);

test('the wheel scrolls in both axes, and Shift stays pressed during a click', async ({ page, mock }) => {
  await openDesktop(page);
  await moveTo(page, mock, { x: 600, y: 300 });
  await page.mouse.wheel(0, 120);
  await page.mouse.wheel(0, -60);
  await page.mouse.wheel(40, 0);
  await expect
    .poll(() => receivedMessages(mock, 'mouseWheel').map(({ axis, delta }) => `${axis} ${delta}`))
    .toEqual(['vertical -120', 'vertical 60', 'horizontal -40']);
  await moveTo(page, mock, { x: 500, y: 600 });
  await page.keyboard.down('Shift');
  await page.mouse.down();
  await page.mouse.up();
  await page.keyboard.up('Shift');
  await expect.poll(() => receivedKeys(mock)).toEqual(['+2a', '-2a']);
  const messageOrder = receivedMessages(mock, 'keyboardButton', 'mouseButton').map(({ type }) => type);
  expect(messageOrder).toEqual(['keyboardButton', 'mouseButton', 'mouseButton', 'keyboardButton']);
});

test('at most one move is sent per frame, including the last one', async ({ page, mock }) => {
  await openDesktop(page);
  await waitForFrames(page);
  const moveCount = await screen(page).evaluate((canvas) => {
    const { left, top } = canvas.getBoundingClientRect();
    let moves = 0;
    return new Promise<number>((resolve) => {
      const dispatchMoves = (frame: number) => {
        for (let step = 0; step < 50; step += 1) {
          moves += 1;
          const eventInit = { clientX: left + 100 + moves, clientY: top + 100, bubbles: true, pointerType: 'mouse' };
          canvas.dispatchEvent(new PointerEvent('pointermove', eventInit));
        }
        if (frame < 4) requestAnimationFrame(() => dispatchMoves(frame + 1));
        else resolve(moves);
      };
      requestAnimationFrame(() => dispatchMoves(1));
    });
  });
  await expect.poll(() => receivedMessages(mock, 'mouseMove').at(-1)).toMatchObject({ x: 100 + moveCount, y: 100 });
  expect(receivedMessages(mock, 'mouseMove').length).toBeLessThanOrEqual(5);
});
