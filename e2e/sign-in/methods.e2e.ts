import type { Page } from '@playwright/test';
import { ALICE_TOTP } from '#fixtures/scenarios/identity.ts';
import { PASSWORD } from '#fixtures/scenarios/people.ts';
import { codeAt } from '#fixtures/identity/totp.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { kept } from '#e2e/harness/kept.ts';
import { giveKey, plugIn } from '#e2e/harness/keys.ts';

test.use({ as: '' });

const HOME = /\/web\/cluster\/one\.example\.com/;
const button = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true });
const factor = (page: Page) => page.getByLabel('MFA device');
const code = (page: Page) => page.getByLabel('One-time code');
const alert = (page: Page) => page.getByRole('alert');

/** As browser extensions that replace the browser's prompt: it never settles, not even when it is aborted. */
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

async function fill(page: Page, user = 'alice', password = PASSWORD): Promise<void> {
  await page.goto('/web/login');
  await page.getByLabel('Username').fill(user);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

test.describe('where a one-time code is required', () => {
  test.use({ scenario: 'second factor otp' });

  // docs/behaviour.md#sign-in "Users may paste a one-time code with spaces", "The console sends six digits"
  test('short and wrong codes are reported, and the right one signs in', { tag: '@gate' }, async ({ page, mock }) => {
    await fill(page);
    await code(page).fill('12345');
    await button(page).click();
    await expect(code(page)).toBeFocused();
    expect(mock.world.db.user.get('alice')?.failures).toEqual([]);
    const wrong = codeAt(ALICE_TOTP, Date.now()) === '000000' ? '000001' : '000000';
    await code(page).fill(wrong);
    await button(page).click();
    await expect(alert(page)).toContainText('Proxy: invalid credentials');
    await expect(code(page)).toBeFocused();
    const now = codeAt(ALICE_TOTP, Date.now());
    await page.keyboard.insertText(`\u200b${now.slice(0, 3)}\u00a0- ${now.slice(3)} \ufeff`);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(HOME);
  });
});

test.describe('where a hardware key is required', () => {
  test.use({ scenario: 'second factor webauthn' });

  test('a foreign key and an account without a key are reported', { tag: '@gate' }, async ({ page, mock }) => {
    const { session, authenticatorId } = await giveKey(page, { mock, user: 'alice' });
    await session.send('WebAuthn.clearCredentials', { authenticatorId });
    await fill(page);
    await button(page).click();
    await expect(alert(page)).toContainText("The security key wasn't used in time");
    await expect(button(page)).toBeEnabled();
    await fill(page, 'carol');
    await button(page).click();
    await expect(alert(page)).toContainText('No security key is registered for this account.');
  });
});

test.describe('where either factor will do', () => {
  test.use({ scenario: 'second factor on' });

  test('the preferred one stands first, and the other can be chosen', { tag: '@gate' }, async ({ page }) => {
    await fill(page);
    await expect(factor(page)).toHaveValue('webauthn');
    await expect(code(page)).toBeHidden();
    await factor(page).selectOption('Authenticator App');
    await code(page).fill(codeAt(ALICE_TOTP, Date.now()));
    await button(page).click();
    await expect(page).toHaveURL(HOME);
  });
});

test.describe('while a prompt for a passkey hangs', () => {
  test.use({ scenario: 'passkeys beside passwords' });

  // docs/behaviour.md#security-keys "The user can cancel a prompt while it is open",
  // "Choosing another way to sign in or to verify"
  test('it can be canceled, and a password with a code signs in', { tag: '@gate' }, async ({ page }) => {
    const passkey = page.getByRole('button', { name: 'Continue with a passkey' });
    const waiting = page.getByText('Waiting for your security key or passkey.');
    const cancel = page.getByRole('button', { name: 'Cancel' });
    await hangPrompts(page);
    await fill(page);
    await passkey.click();
    await expect(waiting).toBeVisible();
    await cancel.click();
    await expect(waiting).toBeHidden();
    await expect(alert(page)).toBeHidden();
    await expect(passkey).toBeFocused();
    expect(await isPromptAborted(page)).toBe(true);
    await passkey.click();
    await expect(waiting).toBeVisible();
    await factor(page).selectOption('Authenticator App');
    await expect(waiting).toBeHidden();
    await passkey.click();
    await expect(waiting).toBeVisible();
    await code(page).fill(codeAt(ALICE_TOTP, Date.now()));
    await button(page).click();
    await expect(page).toHaveURL(HOME);
  });
});

for (const scenario of ['second factor on', 'second factor on, 18.x'])
  test.describe(`with the answer to a right password, ${scenario}`, () => {
    test.use({ scenario });

    // docs/behaviour.md#sign-in "If the password is right and the account", "Passwords are never stored"
    test('an app user is asked for the code, and no password is stored', { tag: '@gate' }, async ({ page }) => {
      const isPasswordStored = async () => JSON.stringify(await kept(page)).includes(PASSWORD);
      await fill(page);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status')).toHaveText('Enter the code from your authenticator app.');
      await expect(factor(page)).toHaveValue('otp');
      await expect(code(page)).toBeFocused();
      expect(await isPasswordStored()).toBe(false);
      await page.keyboard.press('Enter');
      await expect(code(page)).toBeFocused();
      await page.keyboard.type(codeAt(ALICE_TOTP, Date.now()));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(HOME);
      await expect.poll(async () => Object.keys(await kept(page))).toContain('local grv_teleport_token');
      expect(await isPasswordStored()).toBe(false);
    });
  });

test.describe('where either factor will do, to the answer to a right password', () => {
  test.use({ scenario: 'second factor on' });

  // docs/behaviour.md#sign-in "If the password is right and the account"
  test('a user with only a key is asked for it after choosing a code', { tag: '@gate' }, async ({ page, mock }) => {
    await giveKey(page, { mock, user: 'bob' });
    await fill(page, 'bob');
    await factor(page).selectOption('Authenticator App');
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page).toHaveURL(HOME);
    expect(mock.world.db.user.get('bob')?.failures).toEqual([]);
  });

  test('who has both goes on with the one they chose', async ({ page, mock }) => {
    await giveKey(page, { mock, user: 'alice' });
    await fill(page);
    await factor(page).selectOption('Authenticator App');
    await button(page).click();
    await expect(code(page)).toBeFocused();
    await factor(page).selectOption('Hardware Key');
    await button(page).click();
    await expect(page).toHaveURL(HOME);
  });

  test('a wrong password reveals nothing, a missing device is reported', { tag: '@gate' }, async ({ page, mock }) => {
    await fill(page, 'alice', 'wrong horse');
    await button(page).click();
    await expect(alert(page)).toContainText('Proxy: invalid credentials');
    await expect(factor(page)).toHaveValue('webauthn');
    expect(mock.world.db.user.get('alice')?.failures).toHaveLength(1);
    await fill(page, 'carol');
    await button(page).click();
    await expect(alert(page)).toHaveText(
      'No MFA device is registered for this account. Ask an administrator to reset your account.',
    );
  });
});

