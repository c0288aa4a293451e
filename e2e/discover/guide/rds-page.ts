// The guide to a database in AWS, as somebody goes through it.
import { expect, type Page } from '@playwright/test';
import type { SavedRun } from '#domain/enrollment/saved-run.ts';
import { DISCOVER, press, step } from './guide-page.ts';

export const RDS = `${DISCOVER}?add=rds-postgres`;
export const LISTING = 'POST /v1/webapi/sites/{cluster}/integrations/aws-oidc/{name}/databases';
export const POLICY = 'GET /v1/webapi/sites/{cluster}/databases/{name}/iam/policy';

export const account = (page: Page) => page.getByRole('combobox', { name: 'AWS account' });
export const region = (page: Page) => page.getByRole('combobox', { name: 'AWS region' });
export const table = (page: Page) => page.getByRole('table', { name: 'Databases in AWS' });
export const names = (page: Page) => table(page).getByRole('rowheader');
export const radio = (page: Page, name: string) => table(page).getByRole('radio', { name, exact: true });
export const policy = (page: Page) => page.getByRole('main').getByRole('code').filter({ hasText: 'aws iam' });

/** At the list of databases, with the first account. */
export async function atEnroll(page: Page, { address = RDS, in: wanted = '' } = {}): Promise<void> {
  await page.goto(address);
  await account(page).selectOption('aws-production');
  await press(page, 'Next');
  await expect(step(page, 'Enroll databases')).toBeFocused();
  if (wanted !== '') await region(page).selectOption(wanted);
}

export async function choose(page: Page, name: string): Promise<void> {
  await radio(page, name).check();
  await press(page, 'Next');
}

const database = (protocol: string) => ({ protocol, host: 'orders.example.eu-west-1.rds.amazonaws.com', labels: [] });

/** What an earlier visit kept at a step. */
export const savedAt = (at: number, card = 'rds-postgres'): SavedRun => ({
  card,
  at,
  found: {
    id: '',
    name: 'orders',
    grants: { databaseUsers: ['postgres'], databaseNames: ['orders'] },
    database: database(card.endsWith('mysql') ? 'mysql' : 'postgres'),
  },
});
