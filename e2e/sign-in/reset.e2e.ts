// Links that reset a password, with several settings of the second factor.
import { RESET_ID } from '#fixtures/scenarios/identity.ts';
import {
  codeField,
  shownTotpCode,
  factorSelect,
  NEW_PASSWORD,
  setPasswordAndContinue,
  pressButton,
  typePassword,
} from './enroll-page.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { plugInKey } from '#e2e/harness/security-keys.ts';

test.use({ username: '' });

const RESET_PATH = `/web/reset/${RESET_ID}`;
const SET_PASSWORD_PATH = `${RESET_PATH}/continue`;
const HOME_URL = /\/web\/cluster\/one\.example\.com/;

test.describe('without a second factor', () => {
  test.use({ scenario: 'MFA off' });

  test('a reset sets a new password and signs in, and works once', { tag: '@gate' }, async ({ page, mock }) => {
    await page.goto(RESET_PATH);
    await expect(page).toHaveTitle('Reset your password');
    await expect(page.getByRole('heading', { name: 'Reset your password for one.example.com' })).toBeVisible();
    await page.getByRole('link', { name: 'Reset your password' }).click();
    await typePassword(page);
    await pressButton(page, 'Set password');
    await expect(page).toHaveURL(HOME_URL);
    await expect(page.getByRole('button', { name: 'Account of bob' })).toBeVisible();
    expect(mock.world.db.user.get('bob')?.password).toBe(NEW_PASSWORD);
    await page.goto(RESET_PATH);
    await expect(page.getByRole('heading', { name: 'Reset your password', exact: true })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('This link is invalid or has expired.');
  });

  test.describe('with another user signed in', () => {
    test.use({ username: 'alice' });

    test(
      'the page warns that someone is signed in, and the user of the link replaces that user',
      { tag: '@gate' },
      async ({ page }) => {
        await page.goto(RESET_PATH);
        await expect(page.getByRole('status')).toContainText('Someone is already signed in to this browser.');
        await page.getByRole('link', { name: 'Reset your password' }).click();
        await typePassword(page);
        await pressButton(page, 'Set password');
        await expect(page.getByRole('button', { name: 'Account of bob' })).toBeVisible();
      },
    );
  });
});

test.describe('with a one-time code', () => {
  test.use({ scenario: 'MFA otp' });

  test('a new authenticator app replaces the old one', async ({ page, mock }) => {
    await setPasswordAndContinue(page, SET_PASSWORD_PATH);
    await codeField(page).fill(await shownTotpCode(page));
    await pressButton(page, 'Add authenticator app');
    await expect(page).toHaveURL(HOME_URL);
    expect(mock.world.db.mfaDevice.all().filter(({ user }) => user === 'bob')).toHaveLength(1);
  });
});

test.describe('with a security key', () => {
  test.use({ scenario: 'MFA webauthn' });

  test('a new key signs in, now and the next time', async ({ page }) => {
    await plugInKey(page);
    await setPasswordAndContinue(page, SET_PASSWORD_PATH);
    await pressButton(page, 'Add hardware key');
    await expect(page).toHaveURL(HOME_URL);
    await page.getByRole('button', { name: 'Account of bob' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByLabel('Username').fill('bob');
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(HOME_URL);
  });
});

test.describe('with an optional second factor', () => {
  test.use({ scenario: 'MFA optional' });

  test('the user can continue without an MFA device after a warning', async ({ page, mock }) => {
    await setPasswordAndContinue(page, SET_PASSWORD_PATH);
    await factorSelect(page).selectOption('None');
    await expect(page.getByText('Without MFA, anyone who learns your password can sign in.')).toBeVisible();
    await pressButton(page, 'Continue without MFA');
    await expect(page).toHaveURL(HOME_URL);
    expect(mock.world.db.mfaDevice.all().filter(({ user }) => user === 'bob')).toEqual([]);
  });
});

test.describe('with passkeys', () => {
  test.use({ scenario: 'MFA webauthn, passkeys' });

  test('a new passkey signs in, now and the next time', { tag: '@gate' }, async ({ page }) => {
    await plugInKey(page, true);
    await page.goto(SET_PASSWORD_PATH);
    await page.getByRole('link', { name: 'Create a passkey' }).click();
    await page.getByLabel('Device name').fill('laptop');
    await pressButton(page, 'Create passkey');
    await expect(page).toHaveURL(HOME_URL);
    await page.getByRole('button', { name: 'Account of bob' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Continue with a passkey' }).click();
    await expect(page.getByRole('button', { name: 'Account of bob' })).toBeVisible();
  });
});

test.describe('when the cluster requires hardware private keys', () => {
  test.use({ scenario: 'MFA off, hardware keys' });

  test(
    'the password is set, and the page tells the user to sign in with the command line',
    { tag: '@gate' },
    async ({ page, context, mock }) => {
      await page.goto(SET_PASSWORD_PATH);
      await typePassword(page);
      await pressButton(page, 'Set password');
      await expect(page.getByRole('heading', { name: 'Your password was reset' })).toBeVisible();
      await expect(page.getByRole('status')).toContainText('Sign in with the command line.');
      expect(mock.world.db.user.get('bob')?.password).toBe(NEW_PASSWORD);
      expect(mock.world.db.webSession.all()).toEqual([]);
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('__Host-session');
    },
  );
});

test.describe('without local accounts', () => {
  test.use({ scenario: 'MFA off, no local accounts' });

  test('the page of the link says that local accounts are turned off', async ({ page }) => {
    await page.goto(SET_PASSWORD_PATH);
    await expect(page.getByRole('status')).toContainText('Local accounts are turned off in this cluster');
    await expect(page.getByRole('link', { name: 'Go to sign-in page' })).toBeVisible();
  });
});
