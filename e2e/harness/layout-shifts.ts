// Measures how much the content of a page moves while it loads.
import type { Page } from '@playwright/test';

/** The sum of all layout shifts (the browser's measure for moving content), without those that follow user input. */
export const layoutShiftSum = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const watcher = new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
          resolve(shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0));
        });
        watcher.observe({ type: 'layout-shift', buffered: true });
        // The observer is not called if nothing has moved.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
