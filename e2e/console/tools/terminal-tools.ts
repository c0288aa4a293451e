// Steps shared by tests of the terminal's tools: the menu, the stored settings, and the clipboard.
import type { BrowserContext, Page } from '@playwright/test';

export const chooseTool = async (page: Page, name: string | RegExp) => {
  await page.getByRole('button', { name: 'Terminal tools' }).click();
  await page.getByRole('menuitem', { name }).click();
};

/** The browser's storage key of alice's terminal settings. */
export const SETTINGS_KEY = 'postern-settings:alice:terminal';

/** Stores settings when a page loads, unless some are stored already. A string is stored unchanged. */
export const storeSettings = (target: BrowserContext | Page, settings: string | object): Promise<unknown> =>
  target.addInitScript(
    ([key, text]) => {
      // A new tab starts with an empty document, which has no storage.
      if (self.origin !== 'null' && localStorage.getItem(key) === null) localStorage.setItem(key, text);
    },
    [SETTINGS_KEY, typeof settings === 'string' ? settings : JSON.stringify(settings)] as const,
  );

export const storedSettings = (page: Page) => page.evaluate((key) => localStorage.getItem(key), SETTINGS_KEY);

export const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
