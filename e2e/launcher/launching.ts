// What the tests of the launcher share: addresses, what they press, and the click that leads there.
import type { Page } from '@playwright/test';
import { expect } from '#e2e/harness/harness.ts';

export const GRAFANA = 'grafana.one.example.com';
export const AWS = 'aws.one.example.com';
export const FULL = `/web/launch/${GRAFANA}/one.example.com/${GRAFANA}`;

export const RESOLVE = 'GET /v1/webapi/apps/{fqdn}';
export const OPEN = 'POST /v1/webapi/sessions/app';

export const open = (page: Page, fqdn = GRAFANA) => page.getByRole('button', { name: `Open ${fqdn}` });
export const retry = (page: Page) => page.getByRole('button', { name: 'Retry' });
export const alert = (page: Page) => page.getByRole('alert');
export const says = (page: Page, title: string) => expect(page.getByRole('heading', { name: title })).toBeVisible();

/** What the pretended application shows once it has taken the session. */
export const arrived = async (page: Page, user = 'alice') => {
  await expect(page.getByText('This page plays the part of an application.')).toBeVisible();
  await expect(page.getByText(user, { exact: true })).toBeVisible();
};

/** As a click on a page of the console does, which the list of applications tests with its own button. */
export async function choose(page: Page, path: string, rest = ''): Promise<void> {
  await page.goto('/web/support');
  await expect(page.getByRole('button', { name: 'Account of alice' })).toBeVisible();
  await page.evaluate((address) => {
    localStorage.setItem('postern-intent', JSON.stringify([{ address, at: Date.now() }]));
  }, path + rest);
  await page.goto(path + rest);
}
