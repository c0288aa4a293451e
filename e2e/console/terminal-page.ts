// A terminal that is read out, so that a test finds its rows, and what one does in it.
import type { Locator, Page } from '@playwright/test';
import { expect } from '#e2e/harness/harness.ts';
import { enableScreenReaderMode } from '#e2e/harness/screen-reader.ts';

export const WEB_01_PATH = '/web/cluster/one.example.com/console/node/id-of-web-01/root';

/** The terminal as a screen reader is given it: one list, one item a row. */
const rows = (page: Page) => page.getByRole('region', { name: /^Terminal of/ }).getByRole('listitem');
export const row = (page: Page, text: string | RegExp) => rows(page).filter({ hasText: text });

export async function openTerminal(page: Page, address = WEB_01_PATH): Promise<void> {
  await enableScreenReaderMode(page);
  await page.goto(address);
  await page.getByRole('button', { name: /^Connect as/ }).click();
  await expect(row(page, /[#$] ?$/).first()).toBeVisible();
  await expect(page.getByLabel('Terminal input')).toBeFocused();
}

/** What the browser does when its menu pastes. */
export const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
  }, text);

export const typeLine = (page: Page, line: string) => page.keyboard.type(`${line}\n`);

/** A click near the start of a row, by the mouse that the widget itself listens to. */
export async function clickRow(page: Page, line: Locator, clickCount = 1): Promise<void> {
  const { x = 0, y = 0, height = 0 } = (await line.boundingBox()) ?? {};
  await page.mouse.move(x + 20, y + height / 2 - 1);
  await page.mouse.move(x + 22, y + height / 2);
  await page.mouse.click(x + 22, y + height / 2, { clickCount });
}
