// Join tokens are edited as YAML behind proxies that list them (docs/protocol/resources.md#18.4).
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { replaceText, dialog, expectYaml, pressInDialog, reviewAndSave } from '#e2e/roles/editor.ts';
import { chooseAction, nameCells, notice, openTokens, row, TOKENS_PATH } from './tokens-page.ts';

const LIST_TOKENS = 'GET /v2/webapi/tokens';
const SAVE_TOKEN_YAML = 'PUT /v1/webapi/tokens/yaml';

test.use({ scenario: 'join tokens, 18.x' });

async function editBotToken(page: Page): Promise<void> {
  await openTokens(page, 5);
  await chooseAction(page, /deploy-bot/, 'Edit token');
  await expectYaml(page).toMatch(/name: deploy-bot/);
}

// docs/behaviour.md#join-tokens "A token that the proxy lists (18.x)", "Tokens of the proxy's configuration"
test('the roles of a token are edited as YAML, and the list shows them', { tag: '@gate' }, async ({ page, mock }) => {
  await editBotToken(page);
  await replaceText(page, '- Bot', '- Node');
  await reviewAndSave(page);
  await expect(notice(page, 'deploy-bot was saved.')).toBeVisible();
  await expect(row(page, /deploy-bot/)).toContainText('Server');
  await expect(page).toHaveURL(TOKENS_PATH);
  expect(mock.world.db.joinToken.get('deploy-bot')?.roles).toEqual(['Node']);
});

// docs/behaviour.md#join-tokens "The name of a token is a secret unless", "The address says only that a token"
test(
  'the name of a secret token is not in the URL, and the token is not in browser storage',
  { tag: '@gate' },
  async ({ page, mock }) => {
    const [serverToken] = mock.world.db.joinToken.all();
    await openTokens(page, 5);
    await chooseAction(page, / Server Secret/, 'Edit token');
    await expectYaml(page).toMatch(new RegExp(`name: "?${serverToken?.token.id}`));
    await expect(page).toHaveURL(`${TOKENS_PATH}?edit=token`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\*{4}\w{8}$/);
    await expect(notice(page, 'This text contains secrets.')).toBeVisible();
    await replaceText(page, '- Node', '- App');
    await page.goBack();
    await pressInDialog(page, 'Keep editing');
    await expectYaml(page).toMatch(/- App/);
    await page.goBack();
    await pressInDialog(page, 'Discard');
    await expect(nameCells(page)).toHaveCount(5);
    expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain(
      serverToken?.token.id,
    );
  },
);

// docs/behaviour.md#join-tokens "The proxy keeps names as they are"
test('a refusal of the proxy is shown, and the text stays', async ({ page, mock }) => {
  await editBotToken(page);
  await replaceText(page, 'name: deploy-bot', 'name: other-bot');
  await reviewAndSave(page);
  await expect(page.getByRole('main')).toContainText('renaming tokens is not supported');
  await expectYaml(page).toMatch(/name: other-bot/);
  mock.world.fault(SAVE_TOKEN_YAML, { status: 504, message: 'the backend is away', times: 1 });
  await replaceText(page, 'name: other-bot', 'name: deploy-bot');
  await replaceText(page, '- Bot', '- Kube');
  await reviewAndSave(page);
  await expect(page.getByRole('alert')).toContainText('Proxy: the backend is away');
  await expectYaml(page).toMatch(/- Kube/);
});

test('saving asks for confirmation before it overwrites changes of another user', async ({ page, mock }) => {
  await editBotToken(page);
  await replaceText(page, '- Bot', '- Kube');
  mock.world.db.joinToken.update('deploy-bot', { roles: ['App'] });
  await reviewAndSave(page);
  await expect(dialog(page, 'Overwrite deploy-bot?')).toContainText('- App');
});

test.describe('with several pages of tokens', () => {
  test.use({ scenario: 'many join tokens, 18.x' });

  // docs/behaviour.md#join-tokens "The console loads all pages of the list"
  test('the list contains the tokens of all pages', async ({ page }) => {
    await page.goto(TOKENS_PATH);
    await expect(notice(page, '450 join tokens')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search join tokens' }).fill('build-449');
    await expect(nameCells(page)).toHaveText(['build-449']);
  });
});

test.describe('when later pages of the list fail', () => {
  test.use({ scenario: 'join tokens whose second page fails, 18.x' });

  // docs/behaviour.md#join-tokens "An incomplete list says how much"
  test('saving a token that is not in the partial list does not report it as deleted', async ({ page, mock }) => {
    await page.goto(TOKENS_PATH);
    await chooseAction(page, /build-000/, 'Edit token');
    await replaceText(page, '- Bot', '- Node');
    mock.world.db.joinToken.delete('build-000');
    mock.world.fault(LIST_TOKENS, { status: 504, message: 'the backend is away', spared: 1 });
    await reviewAndSave(page);
    await expect(page.getByRole('alert')).toContainText("Not all join tokens are loaded, so this one couldn't be");
    await expectYaml(page).toMatch(/- Node/);
  });
});
