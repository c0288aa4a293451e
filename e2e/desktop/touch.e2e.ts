import type { CDPSession, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import {
  sessionBar,
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

/** Touches with several fingers. Playwright itself supports only taps. */
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
  'a tap clicks at its position, and the bar and the desktop fit on a phone',
  { tag: '@gate' },
  async ({ page, mock }) => {
    await openDesktop(page);
    for (const name of ['Send keys', 'Desktop actions', 'Disconnect'])
      await expect(button(page, name)).toBeInViewport({ ratio: 1 });
    await expect(sessionBar(page)).toContainText('Administrator@alpha');
    await expect(screen(page)).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    const { x, y } = await pagePointOf(page, mock, { x: 100, y: 500 });
    await page.touchscreen.tap(x, y);
    await expect.poll(() => receivedPresses(mock)).toEqual(['+0 at 100,500', '-0 at 100,500']);
    expect(await page.evaluate(() => [document.documentElement.scrollWidth, scrollX, scrollY])).toEqual([390, 0, 0]);
  },
);

test('a long press is a right click, and a moving finger presses nothing', async ({ page, mock }) => {
  await openDesktop(page);
  const finger = await touchScreen(page);
  await finger.down(await pagePointOf(page, mock, { x: 200, y: 600 }));
  await expect.poll(() => receivedPresses(mock)).toEqual(['+2 at 200,600', '-2 at 200,600']);
  await finger.up();
  const from = await pagePointOf(page, mock, { x: 100, y: 600 });
  await finger.down(from);
  await finger.move({ x: from.x + 40, y: from.y });
  await finger.move({ x: from.x + 90, y: from.y + 20 });
  await finger.up();
  await expect.poll(() => receivedMessages(mock, 'mouseMove').at(-1)).toMatchObject({ x: 190, y: 620 });
  expect(receivedPresses(mock)).toHaveLength(2);
});

test('two fingers scroll', async ({ page, mock }) => {
  await openDesktop(page);
  const fingers = await touchScreen(page);
  const at = await pagePointOf(page, mock, { x: 150, y: 500 });
  const both = (down: number): [Point, Point] => [
    { x: at.x, y: at.y - down },
    { x: at.x + 60, y: at.y - down },
  ];
  await fingers.down(...both(0));
  for (const down of [30, 60, 90]) await fingers.move(...both(down));
  await fingers.up();
  const turned = () => receivedMessages(mock, 'mouseWheel').reduce((sum, { delta }) => sum + delta, 0);
  await expect.poll(turned).toBeLessThan(-50);
  expect(receivedPresses(mock)).toEqual([]);
  expect(receivedMessages(mock, 'mouseWheel').every(({ axis }) => axis === 'vertical')).toBe(true);
});

test('two fingers zoom and pan the desktop without scrolling the page or the wheel', async ({ page, mock }) => {
  await openDesktop(page);
  const fingers = await touchScreen(page);
  const at = await pagePointOf(page, mock, { x: 195, y: 400 });
  await fingers.down({ x: at.x - 30, y: at.y }, { x: at.x + 30, y: at.y });
  for (const by of [50, 70, 90]) await fingers.move({ x: at.x - by, y: at.y }, { x: at.x + by, y: at.y });
  await fingers.up();
  await expect.poll(async () => (await screen(page).boundingBox())?.width).toBeGreaterThan(700);
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  expect(receivedPresses(mock)).toEqual([]);
  expect(liveDesktop(mock).desktop.size().width).toBe(390);
  const left = async () => (await screen(page).boundingBox())?.x ?? Number.NaN;
  await expect.poll(left).toBeLessThan(-100);
  const frame = () => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  const isAtRest = async () => (await left()) === (await frame().then(left));
  await expect.poll(isAtRest).toBe(true);
  const before = await left();
  await fingers.down({ x: 200, y: 400 }, { x: 260, y: 400 });
  // The fingers' events are sent one after the other. A larger distance between them would be a pinch.
  for (let by = 8; by <= 88; by += 8) await fingers.move({ x: 200 - by, y: 400 }, { x: 260 - by, y: 400 });
  await fingers.up();
  await expect.poll(left).toBeLessThan(before - 50);
  expect(receivedMessages(mock, 'mouseWheel')).toEqual([]);
  expect(await page.evaluate(() => [document.documentElement.scrollWidth, scrollX])).toEqual([390, 0]);
});
