// Addresses, locators and steps for tests of the launcher, the page that opens applications.
import type { Page } from '@playwright/test';
import { expect } from '#e2e/harness/harness.ts';

export const GRAFANA_HOST = 'grafana.one.example.com';
export const AWS_HOST = 'aws.one.example.com';
export const LAUNCH_PATH = `/web/launch/${GRAFANA_HOST}/one.example.com/${GRAFANA_HOST}`;

export const RESOLVE_APP = 'GET /v1/webapi/apps/{fqdn}';
export const CREATE_APP_SESSION = 'POST /v1/webapi/sessions/app';

export const openButton = (page: Page, fqdn = GRAFANA_HOST) => page.getByRole('button', { name: `Open ${fqdn}` });
export const retryButton = (page: Page) => page.getByRole('button', { name: 'Retry' });
export const alert = (page: Page) => page.getByRole('alert');
export const expectHeading = (page: Page, title: string) =>
  expect(page.getByRole('heading', { name: title })).toBeVisible();

/** Expects the page of the simulated application, which appears after it has accepted the user's session. */
export const expectAppOpened = async (page: Page, user = 'alice') => {
  await expect(page.getByText('This is a simulated application.')).toBeVisible();
  await expect(page.getByText(user, { exact: true })).toBeVisible();
};

/**
 * Opens an application as if the user had clicked its button in the console, which stores the address before. The tests
 * of the application list use the real button.
 */
export async function launchApp(page: Page, path: string, query = ''): Promise<void> {
  await page.goto('/web/support');
  await expect(page.getByRole('button', { name: 'Account of alice' })).toBeVisible();
  await page.evaluate((address) => {
    localStorage.setItem('postern-intent', JSON.stringify([{ address, openedAt: Date.now() }]));
  }, path + query);
  await page.goto(path + query);
}
