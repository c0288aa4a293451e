// Changes that an 18.x proxy takes only with an MFA response of their own (docs/protocol/auth-and-identity.md#25.4).
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { giveKey } from '#e2e/harness/keys.ts';
import { chooseFor, names, press } from './users-page.ts';

const ASK = 'POST /v1/webapi/mfa/authenticatechallenge';

const question = (page: Page) => page.getByRole('dialog', { name: 'Verify your identity' });
const deletion = (page: Page) => page.getByRole('dialog', { name: 'Delete user bob?' });

test.use({ scenario: 'second factor webauthn' });

test.beforeEach(async ({ page, mock }) => {
  Object.assign(mock.world.settings, { dialect: 18, version: '18.3.0' });
  await giveKey(page, { mock, user: 'alice' });
  await page.goto('/web/users');
  await expect(names(page).filter({ hasText: 'bob' })).toBeVisible();
  await chooseFor(page, 'bob', 'Delete user');
  await press(page, 'Delete user');
});

// docs/behaviour.md#calls "If the proxy refuses a change because an administrator"
test(
  'a change asks for the key over its dialog, and goes on with the answer',
  { tag: '@gate' },
  async ({ page, mock }) => {
    await expect(question(page)).toContainText('multi-factor authentication (MFA) for administrative changes');
    await question(page).getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'bob was deleted.' })).toBeVisible();
    await expect(question(page)).toBeHidden();
    expect(mock.world.db.user.get('bob')).toBeUndefined();
  },
);

// docs/behaviour.md#calls "If the user cancels, the page shows"
test('the question comes again after Cancel, and after a refused challenge on Retry', async ({ page, mock }) => {
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(deletion(page).getByRole('alert')).toContainText('requires MFA verification');
  expect(mock.world.db.user.get('bob')).toBeDefined();
  await press(page, 'Delete user');
  await expect(question(page).getByRole('button', { name: 'Continue' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  mock.world.fault(ASK, { status: 429, message: 'rate limit exceeded, try again in 1s', times: 1 });
  await press(page, 'Delete user');
  await expect(question(page).getByRole('alert')).toContainText('rate limit exceeded');
  await question(page).getByRole('button', { name: 'Retry' }).click();
  await question(page).getByRole('button', { name: 'Continue' }).click();
  await expect(names(page).filter({ hasText: 'bob' })).toBeHidden();
});
