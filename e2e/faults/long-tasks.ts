import type { Page } from '@playwright/test';

/** Runs in the page. */
export function recordLongTasks(): void {
  const record = globalThis as { longestTaskMs?: number };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) record.longestTaskMs = Math.max(record.longestTaskMs ?? 0, duration);
  }).observe({ type: 'longtask', buffered: true });
}

/** The longest task since the reset, in milliseconds, once the page is idle. */
export const longestTask = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 5; turn += 1) await new Promise<void>((resolve) => requestIdleCallback(() => resolve()));
    return (globalThis as { longestTaskMs?: number }).longestTaskMs ?? 0;
  });

/** Forgets earlier tasks of the page, once all of them have been reported. */
export async function resetLongestTask(page: Page): Promise<void> {
  await longestTask(page);
  await page.evaluate(() => void ((globalThis as { longestTaskMs?: number }).longestTaskMs = 0));
}
