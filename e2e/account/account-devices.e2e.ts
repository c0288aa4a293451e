import type { Page } from '@playwright/test';
import { ALICE_TOTP_SECRET } from '#fixtures/scenarios/identity.ts';
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import { totpCodeAt } from '#fixtures/identity/totp.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { enrollKey, plugInKey, type SecurityKey } from '#e2e/harness/security-keys.ts';

const DEVICES_PATH = '/web/account/twofactor';
const ADD_DEVICE = 'POST /v1/webapi/mfa/devices';

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });
const dialog = (page: Page) => page.getByRole('dialog');
const pressInDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name }).click();

/** Replaces the virtual security key with a new one. */
async function replaceKey(page: Page, { session, authenticatorId }: SecurityKey): Promise<void> {
  await session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
  await plugInKey(page);
}

async function addDevice(page: Page, kind: string): Promise<void> {
  await page.getByRole('button', { name: 'Add device' }).click();
  await page.getByRole('menuitem', { name: kind }).click();
}

const storedProofOf = (mock: Proxy, name: string) =>
  mock.world.db.mfaDevice.all().find(({ device }) => device.name === name)?.proof;

/** The current code of an authenticator app that uses the displayed key. */
async function shownTotpCode(page: Page, nowMs: number): Promise<string> {
  const key = dialog(page).getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/);
  return totpCodeAt((await key.innerText()).replaceAll(' ', ''), nowMs);
}

