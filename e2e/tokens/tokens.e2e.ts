// The list of join tokens (18.x).
import { expect, test } from '#e2e/harness/harness.ts';
import { HOSTILE_TOKEN_NAMES } from '#fixtures/scenarios/tokens.ts';
import {
  chooseAction,
  dialog,
  nameCells,
  notice,
  openTokens,
  pressInDialog,
  row,
  tokenField,
  TOKENS_PATH,
} from './tokens-page.ts';

const LIST_TOKENS = 'GET /v2/webapi/tokens';
const DELETE_TOKEN = 'DELETE /v1/webapi/tokens';
const IAM_TOKEN = 'teleport-ui-iam-1093846520';

test.use({ scenario: 'join tokens, 18.x' });

test('tokens show their roles, method and expiry, sorted by expiry', { tag: '@gate' }, async ({ page, time, mock }) => {
  expect(time.now()).toBeGreaterThan(0);
  await openTokens(page, 5);
  await expect(page).toHaveTitle('Join Tokens');
  await expect(notice(page, '5 join tokens')).toBeVisible();
  await expect(nameCells(page)).toHaveText([/^\*{4}\w{8}$/, /^\*{4}\w{8}$/, 'deploy-bot', IAM_TOKEN, /Static$/]);
  await expect(row(page, /Database/)).toContainText('in 23 minutes');
  await expect(row(page, /deploy-bot/)).toContainText(/Machine bot.*GitHub Actions.*deploy/);
  await expect(row(page, /iam/)).toContainText('AWS IAM');
  await expect(row(page, /Static/)).toContainText(/Server, Application.*never/);
  const expiryTime = row(page, /Database/).getByRole('time');
  await expect(expiryTime).toHaveAttribute('title', /^2026-11-20 \d\d:2[34]:/);
  for (const { token } of mock.world.db.joinToken.all())
    if (token.method === 'token') await expect(page.getByRole('main')).not.toContainText(token.id);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(nameCells(page).filter({ hasText: 'Database' })).toContainText('Database · in 23 minutes');
  await expect(nameCells(page).filter({ hasText: 'Static' })).toContainText('Server, Application · no expiration');
});

