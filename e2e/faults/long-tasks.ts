// Measures the longest task of a page, that is, how long the page was unresponsive.
import type { Page } from '@playwright/test';

/** Starts the measurement. Runs in the page. */
export function recordLongTasks(): void {
  const record = globalThis as { longestTaskMs?: number };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) record.longestTaskMs = Math.max(record.longestTaskMs ?? 0, duration);
  }).observe({ type: 'longtask', buffered: true });
}

/** Waits until the page is idle. Returns the longest task since the last reset, in milliseconds. */
export const readLongestTask = (page: Page) =>
  page.evaluate(async () => {
    for (let round = 0; round < 5; round += 1)
      await new Promise<void>((resolve) => requestIdleCallback(() => resolve()));
    return (globalThis as { longestTaskMs?: number }).longestTaskMs ?? 0;
  });

/** Waits until the page has reported all earlier tasks, and resets the measurement. */
export async function resetLongestTask(page: Page): Promise<void> {
  await readLongestTask(page);
  await page.evaluate(() => void ((globalThis as { longestTaskMs?: number }).longestTaskMs = 0));
}
