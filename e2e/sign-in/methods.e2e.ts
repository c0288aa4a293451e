import type { Page } from '@playwright/test';
import { ALICE_TOTP_SECRET } from '#fixtures/scenarios/identity.ts';
import { PASSWORD } from '#fixtures/scenarios/people.ts';
import { totpCodeAt } from '#fixtures/identity/totp.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { readBrowserStorage } from '#e2e/harness/browser-storage.ts';
import { enrollKey, plugInKey } from '#e2e/harness/security-keys.ts';

test.use({ username: '' });

const HOME_URL = /\/web\/cluster\/one\.example\.com/;
const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true });
const factorSelect = (page: Page) => page.getByLabel('MFA device');
const codeField = (page: Page) => page.getByLabel('One-time code');
const alert = (page: Page) => page.getByRole('alert');

/** Replaces the browser's prompt like some extensions do: the promise never settles, not even after an abort. */
const hangPrompts = (page: Page) =>
  page.addInitScript(() => {
    CredentialsContainer.prototype.get = (options) => {
      const { mediation, signal } = options ?? {};
      if (mediation !== 'conditional')
        signal?.addEventListener('abort', () => document.documentElement.setAttribute('data-aborted', ''));
      return new Promise(() => undefined);
    };
  });

const isPromptAborted = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-aborted'));