test('the navigation lists the page, a shortcut opens it, and a search finds tokens by method', async ({ page }) => {
  await page.goto('/web/users');
  await expect(page.getByRole('link', { name: 'Join Tokens' })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('j');
  await expect(page).toHaveURL(TOKENS_PATH);
  await expect(nameCells(page)).toHaveCount(5);
  const searchField = page.getByRole('searchbox', { name: 'Search join tokens' });
  await searchField.fill('github');
  await expect(nameCells(page)).toHaveText(['deploy-bot']);
  await expect(page).toHaveURL(`${TOKENS_PATH}?search=github`);
  await searchField.fill('kiosk');
  await expect(page.getByRole('heading', { name: 'No join tokens match "kiosk"' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(nameCells(page)).toHaveCount(5);
});

test('a token shows its secret and its YAML on request', { tag: '@gate' }, async ({ page, mock }) => {
  const [serverToken] = mock.world.db.joinToken.all();
  await openTokens(page, 5);
  await chooseAction(page, /Database/, 'Show token');
  await pressInDialog(page, 'Close');
  await chooseAction(page, / Server Secret/, 'Show token');
  await expect(tokenField(page)).toHaveValue(serverToken?.token.id ?? '');
  await expect(tokenField(page)).toHaveAccessibleDescription(/^Expires in 3 hr/);
  await dialog(page).getByText('Show YAML').click();
  await expect(dialog(page)).toContainText('join_method: token');
  await pressInDialog(page, 'Close');
  await expect(row(page, / Server Secret/).getByRole('button', { name: /^Manage/ })).toBeFocused();
});

test(
  'revoking a token asks for confirmation and removes it from the list',
  { tag: '@gate' },
  async ({ page, mock }) => {
    await openTokens(page, 5);
    await chooseAction(page, /deploy-bot/, 'Revoke token');
    await expect(dialog(page)).toHaveAccessibleName('Revoke join token deploy-bot?');
    await pressInDialog(page, 'Cancel');
    expect(mock.world.db.joinToken.get('deploy-bot')).toBeDefined();
    mock.world.fault(DELETE_TOKEN, { status: 500, message: 'the backend is away', times: 1 });
    await chooseAction(page, /deploy-bot/, 'Revoke token');
    await pressInDialog(page, 'Revoke token');
    await expect(dialog(page).getByRole('alert')).toContainText("Couldn't revoke the join token deploy-bot.");
    await expect(dialog(page).getByRole('alert')).toContainText('Proxy: the backend is away');
    await pressInDialog(page, 'Revoke token');
    await expect(notice(page, 'The join token deploy-bot was revoked.')).toBeVisible();
    await expect(nameCells(page)).toHaveCount(4);
    expect(mock.world.db.joinToken.get('deploy-bot')).toBeUndefined();
    await chooseAction(page, /AWS IAM/, 'Revoke token');
    mock.world.db.joinToken.delete(IAM_TOKEN);
    await pressInDialog(page, 'Revoke token');
    await expect(notice(page, `The join token ${IAM_TOKEN} had already been revoked.`)).toBeVisible();
    await expect(nameCells(page)).toHaveCount(3);
  },
);

// docs/behaviour.md#lists "A checkbox in the head", "Selected locks and join tokens are deleted"
test(
  'selected tokens are revoked after one question, except those of the configuration',
  { tag: '@gate' },
  async ({ page, mock }) => {
    await openTokens(page, 5);
    await expect(row(page, /Static/).getByRole('checkbox')).toBeDisabled();
    await page.getByRole('checkbox', { name: 'Select all 4 loaded' }).check();
    await page.getByRole('button', { name: 'Revoke 4 selected…' }).click();
    await expect(dialog(page)).toHaveAccessibleName('Revoke 4 join tokens?');
    await expect(dialog(page)).toContainText('deploy-bot');
    mock.world.db.joinToken.delete('deploy-bot');
    await pressInDialog(page, 'Revoke 4 tokens');
    await expect(notice(page, '4 join tokens were revoked.')).toBeVisible();
    await expect(nameCells(page)).toHaveCount(1);
    expect(mock.world.db.joinToken.get(IAM_TOKEN)).toBeUndefined();
  },
);

test('a token of the configuration is marked and can be neither revoked nor edited', async ({ page }) => {
  await openTokens(page, 5);
  await row(page, /Static/)
    .getByRole('button', { name: /^Manage/ })
    .click();
  const revokeItem = page.getByRole('menuitem', { name: 'Revoke token' });
  await expect(revokeItem).toBeDisabled();
  await expect(revokeItem).toHaveAccessibleDescription(/part of the cluster's configuration/);
  const editItem = page.getByRole('menuitem', { name: 'Edit token' });
  await expect(editItem).toBeDisabled();
  await expect(editItem).toHaveAccessibleDescription(
    "This token is part of the cluster's configuration. Change it there.",
  );
});

test.describe('for users with read access', () => {
  test.use({ username: 'rita' });

  test('controls name the permission that they require', { tag: '@gate' }, async ({ page, mock }) => {
    await openTokens(page, 5);
    await expect(page.getByRole('button', { name: 'Create token' })).toHaveAccessibleDescription(
      'Requires permission: token: create',
    );
    await row(page, /deploy-bot/)
      .getByRole('button', { name: /^Manage/ })
      .click();
    await expect(page.getByRole('menuitem', { name: 'Revoke token' })).toHaveAccessibleDescription(
      'Requires permission: token: delete',
    );
    await expect(page.getByRole('menuitem', { name: 'Edit token' })).toHaveAccessibleDescription(
      'Requires permission: token: create, update',
    );
    await page.goto(`${TOKENS_PATH}?new=token`);
    const createButton = dialog(page).getByRole('button', { name: 'Create token' });
    await expect(createButton).toHaveAccessibleDescription('Requires permission: token: create');
    await createButton.press('Enter');
    await expect(dialog(page)).toHaveAccessibleName('Create join token');
    expect(mock.world.db.joinToken.all()).toHaveLength(6);
  });
});

test.describe('without permission to list join tokens', () => {
  test.use({ username: 'bob' });

  test('the page names the missing permission, and the navigation does not list it', async ({ page }) => {
    await page.goto(TOKENS_PATH);
    await expect(page.getByRole('main')).toContainText('Requires permission: token: list');
    await expect(page.getByRole('link', { name: 'Users' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Join Tokens' })).toBeHidden();
  });
});

test('a list that cannot be loaded shows the error of the proxy, and Retry loads it', async ({ page, mock }) => {
  mock.world.fault(LIST_TOKENS, { status: 504, message: 'the backend is away', times: 1 });
  await page.goto(TOKENS_PATH);
  await expect(page.getByRole('heading', { name: "Couldn't load join tokens" })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('the backend is away');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(nameCells(page)).toHaveCount(5);
});

test.describe('when later pages of the list fail', () => {
  test.use({ scenario: 'join tokens whose second page fails, 18.x' });

  // docs/behaviour.md#join-tokens "If a later page fails, the console"
  test('the loaded tokens stay without a total, and Retry loads the others', async ({ page, mock }) => {
    await page.goto(TOKENS_PATH);
    await expect(row(page, /build-000/)).toBeVisible();
    const loadError = page.getByRole('alert');
    await expect(loadError).toContainText("Couldn't load more join tokens");
    await expect(loadError).toContainText('Proxy: the backend is away');
    await expect(notice(page, 'Only the first 200 results are loaded.')).toBeVisible();
    await expect(page.getByText('200 join tokens')).toBeHidden();
    await page.getByRole('searchbox', { name: 'Search join tokens' }).fill('build-449');
    await expect(nameCells(page)).toHaveCount(0);
    await expect(page.getByText(/No join tokens/)).toBeHidden();
    mock.world.faults.clear();
    await loadError.getByRole('button', { name: 'Retry' }).click();
    await expect(nameCells(page)).toHaveText(['build-449']);
    await expect(loadError).toBeHidden();
  });
});

test.describe('when the proxy returns only empty pages', () => {
  test.use({ scenario: 'endless empty pages of join tokens, 18.x' });

  // docs/behaviour.md#join-tokens "It stops loading an endless list"
  test('the page says that the list is incomplete, and does not say that there are no tokens', async ({ page }) => {
    await page.goto(TOKENS_PATH);
    await expect(notice(page, /^Only the first 0 results are loaded/)).toBeVisible();
    await expect(page.getByText('No join tokens')).toBeHidden();
  });
});

test.describe('with unreadable records', () => {
  test.use({ scenario: 'malformed join tokens' });

  test('an unreadable token shows its JSON, and a token with missing fields has a row', async ({ page }) => {
    await openTokens(page, 3);
    await expect(row(page, /Unreadable/)).toContainText('{"id":7,"roles":null}');
    await expect(row(page, /bare-token/)).toContainText('Unknown');
  });
});

test.describe('with hostile names', () => {
  test.use({ scenario: 'hostile join tokens', viewport: { width: 390, height: 844 } });

  test(
    'hostile names are shown as text in the list and in the token dialog, also on a phone',
    { tag: '@gate' },
    async ({ page }) => {
      await openTokens(page, 3);
      const horizontalOverflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      await expect.poll(horizontalOverflow).toBeLessThanOrEqual(0);
      for (const [index, name] of [HOSTILE_TOKEN_NAMES[0], 'serverU+202E', HOSTILE_TOKEN_NAMES[2]].entries()) {
        const manageButton = page.getByRole('button', { name: `Manage join token ${name}` });
        await manageButton.click();
        const revokeItem = page.getByRole('menuitem', { name: 'Revoke token' });
        // A name with characters that headers can't contain can't be sent to the proxy.
        if (index === 1) await expect(revokeItem).toHaveAccessibleDescription(/can't be sent/);
        await page.getByRole('menuitem', { name: 'Show token' }).click();
        await expect(tokenField(page)).toHaveValue(new RegExp(`^${name.replaceAll(/[()+]/g, '\\$&')}`));
        expect(await dialog(page).evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
        await pressInDialog(page, 'Close');
      }
    },
  );
});
