// Users of an invitation link add an MFA device, with several settings of the second factor and with passkeys.
import type { Page } from '@playwright/test';
import { INVITE_ID } from '#fixtures/scenarios/identity.ts';
import {
  codeField,
  shownTotpCode,
  deviceNameField,
  factorSelect,
  shownTotpSecret,
  NEW_PASSWORD,
  setPasswordAndContinue,
  passwordField,
  pressButton,
  typePassword,
} from './enroll-page.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { plugInKey } from '#e2e/harness/security-keys.ts';

test.use({ username: '' });

const IVY_USERNAME = 'ivy@example.com';
const INVITE_PATH = `/web/invite/${INVITE_ID}/continue`;
const SET_PASSWORD = 'PUT /v1/webapi/users/password/token';
const PING = 'GET /v1/webapi/ping';
const REGISTER_CHALLENGE = 'POST /v1/webapi/mfa/token/{token}/registerchallenge';

/** A challenge for a security key, with a timeout of 200 ms in the browser. */
const SHORT_TIMEOUT_CHALLENGE = JSON.stringify({
  webauthn: {
    publicKey: {
      challenge: 'AAEC',
      rp: { name: 'one', id: 'localhost' },
      user: { name: IVY_USERNAME, displayName: IVY_USERNAME, id: 'AAEC' },
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
      timeout: 200,
    },
  },
  totp: null,
});

const alert = (page: Page) => page.getByRole('alert');
const expectSignedIn = async (page: Page) => {
  await expect(page).toHaveURL(/\/web\/cluster\/one\.example\.com/);
  await expect(page.getByRole('button', { name: `Account of ${IVY_USERNAME}` })).toBeVisible();
};

test.describe('when a one-time code is required', () => {
  test.use({ scenario: 'MFA otp' });

  test('a code of the shown secret adds the named device and signs in', { tag: '@gate' }, async ({ page, mock }) => {
    await setPasswordAndContinue(page, INVITE_PATH);
    await expect(codeField(page)).toBeFocused();
    await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
    const currentCode = await shownTotpCode(page);
    await codeField(page).fill(`${currentCode.slice(0, 3)} ${currentCode.slice(3)}`);
    await deviceNameField(page).fill('pocket phone');
    await pressButton(page, 'Add authenticator app');
    await expectSignedIn(page);
    const devices = mock.world.db.mfaDevice.all().filter(({ user }) => user === IVY_USERNAME);
    expect(devices.map(({ device }) => [device.name, device.type])).toEqual([['pocket phone', 'TOTP']]);
  });

  test('a refused device name and a wrong code are reported at their fields', async ({ page, mock }) => {
    mock.world.fault(SET_PASSWORD, { status: 409, message: `MFA device with name "phone" already exists`, times: 1 });
    await setPasswordAndContinue(page, INVITE_PATH);
    const correctCode = await shownTotpCode(page);
    await codeField(page).fill(correctCode);
    await pressButton(page, 'Add authenticator app');
    await expect(alert(page)).toContainText('already exists');
    await expect(deviceNameField(page)).toBeFocused();
    await deviceNameField(page).fill('pocket phone');
    await codeField(page).fill(correctCode === '000000' ? '000001' : '000000');
    await pressButton(page, 'Add authenticator app');
    await expect(alert(page)).toContainText('Incorrect code. Enter the next code');
    await expect(codeField(page)).toBeFocused();
    await expect(deviceNameField(page)).toHaveValue('pocket phone');
    await page.keyboard.type(await shownTotpCode(page));
    await page.keyboard.press('Enter');
    await expectSignedIn(page);
  });

  test('the secret can be copied, Back shows the typed password, and a reload clears it', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await setPasswordAndContinue(page, INVITE_PATH);
    const totpSecret = await shownTotpSecret(page);
    await pressButton(page, 'Copy secret');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(totpSecret);
    await pressButton(page, 'Back');
    await expect(passwordField(page)).toHaveValue(NEW_PASSWORD);
    await pressButton(page, 'Continue');
    expect(await shownTotpSecret(page)).toBe(totpSecret);
    await page.goBack();
    await expect(passwordField(page)).toHaveValue(NEW_PASSWORD);
    await page.goForward();
    await expect(codeField(page)).toBeVisible();
    await page.reload();
    await expect(passwordField(page)).toHaveValue('');
    expect(page.url()).not.toContain('brass');
  });
});