async function fillSignIn(page: Page, user = 'alice', password = PASSWORD): Promise<void> {
  await page.goto('/web/login');
  await page.getByLabel('Username').fill(user);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

test.describe('when a one-time code is required', () => {
  test.use({ scenario: 'MFA otp' });

  // docs/behaviour.md#sign-in "Users may paste a one-time code with spaces", "The console sends six digits"
  test('short and wrong codes are reported, and a correct code signs in', { tag: '@gate' }, async ({ page, mock }) => {
    await fillSignIn(page);
    await codeField(page).fill('12345');
    await signInButton(page).click();
    await expect(codeField(page)).toBeFocused();
    expect(mock.world.db.user.get('alice')?.failures).toEqual([]);
    const wrongCode = totpCodeAt(ALICE_TOTP_SECRET, Date.now()) === '000000' ? '000001' : '000000';
    await codeField(page).fill(wrongCode);
    await signInButton(page).click();
    await expect(alert(page)).toContainText('Proxy: invalid credentials');
    await expect(codeField(page)).toBeFocused();
    const currentCode = totpCodeAt(ALICE_TOTP_SECRET, Date.now());
    await page.keyboard.insertText(`\u200b${currentCode.slice(0, 3)}\u00a0- ${currentCode.slice(3)} \ufeff`);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(HOME_URL);
  });
});

test.describe('when a security key is required', () => {
  test.use({ scenario: 'MFA webauthn' });

  test('an empty security key and an account without a key are reported', { tag: '@gate' }, async ({ page, mock }) => {
    const { session, authenticatorId } = await enrollKey(page, { mock, user: 'alice' });
    await session.send('WebAuthn.clearCredentials', { authenticatorId });
    await fillSignIn(page);
    await signInButton(page).click();
    await expect(alert(page)).toContainText("The security key wasn't used in time");
    await expect(signInButton(page)).toBeEnabled();
    await fillSignIn(page, 'carol');
    await signInButton(page).click();
    await expect(alert(page)).toContainText('No security key is registered for this account.');
  });
});

test.describe('when any second factor is accepted', () => {
  test.use({ scenario: 'MFA on' });

  test('the preferred factor is selected, and another factor can be chosen', { tag: '@gate' }, async ({ page }) => {
    await fillSignIn(page);
    await expect(factorSelect(page)).toHaveValue('webauthn');
    await expect(codeField(page)).toBeHidden();
    await factorSelect(page).selectOption('Authenticator App');
    await codeField(page).fill(totpCodeAt(ALICE_TOTP_SECRET, Date.now()));
    await signInButton(page).click();
    await expect(page).toHaveURL(HOME_URL);
  });
});

test.describe('while a prompt for a passkey hangs', () => {
  test.use({ scenario: 'passkeys and passwords' });

  // docs/behaviour.md#security-keys "The user can cancel a prompt while it is open",
  // "Choosing another way to sign in or to verify"
  test('the prompt can be canceled, and a password with a code signs in', { tag: '@gate' }, async ({ page }) => {
    const passkeyButton = page.getByRole('button', { name: 'Continue with a passkey' });
    const waitingMessage = page.getByText('Waiting for your security key or passkey.');
    const cancelButton = page.getByRole('button', { name: 'Cancel' });
    await hangPrompts(page);
    await fillSignIn(page);
    await passkeyButton.click();
    await expect(waitingMessage).toBeVisible();
    await cancelButton.click();
    await expect(waitingMessage).toBeHidden();
    await expect(alert(page)).toBeHidden();
    await expect(passkeyButton).toBeFocused();
    expect(await isPromptAborted(page)).toBe(true);
    await passkeyButton.click();
    await expect(waitingMessage).toBeVisible();
    await factorSelect(page).selectOption('Authenticator App');
    await expect(waitingMessage).toBeHidden();
    await passkeyButton.click();
    await expect(waitingMessage).toBeVisible();
    await codeField(page).fill(totpCodeAt(ALICE_TOTP_SECRET, Date.now()));
    await signInButton(page).click();
    await expect(page).toHaveURL(HOME_URL);
  });
});

for (const scenario of ['MFA on', 'MFA on, 18.x'])
  test.describe(`after a correct password (scenario: ${scenario})`, () => {
    test.use({ scenario });

    // docs/behaviour.md#sign-in "If the password is right and the account", "Passwords are never stored"
    test(
      'a user with an authenticator app is asked for the code, and no password is stored',
      { tag: '@gate' },
      async ({ page }) => {
        const isPasswordStored = async () => JSON.stringify(await readBrowserStorage(page)).includes(PASSWORD);
        await fillSignIn(page);
        await page.keyboard.press('Enter');
        await expect(page.getByRole('status')).toHaveText('Enter the code from your authenticator app.');
        await expect(factorSelect(page)).toHaveValue('otp');
        await expect(codeField(page)).toBeFocused();
        expect(await isPasswordStored()).toBe(false);
        await page.keyboard.press('Enter');
        await expect(codeField(page)).toBeFocused();
        await page.keyboard.type(totpCodeAt(ALICE_TOTP_SECRET, Date.now()));
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(HOME_URL);
        await expect
          .poll(async () => Object.keys(await readBrowserStorage(page)))
          .toContain('local grv_teleport_token');
        expect(await isPasswordStored()).toBe(false);
      },
    );
  });

test.describe('when the sign-in form checks the password before the second factor', () => {
  test.use({ scenario: 'MFA on' });

  // docs/behaviour.md#sign-in "If the password is right and the account"
  test('a user with only a key signs in with it even if a code is chosen', { tag: '@gate' }, async ({ page, mock }) => {
    await enrollKey(page, { mock, user: 'bob' });
    await fillSignIn(page, 'bob');
    await factorSelect(page).selectOption('Authenticator App');
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page).toHaveURL(HOME_URL);
    expect(mock.world.db.user.get('bob')?.failures).toEqual([]);
  });

  test('a user with an app and a key can switch between them', async ({ page, mock }) => {
    await enrollKey(page, { mock, user: 'alice' });
    await fillSignIn(page);
    await factorSelect(page).selectOption('Authenticator App');
    await signInButton(page).click();
    await expect(codeField(page)).toBeFocused();
    await factorSelect(page).selectOption('Hardware Key');
    await signInButton(page).click();
    await expect(page).toHaveURL(HOME_URL);
  });

  test(
    'a wrong password does not reveal the MFA devices, and a user without devices is told to ask an administrator',
    { tag: '@gate' },
    async ({ page, mock }) => {
      await fillSignIn(page, 'alice', 'wrong horse');
      await signInButton(page).click();
      await expect(alert(page)).toContainText('Proxy: invalid credentials');
      await expect(factorSelect(page)).toHaveValue('webauthn');
      expect(mock.world.db.user.get('alice')?.failures).toHaveLength(1);
      await fillSignIn(page, 'carol');
      await signInButton(page).click();
      await expect(alert(page)).toHaveText(
        'No MFA device is registered for this account. Ask an administrator to reset your account.',
      );
    },
  );
});

test.describe('when a second factor is optional', () => {
  test.use({ scenario: 'MFA optional' });

  test('only users without an MFA device can sign in with the password alone', { tag: '@gate' }, async ({ page }) => {
    await fillSignIn(page);
    await factorSelect(page).selectOption('None');
    await signInButton(page).click();
    await expect(alert(page)).toContainText('Proxy: invalid credentials');
    await fillSignIn(page, 'bob');
    await signInButton(page).click();
    await expect(page).toHaveURL(HOME_URL);
  });
});

