// Locators and steps for a live desktop, and the messages that the simulated desktop has received.
import type { Locator, Page } from '@playwright/test';
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import type { Desktop } from '#fixtures/machine/desktop/desktop.ts';
import type { ClientMessage } from '#fixtures/sockets/desktop/messages/client-messages.ts';
import { expect } from '#e2e/harness/harness.ts';

export const DESKTOPS_PATH = '/web/cluster/one.example.com/desktops';
export const ALPHA_PATH = `${DESKTOPS_PATH}/alpha/Administrator`;
/** The height of the bar above the picture and of the line below it. */
export const BARS_HEIGHT = 40 + 28;

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const sessionBar = (page: Page) => page.getByRole('region', { name: 'Session', exact: true });
export const statusLine = (page: Page) => page.getByRole('region', { name: 'Session status' });
export const screen = (page: Page) => page.getByRole('application', { name: /^Screen of / });
export const connected = (page: Page) => statusLine(page).getByText('Connected', { exact: true });
export const endAlert = (page: Page) => page.getByRole('alert');
export const sessionMessages = (page: Page) => page.getByRole('region', { name: 'Messages of the session' });
const connectButton = (page: Page) => page.getByRole('button', { name: /^Connect as / });

/** The only live desktop of the mock proxy. */
export const liveDesktop = (mock: Proxy) => mock.world.desktops.onlyOne();

/** Opens the address of a desktop and confirms the connection. */
export async function openAndConfirm(page: Page, address = ALPHA_PATH): Promise<void> {
  await page.goto(address);
  await connectButton(page).click();
}

/** Opens the address, confirms the connection, and waits until the desktop is connected. */
export async function openDesktop(page: Page, address?: string): Promise<void> {
  await openAndConfirm(page, address);
  await expect(connected(page)).toBeVisible();
}

/** Ends the session, so that the page requires a new confirmation. */
export async function disconnect(page: Page): Promise<void> {
  await button(page, 'Disconnect').click();
  await expect(endAlert(page)).toBeVisible();
}

export type Point = { x: number; y: number };

/** The center of a control that the desktop shows, in pixels of the desktop. */
export function controlCenter(mock: Proxy, name: string): Point {
  const center = liveDesktop(mock).desktop.findControl(name);
  if (!center) throw new Error(`the desktop shows no ${name}`);
  return center;
}

/** Converts a position on the desktop, in its pixels, to a position on the page. */
export async function pagePointOf(page: Page, mock: Proxy, { x, y }: Point): Promise<Point> {
  const box = await screen(page).boundingBox();
  if (!box) throw new Error('no desktop is shown');
  const scale = box.width / liveDesktop(mock).desktop.size().width;
  return { x: box.x + (x + 0.5) * scale, y: box.y + (y + 0.5) * scale };
}

/** Moves the pointer to a position on the desktop, or to the control with that name. */
export async function moveTo(page: Page, mock: Proxy, target: Point | string): Promise<void> {
  const { x, y } = await pagePointOf(page, mock, typeof target === 'string' ? controlCenter(mock, target) : target);
  await page.mouse.move(x, y);
}

export async function clickAt(page: Page, mock: Proxy, target: Point | string): Promise<void> {
  await moveTo(page, mock, target);
  await page.mouse.down();
  await page.mouse.up();
}

export async function doubleClickAt(page: Page, mock: Proxy, target: Point | string): Promise<void> {
  await clickAt(page, mock, target);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
}

/** The messages of these kinds that the desktop received, in order. */
export const receivedMessages = <K extends ClientMessage['type']>(mock: Proxy, ...kinds: K[]) =>
  liveDesktop(mock)
    .received()
    .filter((message): message is Extract<ClientMessage, { type: K }> => kinds.some((kind) => kind === message.type));

/**
 * The scan codes that the desktop received, in order: `+1e` when a key was pressed, `-1e` when it was released. A scan
 * code is the number of a physical key, here in hexadecimal.
 */
export const receivedKeys = (mock: Proxy): string[] =>
  receivedMessages(mock, 'keyboardButton').map(
    ({ scanCode, isDown }) => `${isDown ? '+' : '-'}${scanCode.toString(16)}`,
  );

/** The mouse button events that the desktop received, such as `+0 at 700,400` for a press of the left button. */
export function receivedPresses(mock: Proxy): string[] {
  let position = '';
  return receivedMessages(mock, 'mouseMove', 'mouseButton').flatMap((message) => {
    if (message.type === 'mouseButton') return [`${message.isDown ? '+' : '-'}${message.button} at ${position}`];
    position = `${message.x},${message.y}`;
    return [];
  });
}

const GRID_SIZE = 24;

/** The colors of a canvas at these positions, as 0xRRGGBB. */
export const colorsOn = (canvasLocator: Locator, positions: readonly Point[]): Promise<number[]> =>
  canvasLocator.evaluate((canvas, points) => {
    const { width, height } = canvas as HTMLCanvasElement; // the role is our canvas's
    const copy = new OffscreenCanvas(width, height).getContext('2d');
    copy?.drawImage(canvas as HTMLCanvasElement, 0, 0);
    return points.map(({ x, y }) => {
      const [red = 0, green = 0, blue = 0] = copy?.getImageData(x, y, 1, 1).data ?? [];
      return (red << 16) | (green << 8) | blue;
    });
  }, positions);

/** The colors of the live desktop at these positions, as 0xRRGGBB. */
export const colorsAt = (page: Page, positions: readonly Point[]): Promise<number[]> =>
  colorsOn(screen(page), positions);

/** Compares a canvas with a desktop at the points of a grid. Returns the number of points whose colors differ. */
async function countDifferences(canvas: Locator, desktop: Desktop): Promise<number> {
  const { width, height } = desktop.size();
  const gridPoints = Array.from({ length: GRID_SIZE * GRID_SIZE }, (_, index) => ({
    x: Math.floor(((index % GRID_SIZE) * (width - 1)) / (GRID_SIZE - 1)),
    y: Math.floor((Math.floor(index / GRID_SIZE) * (height - 1)) / (GRID_SIZE - 1)),
  }));
  const canvasColors = await colorsOn(canvas, gridPoints);
  return gridPoints.filter((point, index) => canvasColors[index] !== desktop.pixel(point)).length;
}

export const expectPictureOf = (canvas: Locator, desktop: Desktop): Promise<void> =>
  expect.poll(() => countDifferences(canvas, desktop)).toBe(0);

/** Expects that the page shows what the live desktop draws. */
export const expectSamePicture = (page: Page, mock: Proxy): Promise<void> =>
  expect.poll(() => countDifferences(screen(page), liveDesktop(mock).desktop)).toBe(0);
