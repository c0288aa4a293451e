// Verification of the user's identity, as shown before a device is removed.
import type { Page } from '@playwright/test';
import { ALICE_TOTP_SECRET } from '#fixtures/scenarios/identity.ts';
import { totpCodeAt } from '#fixtures/identity/totp.ts';
import { expect, signIn, test } from '#e2e/harness/harness.ts';
import { enrollKey } from '#e2e/harness/security-keys.ts';

const MFA_CHALLENGE = 'POST /v1/webapi/mfa/authenticatechallenge';
const PRIVILEGE_TOKEN = 'POST /v1/webapi/users/privilege/token';
const RATE_LIMITED = { status: 429, message: 'max rate reached: retry-in 0s', times: 1 };
const KEY_TIMED_OUT_MESSAGE = "The security key wasn't used in time, or the request was canceled. Try again.";

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Remove phone?' });
const alert = (page: Page) => dialog(page).getByRole('alert');
const factorSelect = (page: Page) => dialog(page).getByLabel('MFA device');
const codeField = (page: Page) => dialog(page).getByLabel('One-time code');
const pressConfirm = (page: Page) => dialog(page).getByRole('button', { name: 'Remove phone' }).click();
const expectPhoneRemoved = (page: Page) => expect(page.getByText('phone was removed.')).toBeVisible();
const currentCode = () => totpCodeAt(ALICE_TOTP_SECRET, Date.now());
const wrongCode = () => (currentCode() === '000000' ? '000001' : '000000');

async function openRemoveDialog(page: Page): Promise<void> {
  await page.goto('/web/account/twofactor');
  await page.getByRole('button', { name: 'Remove phone' }).click();
}

