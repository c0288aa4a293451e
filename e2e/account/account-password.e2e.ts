import type { Page } from '@playwright/test';
import { ALICE_TOTP_SECRET } from '#fixtures/scenarios/identity.ts';
import { PASSWORD } from '#fixtures/scenarios/people.ts';
import { totpCodeAt } from '#fixtures/identity/totp.ts';
import { expect, signIn, test } from '#e2e/harness/harness.ts';
import { enrollKey } from '#e2e/harness/security-keys.ts';

const NEW_PASSWORD = 'a much better one';
const CHANGE_PASSWORD = 'PUT /v1/webapi/users/password';
const PASSWORD_CHANGED_MESSAGE = 'Your password was changed.';

const changeButton = (page: Page) => page.getByRole('button', { name: 'Change password' });
const currentPasswordField = (page: Page) => page.getByLabel('Current password');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Verify your identity' });
const currentCode = () => totpCodeAt(ALICE_TOTP_SECRET, Date.now());

async function fillForm(page: Page, oldPassword = PASSWORD, newPassword = NEW_PASSWORD): Promise<void> {
  await currentPasswordField(page).fill(oldPassword);
  await page.getByLabel('New password').fill(newPassword);
  await page.getByLabel('Confirm password').fill(newPassword);
}

async function submitForm(page: Page, oldPassword = PASSWORD, newPassword = NEW_PASSWORD): Promise<void> {
  await page.goto('/web/account/password');
  await fillForm(page, oldPassword, newPassword);
  await changeButton(page).click();
}

test.describe('when second factors are off', () => {
  test.use({ scenario: 'MFA off' });

  test(
    'changing the password requires only the current one and clears the form',
    { tag: '@gate' },
    async ({ page, mock }) => {
      await page.goto('/web/account');
      await expect(page).toHaveURL('/web/account/password');
      await expect(page).toHaveTitle('Account Settings');
      await fillForm(page);
      await changeButton(page).click();
      await expect(page.getByText(PASSWORD_CHANGED_MESSAGE)).toBeVisible();
      expect(mock.world.db.user.get('alice')?.password).toBe(NEW_PASSWORD);
      await expect(currentPasswordField(page)).toHaveValue('');
      await expect(page.getByLabel('New password')).toHaveValue('');
    },
  );

  test(
    'a wrong current password is reported at its field, and the other fields keep their text',
    { tag: '@gate' },
    async ({ page, mock }) => {
      await submitForm(page, 'not mine');
      await expect(page.getByRole('alert')).toHaveText('This is not your current password.');
      await expect(currentPasswordField(page)).toBeFocused();
      await expect(page.getByLabel('New password')).toHaveValue(NEW_PASSWORD);
      await page.keyboard.type(PASSWORD);
      await expect(page.getByRole('alert')).toBeHidden();
      await page.keyboard.press('Enter');
      await expect(page.getByText(PASSWORD_CHANGED_MESSAGE)).toBeVisible();
      expect(mock.world.db.user.get('alice')?.password).toBe(NEW_PASSWORD);
    },
  );

  test('short, empty and mismatched passwords are reported, and Change password focuses a short or empty one', async ({
    page,
    mock,
  }) => {
    const newPasswordField = page.getByLabel('New password');
    await page.goto('/web/account/password');
    await newPasswordField.fill('short');
    await expect(newPasswordField).toHaveAccessibleDescription('At least 6 characters.');
    await page.getByLabel('Confirm password').focus();
    await expect(newPasswordField).toHaveAccessibleDescription('Use at least 6 characters.');
    await changeButton(page).click();
    await expect(currentPasswordField(page)).toBeFocused();
    await expect(currentPasswordField(page)).toHaveAccessibleDescription('Fill out this field.');
    await page.keyboard.type('x');
    await expect(currentPasswordField(page)).not.toHaveAttribute('aria-invalid');
    await expect(newPasswordField).toHaveAccessibleDescription('Use at least 6 characters.');
    await fillForm(page, PASSWORD, 'short');
    await changeButton(page).click();
    await expect(newPasswordField).toBeFocused();
    await newPasswordField.fill(NEW_PASSWORD);
    await changeButton(page).click();
    await expect(page.getByText("The passwords don't match.")).toBeVisible();
    expect(mock.world.db.user.get('alice')?.password).toBe(PASSWORD);
  });

  test('failed changes keep the typed text, and a double click sends one request', async ({ page, mock }) => {
    const message = 'password is too short, min length is 40';
    mock.world.fault(CHANGE_PASSWORD, { status: 400, message, times: 1 });
    await submitForm(page);
    await expect(page.getByRole('alert')).toHaveText(`Proxy: ${message}`);
    await expect(page.getByLabel('New password')).toBeFocused();
    await expect(currentPasswordField(page)).toHaveValue(PASSWORD);
    mock.world.fault(CHANGE_PASSWORD, { cut: true });
    await changeButton(page).click();
    await expect(page.getByRole('alert')).toHaveText('Network request failed');
    mock.world.fault(CHANGE_PASSWORD, { held: true });
    await changeButton(page).click();
    await expect(changeButton(page)).toHaveAttribute('aria-busy', 'true');
    await changeButton(page).click({ force: true });
    mock.world.release(CHANGE_PASSWORD);
    await expect(page.getByText(PASSWORD_CHANGED_MESSAGE)).toBeVisible();
    expect(mock.world.db.user.get('alice')?.password).toBe(NEW_PASSWORD);
    expect(mock.world.db.user.get('alice')?.failures).toEqual([]);
  });
});

