// Takes a screenshot when a page has stopped changing.
import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';

const INTERVAL_MS = 300;
const EQUAL_COUNT = 4;
const MAX_SCREENSHOTS = 60;

/** Replaces the latency of the proxy by a fixed number, because it is measured and differs in each run. */
const replaceLatency = (page: Page) =>
  page.getByText(/\d ms$/).evaluateAll((nodes) => {
    for (const node of nodes) node.textContent = (node.textContent ?? '').replace(/\d+ ms$/, '8 ms');
  });

/**
 * Waits until four screenshots in a row are equal, because icons, counts and desktop pictures appear late. Throws if
 * the page never stops changing.
 */
export async function takeStableScreenshot(page: Page): Promise<Buffer> {
  let previous: Buffer | undefined;
  let equalCount = 1;
  for (let count = 0; count < MAX_SCREENSHOTS; count += 1) {
    await replaceLatency(page);
    const current = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    equalCount = previous?.equals(current) ? equalCount + 1 : 1;
    if (equalCount === EQUAL_COUNT) return current;
    previous = current;
    await setTimeout(INTERVAL_MS);
  }
  throw new Error(`The page still changes after ${MAX_SCREENSHOTS} screenshots: ${page.url()}`);
}
