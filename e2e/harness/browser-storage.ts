// Reads what a page has stored in the browser, so that tests can check that nothing else is stored.
import type { Page } from '@playwright/test';

/**
 * Everything that the browser stores for this page: local and session storage, cookies, the state of the history entry
 * and its address, and the names of databases and caches.
 */
export async function readBrowserStorage(page: Page): Promise<Record<string, string>> {
  const pageState = await page.evaluate(async () => ({
    ...Object.fromEntries(Object.entries(localStorage).map(([key, value]) => [`local ${key}`, String(value)])),
    ...Object.fromEntries(Object.entries(sessionStorage).map(([key, value]) => [`session ${key}`, String(value)])),
    history: JSON.stringify(history.state),
    address: location.href,
    databases: JSON.stringify(await indexedDB.databases()),
    caches: JSON.stringify(await caches.keys()),
  }));
  const cookies = await page.context().cookies();
  return { ...pageState, ...Object.fromEntries(cookies.map(({ name, value }) => [`cookie ${name}`, value])) };
}
