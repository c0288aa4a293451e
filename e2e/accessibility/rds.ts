// States for the accessibility checks: the steps of the guide for AWS databases that other guides do not have.
import { expect } from '#e2e/harness/harness.ts';
import { storeSavedRun } from '#e2e/discover/guide/guide-page.ts';
import { openEnrollStep, databaseNames, policyCommand, RDS_GUIDE, savedRunAt } from '#e2e/discover/guide/rds-page.ts';
import { openHeading, type PageState, type PageContext } from './check-page.ts';

const ACCOUNT_TITLE = 'Connect an AWS account';

async function enrollDatabase(context: PageContext): Promise<void> {
  const { page, check } = context;
  await openHeading(RDS_GUIDE, ACCOUNT_TITLE)(context);
  await check('the AWS accounts');
  await openEnrollStep(page, { in: 'eu-west-1' });
  await expect(databaseNames(page)).toHaveCount(6);
  await check('the databases of a region');
  await page.getByRole('combobox', { name: 'AWS region' }).selectOption('sa-east-1');
  await expect(page.getByRole('heading', { name: /^No databases/ })).toBeVisible();
  await check('a region without databases');
  await storeSavedRun(page, savedRunAt(3));
  await page.goto(RDS_GUIDE);
  await expect(policyCommand(page)).toBeVisible();
}

async function openRefused({ page }: PageContext): Promise<void> {
  await openEnrollStep(page, { in: 'eu-west-1' });
  await expect(page.getByRole('alert')).toBeVisible();
}

export const RDS_STATES: PageState[] = [
  {
    title: 'rules for a user without permissions',
    scenario: 'databases in AWS',
    username: 'gil',
    go: openHeading(RDS_GUIDE, ACCOUNT_TITLE),
  },
  {
    title: 'accounts, databases, and the IAM policy',
    scenario: 'a database in AWS that is enrolled',
    go: enrollDatabase,
  },
  { title: 'a refusal of AWS', scenario: 'an account that AWS refuses', go: openRefused },
];
