import { expect, type Page } from '@playwright/test';
import { PASSWORD } from '#fixtures/scenarios/people.ts';

/** Signs in as alice, and opens the list of servers. */
export async function signIn(page: Page): Promise<void> {
  await page.goto('/web');
  await page.getByLabel('Username').fill('alice');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Account of alice' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Servers' }).click();
}
