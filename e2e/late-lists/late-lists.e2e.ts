// Tests that each list shows the page's changes immediately and keeps them. The mock's lists are one second late, and
// its clock stands still until a test advances it. Until then, only the page itself knows about its changes.
import type { Page } from '@playwright/test';
import * as bots from '#e2e/bots/bots-page.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { row } from '#e2e/harness/resource-kinds.ts';
import { openLastStep, createIntegration } from '#e2e/integrations/wizard.ts';
import * as locks from '#e2e/locks/new-lock-page.ts';
import { replaceText, dialog, pressInDialog, replaceYaml, reviewAndSave } from '#e2e/roles/editor.ts';
import * as tokens from '#e2e/tokens/tokens-page.ts';
import * as users from '#e2e/users/users-page.ts';

const LIST_DELAY = '00:00:02';
const NOT_LISTED_MESSAGE = "The proxy accepted a change, but its list doesn't show it yet.";

const card = (page: Page, name: string) => page.getByRole('listitem', { name });
const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

for (const line of ['14.x', '18.x'] as const)
  // docs/behaviour.md#late-lists "The lists of users, roles, auth connectors"
  test.describe(`behind a ${line} proxy`, () => {
    test.use({ line: line === '18.x' ? line : '' });

    test(`the list shows that a user is created, edited and deleted (${line})`, async ({ page, time }) => {
      await users.openUsers(page);
      await page.getByRole('link', { name: 'Create user' }).click();
      await users.field(page, 'Username').fill('erin');
      await users.addRole(page, 'dev', 'developer');
      await users.pressInDialog(page, 'Create user');
      await users.pressInDialog(page, 'Close');
      const expectCreated = () => expect(row(page, / erin/)).toContainText('developer');
      await expectCreated();
      await time.pass(LIST_DELAY);
      await expectCreated();
      await users.chooseAction(page, 'erin', 'Edit user');
      await users.addRole(page, 'audit', 'auditor');
      await users.pressInDialog(page, 'Save changes');
      const expectChanged = () => expect(row(page, / erin/)).toContainText('auditor, developer');
      await expectChanged();
      await time.pass(LIST_DELAY);
      await expectChanged();
      await users.chooseAction(page, 'erin', 'Delete user');
      await users.pressInDialog(page, 'Delete user');
      await expect(row(page, / erin/)).toHaveCount(0);
      await time.pass(LIST_DELAY);
      await expect(row(page, / erin/)).toHaveCount(0);
    });

    test(`the list shows that locks are placed and deleted (${line})`, async ({ page, time }) => {
      await locks.openWithTargets(page, 'user=dora&login=guest');
      await locks.lockButton(page, '2 targets').click();
      // docs/behaviour.md#late-lists "A page that has created locks links"
      await expect(notice(page, '2 locks were placed.')).toBeVisible();
      const expectPlaced = () => expect(row(page, /user: dora/)).toContainText('alice');
      await expectPlaced();
      await expect(row(page, /login: guest/)).toContainText('Active');
      await time.pass(LIST_DELAY);
      await expectPlaced();
      await page.getByRole('button', { name: 'Delete lock on user: dora' }).click();
      await pressInDialog(page, 'Delete lock');
      await expect(row(page, /dora/)).toHaveCount(0);
      await time.pass(LIST_DELAY);
      await expect(row(page, /dora/)).toHaveCount(0);
      await expect(row(page, /guest/)).toBeVisible();
    });

    test.describe('with roles and connectors', () => {
      test.use({ scenario: 'roles and connectors' });

      test(`the list shows that a role is created, edited and deleted (${line})`, async ({ page, time }) => {
        await page.setViewportSize({ width: 1280, height: 2000 });
        await page.goto('/web/roles?new=blank');
        await replaceYaml(page, 'kind: role\nversion: v7\nmetadata:\n  name: fresh\nspec: {}\n');
        await reviewAndSave(page);
        await expect(row(page, /^fresh/)).toBeVisible();
        await time.pass(LIST_DELAY);
        await page.getByRole('link', { name: 'Edit role fresh' }).click();
        await replaceText(page, 'name: fresh', 'name: fresh\n  description: For newcomers');
        await reviewAndSave(page);
        await expect(notice(page, 'fresh was saved.')).toBeVisible();
        // docs/behaviour.md#late-lists "If a resource is saved again, a late"
        await page.getByRole('link', { name: 'Edit role fresh' }).click();
        await replaceText(page, 'For newcomers', 'For everybody');
        await reviewAndSave(page);
        await expect(notice(page, 'fresh was saved.')).toBeVisible();
        await time.pass(LIST_DELAY);
        await page.getByRole('button', { name: 'Delete role fresh' }).click();
        await pressInDialog(page, 'Delete');
        await expect(row(page, /^fresh/)).toHaveCount(0);
        await time.pass(LIST_DELAY);
        await expect(row(page, /^fresh/)).toHaveCount(0);
      });

      test(`the list shows that a connector is created, edited and deleted (${line})`, async ({ page, time }) => {
        await page.goto('/web/sso');
        await page.getByRole('link', { name: 'Create GitHub connector' }).click();
        await replaceText(page, 'name: github', 'name: partners');
        await reviewAndSave(page);
        await expect(card(page, 'partners')).toBeVisible();
        await time.pass(LIST_DELAY);
        await page.getByRole('link', { name: 'Edit partners' }).click();
        await replaceText(page, /display: .*/, 'display: Partners of ours');
        await reviewAndSave(page);
        await expect(card(page, 'partners')).toContainText('Partners of ours');
        await time.pass(LIST_DELAY);
        await expect(card(page, 'partners')).toContainText('Partners of ours');
        await page.getByRole('button', { name: 'Delete partners' }).click();
        await pressInDialog(page, 'Delete partners');
        await expect(card(page, 'partners')).toHaveCount(0);
        await time.pass(LIST_DELAY);
        await expect(card(page, 'partners')).toHaveCount(0);
      });

      test(`the list shows a trusted cluster being created, disabled and deleted (${line})`, async ({ page, time }) => {
        await page.goto('/web/trust');
        await page.getByRole('link', { name: 'Connect to a root cluster' }).click();
        await replaceText(page, /name: \S+/, 'name: other.example.com');
        await reviewAndSave(page);
        await expect(card(page, 'other.example.com')).toBeVisible();
        await time.pass(LIST_DELAY);
        await page.getByRole('button', { name: 'Disable other.example.com' }).click();
        await pressInDialog(page, 'Disable other.example.com');
        await expect(card(page, 'other.example.com')).toContainText('disabled');
        await time.pass(LIST_DELAY);
        await expect(card(page, 'other.example.com')).toContainText('disabled');
        await page.getByRole('button', { name: 'Delete other.example.com' }).click();
        await pressInDialog(page, 'Delete other.example.com');
        await expect(card(page, 'other.example.com')).toHaveCount(0);
        await time.pass(LIST_DELAY);
        await expect(card(page, 'other.example.com')).toHaveCount(0);
      });
    });

    test.describe('with integrations', () => {
      test.use({ scenario: 'two integrations' });

      test(`the list shows that an integration is created, edited and deleted (${line})`, async ({ page, time }) => {
        await openLastStep(page);
        await createIntegration(page, 'aws-fresh');
        await page.getByRole('button', { name: 'Go to integrations' }).click();
        await expect(row(page, /aws-fresh/)).toBeVisible();
        await time.pass(LIST_DELAY);
        await page.getByRole('button', { name: 'Manage aws-fresh' }).click();
        await page.getByRole('menuitem', { name: 'Edit role ARN' }).click();
        await page.getByRole('textbox', { name: 'Role ARN' }).fill('arn:aws:iam::999900001111:role/other');
        await pressInDialog(page, 'Save role ARN');
        await expect(row(page, /aws-fresh/)).toContainText('role/other');
        await time.pass(LIST_DELAY);
        await expect(row(page, /aws-fresh/)).toContainText('role/other');
        await page.getByRole('button', { name: 'Manage aws-fresh' }).click();
        await page.getByRole('menuitem', { name: 'Delete integration' }).click();
        await pressInDialog(page, 'Delete integration');
        await expect(row(page, /aws-fresh/)).toHaveCount(0);
        await time.pass(LIST_DELAY);
        await expect(row(page, /aws-fresh/)).toHaveCount(0);
      });
    });
  });

