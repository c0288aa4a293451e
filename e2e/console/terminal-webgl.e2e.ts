// A terminal drawn by the graphics card, and what becomes of its text when the card drops it.
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { type, WEB_01 } from './terminal-page.ts';

/** Machines of tests have no graphics card: WebGL is drawn by the processor, and the page takes it for a fast card. */
const withGraphicsCard = (page: Page) =>
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
const drawing = (page: Page) =>
  page.evaluate(() => (window as unknown as Contexts).contexts.filter((context) => !context.isContextLost()).length);

const loseAll = (page: Page) =>
  page.evaluate(() => {
    for (const context of (window as unknown as Contexts).contexts)
      context.getExtension('WEBGL_lose_context')?.loseContext();
  });

const terminal = (page: Page) => page.getByRole('region', { name: /^Terminal of/ });
const LAST = 900_000;

/** The numbers that stand in the page as text, which is where the DOM draws. */
const numbers = async (page: Page): Promise<number[]> =>
  (await terminal(page).innerText())
    .split(/\s+/)
    .filter((word) => /^\d{6}$/.test(word))
    .map(Number);

test('a terminal that loses its graphics card in the middle of output goes on, and nothing is missing', async ({
  page,
}) => {
  await withGraphicsCard(page);
  await page.goto(WEB_01);
  await page.getByRole('button', { name: /^Connect as/ }).click();
  await expect(page.getByText('Connected', { exact: true })).toBeVisible();
  await expect.poll(() => drawing(page)).toBe(1);
  await type(page, `seq 100000 ${LAST}`);
  expect(await numbers(page)).toEqual([]);
  await loseAll(page);
  await expect(terminal(page).getByText(String(LAST))).toBeVisible();
  const shown = await numbers(page);
  expect(shown.length).toBeGreaterThan(30);
  expect(shown).toEqual(Array.from(shown, (_, at) => LAST - shown.length + 1 + at));
  await page.keyboard.press('Shift+PageUp');
  await expect.poll(async () => (await numbers(page)).at(-1)).toBeLessThan(LAST);
  const above = await numbers(page);
  expect(above).toEqual(Array.from(above, (_, at) => (above[0] ?? 0) + at));
  expect(await drawing(page)).toBe(0);
});
