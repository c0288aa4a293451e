// Locators and checks for tests of the page with all resources.
import type { Locator, Page } from '@playwright/test';
import { expect } from '#e2e/harness/harness.ts';
import { rowNames } from '#e2e/harness/resource-kinds.ts';

export const ALL_RESOURCES_PATH = '/web/cluster/one.example.com/resources';

export const kindFilter = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Kind' }).getByRole('button', { name, exact: true });
export const pinnedFilter = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Pinned', exact: true });
export const cards = (page: Page) => page.getByRole('article');
export const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
/** Expects rows with these names, in this order. */
export const expectNames = (page: Page, ...expected: string[]) =>
  expect(rowNames(page).filter({ hasNotText: /^$/ })).toHaveText(expected.map((name) => new RegExp(`^\\s*${name}\\b`)));
export const status = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
export const pressIn = (container: Locator, name: string | RegExp) =>
  container.getByRole('button', { name, exact: true }).click();
