// How a bot is created, step by step.
import { expect, test } from '#e2e/harness/harness.ts';
import { BOTS, dialog, field, fillIn, names, NEW_BOT, next, press, step } from './bots-page.ts';

const CREATE = 'POST /v1/webapi/sites/{cluster}/machine-id/bot';

test.use({ scenario: 'bots, 18.x' });

const create = 'Create bot';

// docs/behaviour.md#bots "Creating a bot takes several steps", "A bot alone doesn't let a machine"
test(
  'a bot is created in four steps, and leads on to a join token for it',
  { tag: '@gate' },
  async ({ page, mock }) => {
    await fillIn(page, 'ci');
    const review = step(page, 'Review and create');
    await expect(review).toContainText(/Name\s*ci\s*Roles\s*access\s*Logins\s*deploy/);
    expect(mock.world.db.bot.get('ci')).toBeUndefined();
    await review.getByRole('button', { name: create }).click();
    await expect(dialog(page)).toHaveAccessibleName('Bot ci created');
    expect(mock.world.db.bot.get('ci')?.spec).toEqual({
      roles: ['access'],
      traits: [{ name: 'logins', values: ['deploy'] }],
    });
    await dialog(page).getByRole('link', { name: 'Create join token for this bot' }).click();
    await expect(dialog(page)).toHaveAccessibleName('Create join token');
    await expect(dialog(page).getByRole('checkbox', { name: 'Machine bot' })).toBeChecked();
    await expect(dialog(page).getByRole('textbox', { name: 'Bot name' })).toHaveValue('ci');
    await press(page, 'Create token');
    await expect(dialog(page)).toHaveAccessibleName('Join token created');
    expect(mock.world.db.joinToken.all().map(({ bot, roles }) => [bot, roles])).toEqual([['ci', ['Bot']]]);
  },
);

test('each step gets the focus, and Enter and Back lead through them without losing anything', async ({ page }) => {
  await page.goto(NEW_BOT);
  await field(page, 'Name').press('Enter');
  await expect(page.getByText('Fill out this field.')).toBeVisible();
  await field(page, 'Name').fill('a/b');
  await next(page);
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
  await next(page);
  await expect(page.getByRole('list', { name: 'Roles', exact: true }).getByRole('listitem')).toHaveText(['access']);
});

// docs/behaviour.md#bots "A refusal loses no input", "If the name is taken, the form returns"
test('a name that is taken leads back to it, and another refusal stays at the review', async ({ page, mock }) => {
  await fillIn(page, 'deploy');
  await page.getByRole('button', { name: create }).click();
  await expect(page.getByText('A bot with this name already exists.')).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue('deploy');
  await field(page, 'Name').fill('deploy-2');
  mock.world.fault(CREATE, { status: 403, message: 'access denied to create bot', times: 1 });
  for (const name of ['Choose roles', 'Add traits', 'Review and create']) {
    await next(page);
    await expect(step(page, name)).toBeVisible();
  }
  await page.getByRole('button', { name: create }).click();
  await expect(page.getByRole('alert')).toContainText("Couldn't create the bot.");
  await expect(page.getByRole('alert')).toContainText('Proxy: access denied to create bot');
  await page.getByRole('button', { name: create }).click();
  await dialog(page).getByRole('link', { name: 'Go to bots' }).click();
  await expect(names(page)).toHaveText(['backup', 'deploy', 'deploy-2', 'nightly-report']);
  expect(mock.world.db.bot.get('deploy-2')?.spec.roles).toEqual(['access']);
});

test('what was typed is asked about before the page is left', { tag: '@gate' }, async ({ page }) => {
  await page.goto(NEW_BOT);
  await field(page, 'Name').fill('ci');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(dialog(page)).toHaveAccessibleName('Discard your changes?');
  await press(page, 'Discard changes');
  await expect(page).toHaveURL(BOTS);
});
