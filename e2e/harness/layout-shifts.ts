import type { Page } from '@playwright/test';

/** How far the page moved by itself: the sum of all layout shifts that nobody's input caused. */
export const layoutShiftSum = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const watcher = new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
          resolve(shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0));
        });
        watcher.observe({ type: 'layout-shift', buffered: true });
        // Where nothing has moved, nothing is told.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
