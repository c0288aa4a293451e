// Locators and steps that the tests of the resource editor share.
import type { Locator, Page } from '@playwright/test';
import { expect } from '#e2e/harness/harness.ts';

export const ROLES_PATH = '/web/roles';

export const row = (page: Page, name: string | RegExp): Locator => page.getByRole('row', { name });
export const names = (page: Page): Locator => page.getByRole('rowheader');
export const yamlField = (page: Page): Locator => page.getByRole('textbox', { name: /^YAML of / });
export const dialog = (page: Page, name?: string | RegExp): Locator =>
  page.getByRole('dialog', name === undefined ? {} : { name });
export const pressInDialog = (page: Page, name: string | RegExp): Promise<void> =>
  dialog(page).getByRole('button', { name }).click();
export const reviewButton = (page: Page): Locator => page.getByRole('button', { name: 'Review and save…' });
export const problems = (page: Page): Locator =>
  page.getByRole('list', { name: 'Problems' }).getByRole('button', { name: /^Line / });
/** The button that fixes a problem. */
export const fixButton = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('list', { name: 'Problems' }).getByRole('button', { name });

/** The rendered lines. A rendered line has at least one node in it; the placeholders for other lines have none. */
const visibleLines = (page: Page) =>
  yamlField(page).evaluate(({ children }) => ({
    text: Array.from(children, (line) => line.textContent).join('\n'),
    isWhole: Array.from(children).every((line) => line.hasChildNodes()),
  }));

/** The rendered part of a text that is too long to be rendered completely. */
export const visibleYaml = async (page: Page): Promise<string> => (await visibleLines(page)).text;

/** The whole text, after it is rendered. */
export async function readYaml(page: Page): Promise<string> {
  await expect.poll(async () => (await visibleLines(page)).isWhole, 'the whole text is drawn').toBe(true);
  return visibleYaml(page);
}

/** Waits until the whole text is as expected. */
export const expectYaml = (page: Page) => expect.poll(() => readYaml(page), 'the text in the editor');

/** Opens a resource from its list. */
export async function openResource(page: Page, path: string, name: string): Promise<void> {
  await page.goto(`${path}?${new URLSearchParams({ edit: name })}`);
  await expect(yamlField(page)).toBeVisible();
}

/** Selects the whole text with the editor's key, because the editor notices a selection by `fill` too late. */
export async function replaceYaml(page: Page, text: string): Promise<void> {
  await yamlField(page).press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

/** Replaces a part of the text, as if a user had selected it and typed. */
export async function replaceText(page: Page, oldText: string | RegExp, newText: string): Promise<void> {
  const before = await readYaml(page);
  const after = before.replace(oldText, newText);
  expect(after, 'there is nothing to change').not.toBe(before);
  await replaceYaml(page, after);
}

/** Saves through the dialog that shows the changes. */
export async function reviewAndSave(page: Page): Promise<void> {
  await reviewButton(page).click();
  await pressInDialog(page, 'Save changes');
}