test.describe('when a second factor is required', () => {
  test.use({ scenario: 'MFA on' });

  test(
    'a code confirms the change after a wrong code is reported in the dialog',
    { tag: '@gate' },
    async ({ page, mock }) => {
      await submitForm(page);
      const wrongCode = currentCode() === '000000' ? '000001' : '000000';
      await dialog(page).getByLabel('One-time code').fill(wrongCode);
      await page.keyboard.press('Enter');
      await expect(dialog(page).getByRole('alert')).toHaveText('Incorrect current password or one-time code.');
      await expect(dialog(page).getByLabel('One-time code')).toBeFocused();
      await page.keyboard.type(currentCode());
      await page.keyboard.press('Enter');
      await expect(page.getByText(PASSWORD_CHANGED_MESSAGE)).toBeVisible();
      await expect(dialog(page)).toBeHidden();
      expect(mock.world.db.user.get('alice')?.password).toBe(NEW_PASSWORD);
    },
  );

  test('a security key confirms the change', async ({ page, mock }) => {
    await enrollKey(page, { mock, user: 'alice' });
    await submitForm(page);
    await expect(dialog(page).getByLabel('MFA device')).toHaveValue('webauthn');
    await dialog(page).getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText(PASSWORD_CHANGED_MESSAGE)).toBeVisible();
    expect(mock.world.db.user.get('alice')?.password).toBe(NEW_PASSWORD);
  });

  test('a wrong current password opens no dialog, canceling keeps the form, and a refusal is reported', async ({
    page,
    mock,
  }) => {
    const message = 'password is too long, max length is 5';
    await submitForm(page, 'not mine');
    await expect(page.getByRole('alert')).toHaveText('This is not your current password.');
    await expect(dialog(page)).toBeHidden();
    await currentPasswordField(page).fill(PASSWORD);
    await changeButton(page).click();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(changeButton(page)).toBeFocused();
    await expect(page.getByLabel('New password')).toHaveValue(NEW_PASSWORD);
    expect(mock.world.db.user.get('alice')?.password).toBe(PASSWORD);
    mock.world.fault(CHANGE_PASSWORD, { status: 400, message, times: 1 });
    await changeButton(page).click();
    await dialog(page).getByLabel('One-time code').fill(currentCode());
    await dialog(page).getByRole('button', { name: 'Change password' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('alert')).toHaveText(`Proxy: ${message}`);
    await expect(page.getByLabel('New password')).toBeFocused();
  });

  test(
    'a user without a device sees how to add one instead of an MFA prompt',
    { tag: '@gate' },
    async ({ page, context, mock, origin }) => {
      await signIn(context, { mock, origin, username: 'bob' });
      await page.goto('/web/account/password');
      await expect(page.getByRole('status')).toContainText('you have no MFA device yet');
      await expect(changeButton(page)).toHaveAttribute('aria-disabled', 'true');
      await page.getByRole('link', { name: 'Add device' }).click();
      await expect(page).toHaveURL('/web/account/twofactor');
    },
  );
});

test.describe('when a second factor is optional', () => {
  test.use({ scenario: 'MFA optional', username: 'bob' });

  test('a user without devices changes the password without a second factor', async ({ page, mock }) => {
    await submitForm(page);
    await expect(page.getByText(PASSWORD_CHANGED_MESSAGE)).toBeVisible();
    expect(mock.world.db.user.get('bob')?.password).toBe(NEW_PASSWORD);
    await expect(page.getByText('you have no MFA device yet')).toBeHidden();
    await expect(changeButton(page)).toBeEnabled();
    await expect(changeButton(page)).not.toHaveAttribute('aria-disabled', 'true');
  });
});

test.describe('behind an 18.x proxy', () => {
  test.use({ scenario: 'MFA on, 18.x' });

  test('bad passwords are reported, and a key confirms a good one', { tag: '@gate' }, async ({ page, mock }) => {
    await enrollKey(page, { mock, user: 'alice' });
    await submitForm(page, 'not mine at all');
    await dialog(page).getByRole('button', { name: 'Change password' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('alert')).toHaveText('This is not your current password.');
    await expect(currentPasswordField(page)).toBeFocused();
    await fillForm(page, PASSWORD, 'elevenchars');
    await changeButton(page).click();
    await expect(page.getByText('Use at least 12 characters.')).toBeVisible();
    await fillForm(page);
    await changeButton(page).click();
    await dialog(page).getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText(PASSWORD_CHANGED_MESSAGE)).toBeVisible();
    expect(mock.world.db.user.get('alice')?.password).toBe(NEW_PASSWORD);
  });
});

test.describe('with single sign-on', () => {
  test.use({ scenario: 'MFA on, single sign-on', username: 'sam-github' });

  test('the page says why there is no password to change', async ({ page }) => {
    await page.goto('/web/account');
    await expect(page).toHaveURL('/web/account/twofactor');
    await page.getByRole('link', { name: 'Password' }).click();
    await expect(page.getByRole('status')).toContainText('You sign in through single sign-on');
    await expect(changeButton(page)).toBeHidden();
  });
});
