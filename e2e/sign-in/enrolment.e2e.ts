// The device that comes with an account: every setting of the second factor, and passkeys.
import type { Page } from '@playwright/test';
import { INVITE } from '#fixtures/scenarios/identity.ts';
import { code, codeShown, deviceName, factor, keyShown } from './enrolling.ts';
import { NEW_PASSWORD, passPassword, password, press, typePassword } from './enrolling.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { plugIn } from '#e2e/harness/keys.ts';

test.use({ as: '' });

const IVY = 'ivy@example.com';
const OPENED = `/web/invite/${INVITE}/continue`;
const SET = 'PUT /v1/webapi/users/password/token';
const PING = 'GET /v1/webapi/ping';
const ASK = 'POST /v1/webapi/mfa/token/{token}/registerchallenge';

/** A challenge that waits no longer than a test does. */
const IMPATIENT = JSON.stringify({
  webauthn: {
    publicKey: {
      challenge: 'AAEC',
      rp: { name: 'one', id: 'localhost' },
      user: { name: IVY, displayName: IVY, id: 'AAEC' },
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
      timeout: 200,
    },
  },
  totp: null,
});

const alert = (page: Page) => page.getByRole('alert');
const isIn = async (page: Page) => {
  await expect(page).toHaveURL(/\/web\/cluster\/one\.example\.com/);
  await expect(page.getByRole('button', { name: `Account of ${IVY}` })).toBeVisible();
};

test.describe('where a one-time code is required', () => {
  test.use({ scenario: 'second factor otp' });

  test('the code of the shown key signs in and names the device', { tag: '@gate' }, async ({ page, mock }) => {
    await passPassword(page, OPENED);
    await expect(code(page)).toBeFocused();
    await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
    const now = await codeShown(page);
    await code(page).fill(`${now.slice(0, 3)} ${now.slice(3)}`);
    await deviceName(page).fill('pocket phone');
    await press(page, 'Add authenticator app');
    await isIn(page);
    const devices = mock.world.db.mfaDevice.all().filter(({ user }) => user === IVY);
    expect(devices.map(({ device }) => [device.name, device.type])).toEqual([['pocket phone', 'TOTP']]);
  });

  test('a refused name and a wrong code are reported at their fields', async ({ page, mock }) => {
    mock.world.fault(SET, { status: 409, message: `MFA device with name "phone" already exists`, times: 1 });
    await passPassword(page, OPENED);
    const right = await codeShown(page);
    await code(page).fill(right);
    await press(page, 'Add authenticator app');
    await expect(alert(page)).toContainText('already exists');
    await expect(deviceName(page)).toBeFocused();
    await deviceName(page).fill('pocket phone');
    await code(page).fill(right === '000000' ? '000001' : '000000');
    await press(page, 'Add authenticator app');
    await expect(alert(page)).toContainText('Incorrect code. Enter the next code');
    await expect(code(page)).toBeFocused();
    await expect(deviceName(page)).toHaveValue('pocket phone');
    await page.keyboard.type(await codeShown(page));
    await page.keyboard.press('Enter');
    await isIn(page);
  });

  test('the key can be copied, Back shows the typed password, and a reload clears it', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await passPassword(page, OPENED);
    const key = await keyShown(page);
    await press(page, 'Copy secret');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(key);
    await press(page, 'Back');
    await expect(password(page)).toHaveValue(NEW_PASSWORD);
    await press(page, 'Continue');
    expect(await keyShown(page)).toBe(key);
    await page.goBack();
    await expect(password(page)).toHaveValue(NEW_PASSWORD);
    await page.goForward();
    await expect(code(page)).toBeVisible();
    await page.reload();
    await expect(password(page)).toHaveValue('');
    expect(page.url()).not.toContain('brass');
  });
});

