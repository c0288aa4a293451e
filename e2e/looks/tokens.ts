// Join tokens: the list, what is asked about one, and how one is added.
import { expect } from '#e2e/harness/harness.ts';
import { box, choose, dialog, press, secret, TOKENS } from '#e2e/tokens/tokens-page.ts';
import { rows } from './lists.ts';
import { at, type Look, type Stage } from './look.ts';

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

async function editing(stage: Stage): Promise<void> {
  await listed(stage);
  await choose(stage.page, /deploy-bot/, 'Edit token');
  await expect(stage.page.getByRole('textbox', { name: /^YAML of / })).toBeVisible();
}

async function adding({ page, look }: Stage): Promise<void> {
  await page.goto(`${TOKENS}?new=token`);
  await box(page, 'Machine bot').check();
  await dialog(page).getByLabel('Method').selectOption('AWS IAM');
  await press(page, 'Add token');
  await expect(dialog(page).getByRole('alert').first()).toBeVisible();
  await look('what is missing');
  await page.goto(TOKENS);
  await page.goto(`${TOKENS}?new=token`);
  await press(page, 'Add token');
  await expect(secret(page)).toBeVisible();
}

export const TOKEN_LOOKS: Look[] = [
  { says: 'the list and what is asked about one', scenario: SOME, go: asking },
  { says: 'editing one', scenario: SOME, go: editing },
  { says: 'adding one', scenario: SOME, go: adding },
  { says: 'none', scenario: 'no join tokens, 18.x', go: at(TOKENS, /^No join tokens/) },
  { says: 'of a proxy without a list', go: at(TOKENS, /^No join tokens/) },
  { says: 'odd ones', scenario: 'odd join tokens', go: rows(TOKENS, /Unreadable/) },
  { says: 'of ill intent', scenario: 'join tokens of ill intent', go: rows(TOKENS, /long-/) },
  { says: 'no permission', scenario: SOME, as: 'bob', go: at(TOKENS, /permission/) },
];
