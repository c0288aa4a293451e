// What tests of the resource editor press and read.
import type { Locator, Page } from '@playwright/test';
import { expect } from '#e2e/harness/harness.ts';

export const ROLES = '/web/roles';

export const row = (page: Page, name: string | RegExp): Locator => page.getByRole('row', { name });
export const names = (page: Page): Locator => page.getByRole('rowheader');
export const code = (page: Page): Locator => page.getByRole('textbox', { name: /^YAML of / });
export const dialog = (page: Page, name?: string | RegExp): Locator =>
  page.getByRole('dialog', name === undefined ? {} : { name });
export const press = (page: Page, name: string | RegExp): Promise<void> =>
  dialog(page).getByRole('button', { name }).click();
export const review = (page: Page): Locator => page.getByRole('button', { name: 'Review and save…' });
export const problems = (page: Page): Locator =>
  page.getByRole('list', { name: 'Problems' }).getByRole('button', { name: /^Line / });
/** The button that solves a problem. */
export const fix = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('list', { name: 'Problems' }).getByRole('button', { name });

/** The lines that are drawn. A line has at least one node in it; the space for lines that are not drawn has none. */
const drawnLines = (page: Page) =>
  code(page).evaluate(({ children }) => ({
    text: Array.from(children, (line) => line.textContent).join('\n'),
    isWhole: Array.from(children).every((line) => line.hasChildNodes()),
  }));

/** What is drawn of a text that is too long to be drawn whole. */
export const drawnYaml = async (page: Page): Promise<string> => (await drawnLines(page)).text;

/** The whole text, once it is drawn. */
export async function yaml(page: Page): Promise<string> {
  await expect.poll(async () => (await drawnLines(page)).isWhole, 'the whole text is drawn').toBe(true);
  return drawnYaml(page);
}

/** Waits until the whole text is as expected. */
export const expectYaml = (page: Page) => expect.poll(() => yaml(page), 'the text in the editor');

/** Opens a resource of a list. */
export async function open(page: Page, path: string, name: string): Promise<void> {
  await page.goto(`${path}?${new URLSearchParams({ edit: name })}`);
  await expect(code(page)).toBeVisible();
}

/** Selects the whole text with the editor's own key, which sees a selection by `fill` too late. */
export async function replaceYaml(page: Page, text: string): Promise<void> {
  await code(page).press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

/** Changes a part of the text, as if somebody had selected and typed it. */
export async function change(page: Page, from: string | RegExp, to: string): Promise<void> {
  const before = await yaml(page);
  const after = before.replace(from, to);
  expect(after, 'there is nothing to change').not.toBe(before);
  await replaceYaml(page, after);
}

/** Through the question that shows what changes. */
export async function save(page: Page): Promise<void> {
  await review(page).click();
  await press(page, 'Save changes');
}