test.describe('where a hardware key is required', () => {
  test.use({ scenario: 'second factor webauthn' });

  test('a hardware key signs in after the proxy refused it once', { tag: '@gate' }, async ({ page, mock }) => {
    mock.world.fault(SET, { status: 500, message: 'rpc error: code = Unknown desc = no proof', times: 1 });
    await plugIn(page);
    await passPassword(page, OPENED);
    await expect(page.getByRole('button', { name: 'Add hardware key' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(alert(page)).toContainText('Proxy: rpc error: code = Unknown desc = no proof');
    await press(page, 'Add hardware key');
    await isIn(page);
    const added = mock.world.db.mfaDevice.all().find(({ user }) => user === IVY);
    expect(added?.device).toMatchObject({ name: 'webauthn-device', type: 'WebAuthn' });
  });

  // docs/behaviour.md#security-keys "The user can cancel a prompt while it is open",
  // "Choosing another way to sign in or to verify"
  test('a key that is not touched is reported or canceled, and another try works', async ({ page, mock }) => {
    const { session, authenticatorId } = await plugIn(page);
    await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: false });
    mock.world.fault(ASK, { text: IMPATIENT });
    await passPassword(page, OPENED);
    await deviceName(page).fill('yellow key');
    await press(page, 'Add hardware key');
    await expect(alert(page)).toContainText("The security key wasn't used in time");
    await expect(deviceName(page)).toHaveValue('yellow key');
    mock.world.faults.delete(ASK);
    await press(page, 'Add hardware key');
    await press(page, 'Cancel');
    await expect(page.getByRole('button', { name: 'Back' })).toBeVisible();
    await expect(alert(page)).toBeHidden();
    await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: true });
    await press(page, 'Add hardware key');
    await isIn(page);
    expect(mock.world.db.user.get(IVY)?.password).toBe(NEW_PASSWORD);
  });
});

test.describe('where either factor will do', () => {
  test.use({ scenario: 'second factor on' });

  test(
    'a browser without WebAuthn gets the specified sentence, and the app is left',
    { tag: '@gate' },
    async ({ page, context }) => {
      await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));
      await passPassword(page, OPENED);
      await expect(factor(page)).toHaveValue('webauthn');
      await expect(factor(page)).toBeFocused();
      await press(page, 'Add hardware key');
      await expect(alert(page)).toHaveText(
        'this browser does not support Webauthn required for hardware tokens, please try the latest version of Chrome, Firefox or Safari',
      );
      await factor(page).selectOption('Authenticator App');
      await code(page).fill(await codeShown(page));
      await press(page, 'Add authenticator app');
      await isIn(page);
    },
  );
});

test.describe('where a newer proxy asks for longer passwords', () => {
  test.use({ scenario: 'second factor on, 18.x' });

  test('a rule the console did not know is reported at the password, and a known rule is shown first', async ({
    page,
    mock,
  }) => {
    mock.world.fault(PING, { status: 429, message: 'max rate reached' });
    await page.goto(OPENED);
    await typePassword(page, 'elevenchars');
    await press(page, 'Continue');
    await factor(page).selectOption('Authenticator App');
    await code(page).fill(await codeShown(page));
    await press(page, 'Add authenticator app');
    await expect(alert(page)).toHaveText('Proxy: password is too short, min length is 12');
    await expect(password(page)).toHaveValue('elevenchars');
    await typePassword(page);
    await expect(alert(page)).toBeHidden();
    mock.world.release(PING);
    await page.goto(OPENED);
    await expect(page.getByText('At least 12 characters.')).toBeVisible();
    await typePassword(page, 'elevenchars');
    await press(page, 'Continue');
    await expect(alert(page)).toHaveText('Use at least 12 characters.');
  });
});

test.describe('where passkeys come first', () => {
  test.use({ scenario: 'second factor on, passkeys' });

  test('a passkey alone is enough', { tag: '@gate' }, async ({ page, mock }) => {
    await plugIn(page, true);
    await page.goto(OPENED);
    await page.getByRole('link', { name: 'Create a passkey' }).click();
    await press(page, 'Create passkey');
    await isIn(page);
    const added = mock.world.db.mfaDevice.all().find(({ user }) => user === IVY);
    expect(added).toMatchObject({ device: { name: 'passwordless-device' }, proof: { passwordless: true } });
    expect(mock.world.db.user.get(IVY)?.password).toBeNull();
  });

  test('a key that cannot hold a passkey says so, and a password is left', async ({ page }) => {
    await plugIn(page);
    await page.goto(OPENED);
    await page.getByRole('link', { name: 'Create a passkey' }).click();
    await press(page, 'Create passkey');
    await expect(alert(page)).toBeVisible();
    await press(page, 'Back');
    await expect(alert(page)).toBeHidden();
    await press(page, 'Set a password');
    await expect(password(page)).toBeFocused();
  });
});
