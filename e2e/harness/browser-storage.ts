import type { Page } from '@playwright/test';

/** All that the browser keeps of this page: both storages, cookies, the entry of its history and names of databases. */
export async function readBrowserStorage(page: Page): Promise<Record<string, string>> {
  const here = await page.evaluate(async () => ({
    ...Object.fromEntries(Object.entries(localStorage).map(([key, value]) => [`local ${key}`, String(value)])),
    ...Object.fromEntries(Object.entries(sessionStorage).map(([key, value]) => [`session ${key}`, String(value)])),
    history: JSON.stringify(history.state),
    address: location.href,
    databases: JSON.stringify(await indexedDB.databases()),
    caches: JSON.stringify(await caches.keys()),
  }));
  const cookies = await page.context().cookies();
  return { ...here, ...Object.fromEntries(cookies.map(({ name, value }) => [`cookie ${name}`, value])) };
}
