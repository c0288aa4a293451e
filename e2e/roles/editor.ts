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
export const problems = (page: Page): Locator => page.getByRole('list', { name: 'Problems' }).getByRole('button');

/** Opens a resource of a list. */
export async function open(page: Page, path: string, name: string): Promise<void> {
  await page.goto(`${path}?${new URLSearchParams({ edit: name })}`);
  await expect(code(page)).toBeVisible();
}

/** Changes a part of the text, as if somebody had selected and typed it. */
export async function change(page: Page, from: string | RegExp, to: string): Promise<void> {
  const before = await code(page).inputValue();
  const after = before.replace(from, to);
  expect(after, 'there is nothing to change').not.toBe(before);
  await code(page).fill(after);
}

/** Through the question that shows what changes. */
export async function save(page: Page): Promise<void> {
  await review(page).click();
  await press(page, 'Save changes');
}
