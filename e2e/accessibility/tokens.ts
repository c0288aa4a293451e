// States for the accessibility checks of join tokens: the list, its dialogs, and the steps to create a token.
import { expect } from '#e2e/harness/harness.ts';
import { checkbox, chooseAction, dialog, pressInDialog, tokenField, TOKENS_PATH } from '#e2e/tokens/tokens-page.ts';
import { openRows } from './lists.ts';
import { openHeading, type RouteStates, type PageContext } from './check-page.ts';

const TOKENS_SCENARIO = 'join tokens, 18.x';
const openTokens = openRows(TOKENS_PATH, /deploy-bot/);

async function openTokenDialogs(context: PageContext): Promise<void> {
  const { page, check } = context;
  await openTokens(context);
  await check('the list');
  await chooseAction(page, /deploy-bot/, 'Revoke token');
  await check('the revocation dialog');
  await pressInDialog(page, 'Cancel');
  await chooseAction(page, /deploy-bot/, 'Show token');
  await dialog(page).getByText('Show YAML').click();
  await expect(tokenField(page)).toBeVisible();
}

async function editAndAddToken(context: PageContext): Promise<void> {
  const { page, check } = context;
  await openTokens(context);
  await chooseAction(page, /deploy-bot/, 'Edit token');
  await expect(page.getByRole('textbox', { name: /^YAML of / })).toBeVisible();
  await check('the editor');
  await page.goto(`${TOKENS_PATH}?new=token`);
  await checkbox(page, 'Machine bot').check();
  await dialog(page).getByLabel('Method').selectOption('AWS IAM');
  await pressInDialog(page, 'Create token');
  await expect(dialog(page).getByRole('alert').first()).toBeVisible();
  await check('missing values');
  await page.goto(TOKENS_PATH);
  await page.goto(`${TOKENS_PATH}?new=token`);
  await pressInDialog(page, 'Create token');
  await expect(tokenField(page)).toBeVisible();
}

export const TOKEN_STATES: RouteStates = [
  { title: 'the list and the dialogs of a token', gate: true, scenario: TOKENS_SCENARIO, go: openTokenDialogs },
  { title: 'editing and adding a token', scenario: TOKENS_SCENARIO, go: editAndAddToken },
  { title: 'a proxy without a list of tokens', go: openHeading(TOKENS_PATH, /^No join tokens/) },
  { title: 'hostile names', scenario: 'hostile join tokens', go: openRows(TOKENS_PATH, /long-/) },
];
