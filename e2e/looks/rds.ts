// The guide to databases in AWS, at the steps that are its own.
import { expect } from '#e2e/harness/harness.ts';
import { keepRun } from '#e2e/discover/guide/guide-page.ts';
import { atEnroll, names, policy, RDS, savedAt } from '#e2e/discover/guide/rds-page.ts';
import { at, type Look, type Stage } from './look.ts';

const ACCOUNT = 'Connect an AWS account';

async function enrolling(stage: Stage): Promise<void> {
  const { page, look } = stage;
  await at(RDS, ACCOUNT)(stage);
  await look('the AWS accounts');
  await atEnroll(page, { in: 'eu-west-1' });
  await expect(names(page)).toHaveCount(6);
  await look('the databases of a region');
  await page.getByRole('combobox', { name: 'AWS region' }).selectOption('sa-east-1');
  await expect(page.getByRole('heading', { name: /^No databases/ })).toBeVisible();
  await look('a region without databases');
  await keepRun(page, savedAt(3));
  await page.goto(RDS);
  await expect(policy(page)).toBeVisible();
}

async function refused({ page }: Stage): Promise<void> {
  await atEnroll(page, { in: 'eu-west-1' });
  await expect(page.getByRole('alert')).toBeVisible();
}

export const RDS_LOOKS: Look[] = [
  { says: 'rules for who may not', scenario: 'databases in AWS', as: 'gil', go: at(RDS, ACCOUNT) },
  { says: 'accounts, databases, and the IAM policy', scenario: 'a database in AWS that is enrolled', go: enrolling },
  { says: 'what AWS refused', scenario: 'an account that AWS refuses', go: refused },
];
