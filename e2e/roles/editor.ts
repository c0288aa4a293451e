// Locators and steps for tests of the editor for resources as YAML.
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

/** The lines in the page. The editor replaces lines outside the visible part by placeholders without child nodes. */
const visibleLines = (page: Page) =>
  yamlField(page).evaluate(({ children }) => ({
    text: Array.from(children, (line) => line.textContent).join('\n'),
    isComplete: Array.from(children).every((line) => line.hasChildNodes()),
  }));

/** The rendered part of a text that is too long to be rendered completely. */
export const visibleYaml = async (page: Page): Promise<string> => (await visibleLines(page)).text;

/** Waits until the whole text is rendered, and returns it. */
export async function readYaml(page: Page): Promise<string> {
  await expect.poll(async () => (await visibleLines(page)).isComplete, 'the whole text is drawn').toBe(true);
  return visibleYaml(page);
}

/** Expects the whole text to match, for example `expectYaml(page).toMatch(/name: a/)`. */
export const expectYaml = (page: Page) => expect.poll(() => readYaml(page), 'the text in the editor');

/** Opens a resource in the editor by its address. */
export async function openResource(page: Page, path: string, name: string): Promise<void> {
  await page.goto(`${path}?${new URLSearchParams({ edit: name })}`);
  await expect(yamlField(page)).toBeVisible();
}

/** Replaces the whole text. Selects it with Ctrl+A, because the editor notices a selection by `fill` too late. */
export async function replaceYaml(page: Page, text: string): Promise<void> {
  await yamlField(page).press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

/** Replaces a part of the text, as if a user had selected it and typed. */
export async function replaceText(page: Page, oldText: string | RegExp, newText: string): Promise<void> {
  const oldYaml = await readYaml(page);
  const newYaml = oldYaml.replace(oldText, newText);
  expect(newYaml, 'there is nothing to change').not.toBe(oldYaml);
  await replaceYaml(page, newYaml);
}

/** Opens the dialog that shows the changes, and saves them. */
export async function reviewAndSave(page: Page): Promise<void> {
  await reviewButton(page).click();
  await pressInDialog(page, 'Save changes');
}
