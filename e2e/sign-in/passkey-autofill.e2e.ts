// Sign-in with a passkey from the browser's autofill list at the username field. The virtual authenticator of the tests
// selects a passkey immediately if user presence is simulated, so most tests disable that.
import type { Page } from '@playwright/test';
import { PASSWORD } from '#fixtures/scenarios/people.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { enrollKey, plugInKey, type SecurityKey } from '#e2e/harness/security-keys.ts';

test.use({ username: '', scenario: 'passkeys and passwords' });

const BEGIN_PASSKEY = 'POST /v1/webapi/mfa/login/begin';
const HOME_URL = /\/web\/cluster\/one\.example\.com/;
const usernameField = (page: Page) => page.getByLabel('Username');
const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true });
const alert = (page: Page) => page.getByRole('alert');

/** Starts to count the passkey challenges that the page requests. The returned function returns the count so far. */
function countPasskeyChallenges(page: Page): () => number {
  let challengeCount = 0;
  page.on('request', (request) => {
    if (request.postData()?.includes('passwordless')) challengeCount += 1;
  });
  return () => challengeCount;
}

const disableKeyTouch = ({ session, authenticatorId }: SecurityKey) =>
  session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: false });

async function signInAsBob(page: Page, password = PASSWORD): Promise<void> {
  await usernameField(page).fill('bob');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('MFA device').selectOption('None');
  await signInButton(page).click();
}

test('a passkey from the autofill list signs in without a button', { tag: '@gate' }, async ({ page, mock }) => {
  await enrollKey(page, { mock, user: 'alice', isPasskey: true });
  await page.goto('/web/cluster/one.example.com/nodes?search=web');
  await expect(page).toHaveURL(/\/nodes\?search=web$/);
  await expect(page.getByRole('button', { name: 'Account of alice' })).toBeVisible();
});

test(
  'passkeys are offered next to a password, and once more after a wrong password',
  { tag: '@gate' },
  async ({ page, mock }) => {
    await disableKeyTouch(await enrollKey(page, { mock, user: 'alice', isPasskey: true }));
    const challengeCount = countPasskeyChallenges(page);
    await page.goto('/web/login');
    await expect(usernameField(page)).toHaveAttribute('autocomplete', 'username webauthn');
    await expect(usernameField(page)).toBeFocused();
    await expect.poll(challengeCount).toBe(1);
    await signInAsBob(page, 'not it');
    await expect(alert(page)).toContainText('Proxy: invalid credentials');
    await expect.poll(challengeCount).toBe(2);
    await expect(alert(page)).toContainText('Proxy: invalid credentials');
    await signInAsBob(page);
    await expect(page).toHaveURL(HOME_URL);
    await expect(page.getByRole('button', { name: 'Account of bob' })).toBeVisible();
    expect(challengeCount()).toBe(2);
  },
);

/**
 * Simulates a user who ignores the autofill list. While the request of the list is pending, browsers refuse other
 * WebAuthn requests (WebAuthn 5.1.4).
 */
const ignorePasskeyList = (page: Page) =>
  page.addInitScript(() => {
    const originalGet = CredentialsContainer.prototype.get;
    let pendingListRequests = 0;
    CredentialsContainer.prototype.get = function get(options) {
      if (options?.mediation !== 'conditional')
        return pendingListRequests > 0
          ? Promise.reject(new DOMException('pending', 'OperationError'))
          : originalGet.call(this, options);
      pendingListRequests += 1;
      return new Promise((_resolve, reject) => {
        options.signal?.addEventListener('abort', () => {
          pendingListRequests -= 1;
          reject(new DOMException('given up', 'AbortError'));
        });
      });
    };
  });

test('the passkey button works while the autofill list is pending', { tag: '@gate' }, async ({ page, mock }) => {
  await ignorePasskeyList(page);
  await enrollKey(page, { mock, user: 'alice', isPasskey: true });
  const challengeCount = countPasskeyChallenges(page);
  await page.goto('/web/login');
  await expect.poll(challengeCount).toBe(1);
  await page.getByRole('button', { name: 'Continue with a passkey' }).click();
  await expect(page).toHaveURL(HOME_URL);
});

test('an expired challenge is renewed on the next user activity', async ({ page, mock, time }) => {
  await disableKeyTouch(await enrollKey(page, { mock, user: 'alice', isPasskey: true }));
  const challengeCount = countPasskeyChallenges(page);
  await page.goto('/web/login');
  await expect.poll(challengeCount).toBe(1);
  await time.pass('00:10:00');
  expect(challengeCount()).toBe(1);
  await page.mouse.move(100, 100);
  await expect.poll(challengeCount).toBe(2);
  await expect(alert(page)).toBeHidden();
});

test('a browser without a passkey and a refused challenge show no error, and a password signs in', async ({
  page,
  mock,
}) => {
  await plugInKey(page, true);
  const challengeCount = countPasskeyChallenges(page);
  await page.goto('/web/login');
  await expect.poll(challengeCount).toBe(1);
  await expect(alert(page)).toBeHidden();
  mock.world.fault(BEGIN_PASSKEY, { status: 429, message: 'max rate reached: retry-in 0s' });
  const refusedChallenge = page.waitForResponse('**/mfa/login/begin');
  await page.reload();
  await refusedChallenge;
  await expect(signInButton(page)).toBeVisible();
  await expect(alert(page)).toBeHidden();
  await signInAsBob(page);
  await expect(page).toHaveURL(HOME_URL);
});

test('an unknown passkey is refused with the message of the proxy', async ({ page, mock }) => {
  // The virtual key answers every challenge immediately, faster than a person, and would exceed the rate limit.
  mock.world.settings.rateLimits = false;
  await enrollKey(page, { mock, user: 'alice', isPasskey: true });
  for (const { user, device, proof } of mock.world.db.mfaDevice.all())
    if (proof?.kind === 'webauthn') mock.world.db.mfaDevice.delete(`${user}/${device.id}`);
  await page.goto('/web/login');
  await expect(alert(page)).toContainText('Proxy: invalid credentials');
});

test('no challenge is fetched in a browser without autofill or without WebAuthn', async ({ context }) => {
  for (const [browserDescription, removeFeature] of [
    ['without autofill', () => (PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false))],
    ['too old for autofill', () => Reflect.deleteProperty(PublicKeyCredential, 'isConditionalMediationAvailable')],
    ['without WebAuthn', () => Reflect.deleteProperty(globalThis, 'PublicKeyCredential')],
  ] as const) {
    const tab = await context.newPage();
    await tab.addInitScript(removeFeature);
    const challengeCount = countPasskeyChallenges(tab);
    await tab.goto('/web/login');
    await signInAsBob(tab, 'not it');
    await expect(alert(tab), browserDescription).toContainText('Proxy: invalid credentials');
    expect(challengeCount(), browserDescription).toBe(0);
  }
});

test.describe('when the cluster does not allow passkey sign-in', () => {
  test.use({ scenario: 'MFA optional' });

  test('passkeys are not offered', async ({ page }) => {
    const challengeCount = countPasskeyChallenges(page);
    await page.goto('/web/login');
    await expect(usernameField(page)).toHaveAttribute('autocomplete', 'username');
    await signInAsBob(page);
    await expect(page).toHaveURL(HOME_URL);
    expect(challengeCount()).toBe(0);
  });
});
