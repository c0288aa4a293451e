// Integrations: the list and what is asked in dialogs, the kinds there are, and the steps of the one for AWS.
import { expect } from '#e2e/harness/harness.ts';
import { choose } from '#e2e/harness/menus.ts';
import { rows } from './lists.ts';
import { AWS, atLast, atProvider, creates, KINDS, OTHER_THUMBPRINT, thumbprint } from '#e2e/integrations/wizard.ts';
import { at, pressEscape, type RouteLooks, type Stage } from './look.ts';

const LIST = '/web/integrations';
const TWO = 'two integrations';

async function list(stage: Stage): Promise<void> {
  const { page, look } = stage;
  await rows(LIST, /aws-data/)(stage);
  await look('the list');
  await choose(page, 'Manage aws-data', 'Edit role ARN');
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('a role to edit');
  await pressEscape(page);
  await choose(page, 'Manage aws-data', 'Delete integration');
  await expect(page.getByRole('dialog')).toBeVisible();
}

export const INTEGRATION_LOOKS: RouteLooks = [
  { says: 'the list, a role to edit, and the question before one is deleted', gate: true, scenario: TWO, go: list },
  { says: 'none', scenario: 'no integrations', go: at(LIST, /^No integrations/) },
  { says: 'names of ill intent', scenario: 'integrations of ill intent', go: rows(LIST, /long-/) },
];

async function kinds(stage: Stage): Promise<void> {
  await at(KINDS, 'AWS OIDC')(stage);
  await stage.look('the kinds');
  await at(AWS, 'Use the AWS CLI instead')(stage);
}

async function steps({ page, look }: Stage): Promise<void> {
  await atProvider(page);
  await thumbprint(page).fill(OTHER_THUMBPRINT);
  await expect(page.getByRole('alert')).toBeVisible();
  await look('a thumbprint of another');
  await thumbprint(page).fill('');
  for (let step = 2; step < 5; step += 1) await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('button', { name: 'Copy policy' })).toBeVisible();
  await look('the policy');
  await atLast(page);
  await creates(page, 'aws-data');
  await expect(page.getByRole('alert')).toBeVisible();
  await look('a name that is taken');
  await creates(page);
  await expect(page.getByRole('dialog')).toBeVisible();
}

export const NEW_INTEGRATION_LOOKS: RouteLooks = [
  { says: 'the kinds, the first step and the script', gate: true, scenario: TWO, go: kinds },
  { says: 'kinds for who may not', scenario: TWO, as: 'carol', go: at(`${KINDS}/slack`, 'AWS OIDC') },
  { says: 'the other steps, and the end', scenario: TWO, go: steps },
];
