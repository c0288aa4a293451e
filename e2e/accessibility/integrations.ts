// States for the accessibility checks of integrations: the list and its dialogs, the kinds, and the steps for AWS.
import { expect } from '#e2e/harness/harness.ts';
import { chooseMenuItem } from '#e2e/harness/menus.ts';
import { openRows } from './lists.ts';
import {
  AWS_PATH,
  openLastStep,
  openProviderStep,
  createIntegration,
  KINDS_PATH,
  OTHER_THUMBPRINT,
  thumbprintField,
} from '#e2e/integrations/wizard.ts';
import { openHeading, pressEscape, type RouteStates, type PageContext } from './check-page.ts';

const INTEGRATIONS_PATH = '/web/integrations';
const INTEGRATIONS_SCENARIO = 'two integrations';

async function openIntegrations(context: PageContext): Promise<void> {
  const { page, check } = context;
  await openRows(INTEGRATIONS_PATH, /aws-data/)(context);
  await check('the list');
  await chooseMenuItem(page, 'Manage aws-data', 'Edit role ARN');
  await expect(page.getByRole('dialog')).toBeVisible();
  await check('the role dialog');
  await pressEscape(page);
  await chooseMenuItem(page, 'Manage aws-data', 'Delete integration');
  await expect(page.getByRole('dialog')).toBeVisible();
}

export const INTEGRATION_STATES: RouteStates = [
  {
    title: 'the list, the role dialog and the deletion dialog',
    gate: true,
    scenario: INTEGRATIONS_SCENARIO,
    go: openIntegrations,
  },
  { title: 'no integrations', scenario: 'no integrations', go: openHeading(INTEGRATIONS_PATH, /^No integrations/) },
  { title: 'hostile names', scenario: 'hostile integrations', go: openRows(INTEGRATIONS_PATH, /long-/) },
];

async function openKinds(context: PageContext): Promise<void> {
  await openHeading(KINDS_PATH, 'AWS OIDC')(context);
  await context.check('the kinds');
  await openHeading(AWS_PATH, 'Use the AWS CLI instead')(context);
}

async function walkSteps({ page, check }: PageContext): Promise<void> {
  await openProviderStep(page);
  await thumbprintField(page).fill(OTHER_THUMBPRINT);
  await expect(page.getByRole('alert')).toBeVisible();
  await check('a wrong thumbprint');
  await thumbprintField(page).fill('');
  for (let step = 2; step < 5; step += 1) await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('button', { name: 'Copy policy' })).toBeVisible();
  await check('the policy');
  await openLastStep(page);
  await createIntegration(page, 'aws-data');
  await expect(page.getByRole('alert')).toBeVisible();
  await check('a taken name');
  await createIntegration(page);
  await expect(page.getByRole('dialog')).toBeVisible();
}

export const NEW_INTEGRATION_STATES: RouteStates = [
  { title: 'the kinds, the first step and the script', gate: true, scenario: INTEGRATIONS_SCENARIO, go: openKinds },
  {
    title: 'kinds without permission',
    scenario: INTEGRATIONS_SCENARIO,
    username: 'carol',
    go: openHeading(`${KINDS_PATH}/slack`, 'AWS OIDC'),
  },
  { title: 'the other steps, and the end', scenario: INTEGRATIONS_SCENARIO, go: walkSteps },
];
