// An 18.x proxy can require an MFA verification for each administrative change. These tests delete a user
// (docs/protocol/auth-and-identity.md#25.4).
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { enrollKey } from '#e2e/harness/security-keys.ts';
import { chooseAction, nameCells, pressInDialog } from './users-page.ts';

const MFA_CHALLENGE = 'POST /v1/webapi/mfa/authenticatechallenge';

const mfaDialog = (page: Page) => page.getByRole('dialog', { name: 'Verify your identity' });
const deleteDialog = (page: Page) => page.getByRole('dialog', { name: 'Delete user bob?' });

test.use({ scenario: 'MFA webauthn' });

test.beforeEach(async ({ page, mock }) => {
  Object.assign(mock.world.settings, { dialect: 18, version: '18.3.0' });
  await enrollKey(page, { mock, user: 'alice' });
  await page.goto('/web/users');
  await expect(nameCells(page).filter({ hasText: 'bob' })).toBeVisible();
  await chooseAction(page, 'bob', 'Delete user');
  await pressInDialog(page, 'Delete user');
});

// docs/behaviour.md#calls "If the proxy refuses a change because an administrator"
test(
  'a change prompts for the key, and continues after the user verifies',
  { tag: '@gate' },
  async ({ page, mock }) => {
    await expect(mfaDialog(page)).toContainText('multi-factor authentication (MFA) for administrative changes');
    await mfaDialog(page).getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'bob was deleted.' })).toBeVisible();
    await expect(mfaDialog(page)).toBeHidden();
    expect(mock.world.db.user.get('bob')).toBeUndefined();
  },
);

// docs/behaviour.md#calls "If the user cancels, the page shows"
test('the prompt appears again after Cancel, and Retry works after a refused challenge', async ({ page, mock }) => {
  await mfaDialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(deleteDialog(page).getByRole('alert')).toContainText('requires MFA verification');
  expect(mock.world.db.user.get('bob')).toBeDefined();
  await pressInDialog(page, 'Delete user');
  await expect(mfaDialog(page).getByRole('button', { name: 'Continue' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(mfaDialog(page)).toBeHidden();
  mock.world.fault(MFA_CHALLENGE, { status: 429, message: 'rate limit exceeded, try again in 1s', times: 1 });
  await pressInDialog(page, 'Delete user');
  await expect(mfaDialog(page).getByRole('alert')).toContainText('rate limit exceeded');
  await mfaDialog(page).getByRole('button', { name: 'Retry' }).click();
  await mfaDialog(page).getByRole('button', { name: 'Continue' }).click();
  await expect(nameCells(page).filter({ hasText: 'bob' })).toBeHidden();
});
