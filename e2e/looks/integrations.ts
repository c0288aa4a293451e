// Integrations: the list and what is asked in dialogs, the kinds there are, and the steps of the one for AWS.
import { expect } from '#e2e/harness/harness.ts';
import { choose } from '#e2e/harness/menus.ts';
import { rows } from './lists.ts';
import { AWS, atLast, atProvider, creates, KINDS, OTHER_THUMBPRINT, thumbprint } from '#e2e/integrations/wizard.ts';
import { at, type Look, type Stage } from './look.ts';

const LIST = '/web/integrations';
const TWO = 'two integrations';

const asking = (deed: string) => async (stage: Stage) => {
  await rows(LIST, /aws-data/)(stage);
  await choose(stage.page, 'Manage aws-data', deed);
  await expect(stage.page.getByRole('dialog')).toBeVisible();
};

export const INTEGRATION_LOOKS: Look[] = [
  { says: 'the list', scenario: TWO, go: rows(LIST, /aws-data/) },
  { says: 'a role to edit', scenario: TWO, go: asking('Edit role ARN') },
  { says: 'the question', scenario: TWO, go: asking('Delete integration') },
  { says: 'none', scenario: 'no integrations', go: at(LIST, /^No integrations/) },
  { says: 'odd records', scenario: 'odd integrations', go: rows(LIST, /Unreadable/) },
  { says: 'names of ill intent', scenario: 'integrations of ill intent', go: rows(LIST, /long-/) },
];

async function goingThrough({ page, look }: Stage): Promise<void> {
  await atProvider(page);
  await thumbprint(page).fill(OTHER_THUMBPRINT);
  await expect(page.getByRole('alert')).toBeVisible();
  await look('a thumbprint of another');
  await thumbprint(page).fill('');
  for (let step = 2; step < 5; step += 1) await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('button', { name: 'Copy policy' })).toBeVisible();
  await look('the policy', 'narrow');
}

async function naming({ page, look }: Stage): Promise<void> {
  await atLast(page);
  await creates(page, 'aws-data');
  await expect(page.getByRole('alert')).toBeVisible();
  await look('a name that is taken');
  await creates(page);
  await expect(page.getByRole('dialog')).toBeVisible();
}

export const NEW_INTEGRATION_LOOKS: Look[] = [
  { says: 'the kinds', scenario: TWO, go: at(KINDS, 'AWS OIDC') },
  { says: 'kinds for who may not', scenario: TWO, as: 'carol', go: at(`${KINDS}/slack`, 'AWS OIDC') },
  { says: 'the first step, and the script', scenario: TWO, go: at(AWS, 'Use the AWS CLI instead') },
  { says: 'steps', scenario: TWO, go: goingThrough },
  { says: 'the last step, and the end', scenario: TWO, go: naming },
];
