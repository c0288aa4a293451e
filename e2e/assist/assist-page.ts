// What tests of the assistant do on its page.
import type { Page } from '@playwright/test';
import { TALKS } from '#fixtures/scenarios/assistant.ts';

export const ASSIST = '/web/assist';
export const DISK = `${ASSIST}/${TALKS.disk}`;
export const UNTITLED = `${ASSIST}/${TALKS.untitled}`;

export const log = (page: Page) => page.getByRole('log', { name: 'Messages' });
export const message = (page: Page) => page.getByLabel('Your message');
export const list = (page: Page) => page.getByRole('navigation', { name: 'Conversations' });
export const dialog = (page: Page) => page.getByRole('dialog');
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
export const said = (page: Page, by: string) => log(page).getByRole('article', { name: by });

export async function ask(page: Page, text: string): Promise<void> {
  await message(page).fill(text);
  await message(page).press('Enter');
}

export async function choose(page: Page, title: string, entry: string): Promise<void> {
  await button(page, `Manage conversation ${title}`).click();
  await page.getByRole('menuitem', { name: entry }).click();
}
