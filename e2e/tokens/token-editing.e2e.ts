// A join token is changed as YAML, on proxies that list them (docs/protocol/resources.md#18.4).
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { change, dialog, expectYaml, press, save } from '#e2e/roles/editor.ts';
import { choose, names, notice, open, row, TOKENS } from './tokens-page.ts';

const LIST = 'GET /v2/webapi/tokens';
const SAVE = 'PUT /v1/webapi/tokens/yaml';

test.use({ scenario: 'join tokens, 18.x' });

async function editBot(page: Page): Promise<void> {
  await open(page, 5);
  await choose(page, /deploy-bot/, 'Edit token');
  await expectYaml(page).toMatch(/name: deploy-bot/);
}

// docs/behaviour.md#join-tokens "A token that the proxy lists (18.x)", "Tokens of the proxy's configuration"
test('the roles of a token are changed as YAML, and the list shows them', { tag: '@gate' }, async ({ page, mock }) => {
  await editBot(page);
  await change(page, '- Bot', '- Node');
  await save(page);
  await expect(notice(page, 'deploy-bot was saved.')).toBeVisible();
  await expect(row(page, /deploy-bot/)).toContainText('Server');
  await expect(page).toHaveURL(TOKENS);
  expect(mock.world.db.joinToken.get('deploy-bot')?.roles).toEqual(['Node']);
});

// docs/behaviour.md#join-tokens "The name of a token is a secret unless", "The address says only that a token"
test(
  'the name of a secret token is in no address, and its text is kept nowhere',
  { tag: '@gate' },
  async ({ page, mock }) => {
    const [server] = mock.world.db.joinToken.all();
    await open(page, 5);
    await choose(page, /^\S+ Server Secret/, 'Edit token');
    await expectYaml(page).toMatch(new RegExp(`name: "?${server?.token.id}`));
    await expect(page).toHaveURL(`${TOKENS}?edit=token`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\*{4}\w{8}$/);
    await expect(notice(page, 'This text contains secrets.')).toBeVisible();
    await change(page, '- Node', '- App');
    await page.goBack();
    await press(page, 'Keep editing');
    await expectYaml(page).toMatch(/- App/);
    await page.goBack();
    await press(page, 'Discard');
    await expect(names(page)).toHaveCount(5);
    expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain(server?.token.id);
  },
);

// docs/behaviour.md#join-tokens "The proxy keeps names as they are"
test('what the proxy refuses is said, and the text stays', async ({ page, mock }) => {
  await editBot(page);
  await change(page, 'name: deploy-bot', 'name: other-bot');
  await save(page);
  await expect(page.getByRole('main')).toContainText('renaming tokens is not supported');
  await expectYaml(page).toMatch(/name: other-bot/);
  mock.world.fault(SAVE, { status: 504, message: 'the backend is away', times: 1 });
  await change(page, 'name: other-bot', 'name: deploy-bot');
  await change(page, '- Bot', '- Kube');
  await save(page);
  await expect(page.getByRole('alert')).toContainText('Proxy: the backend is away');
  await expectYaml(page).toMatch(/- Kube/);
});

test('a token that somebody else changed meanwhile is not overwritten without a question', async ({ page, mock }) => {
  await editBot(page);
  await change(page, '- Bot', '- Kube');
  mock.world.db.joinToken.update('deploy-bot', { roles: ['App'] });
  await save(page);
  await expect(dialog(page, 'Overwrite deploy-bot?')).toContainText('- App');
});

test.describe('with more than a page of them', () => {
  test.use({ scenario: 'many join tokens, 18.x' });

  // docs/behaviour.md#join-tokens "The console loads all pages of the list"
  test('all pages are listed', async ({ page }) => {
    await page.goto(TOKENS);
    await expect(notice(page, '450 join tokens')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search join tokens' }).fill('build-449');
    await expect(names(page)).toHaveText(['build-449']);
  });
});

test.describe('with later pages that fail', () => {
  test.use({ scenario: 'join tokens whose rest fails, 18.x' });

  // docs/behaviour.md#join-tokens "An incomplete list says how much"
  test('one that does not come again is not taken for gone', async ({ page, mock }) => {
    await page.goto(TOKENS);
    await choose(page, /build-000/, 'Edit token');
    await change(page, '- Bot', '- Node');
    mock.world.db.joinToken.delete('build-000');
    mock.world.fault(LIST, { status: 504, message: 'the backend is away', spared: 1 });
    await save(page);
    await expect(page.getByRole('alert')).toContainText("Not all join tokens are loaded, so this one couldn't be");
    await expectYaml(page).toMatch(/- Node/);
  });
});