test.describe('with an authenticator app and a key', () => {
  test.use({ scenario: 'MFA on' });

  test(
    'the preferred factor is selected, and the app can be used in a browser without WebAuthn',
    { tag: '@gate' },
    async ({ page, mock }) => {
      mock.world.settings.auth.preferredLocalMfa = 'otp';
      await enrollKey(page, { mock, user: 'alice' });
      await openRemoveDialog(page);
      await expect(factorSelect(page)).toHaveValue('otp');
      mock.world.settings.auth.preferredLocalMfa = 'webauthn';
      await openRemoveDialog(page);
      await expect(factorSelect(page)).toHaveValue('webauthn');
      await page.evaluate(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));
      await pressConfirm(page);
      await expect(alert(page)).toHaveText(
        'this browser does not support Webauthn required for hardware tokens, please try the latest version of Chrome, Firefox or Safari',
      );
      await factorSelect(page).selectOption('Authenticator App');
      await codeField(page).fill(currentCode());
      await pressConfirm(page);
      await expectPhoneRemoved(page);
    },
  );

  // docs/behaviour.md#security-keys "Browsers report a wrong key, a canceled"
  test('a key without its credential is rejected, and works with it', { tag: '@gate' }, async ({ page, mock }) => {
    const { session, authenticatorId } = await enrollKey(page, { mock, user: 'alice' });
    const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId });
    await session.send('WebAuthn.clearCredentials', { authenticatorId });
    await openRemoveDialog(page);
    await pressConfirm(page);
    await expect(alert(page)).toHaveText(KEY_TIMED_OUT_MESSAGE);
    await factorSelect(page).selectOption('Authenticator App');
    await expect(codeField(page)).toBeVisible();
    await factorSelect(page).selectOption('Hardware Key');
    for (const credential of credentials) await session.send('WebAuthn.addCredential', { authenticatorId, credential });
    await pressConfirm(page);
    await expectPhoneRemoved(page);
  });

  // docs/behaviour.md#security-keys "Browsers report a wrong key, a canceled"
  test('a key that is not touched in time is reported, and closing the dialog cancels the removal', async ({
    page,
    mock,
  }) => {
    const { session, authenticatorId } = await enrollKey(page, { mock, user: 'alice' });
    const setPresence = (enabled: boolean) =>
      session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
    const removeButton = page.getByRole('button', { name: 'Remove phone' });
    const cancelButton = dialog(page).getByRole('button', { name: 'Cancel' });
    await setPresence(false);
    const publicKey = { challenge: 'AAEC', rpId: 'localhost', timeout: 200 };
    mock.world.fault(MFA_CHALLENGE, {
      text: JSON.stringify({ webauthn_challenge: { publicKey }, totp_challenge: true }),
    });
    await openRemoveDialog(page);
    await pressConfirm(page);
    await expect(alert(page)).toHaveText(KEY_TIMED_OUT_MESSAGE);
    await cancelButton.click();
    await expect(dialog(page)).toBeHidden();
    mock.world.release(MFA_CHALLENGE);
    await removeButton.click();
    await pressConfirm(page);
    await expect(dialog(page)).toContainText('Waiting for your security key.');
    await factorSelect(page).selectOption('Authenticator App');
    await expect(codeField(page)).toBeEnabled();
    await factorSelect(page).selectOption('Hardware Key');
    await expect(dialog(page)).not.toContainText('Waiting for your security key.');
    await pressConfirm(page);
    await expect(dialog(page)).toContainText('Waiting for your security key.');
    await cancelButton.click();
    await expect(dialog(page)).toBeHidden();
    await expect(removeButton).toBeFocused();
    await setPresence(true);
    await expect(page.getByRole('row', { name: /^phone/ })).toBeVisible();
    expect(mock.world.db.mfaDevice.all()).toHaveLength(2);
    await removeButton.click();
    await pressConfirm(page);
    await expectPhoneRemoved(page);
  });

  test('closing the dialog during the request cancels the removal', async ({ page, mock }) => {
    await enrollKey(page, { mock, user: 'alice' });
    mock.world.fault(PRIVILEGE_TOKEN, { held: true });
    await openRemoveDialog(page);
    await pressConfirm(page);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    mock.world.release(PRIVILEGE_TOKEN);
    await page.getByRole('button', { name: 'Remove key' }).click();
    await expect(page.getByRole('dialog', { name: 'Remove key?' })).toBeVisible();
    expect(mock.world.db.mfaDevice.all()).toHaveLength(2);
  });

  test('a key that answered too late or was refused works with a new challenge', async ({ page, mock }) => {
    await enrollKey(page, { mock, user: 'alice' });
    await openRemoveDialog(page);
    await expect(factorSelect(page)).toBeVisible();
    for (const { challenge } of mock.world.db.mfaChallenge.all()) mock.world.db.mfaChallenge.delete(challenge);
    await pressConfirm(page);
    await expect(alert(page)).toContainText("The proxy didn't accept this security key.");
    // The dialog shows an error about a field even if the field is hidden.
    mock.world.fault(PRIVILEGE_TOKEN, { status: 403, message: 'invalid totp token', times: 1 });
    await pressConfirm(page);
    await expect(alert(page)).toContainText('Incorrect code.');
    await pressConfirm(page);
    await expectPhoneRemoved(page);
  });

  // docs/behaviour.md#security-keys "Failures in the browser have fixed"
  test('a key that returns no credential shows a fixed message', async ({ page, mock }) => {
    await page.addInitScript(() => {
      navigator.credentials.get = () => Promise.resolve(null);
      navigator.credentials.create = () => Promise.resolve(null);
    });
    await enrollKey(page, { mock, user: 'alice' });
    await openRemoveDialog(page);
    await pressConfirm(page);
    await expect(alert(page)).toHaveText('error obtaining credential, please try again');
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Add device' }).click();
    await page.getByRole('menuitem', { name: 'Hardware Key' }).click();
    await page.getByLabel('MFA device', { exact: true }).selectOption('Authenticator App');
    await page.getByLabel('One-time code').fill(currentCode());
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Add hardware key' }).click();
    await expect(page.getByRole('alert')).toHaveText('error creating credential, please try again');
  });
});

