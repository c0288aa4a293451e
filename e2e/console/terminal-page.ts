// Opens a terminal in screen reader mode, so that tests find its rows, and performs actions in it.
import type { Locator, Page } from '@playwright/test';
import { expect } from '#e2e/harness/harness.ts';
import { enableScreenReaderMode } from '#e2e/harness/screen-reader.ts';

export const WEB_01_PATH = '/web/cluster/one.example.com/console/node/id-of-web-01/root';

/** The rows of the terminal in screen reader mode, which has one list item for each row. */
const rows = (page: Page) => page.getByRole('region', { name: /^Terminal of/ }).getByRole('listitem');
export const row = (page: Page, text: string | RegExp) => rows(page).filter({ hasText: text });

export async function openTerminal(page: Page, address = WEB_01_PATH): Promise<void> {
  await enableScreenReaderMode(page);
  await page.goto(address);
  await page.getByRole('button', { name: /^Connect as/ }).click();
  await expect(row(page, /[#$] ?$/).first()).toBeVisible();
  await expect(page.getByLabel('Terminal input')).toBeFocused();
}

/** Pastes a text, as the browser's menu does. */
export const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
  }, text);

export const typeLine = (page: Page, line: string) => page.keyboard.type(`${line}\n`);

/** Clicks near the start of a row with mouse events, because the widget listens to the mouse. */
export async function clickRow(page: Page, line: Locator, clickCount = 1): Promise<void> {
  const { x = 0, y = 0, height = 0 } = (await line.boundingBox()) ?? {};
  await page.mouse.move(x + 20, y + height / 2 - 1);
  await page.mouse.move(x + 22, y + height / 2);
  await page.mouse.click(x + 22, y + height / 2, { clickCount });
}
