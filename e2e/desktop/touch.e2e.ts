// Tests touch input on a desktop: taps, long presses, scrolling and zooming.
import type { CDPSession, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import {
  sessionBar,
  statusLine,
  button,
  liveDesktop,
  openDesktop,
  pagePointOf,
  receivedPresses,
  receivedMessages,
  screen,
  type Point,
} from './desktop-page.ts';

test.use({
  scenario: 'a windows desktop',
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
});

/** Simulates touches with one or more fingers. Playwright itself supports only taps. */
async function touchScreen(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(({ x, y }, id) => ({ x, y, id })) });
  return {
    down: (...points: Point[]) => send('touchStart', points),
    move: (...points: Point[]) => send('touchMove', points),
    up: () => send('touchEnd', []),
  };
}

test(
  'a tap clicks at its position, and the bar, the desktop and the line below fit on a phone',
  { tag: '@gate' },
  async ({ page, mock }) => {
    await openDesktop(page);
    for (const name of ['Send keys', 'Desktop actions', 'Disconnect'])
      await expect(button(page, name)).toBeInViewport({ ratio: 1 });
    await expect(sessionBar(page).getByRole('link', { name: 'Desktops' })).toBeInViewport({ ratio: 1 });
    await expect(sessionBar(page)).toContainText('Administrator@alpha');
    await expect(screen(page)).toBeInViewport({ ratio: 1 });
    await expect(statusLine(page)).toHaveText(/^Connected\s+\d+ ms\s+390 × 776$/, { useInnerText: true });
    const screenBox = await screen(page).boundingBox();
    expect(await statusLine(page).boundingBox()).toMatchObject({ y: (screenBox?.y ?? 0) + 776, height: 28 });
    await expectAccessible(page);
    const { x, y } = await pagePointOf(page, mock, { x: 100, y: 500 });
    await page.touchscreen.tap(x, y);
    await expect.poll(() => receivedPresses(mock)).toEqual(['+0 at 100,500', '-0 at 100,500']);
    expect(await page.evaluate(() => [document.documentElement.scrollWidth, scrollX, scrollY])).toEqual([390, 0, 0]);
  },
);

test('a long press is a right click, and moving a finger only moves the pointer', async ({ page, mock }) => {
  await openDesktop(page);
  const finger = await touchScreen(page);
  await finger.down(await pagePointOf(page, mock, { x: 200, y: 600 }));
  await expect.poll(() => receivedPresses(mock)).toEqual(['+2 at 200,600', '-2 at 200,600']);
  await finger.up();
  const start = await pagePointOf(page, mock, { x: 100, y: 600 });
  await finger.down(start);
  await finger.move({ x: start.x + 40, y: start.y });
  await finger.move({ x: start.x + 90, y: start.y + 20 });
  await finger.up();
  await expect.poll(() => receivedMessages(mock, 'mouseMove').at(-1)).toMatchObject({ x: 190, y: 620 });
  expect(receivedPresses(mock)).toHaveLength(2);
});

test('moving two fingers scrolls the desktop', async ({ page, mock }) => {
  await openDesktop(page);
  const fingers = await touchScreen(page);
  const start = await pagePointOf(page, mock, { x: 150, y: 500 });
  const fingerPositions = (distance: number): [Point, Point] => [
    { x: start.x, y: start.y - distance },
    { x: start.x + 60, y: start.y - distance },
  ];
  await fingers.down(...fingerPositions(0));
  for (const distance of [30, 60, 90]) await fingers.move(...fingerPositions(distance));
  await fingers.up();
  const totalWheelDelta = () => receivedMessages(mock, 'mouseWheel').reduce((sum, { delta }) => sum + delta, 0);
  await expect.poll(totalWheelDelta).toBeLessThan(-50);
  expect(receivedPresses(mock)).toEqual([]);
  expect(receivedMessages(mock, 'mouseWheel').every(({ axis }) => axis === 'vertical')).toBe(true);
});

test('two fingers zoom and move the picture without scrolling the page or the desktop', async ({ page, mock }) => {
  await openDesktop(page);
  const fingers = await touchScreen(page);
  const center = await pagePointOf(page, mock, { x: 195, y: 400 });
  await fingers.down({ x: center.x - 30, y: center.y }, { x: center.x + 30, y: center.y });
  for (const distance of [50, 70, 90])
    await fingers.move({ x: center.x - distance, y: center.y }, { x: center.x + distance, y: center.y });
  await fingers.up();
  await expect.poll(async () => (await screen(page).boundingBox())?.width).toBeGreaterThan(700);
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  expect(receivedPresses(mock)).toEqual([]);
  expect(liveDesktop(mock).desktop.size().width).toBe(390);
  const pictureLeft = async () => (await screen(page).boundingBox())?.x ?? Number.NaN;
  await expect.poll(pictureLeft).toBeLessThan(-100);
  const waitForFrame = () => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  const isAtRest = async () => (await pictureLeft()) === (await waitForFrame().then(pictureLeft));
  await expect.poll(isAtRest).toBe(true);
  const leftBefore = await pictureLeft();
  await fingers.down({ x: 200, y: 400 }, { x: 260, y: 400 });
  // The events of the two fingers are sent one after the other. Larger steps would look like a pinch.
  for (let distance = 8; distance <= 88; distance += 8)
    await fingers.move({ x: 200 - distance, y: 400 }, { x: 260 - distance, y: 400 });
  await fingers.up();
  await expect.poll(pictureLeft).toBeLessThan(leftBefore - 50);
  expect(receivedMessages(mock, 'mouseWheel')).toEqual([]);
  expect(await page.evaluate(() => [document.documentElement.scrollWidth, scrollX])).toEqual([390, 0]);
});