// docs/behaviour.md#late-lists "The lists of users, roles, auth connectors"
test.describe('with join tokens', () => {
  test.use({ scenario: 'join tokens, 18.x' });

  test('the list shows a join token being created, and another being edited and revoked', async ({ page, time }) => {
    await tokens.openTokens(page, 5);
    await page.getByRole('link', { name: 'Create token' }).click();
    await tokens.pressInDialog(page, 'Create token');
    await tokens.pressInDialog(page, 'Close');
    await expect(tokens.nameCells(page)).toHaveCount(6);
    await time.pass(LIST_DELAY);
    await expect(tokens.nameCells(page)).toHaveCount(6);
    await tokens.chooseAction(page, /deploy-bot/, 'Edit token');
    await replaceText(page, '- Bot', '- Node');
    await reviewAndSave(page);
    await expect(tokens.row(page, /deploy-bot/)).toContainText('Server');
    await time.pass(LIST_DELAY);
    await expect(tokens.row(page, /deploy-bot/)).toContainText('Server');
    await tokens.chooseAction(page, /deploy-bot/, 'Revoke token');
    await pressInDialog(page, 'Revoke token');
    await expect(tokens.row(page, /deploy-bot/)).toHaveCount(0);
    await time.pass(LIST_DELAY);
    await expect(tokens.row(page, /deploy-bot/)).toHaveCount(0);
  });
});