test.describe('when a second factor is required', () => {
  test.use({ scenario: 'MFA on, passkeys' });

  test(
    'removing a device asks for verification, and the last device cannot be removed',
    { tag: '@gate' },
    async ({ page, mock }) => {
      await enrollKey(page, { mock, user: 'alice' });
      await page.goto(DEVICES_PATH);
      await expect(page).toHaveTitle('Account Settings');
      await expect(row(page, 'phone').getByRole('cell')).toHaveText([
        'Authenticator App',
        'Jan 05, 2026',
        'Nov 19, 2026',
        'Remove',
      ]);
      await expect(row(page, 'key')).toContainText('Hardware Key');
      await page.getByRole('button', { name: 'Remove phone' }).click();
      await expect(page.getByRole('dialog', { name: 'Remove phone?' })).toBeVisible();
      await pressInDialog(page, 'Remove phone');
      await expect(page.getByText('phone was removed.')).toBeVisible();
      await expect(row(page, 'phone')).toBeHidden();
      expect(mock.world.db.mfaDevice.all()).toHaveLength(1);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: 'Add device' })).toBeFocused();
      const removeButton = page.getByRole('button', { name: 'Remove key' });
      await expect(removeButton).toHaveAttribute('aria-disabled', 'true');
      await expect(removeButton).toHaveAccessibleDescription(/this is your last device for it/);
      await removeButton.click({ force: true });
      await expect(dialog(page)).toBeHidden();
    },
  );

  test(
    'an authenticator app is added with its code after a wrong code is reported',
    { tag: '@gate' },
    async ({ page, mock }) => {
      await page.goto(DEVICES_PATH);
      await addDevice(page, 'Authenticator App');
      await dialog(page).getByLabel('One-time code').fill(totpCodeAt(ALICE_TOTP_SECRET, Date.now()));
      await pressInDialog(page, 'Continue');
      await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
      await page.getByLabel('Device name').fill('tablet');
      const rightCode = await shownTotpCode(page, Date.now());
      await page.getByLabel('One-time code').fill(rightCode === '000000' ? '000001' : '000000');
      await pressInDialog(page, 'Add authenticator app');
      await expect(dialog(page).getByRole('alert')).toContainText('Incorrect code.');
      await expect(page.getByLabel('One-time code')).toBeFocused();
      await page.keyboard.type(await shownTotpCode(page, Date.now()));
      await page.keyboard.press('Enter');
      await expect(page.getByText('tablet was added.')).toBeVisible();
      await expect(row(page, 'tablet')).toContainText('Authenticator App');
      expect(mock.world.db.mfaDevice.all()).toHaveLength(2);
    },
  );

  test('a passkey is added', { tag: '@gate' }, async ({ page, mock }) => {
    await plugInKey(page, true);
    await page.goto(DEVICES_PATH);
    await addDevice(page, 'Passkey');
    await dialog(page).getByLabel('One-time code').fill(totpCodeAt(ALICE_TOTP_SECRET, Date.now()));
    await pressInDialog(page, 'Continue');
    await page.getByLabel('Device name').fill('desk drawer');
    await pressInDialog(page, 'Add passkey');
    await expect(row(page, 'desk drawer')).toContainText('Hardware Key');
    expect(storedProofOf(mock, 'desk drawer')).toMatchObject({ kind: 'webauthn', passwordless: true });
  });

  test('the dialog reports an invalid name, a registered key and a taken name', async ({ page, mock }) => {
    const key = await enrollKey(page, { mock, user: 'alice' });
    const message = 'MFA device with name "hardware-key" already exists';
    await page.goto(DEVICES_PATH);
    await addDevice(page, 'Hardware Key');
    await pressInDialog(page, 'Continue');
    const name = page.getByLabel('Device name');
    for (const [typed, expectedText] of [
      ['phone', 'You already have a device with this name.'],
      [' ', 'Enter a name for the device.'],
      ['a name that is far too long for it', 'Use a shorter name. The limit is 30 bytes.'],
    ] as const) {
      await name.fill(typed);
      await pressInDialog(page, 'Add hardware key');
      await expect(dialog(page).getByRole('alert')).toHaveText(expectedText);
      await expect(name).toBeFocused();
    }
    await name.fill('hardware-key');
    await pressInDialog(page, 'Add hardware key');
    await expect(dialog(page).getByRole('alert')).toContainText('already registered for your account');
    expect(mock.world.db.mfaDevice.all()).toHaveLength(2);
    await replaceKey(page, key);
    // Another tab has used the name since then.
    mock.world.fault(ADD_DEVICE, { status: 409, message, times: 1 });
    await pressInDialog(page, 'Add hardware key');
    await expect(dialog(page).getByRole('alert')).toHaveText(`Proxy: ${message}`);
    await expect(name).toBeFocused();
    await pressInDialog(page, 'Add hardware key');
    await expect(page.getByText('hardware-key was added.')).toBeVisible();
    await expect(row(page, 'hardware-key')).toBeVisible();
  });

  test('adding a device after five minutes asks for verification again and keeps the name', async ({
    page,
    mock,
    time,
  }) => {
    await enrollKey(page, { mock, user: 'alice' });
    await page.goto(DEVICES_PATH);
    await addDevice(page, 'Authenticator App');
    await pressInDialog(page, 'Continue');
    await page.getByLabel('Device name').fill('tablet');
    await time.pass('00:05:01');
    await page.getByLabel('One-time code').fill('123456');
    await pressInDialog(page, 'Add authenticator app');
    await expect(dialog(page)).toContainText('Your verification expired after 5 minutes');
    await pressInDialog(page, 'Verify again');
    await pressInDialog(page, 'Continue');
    await expect(page.getByLabel('Device name')).toHaveValue('tablet');
    await page.getByLabel('One-time code').fill(await shownTotpCode(page, time.now()));
    await pressInDialog(page, 'Add authenticator app');
    await expect(row(page, 'tablet')).toBeVisible();
  });

  test('reports a device that was removed in another tab or became the last one', async ({ page, mock }) => {
    const { mfaDevice } = mock.world.db;
    const deleteInOtherTab = (name: string) => {
      const { device } = mfaDevice.all().find((record) => record.device.name === name) ?? {};
      mfaDevice.delete(`alice/${device?.id}`);
    };
    const [phone] = mfaDevice.all();
    if (!phone) throw new Error('alice has no app in this world');
    mfaDevice.create({ ...phone, device: { ...phone.device, id: crypto.randomUUID(), name: 'tablet' } });
    await enrollKey(page, { mock, user: 'alice' });
    await page.goto(DEVICES_PATH);
    await page.getByRole('button', { name: 'Remove phone' }).click();
    deleteInOtherTab('phone');
    await pressInDialog(page, 'Remove phone');
    await expect(page.getByRole('alert')).toContainText("Couldn't remove phone.");
    await expect(page.getByRole('alert')).toContainText('does not exist');
    await expect(row(page, 'phone')).toBeHidden();
    await page.getByRole('button', { name: 'Remove key' }).click();
    await expect(dialog(page).getByLabel('MFA device')).toBeVisible();
    deleteInOtherTab('tablet');
    await pressInDialog(page, 'Remove key');
    await expect(page.getByRole('alert')).toContainText('cannot delete the last MFA device');
    await expect(row(page, 'key')).toBeVisible();
  });

  test('a key is added with the keyboard only', { tag: '@gate' }, async ({ page, mock }) => {
    const key = await enrollKey(page, { mock, user: 'alice' });
    await page.goto(DEVICES_PATH);
    await expect(row(page, 'key')).toBeVisible();
    await page.getByRole('link', { name: 'My access' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Authenticator App' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByLabel('MFA device')).toBeVisible();
    await dialog(page).getByLabel('MFA device').press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Device name')).toBeFocused();
    await replaceKey(page, key);
    await page.keyboard.type('keyring');
    await page.keyboard.press('Enter');
    await expect(page.getByText('keyring was added.')).toBeVisible();
    expect(storedProofOf(mock, 'keyring')).toMatchObject({ kind: 'webauthn', passwordless: false });
  });
});
