import type { BrowserContext, Page } from '@playwright/test';

/** What is pressed here opens a tab of its own. */
export async function opens(context: BrowserContext, press: () => Promise<void>): Promise<Page> {
  const [tab] = await Promise.all([context.waitForEvent('page'), press()]);
  return tab;
}