test.describe('when a security key is required', () => {
  test.use({ scenario: 'MFA webauthn' });

  test('a security key is added after the proxy refused it once', { tag: '@gate' }, async ({ page, mock }) => {
    mock.world.fault(SET_PASSWORD, { status: 500, message: 'rpc error: code = Unknown desc = no proof', times: 1 });
    await plugInKey(page);
    await setPasswordAndContinue(page, INVITE_PATH);
    await expect(page.getByRole('button', { name: 'Add hardware key' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(alert(page)).toContainText('Proxy: rpc error: code = Unknown desc = no proof');
    await pressButton(page, 'Add hardware key');
    await expectSignedIn(page);
    const addedDevice = mock.world.db.mfaDevice.all().find(({ user }) => user === IVY_USERNAME);
    expect(addedDevice?.device).toMatchObject({ name: 'webauthn-device', type: 'WebAuthn' });
  });

  // docs/behaviour.md#security-keys "The user can cancel a prompt while it is open",
  // "Choosing another way to sign in or to verify"
  test('an attempt that times out or is canceled can be repeated', async ({ page, mock }) => {
    const { session, authenticatorId } = await plugInKey(page);
    await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: false });
    mock.world.fault(REGISTER_CHALLENGE, { text: SHORT_TIMEOUT_CHALLENGE });
    await setPasswordAndContinue(page, INVITE_PATH);
    await deviceNameField(page).fill('yellow key');
    await pressButton(page, 'Add hardware key');
    await expect(alert(page)).toContainText("The security key wasn't used in time");
    await expect(deviceNameField(page)).toHaveValue('yellow key');
    mock.world.faults.delete(REGISTER_CHALLENGE);
    await pressButton(page, 'Add hardware key');
    await pressButton(page, 'Cancel');
    await expect(page.getByRole('button', { name: 'Back' })).toBeVisible();
    await expect(alert(page)).toBeHidden();
    await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: true });
    await pressButton(page, 'Add hardware key');
    await expectSignedIn(page);
    expect(mock.world.db.user.get(IVY_USERNAME)?.password).toBe(NEW_PASSWORD);
  });
});

test.describe('when any second factor is accepted', () => {
  test.use({ scenario: 'MFA on' });

  test(
    'a browser without WebAuthn shows an error for a hardware key, and an authenticator app can be added',
    { tag: '@gate' },
    async ({ page, context }) => {
      await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));
      await setPasswordAndContinue(page, INVITE_PATH);
      await expect(factorSelect(page)).toHaveValue('webauthn');
      await expect(factorSelect(page)).toBeFocused();
      await pressButton(page, 'Add hardware key');
      await expect(alert(page)).toHaveText(
        'this browser does not support Webauthn required for hardware tokens, please try the latest version of Chrome, Firefox or Safari',
      );
      await factorSelect(page).selectOption('Authenticator App');
      await codeField(page).fill(await shownTotpCode(page));
      await pressButton(page, 'Add authenticator app');
      await expectSignedIn(page);
    },
  );
});

test.describe('when a newer proxy requires longer passwords', () => {
  test.use({ scenario: 'MFA on, 18.x' });

  test('the page refuses a short password if it knows the minimum, or else the proxy does', async ({ page, mock }) => {
    mock.world.fault(PING, { status: 429, message: 'max rate reached' });
    await page.goto(INVITE_PATH);
    await typePassword(page, 'elevenchars');
    await pressButton(page, 'Continue');
    await factorSelect(page).selectOption('Authenticator App');
    await codeField(page).fill(await shownTotpCode(page));
    await pressButton(page, 'Add authenticator app');
    await expect(alert(page)).toHaveText('Proxy: password is too short, min length is 12');
    await expect(passwordField(page)).toHaveValue('elevenchars');
    await typePassword(page);
    await expect(alert(page)).toBeHidden();
    mock.world.release(PING);
    await page.goto(INVITE_PATH);
    await expect(page.getByText('At least 12 characters.')).toBeVisible();
    await typePassword(page, 'elevenchars');
    await pressButton(page, 'Continue');
    await expect(alert(page)).toHaveText('Use at least 12 characters.');
  });
});

test.describe('when passkeys are preferred', () => {
  test.use({ scenario: 'MFA on, passkeys' });

  test('an account can be created with a passkey and without a password', { tag: '@gate' }, async ({ page, mock }) => {
    await plugInKey(page, true);
    await page.goto(INVITE_PATH);
    await page.getByRole('link', { name: 'Create a passkey' }).click();
    await pressButton(page, 'Create passkey');
    await expectSignedIn(page);
    const addedDevice = mock.world.db.mfaDevice.all().find(({ user }) => user === IVY_USERNAME);
    expect(addedDevice).toMatchObject({ device: { name: 'passwordless-device' }, proof: { passwordless: true } });
    expect(mock.world.db.user.get(IVY_USERNAME)?.password).toBeNull();
  });

  test('a key that cannot store a passkey is reported, and a password is offered', async ({ page }) => {
    await plugInKey(page);
    await page.goto(INVITE_PATH);
    await page.getByRole('link', { name: 'Create a passkey' }).click();
    await pressButton(page, 'Create passkey');
    await expect(alert(page)).toBeVisible();
    await pressButton(page, 'Back');
    await expect(alert(page)).toBeHidden();
    await pressButton(page, 'Set a password');
    await expect(passwordField(page)).toBeFocused();
  });
});
