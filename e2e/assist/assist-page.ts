// Locators and steps that the tests of the assistant share.
import type { Page } from '@playwright/test';
import { CONVERSATION_IDS } from '#fixtures/scenarios/assistant.ts';

export const ASSIST_PATH = '/web/assist';
export const DISK_CONVERSATION = `${ASSIST_PATH}/${CONVERSATION_IDS.disk}`;
export const UNTITLED_CONVERSATION = `${ASSIST_PATH}/${CONVERSATION_IDS.untitled}`;

export const log = (page: Page) => page.getByRole('log', { name: 'Messages' });
export const messageField = (page: Page) => page.getByLabel('Your message');
export const conversationList = (page: Page) => page.getByRole('navigation', { name: 'Conversations' });
export const dialog = (page: Page) => page.getByRole('dialog');
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
export const messagesBy = (page: Page, author: string) => log(page).getByRole('article', { name: author });

export async function sendMessage(page: Page, text: string): Promise<void> {
  await messageField(page).fill(text);
  await messageField(page).press('Enter');
}

export async function chooseConversationAction(page: Page, title: string, action: string): Promise<void> {
  await button(page, `Manage conversation ${title}`).click();
  await page.getByRole('menuitem', { name: action }).click();
}
