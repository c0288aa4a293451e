// Join tokens: the list, what is asked about one, and how one is added.
import { expect } from '#e2e/harness/harness.ts';
import { box, choose, dialog, press, secret, TOKENS } from '#e2e/tokens/tokens-page.ts';
import { rows } from './lists.ts';
import { at, type RouteLooks, type Stage } from './look.ts';

const SOME = 'join tokens, 18.x';
const listed = rows(TOKENS, /deploy-bot/);

async function asking(stage: Stage): Promise<void> {
  const { page, look } = stage;
  await listed(stage);
  await look('the list');
  await choose(page, /deploy-bot/, 'Revoke token');
  await look('the question');
  await press(page, 'Cancel');
  await choose(page, /deploy-bot/, 'Show token');
  await dialog(page).getByText('Show YAML').click();
  await expect(secret(page)).toBeVisible();
}

async function editingAndAdding(stage: Stage): Promise<void> {
  const { page, look } = stage;
  await listed(stage);
  await choose(page, /deploy-bot/, 'Edit token');
  await expect(page.getByRole('textbox', { name: /^YAML of / })).toBeVisible();
  await look('the editor');
  await page.goto(`${TOKENS}?new=token`);
  await box(page, 'Machine bot').check();
  await dialog(page).getByLabel('Method').selectOption('AWS IAM');
  await press(page, 'Create token');
  await expect(dialog(page).getByRole('alert').first()).toBeVisible();
  await look('what is missing');
  await page.goto(TOKENS);
  await page.goto(`${TOKENS}?new=token`);
  await press(page, 'Create token');
  await expect(secret(page)).toBeVisible();
}

export const TOKEN_LOOKS: RouteLooks = [
  { says: 'the list and what is asked about one', gate: true, scenario: SOME, go: asking },
  { says: 'editing one and adding one', scenario: SOME, go: editingAndAdding },
  { says: 'of a proxy without a list', go: at(TOKENS, /^No join tokens/) },
  { says: 'of ill intent', scenario: 'join tokens of ill intent', go: rows(TOKENS, /long-/) },
];
