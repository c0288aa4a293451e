import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import { exportCsv } from '#e2e/harness/menus.ts';
import {
  replaceText,
  yamlField,
  dialog,
  expectYaml,
  openResource,
  pressInDialog,
  problems,
  reviewButton,
  reviewAndSave,
} from '#e2e/roles/editor.ts';

const CONNECTORS_PATH = '/web/sso';
const LIST_GITHUB_CONNECTORS = 'GET /v1/webapi/github';

test.use({ scenario: 'roles and connectors' });

// docs/behaviour.md#lists "Trusted clusters and auth connectors, which are cards"
test('connectors list their teams, and other sign-in methods are named', { tag: '@gate' }, async ({ page }) => {
  await page.goto(CONNECTORS_PATH);
  await expect(page).toHaveTitle('Manage Auth Connectors');
  const octo = page.getByRole('listitem', { name: 'octo' });
  await expect(octo).toContainText('octo/ops → developer');
  await expect(octo).not.toContainText('placeholder');
  await expect(page.getByRole('listitem', { name: 'Local users' })).toContainText('on');
  await expect(page.getByText('OIDC and SAML connectors need an Enterprise cluster.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Set as default/ })).toBeHidden();
  const { name, lines } = await exportCsv(page, 'Export 1 row');
  expect(name).toMatch(/^auth-connectors-/);
  expect(lines[1]).toMatch(/^"octo","Octo",".*octo\/ops → developer/);
});

test(
  'a connector is created from the template, which includes the callback address',
  { tag: '@gate' },
  async ({ page, mock }) => {
    await page.goto(CONNECTORS_PATH);
    await page.getByRole('link', { name: 'Create GitHub connector' }).click();
    await expectYaml(page).toMatch(/redirect_url: https:\/\/one\.example\.com.*\/v1\/webapi\/github\/callback/);
    await replaceText(page, 'name: github', 'name: partners');
    await reviewAndSave(page);
    await expect(page.getByText('partners was saved.')).toBeVisible();
    await expect(page.getByRole('listitem', { name: 'partners' })).toBeVisible();
    expect(mock.world.db.githubConnector.get('partners')?.content).toContain('your-team');
  },
);

// docs/behaviour.md#resources-as-yaml "Users edit roles, auth connectors"
test('the editor of a connector has field help, and marks a value of the wrong type', async ({ page, mock }) => {
  await page.goto(CONNECTORS_PATH);
  await page.getByRole('link', { name: 'Edit octo' }).click();
  await expect(yamlField(page)).toBeVisible();
  const box = await page.getByText('client_id', { exact: true }).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 8);
  await expect(page.getByRole('tooltip')).toHaveText('The client ID of the OAuth app on GitHub.');
  await replaceText(page, 'display: Octo', 'display: 7');
  await expect(problems(page)).toHaveText([/Quote this: the proxy reads it as the number 7\.$/]);
  await replaceText(page, 'display: 7', 'display: Octopus');
  await reviewAndSave(page);
  await expect(page.getByRole('listitem', { name: 'octo' })).toContainText('Octopus');
  expect(mock.world.db.githubConnector.get('octo')?.content).toContain('a-placeholder-not-a-secret');
});

test('deleting a connector first names the consequences', async ({ page, mock }) => {
  await page.goto(CONNECTORS_PATH);
  await page.getByRole('button', { name: 'Delete octo' }).click();
  await expect(dialog(page, 'Delete GitHub connector octo?')).toContainText('can no longer sign in');
  await pressInDialog(page, 'Delete octo');
  await expect(page.getByRole('heading', { name: 'No GitHub connectors yet' })).toBeVisible();
  expect(mock.world.db.githubConnector.all()).toEqual([]);
});

test.describe('with single sign-on of every kind', () => {
  test.use({ scenario: 'MFA off, single sign-on' });

  test('OIDC and SAML connectors are listed as read-only, with the reason', async ({ page }) => {
    await page.goto(CONNECTORS_PATH);
    for (const [name, type] of [
      ['Accounts', 'oidc'],
      ['Directory', 'saml'],
    ] as const) {
      const card = page.getByRole('listitem', { name });
      await expect(card).toContainText(type);
      await expect(card).toContainText('This proxy has no API to read or change this connector');
      await expect(card.getByRole('button')).toHaveCount(0);
      await expect(card.getByRole('link')).toHaveCount(0);
    }
    await expect(page.getByText('OIDC and SAML connectors need an Enterprise cluster.')).toBeVisible();
  });
});

test.describe('behind a proxy of 18.x', () => {
  test.use({ scenario: 'roles and connectors of 18.x' });

  test('the default connector is marked, and a concurrent change is detected by its revision', async ({
    page,
    mock,
  }) => {
    const connectors = [{ id: 'github:octo', kind: 'github', name: 'octo', content: 'kind: github\n' }];
    mock.world.fault(LIST_GITHUB_CONNECTORS, {
      text: JSON.stringify({ defaultConnectorName: 'octo', defaultConnectorType: 'github', connectors }),
    });
    await page.goto(CONNECTORS_PATH);
    await expect(page.getByRole('listitem', { name: 'octo' }).getByText('default', { exact: true })).toBeVisible();
    mock.world.release(LIST_GITHUB_CONNECTORS);
    await openResource(page, CONNECTORS_PATH, 'octo');
    await replaceText(page, 'display: Octo', 'display: Mine');
    const storedContent = mock.world.db.githubConnector.get('octo')?.content ?? '';
    mock.world.db.githubConnector.update('octo', { content: storedContent.replace('Octo', 'Theirs') });
    await reviewAndSave(page);
    await pressInDialog(page, 'Overwrite with my version');
    await expect(page.getByRole('listitem', { name: 'octo' })).toContainText('Mine');
  });
});

test.describe('behind a proxy of 18.x', () => {
  test.use({ scenario: 'roles and connectors of 18.x' });

  const card = (page: Page, name: string) => page.getByRole('listitem', { name });
  const localDefaultButton = (page: Page) => page.getByRole('button', { name: 'Set as default: Local users' });

  // docs/behaviour.md#auth-connectors "The page shows the default connector"
  test(
    'setting the default connector keeps the focus in the card, and a refusal is shown at the card',
    { tag: '@gate' },
    async ({ page, mock }) => {
      mock.world.fault('PUT /v1/webapi/authconnector/default', { status: 403, message: 'not for you', times: 1 });
      await page.goto(CONNECTORS_PATH);
      await expect(card(page, 'Local users').getByText('default', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Set as default: octo' }).click();
      await expect(card(page, 'octo').getByRole('alert')).toContainText('not for you');
      await expect(localDefaultButton(page)).toBeHidden();
      await page.getByRole('button', { name: 'Set as default: octo' }).press('Enter');
      await expect(localDefaultButton(page)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Set as default: octo' })).toBeHidden();
      await expect(card(page, 'octo').locator(':focus')).toHaveText('default');
      await page.keyboard.press('Tab');
      await expect(card(page, 'octo').getByRole('link', { name: 'Edit octo' })).toBeFocused();
      expect(mock.world.settings.auth).toMatchObject({ authType: 'github', defaultConnectorName: 'octo' });
      await localDefaultButton(page).click();
      await expect(localDefaultButton(page)).toBeHidden();
      expect(mock.world.settings.auth.authType).toBe('local');
    },
  );
});

test.describe('as a user with read access', () => {
  test.use({ username: 'frank' });

  test('connectors can be read but not changed', { tag: '@gate' }, async ({ page }) => {
    await page.goto(CONNECTORS_PATH);
    await expect(page.getByRole('button', { name: 'Create GitHub connector' })).toHaveAccessibleDescription(
      'Requires permission: auth_connector: create, update',
    );
    await page.getByRole('link', { name: 'View octo' }).click();
    await expect(yamlField(page)).not.toBeEditable();
    await expect(reviewButton(page)).toHaveAccessibleDescription(/Requires permission/);
    await expectAccessible(page);
  });
});

test('a refused list names the required permission', async ({ page, mock }) => {
  mock.world.fault(LIST_GITHUB_CONNECTORS, {
    status: 403,
    message: 'access denied to perform action "list" on "auth_connector"',
  });
  await page.goto(CONNECTORS_PATH);
  await expect(page.getByText('Requires permission: auth_connector: list, read')).toBeVisible();
});
