import type { Page } from '@playwright/test';

/** Runs in the page. */
export function recordLongTasks(): void {
  const record = globalThis as { longestTaskMs?: number };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) record.longestTaskMs = Math.max(record.longestTaskMs ?? 0, duration);
  }).observe({ type: 'longtask', buffered: true });
}

/** Forgets earlier tasks of the page. */
export const resetLongestTask = (page: Page) =>
  page.evaluate(() => void ((globalThis as { longestTaskMs?: number }).longestTaskMs = 0));

/** The longest task since the reset, in milliseconds, once the page is idle. */
export const longestTask = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 5; turn += 1) await new Promise<void>((resolve) => requestIdleCallback(() => resolve()));
    return (globalThis as { longestTaskMs?: number }).longestTaskMs ?? 0;
  });
