import { RESET } from '#fixtures/scenarios/identity.ts';
import { code, codeShown, factor, NEW_PASSWORD, passPassword, press, typePassword } from './enrolling.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { plugIn } from '#e2e/harness/keys.ts';

test.use({ as: '' });

const LINK = `/web/reset/${RESET}`;
const OPENED = `${LINK}/continue`;
const HOME = /\/web\/cluster\/one\.example\.com/;

test.describe('without a second factor', () => {
  test.use({ scenario: 'second factor off' });

  test('a reset leads to a new password and in, and works once', { tag: '@gate' }, async ({ page, mock }) => {
    await page.goto(LINK);
    await expect(page).toHaveTitle('Reset your password');
    await expect(page.getByRole('heading', { name: 'Reset your password for one.example.com' })).toBeVisible();
    await page.getByRole('link', { name: 'Reset your password' }).click();
    await typePassword(page);
    await press(page, 'Set password');
    await expect(page).toHaveURL(HOME);
    await expect(page.getByRole('button', { name: 'Account of bob' })).toBeVisible();
    expect(mock.world.db.user.get('bob')?.password).toBe(NEW_PASSWORD);
    await page.goto(LINK);
    await expect(page.getByRole('heading', { name: 'Reset your password', exact: true })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('This link is invalid or has expired.');
  });

  test.describe('while somebody is signed in', () => {
    test.use({ as: 'alice' });

    test('it says so, and the user of the link takes their place', { tag: '@gate' }, async ({ page }) => {
      await page.goto(LINK);
      await expect(page.getByRole('status')).toContainText('Someone is already signed in to this browser.');
      await page.getByRole('link', { name: 'Reset your password' }).click();
      await typePassword(page);
      await press(page, 'Set password');
      await expect(page.getByRole('button', { name: 'Account of bob' })).toBeVisible();
    });
  });
});

test.describe('with a one-time code', () => {
  test.use({ scenario: 'second factor otp' });

  test('a new app takes the place of the old one', async ({ page, mock }) => {
    await passPassword(page, OPENED);
    await code(page).fill(await codeShown(page));
    await press(page, 'Add authenticator app');
    await expect(page).toHaveURL(HOME);
    expect(mock.world.db.mfaDevice.all().filter(({ user }) => user === 'bob')).toHaveLength(1);
  });
});

test.describe('with a hardware key', () => {
  test.use({ scenario: 'second factor webauthn' });

  test('a new key lets one in, now and the next time', async ({ page }) => {
    await plugIn(page);
    await passPassword(page, OPENED);
    await press(page, 'Add hardware key');
    await expect(page).toHaveURL(HOME);
    await page.getByRole('button', { name: 'Account of bob' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByLabel('Username').fill('bob');
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(HOME);
  });
});

test.describe('with a factor that is optional', () => {
  test.use({ scenario: 'second factor optional' });

  test('one may go on without, and reads what that means', async ({ page, mock }) => {
    await passPassword(page, OPENED);
    await factor(page).selectOption('None');
    await expect(page.getByText('Without MFA, anyone who learns your password can sign in.')).toBeVisible();
    await press(page, 'Continue without MFA');
    await expect(page).toHaveURL(HOME);
    expect(mock.world.db.mfaDevice.all().filter(({ user }) => user === 'bob')).toEqual([]);
  });
});

test.describe('with passkeys', () => {
  test.use({ scenario: 'second factor webauthn, passkeys' });

  test('a new passkey signs in, now and the next time', { tag: '@gate' }, async ({ page }) => {
    await plugIn(page, true);
    await page.goto(OPENED);
    await page.getByRole('link', { name: 'Create a passkey' }).click();
    await page.getByLabel('Device name').fill('laptop');
    await press(page, 'Create passkey');
    await expect(page).toHaveURL(HOME);
    await page.getByRole('button', { name: 'Account of bob' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Continue with a passkey' }).click();
    await expect(page.getByRole('button', { name: 'Account of bob' })).toBeVisible();
  });
});

test.describe('with a policy on private keys', () => {
  test.use({ scenario: 'second factor off, hardware keys' });

  test(
    'the password is set, and one is sent to the command line',
    { tag: '@gate' },
    async ({ page, context, mock }) => {
      await page.goto(OPENED);
      await typePassword(page);
      await press(page, 'Set password');
      await expect(page.getByRole('heading', { name: 'Your password was reset' })).toBeVisible();
      await expect(page.getByRole('status')).toContainText('Sign in with the command line.');
      expect(mock.world.db.user.get('bob')?.password).toBe(NEW_PASSWORD);
      expect(mock.world.db.webSession.all()).toEqual([]);
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('__Host-session');
    },
  );
});

test.describe('without local accounts', () => {
  test.use({ scenario: 'second factor off, no local accounts' });

  test('the link is of no use, and that is shown', async ({ page }) => {
    await page.goto(OPENED);
    await expect(page.getByRole('status')).toContainText('Local accounts are turned off in this cluster');
    await expect(page.getByRole('link', { name: 'Go to sign-in page' })).toBeVisible();
  });
});
