// The steps to create a bot.
import { expect, test } from '#e2e/harness/harness.ts';
import {
  BOTS_PATH,
  dialog,
  field,
  fillBotForm,
  rowNames,
  NEW_BOT_PATH,
  goToNextStep,
  pressInDialog,
  step,
} from './bots-page.ts';

const CREATE_BOT = 'POST /v1/webapi/sites/{cluster}/machine-id/bot';

test.use({ scenario: 'bots, 18.x' });

const CREATE_LABEL = 'Create bot';

// docs/behaviour.md#bots "Creating a bot takes several steps", "A bot alone doesn't let a machine"
test(
  'a bot is created in four steps, and the last page links to a join token for it',
  { tag: '@gate' },
  async ({ page, mock }) => {
    await fillBotForm(page, 'ci');
    const review = step(page, 'Review and create');
    await expect(review).toContainText(/Name\s*ci\s*Roles\s*access\s*Logins\s*deploy/);
    expect(mock.world.db.bot.get('ci')).toBeUndefined();
    await review.getByRole('button', { name: CREATE_LABEL }).click();
    await expect(dialog(page)).toHaveAccessibleName('Bot ci created');
    expect(mock.world.db.bot.get('ci')?.spec).toEqual({
      roles: ['access'],
      traits: [{ name: 'logins', values: ['deploy'] }],
    });
    await dialog(page).getByRole('link', { name: 'Create join token for this bot' }).click();
    await expect(dialog(page)).toHaveAccessibleName('Create join token');
    await expect(dialog(page).getByRole('checkbox', { name: 'Machine bot' })).toBeChecked();
    await expect(dialog(page).getByRole('textbox', { name: 'Bot name' })).toHaveValue('ci');
    await pressInDialog(page, 'Create token');
    await expect(dialog(page)).toHaveAccessibleName('Join token created');
    expect(mock.world.db.joinToken.all().map(({ bot, roles }) => [bot, roles])).toEqual([['ci', ['Bot']]]);
  },
);

test('the next step gets the focus, and Enter and Back move between steps without losing input', async ({ page }) => {
  await page.goto(NEW_BOT_PATH);
  await field(page, 'Name').press('Enter');
  await expect(page.getByText('Fill out this field.')).toBeVisible();
  await field(page, 'Name').fill('a/b');
  await goToNextStep(page);
  await expect(page.getByText(/^Choose a name without/)).toBeVisible();
  await field(page, 'Name').fill('ci');
  await field(page, 'Name').press('Enter');
  await expect(page.getByRole('heading', { name: 'Choose roles' })).toBeFocused();
  await field(page, 'Roles').click();
  await expect(page.getByRole('option', { name: 'auditor' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await field(page, 'Roles').fill('access,');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(field(page, 'Name')).toHaveValue('ci');
  await goToNextStep(page);
  await expect(page.getByRole('list', { name: 'Roles', exact: true }).getByRole('listitem')).toHaveText(['access']);
});

// docs/behaviour.md#bots "A refusal loses no input", "If the name is taken, the form returns"
test('a taken name returns to its step, and other errors stay at the review', async ({ page, mock }) => {
  await fillBotForm(page, 'deploy');
  await page.getByRole('button', { name: CREATE_LABEL }).click();
  await expect(page.getByText('A bot with this name already exists.')).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue('deploy');
  await field(page, 'Name').fill('deploy-2');
  mock.world.fault(CREATE_BOT, { status: 403, message: 'access denied to create bot', times: 1 });
  for (const name of ['Choose roles', 'Add traits', 'Review and create']) {
    await goToNextStep(page);
    await expect(step(page, name)).toBeVisible();
  }
  await page.getByRole('button', { name: CREATE_LABEL }).click();
  await expect(page.getByRole('alert')).toContainText("Couldn't create the bot.");
  await expect(page.getByRole('alert')).toContainText('Proxy: access denied to create bot');
  await page.getByRole('button', { name: CREATE_LABEL }).click();
  await dialog(page).getByRole('link', { name: 'Go to bots' }).click();
  await expect(rowNames(page)).toHaveText(['backup', 'deploy', 'deploy-2', 'nightly-report']);
  expect(mock.world.db.bot.get('deploy-2')?.spec.roles).toEqual(['access']);
});

test('leaving the page with unsaved input asks for confirmation', { tag: '@gate' }, async ({ page }) => {
  await page.goto(NEW_BOT_PATH);
  await field(page, 'Name').fill('ci');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(dialog(page)).toHaveAccessibleName('Discard your changes?');
  await pressInDialog(page, 'Discard changes');
  await expect(page).toHaveURL(BOTS_PATH);
});
