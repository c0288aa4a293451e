// What tests of a terminal's tools share: opening them, and what is kept in the browser.
import type { BrowserContext, Page } from '@playwright/test';

export const chooseTool = async (page: Page, name: string | RegExp) => {
  await page.getByRole('button', { name: 'Terminal tools' }).click();
  await page.getByRole('menuitem', { name }).click();
};

/** Alice's settings of terminals, as the browser keeps them. */
export const SETTINGS_KEY = 'postern-settings:alice:terminal';

export const storeSettings = (target: BrowserContext | Page, settings: string | object): Promise<unknown> =>
  target.addInitScript(
    ([key, text]) => {
      // A new tab begins with an empty document, which has no storage.
      if (self.origin !== 'null' && localStorage.getItem(key) === null) localStorage.setItem(key, text);
    },
    [SETTINGS_KEY, typeof settings === 'string' ? settings : JSON.stringify(settings)] as const,
  );

export const storedSettings = (page: Page) => page.evaluate((key) => localStorage.getItem(key), SETTINGS_KEY);

export const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
