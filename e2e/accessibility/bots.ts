// States for the accessibility checks of bots: the list, the instances, the dialogs, and the steps to create a bot.
import { expect } from '#e2e/harness/harness.ts';
import {
  BOTS_PATH,
  chooseAction,
  dialog,
  field,
  INSTANCES_PATH,
  NEW_BOT_PATH,
  goToNextStep,
  pressInDialog,
  step,
} from '#e2e/bots/bots-page.ts';
import { openRows } from './lists.ts';
import { openHeading, type RouteStates, type PageContext } from './check-page.ts';

const BOTS_SCENARIO = 'bots, 18.x';
const openBots = openRows(BOTS_PATH, /deploy/);
const openInstances = openRows(INSTANCES_PATH, /runner-1/);

async function openBotDialogs(context: PageContext): Promise<void> {
  const { page, check } = context;
  await openBots(context);
  await check('the list');
  await chooseAction(page, 'deploy', 'Delete bot');
  await check('the deletion dialog');
  await pressInDialog(page, 'Cancel');
  await chooseAction(page, 'deploy', 'Edit roles');
  await expect(field(page, 'Roles')).toBeVisible();
}

async function walkNewBotSteps({ page, check }: PageContext): Promise<void> {
  await page.goto(NEW_BOT_PATH);
  await goToNextStep(page);
  await check('the missing name');
  await field(page, 'Name').fill('ci');
  await goToNextStep(page);
  await field(page, 'Roles').fill('access,');
  await goToNextStep(page);
  await field(page, 'Logins').fill('deploy');
  await check('the traits');
  await goToNextStep(page);
  await expect(step(page, 'Review and create')).toBeVisible();
  await check('the review');
  await page.getByRole('button', { name: 'Create bot' }).click();
  await expect(dialog(page)).toHaveAccessibleName('Bot ci created');
}

async function openInstanceYaml(context: PageContext): Promise<void> {
  const { page, check } = context;
  await openInstances(context);
  await check('the list');
  await chooseAction(page, 'runner-1', 'Show YAML');
  await expect(dialog(page)).toContainText('kind: bot_instance');
}

export const BOT_STATES: RouteStates = [
  { title: 'the list and the dialogs of a bot', gate: true, scenario: BOTS_SCENARIO, go: openBotDialogs },
  { title: 'no bots', scenario: 'no bots, 18.x', go: openHeading(BOTS_PATH, /^No bots/) },
  { title: 'an older proxy', go: openHeading(BOTS_PATH, /can't manage the bots of this proxy/) },
  { title: 'hostile names', scenario: 'hostile bots', go: openRows(BOTS_PATH, /long-/) },
];

export const NEW_BOT_STATES: RouteStates = [
  { title: 'the steps', gate: true, scenario: BOTS_SCENARIO, go: walkNewBotSteps },
];

export const INSTANCE_STATES: RouteStates = [
  { title: 'the list and an instance as YAML', gate: true, scenario: BOTS_SCENARIO, go: openInstanceYaml },
  { title: 'no bot instances', scenario: 'no bots, 18.x', go: openHeading(INSTANCES_PATH, /^No bot instances/) },
];
