// A terminal that the graphics card draws, and that continues without lost lines when it loses the card.
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { typeLine, WEB_01_PATH } from './terminal-page.ts';

/** Test machines have no graphics card, so the processor draws WebGL. Here the page treats it as a fast card. */
const simulateGraphicsCard = (page: Page) =>
  page.addInitScript(() => {
    const contexts: WebGL2RenderingContext[] = [];
    Object.assign(window, { contexts });
    const { getContext } = HTMLCanvasElement.prototype;
    // The page may request any kind of context; only WebGL contexts are recorded.
    HTMLCanvasElement.prototype.getContext = function get(this: HTMLCanvasElement, kind: string, options?: object) {
      const context: unknown = Reflect.apply(getContext, this, [
        kind,
        { ...options, failIfMajorPerformanceCaveat: false },
      ]);
      if (context instanceof WebGL2RenderingContext) contexts.push(context);
      return context;
    } as typeof getContext;
    const { getParameter, readPixels } = WebGL2RenderingContext.prototype;
    const RENDERER = 0x9246;
    WebGL2RenderingContext.prototype.getParameter = function get(name: number): unknown {
      return name === RENDERER ? 'ANGLE (Test, Graphics Card)' : Reflect.apply(getParameter, this, [name]);
    };
    // Reading a single pixel waits until the processor has drawn, so it is skipped.
    WebGL2RenderingContext.prototype.readPixels = function read(this: WebGL2RenderingContext, ...args: unknown[]) {
      if (args[2] !== 1) Reflect.apply(readPixels, this, args);
    };
  });

type Contexts = { contexts: WebGL2RenderingContext[] };

/** The number of created contexts that can still draw. */
const countActiveContexts = (page: Page) =>
  page.evaluate(() => (window as unknown as Contexts).contexts.filter((context) => !context.isContextLost()).length);

const loseAllContexts = (page: Page) =>
  page.evaluate(() => {
    for (const context of (window as unknown as Contexts).contexts)
      context.getExtension('WEBGL_lose_context')?.loseContext();
  });

const terminal = (page: Page) => page.getByRole('region', { name: /^Terminal of/ });
const LAST_NUMBER = 900_000;

/** The numbers in the text of the page, which exists only if the DOM draws the terminal. */
const visibleNumbers = async (page: Page): Promise<number[]> =>
  (await terminal(page).innerText())
    .split(/\s+/)
    .filter((word) => /^\d{6}$/.test(word))
    .map(Number);

test('a terminal that loses its graphics card during output continues without losing lines', async ({ page }) => {
  await simulateGraphicsCard(page);
  await page.goto(WEB_01_PATH);
  await page.getByRole('button', { name: /^Connect as/ }).click();
  await expect(page.getByText('Connected', { exact: true })).toBeVisible();
  await expect.poll(() => countActiveContexts(page)).toBe(1);
  await typeLine(page, `seq 100000 ${LAST_NUMBER}`);
  expect(await visibleNumbers(page)).toEqual([]);
  await loseAllContexts(page);
  await expect(terminal(page).getByText(String(LAST_NUMBER))).toBeVisible();
  const shownNumbers = await visibleNumbers(page);
  expect(shownNumbers.length).toBeGreaterThan(30);
  expect(shownNumbers).toEqual(Array.from(shownNumbers, (_, index) => LAST_NUMBER - shownNumbers.length + 1 + index));
  await page.keyboard.press('Shift+PageUp');
  await expect.poll(async () => (await visibleNumbers(page)).at(-1)).toBeLessThan(LAST_NUMBER);
  const numbersAbove = await visibleNumbers(page);
  expect(numbersAbove).toEqual(Array.from(numbersAbove, (_, index) => (numbersAbove[0] ?? 0) + index));
  expect(await countActiveContexts(page)).toBe(0);
});