test.describe('with bots', () => {
  test.use({ scenario: 'bots, 18.x' });

  test('the list shows that a bot is created, edited and deleted', async ({ page, time }) => {
    await bots.fillBotForm(page, 'ci');
    await page.getByRole('button', { name: 'Create bot' }).click();
    await dialog(page).getByRole('link', { name: 'Go to bots' }).click();
    await expect(bots.row(page, /^ci/)).toContainText('access');
    await time.pass(LIST_DELAY);
    await bots.chooseAction(page, 'ci', 'Edit roles');
    await bots.field(page, 'Roles').fill('auditor,');
    await bots.pressInDialog(page, 'Save changes');
    await expect(bots.row(page, /^ci/)).toContainText('access, auditor');
    await time.pass(LIST_DELAY);
    await expect(bots.row(page, /^ci/)).toContainText('access, auditor');
    await bots.chooseAction(page, 'ci', 'Delete bot');
    await bots.pressInDialog(page, 'Delete bot');
    await expect(bots.row(page, /^ci/)).toHaveCount(0);
    await time.pass(LIST_DELAY);
    await expect(bots.row(page, /^ci/)).toHaveCount(0);
  });
});

// docs/behaviour.md#late-lists "After twelve seconds, the console"
test(
  'a notice with a reload button appears when the proxy does not list a new lock within 13 seconds',
  { tag: '@gate' },
  async ({ page, mock, time }) => {
    mock.world.settings.listDelayMs = 60_000;
    await locks.openWithTargets(page, 'user=dora');
    await locks.lockButton(page).click();
    await expect(notice(page, 'The lock on user: dora was placed.')).toBeVisible();
    await expect(row(page, /dora/)).toBeVisible();
    await time.pass('00:00:13');
    await expect(notice(page, NOT_LISTED_MESSAGE)).toBeVisible();
    await expect(row(page, /dora/)).toHaveCount(0);
    await time.pass('00:00:50');
    await notice(page, NOT_LISTED_MESSAGE).getByRole('button', { name: 'Reload list' }).click();
    await expect(row(page, /dora/)).toBeVisible();
    await expect(notice(page, NOT_LISTED_MESSAGE)).toBeHidden();
  },
);

test.describe('with several connectors and a default', () => {
  test.use({ scenario: 'roles and connectors', line: '18.x' });

  // docs/behaviour.md#late-lists "After twelve seconds, the console"
  test('a notice appears when the proxy does not show a new default connector within 13 seconds', async ({
    page,
    mock,
    time,
  }) => {
    mock.world.settings.listDelayMs = 60_000;
    await page.goto('/web/sso');
    await page.getByRole('button', { name: 'Set as default: octo' }).click();
    const defaultLabel = card(page, 'octo').getByText('default', { exact: true });
    await expect(defaultLabel).toBeVisible();
    await time.pass('00:00:13');
    await expect(notice(page, NOT_LISTED_MESSAGE)).toBeVisible();
    await expect(defaultLabel).toBeHidden();
    await time.pass('00:00:50');
    await notice(page, NOT_LISTED_MESSAGE).getByRole('button', { name: 'Reload list' }).click();
    await expect(defaultLabel).toBeVisible();
    await expect(notice(page, NOT_LISTED_MESSAGE)).toBeHidden();
  });
});
