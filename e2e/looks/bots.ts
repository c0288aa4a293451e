// Bots, their instances, what is asked about one, and how one is created.
import { expect } from '#e2e/harness/harness.ts';
import { BOTS, choose, dialog, field, INSTANCES, NEW_BOT, next, press, step } from '#e2e/bots/bots-page.ts';
import { rows } from './lists.ts';
import { at, type RouteLooks, type Stage } from './look.ts';

const SOME = 'bots, 18.x';
const listed = rows(BOTS, /deploy/);
const running = rows(INSTANCES, /runner-1/);

async function asking(stage: Stage): Promise<void> {
  const { page, look } = stage;
  await listed(stage);
  await look('the list');
  await choose(page, 'deploy', 'Delete bot');
  await look('the question');
  await press(page, 'Cancel');
  await choose(page, 'deploy', 'Edit roles');
  await expect(field(page, 'Roles')).toBeVisible();
}

async function creating({ page, look }: Stage): Promise<void> {
  await page.goto(NEW_BOT);
  await next(page);
  await look('the name, which is missing');
  await field(page, 'Name').fill('ci');
  await next(page);
  await field(page, 'Roles').fill('access,');
  await next(page);
  await field(page, 'Logins').fill('deploy');
  await look('the traits');
  await next(page);
  await expect(step(page, 'Review and create')).toBeVisible();
  await look('the review');
  await page.getByRole('button', { name: 'Create bot' }).click();
  await expect(dialog(page)).toHaveAccessibleName('Bot ci created');
}

async function showing(stage: Stage): Promise<void> {
  const { page, look } = stage;
  await running(stage);
  await look('the list');
  await choose(page, 'runner-1', 'Show YAML');
  await expect(dialog(page)).toContainText('kind: bot_instance');
}

export const BOT_LOOKS: RouteLooks = [
  { says: 'the list and what is asked about one', gate: true, scenario: SOME, go: asking },
  { says: 'none', scenario: 'no bots, 18.x', go: at(BOTS, /^No bots/) },
  { says: 'of an older proxy', go: at(BOTS, /No bots behind this proxy/) },
  { says: 'of ill intent', scenario: 'bots of ill intent', go: rows(BOTS, /long-/) },
];

export const NEW_BOT_LOOKS: RouteLooks = [{ says: 'the steps', gate: true, scenario: SOME, go: creating }];

export const INSTANCE_LOOKS: RouteLooks = [
  { says: 'the list and one as YAML', gate: true, scenario: SOME, go: showing },
  { says: 'none', scenario: 'no bots, 18.x', go: at(INSTANCES, /^No bot instances/) },
];
