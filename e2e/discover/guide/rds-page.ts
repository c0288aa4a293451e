// Locators and steps for the guide that enrolls databases of Amazon RDS and Aurora.
import { expect, type Page } from '@playwright/test';
import type { SavedRun } from '#domain/enrollment/saved-run.ts';
import { DISCOVER_PATH, press, stepHeading } from './guide-page.ts';

export const RDS_GUIDE = `${DISCOVER_PATH}?add=rds-postgres`;
export const LIST_AWS_DATABASES = 'POST /v1/webapi/sites/{cluster}/integrations/aws-oidc/{name}/databases';
export const GET_IAM_POLICY = 'GET /v1/webapi/sites/{cluster}/databases/{name}/iam/policy';

export const accountField = (page: Page) => page.getByRole('combobox', { name: 'AWS account' });
export const regionField = (page: Page) => page.getByRole('combobox', { name: 'AWS region' });
export const databaseTable = (page: Page) => page.getByRole('table', { name: 'Databases in AWS' });
export const databaseNames = (page: Page) => databaseTable(page).getByRole('rowheader');
export const databaseRadio = (page: Page, name: string) =>
  databaseTable(page).getByRole('radio', { name, exact: true });
export const policyCommand = (page: Page) => page.getByRole('main').getByRole('code').filter({ hasText: 'aws iam' });

/** Opens the list of databases of the first account, in a region if `in` is not empty. */
export async function openEnrollStep(page: Page, { address = RDS_GUIDE, in: region = '' } = {}): Promise<void> {
  await page.goto(address);
  await accountField(page).selectOption('aws-production');
  await press(page, 'Next');
  await expect(stepHeading(page, 'Enroll databases')).toBeFocused();
  if (region !== '') await regionField(page).selectOption(region);
}

export async function chooseDatabase(page: Page, name: string): Promise<void> {
  await databaseRadio(page, name).check();
  await press(page, 'Next');
}

const databaseEndpoint = (protocol: string) => ({
  protocol,
  host: 'orders.example.eu-west-1.rds.amazonaws.com',
  labels: [],
});

/** The stored progress of an earlier visit that ended at this step. */
export const savedRunAt = (stepIndex: number, card = 'rds-postgres'): SavedRun => ({
  card,
  stepIndex,
  found: {
    id: '',
    name: 'orders',
    grants: { databaseUsers: ['postgres'], databaseNames: ['orders'] },
    database: databaseEndpoint(card.endsWith('mysql') ? 'mysql' : 'postgres'),
  },
});