test.describe('with two apps', () => {
  test.use({ scenario: 'MFA on' });

  test.beforeEach(({ mock }) => {
    const { device, proof } = mock.world.db.mfaDevice.all()[0] ?? {};
    if (!device || !proof) throw new Error('alice has no app in this world');
    mock.world.db.mfaDevice.create({
      user: 'alice',
      device: { ...device, id: crypto.randomUUID(), name: 'old phone' },
    });
  });

  test('the challenge is retried, and a five-digit code is not sent', async ({ page, mock }) => {
    mock.world.fault(MFA_CHALLENGE, { cut: true });
    await openRemoveDialog(page);
    await expect(alert(page)).toHaveText('Network request failed');
    mock.world.release(MFA_CHALLENGE);
    await dialog(page).getByRole('button', { name: 'Retry' }).click();
    await expect(codeField(page)).toBeFocused();
    await expect(factorSelect(page)).toBeHidden();
    await codeField(page).fill('12345');
    await pressConfirm(page);
    await expect(codeField(page)).toBeFocused();
    await expect(codeField(page)).toHaveAccessibleDescription('Enter the 6-digit code.');
    expect(mock.world.db.user.get('alice')?.failures).toEqual([]);
    const digits = currentCode();
    await codeField(page).fill(`${digits.slice(0, 3)} ${digits.slice(3)}`);
    await page.keyboard.press('Enter');
    await expectPhoneRemoved(page);
  });

  test('a wrong code and a rate limit are reported, and a retry works', { tag: '@gate' }, async ({ page, mock }) => {
    await openRemoveDialog(page);
    await codeField(page).fill(wrongCode());
    await pressConfirm(page);
    await expect(alert(page)).toHaveText('Incorrect code. Enter the code that your app shows now.');
    await expect(codeField(page)).toBeFocused();
    mock.world.fault(PRIVILEGE_TOKEN, RATE_LIMITED);
    await page.keyboard.type(currentCode());
    await page.keyboard.press('Enter');
    await expect(alert(page)).toContainText('Wait a minute, then try again.');
    await expect(codeField(page)).not.toHaveAttribute('aria-invalid');
    await pressConfirm(page);
    await expectPhoneRemoved(page);
  });

  test('a code works only once', async ({ page, time }) => {
    await page.goto('/web/account/twofactor');
    const verifyWithCode = async () => {
      await page.getByRole('button', { name: 'Add device' }).click();
      await page.getByRole('menuitem', { name: 'Authenticator App' }).click();
      await page.getByLabel('One-time code').fill(totpCodeAt(ALICE_TOTP_SECRET, time.now()));
      await page.getByRole('button', { name: 'Continue' }).click();
    };
    await verifyWithCode();
    await expect(page.getByLabel('Device name')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await verifyWithCode();
    await expect(page.getByRole('alert')).toContainText('This code was already used.');
    await time.pass('00:00:30');
    await page.getByLabel('One-time code').fill(totpCodeAt(ALICE_TOTP_SECRET, time.now()));
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByLabel('Device name')).toBeVisible();
  });

  test('five wrong codes lock the account, and the dialog says so', async ({ page }) => {
    await openRemoveDialog(page);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await codeField(page).fill(wrongCode());
      await pressConfirm(page);
      await expect(alert(page)).toBeVisible();
    }
    await expect(alert(page)).toHaveText('Too many incorrect attempts. Your account is locked for about 20 minutes.');
  });
});

test.describe('without an allowed device', () => {
  test.use({ scenario: 'MFA otp' });

  test('the dialog says so and can only be closed', { tag: '@gate' }, async ({ page, context, mock, origin }) => {
    await signIn(context, { mock, origin, username: 'bob' });
    await enrollKey(page, { mock, user: 'bob' });
    await page.goto('/web/account/twofactor');
    await page.getByRole('button', { name: 'Remove key' }).click();
    await expect(page.getByRole('dialog')).toContainText('None of your devices can verify your identity');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test.describe('behind an 18.x proxy', () => {
  test.use({ scenario: 'MFA on, 18.x' });

  test('a key answers a challenge that is scoped to device management', { tag: '@gate' }, async ({ page, mock }) => {
    await enrollKey(page, { mock, user: 'alice' });
    await openRemoveDialog(page);
    await pressConfirm(page);
    await expectPhoneRemoved(page);
  });
});
