// A terminal drawn by the graphics card, and what becomes of its text when the card drops it.
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { typeLine, WEB_01_PATH } from './terminal-page.ts';

/** Machines of tests have no graphics card: WebGL is drawn by the processor, and the page takes it for a fast card. */
const simulateGraphicsCard = (page: Page) =>
  page.addInitScript(() => {
    const contexts: WebGL2RenderingContext[] = [];
    Object.assign(window, { contexts });
    const { getContext } = HTMLCanvasElement.prototype;
    // Any kind of context may be asked for; only those of WebGL are of interest.
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
    // What waits for the processor to have drawn, one point at a time.
    WebGL2RenderingContext.prototype.readPixels = function read(this: WebGL2RenderingContext, ...args: unknown[]) {
      if (args[2] !== 1) Reflect.apply(readPixels, this, args);
    };
  });

type Contexts = { contexts: WebGL2RenderingContext[] };

/** Of all that were made, how many still draw. */
const countActiveContexts = (page: Page) =>
  page.evaluate(() => (window as unknown as Contexts).contexts.filter((context) => !context.isContextLost()).length);

const loseAllContexts = (page: Page) =>
  page.evaluate(() => {
    for (const context of (window as unknown as Contexts).contexts)
      context.getExtension('WEBGL_lose_context')?.loseContext();
  });

const terminal = (page: Page) => page.getByRole('region', { name: /^Terminal of/ });
const LAST_NUMBER = 900_000;

/** The numbers that stand in the page as text, which is where the DOM draws. */
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
  const shown = await visibleNumbers(page);
  expect(shown.length).toBeGreaterThan(30);
  expect(shown).toEqual(Array.from(shown, (_, at) => LAST_NUMBER - shown.length + 1 + at));
  await page.keyboard.press('Shift+PageUp');
  await expect.poll(async () => (await visibleNumbers(page)).at(-1)).toBeLessThan(LAST_NUMBER);
  const above = await visibleNumbers(page);
  expect(above).toEqual(Array.from(above, (_, at) => (above[0] ?? 0) + at));
  expect(await countActiveContexts(page)).toBe(0);
});