test.describe('when passkeys are preferred', () => {
  test.use({ scenario: 'MFA optional, passkeys' });

  test('a passkey signs in without username and password', { tag: '@gate' }, async ({ page, mock }) => {
    await enrollKey(page, { mock, user: 'alice', isPasskey: true });
    await page.goto('/web/login');
    await page.getByRole('button', { name: 'Continue with a passkey' }).click();
    await expect(page).toHaveURL(HOME_URL);
    await expect(page.getByRole('button', { name: 'Account of alice' })).toBeVisible();
  });

  test('a button opens the password form when no passkey responds', { tag: '@gate' }, async ({ page }) => {
    await plugInKey(page, true);
    await page.goto('/web/login');
    await expect(page.getByLabel('Username')).toBeHidden();
    await page.getByRole('button', { name: 'Continue with a passkey' }).click();
    await expect(alert(page)).toContainText("The security key wasn't used in time");
    await page.getByRole('button', { name: 'Sign in with a password' }).click();
    await expect(page.getByLabel('Username')).toBeFocused();
  });
});

test.describe('with single sign-on', () => {
  test.use({ scenario: 'MFA off, single sign-on' });

  // docs/behaviour.md#redirects "The tab stores the fragment of the page"
  test('signing in at the provider returns to the requested page', { tag: '@gate' }, async ({ page }) => {
    const requestedUrls: string[] = [];
    page.on('request', (request) => requestedUrls.push(request.url()));
    await page.goto('/web/cluster/one.example.com/nodes?search=web#row-7');
    await page.getByRole('button', { name: 'Continue with GitHub' }).click();
    await page
      .getByRole('button', { name: /Continue as sam-github/ })
      .or(page.getByRole('link', { name: /Continue as sam-github/ }))
      .click();
    await expect(page).toHaveURL(/\/web\/cluster\/one\.example\.com\/nodes\?search=web#row-7$/);
    expect(requestedUrls.filter((address) => address.replace(/#.*/, '').includes('row-7'))).toEqual([]);
  });

  test('providers are sorted by name, and a denial links to the sign-in page', { tag: '@gate' }, async ({ page }) => {
    await page.goto('/web/login');
    await expect(page.getByRole('button', { name: /^Continue with/ })).toHaveText([
      'Continue with Accounts',
      'Continue with Directory',
      'Continue with GitHub',
    ]);
    await page.getByRole('button', { name: 'Continue with GitHub' }).click();
    await page
      .getByRole('button', { name: 'Deny' })
      .or(page.getByRole('link', { name: 'Deny' }))
      .click();
    await expect(page.getByRole('heading', { name: 'Login Unsuccessful' })).toBeVisible();
    await page.getByRole('link', { name: 'Please attempt to log in again.' }).click();
    await expect(page.getByLabel('Username')).toBeVisible();
  });
});

test.describe('with single sign-on only', () => {
  test.use({ scenario: 'MFA off, single sign-on, no local accounts' });

  test('the page shows no password form', async ({ page }) => {
    await page.goto('/web/login');
    await expect(page.getByRole('button', { name: 'Continue with GitHub' })).toBeVisible();
    await expect(page.getByLabel('Username')).toBeHidden();
  });
});

test.describe('when the preferred provider is not configured', () => {
  test.use({ scenario: 'a missing provider' });

  test('the page shows a message, a password signs in, and the list of applications loads', async ({ page }) => {
    await page.goto('/web/login');
    await expect(page.getByRole('status')).toContainText('No single sign-on provider is configured');
    await page.getByRole('button', { name: 'Sign in with a password' }).click();
    await page.getByLabel('Username').fill('alice');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await signInButton(page).click();
    await expect(page).toHaveURL(HOME_URL);
    await page.goto('/web/cluster/one.example.com/apps');
    await expect(page.getByRole('heading', { name: 'Applications', level: 1 })).toBeVisible();
    await expect(page.getByText('no github connectors found')).toBeHidden();
    await expect(page.getByRole('heading', { name: /No applications/ })).toBeVisible();
  });
});

test('the pages to which a provider returns show the result', { tag: '@gate' }, async ({ page }) => {
  for (const [path, expectedText] of [
    ['/web/msg/info/login_success', 'You can close this window.'],
    ['/web/msg/error/login', "Couldn't sign you in."],
    ['/web/msg/error/login_failed', "Couldn't sign you in."],
    ['/web/msg/error/login/callback', "Couldn't process the response"],
    ['/web/msg/error/login/auth', 'no role in this cluster'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main'), path).toContainText(expectedText);
  }
});