test.describe('where a factor is optional', () => {
  test.use({ scenario: 'second factor optional' });

  test('only users without a device sign in without one', { tag: '@gate' }, async ({ page }) => {
    await fill(page);
    await factor(page).selectOption('None');
    await button(page).click();
    await expect(alert(page)).toContainText('Proxy: invalid credentials');
    await fill(page, 'bob');
    await button(page).click();
    await expect(page).toHaveURL(HOME);
  });
});

test.describe('where passkeys come first', () => {
  test.use({ scenario: 'second factor optional, passkeys' });

  test('a passkey alone signs in', { tag: '@gate' }, async ({ page, mock }) => {
    await giveKey(page, { mock, user: 'alice', passkey: true });
    await page.goto('/web/login');
    await page.getByRole('button', { name: 'Continue with a passkey' }).click();
    await expect(page).toHaveURL(HOME);
    await expect(page.getByRole('button', { name: 'Account of alice' })).toBeVisible();
  });

  test('the password waits behind a button when no passkey answers', { tag: '@gate' }, async ({ page }) => {
    await plugIn(page, true);
    await page.goto('/web/login');
    await expect(page.getByLabel('Username')).toBeHidden();
    await page.getByRole('button', { name: 'Continue with a passkey' }).click();
    await expect(alert(page)).toContainText("The security key wasn't used in time");
    await page.getByRole('button', { name: 'Sign in with a password' }).click();
    await expect(page.getByLabel('Username')).toBeFocused();
  });
});

test.describe('with single sign-on', () => {
  test.use({ scenario: 'second factor off, single sign-on' });

  // docs/behaviour.md#redirects "The tab stores the fragment of the page"
  test('one signs in there and comes back to where one was going', { tag: '@gate' }, async ({ page }) => {
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await page.goto('/web/cluster/one.example.com/nodes?search=web#row-7');
    await page.getByRole('button', { name: 'Continue with GitHub' }).click();
    await page
      .getByRole('button', { name: /Continue as sam-github/ })
      .or(page.getByRole('link', { name: /Continue as sam-github/ }))
      .click();
    await expect(page).toHaveURL(/\/web\/cluster\/one\.example\.com\/nodes\?search=web#row-7$/);
    expect(addresses.filter((address) => address.replace(/#.*/, '').includes('row-7'))).toEqual([]);
  });

  test('providers keep the order of the proxy, and a denial shows a way back', { tag: '@gate' }, async ({ page }) => {
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
  test.use({ scenario: 'second factor off, single sign-on, no local accounts' });

  test('there is no password form', async ({ page }) => {
    await page.goto('/web/login');
    await expect(page.getByRole('button', { name: 'Continue with GitHub' })).toBeVisible();
    await expect(page.getByLabel('Username')).toBeHidden();
  });
});

test.describe('where the preferred provider is not set up', () => {
  test.use({ scenario: 'a provider that is missing' });

  test('the page says so, a password signs in, and the console learns which proxy it talks to', async ({ page }) => {
    await page.goto('/web/login');
    await expect(page.getByRole('status')).toContainText('No single sign-on provider is configured');
    await page.getByRole('button', { name: 'Sign in with a password' }).click();
    await page.getByLabel('Username').fill('alice');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await button(page).click();
    await expect(page).toHaveURL(HOME);
    await page.goto('/web/cluster/one.example.com/apps');
    await expect(page.getByRole('heading', { name: 'Applications', level: 1 })).toBeVisible();
    await expect(page.getByText('no github connectors found')).toBeHidden();
    await expect(page.getByRole('heading', { name: /No applications/ })).toBeVisible();
  });
});

test('the pages that a provider leads back to say what happened', { tag: '@gate' }, async ({ page }) => {
  for (const [path, words] of [
    ['/web/msg/info/login_success', 'You can close this window.'],
    ['/web/msg/error/login', "Couldn't sign you in."],
    ['/web/msg/error/login_failed', "Couldn't sign you in."],
    ['/web/msg/error/login/callback', "Couldn't process the response"],
    ['/web/msg/error/login/auth', 'no role in this cluster'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main'), path).toContainText(words);
  }
});
