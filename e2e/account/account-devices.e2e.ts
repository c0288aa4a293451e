import type { Page } from '@playwright/test';
import { ALICE_TOTP } from '#fixtures/scenarios/identity.ts';
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import { codeAt } from '#fixtures/identity/totp.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { giveKey, plugIn, type Key } from '#e2e/harness/keys.ts';

const LIST = '/web/account/twofactor';
const ADD = 'POST /v1/webapi/mfa/devices';

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });
const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name }).click();

/** Another key in the place of this one. */
async function swap(page: Page, { session, authenticatorId }: Key): Promise<void> {
  await session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
  await plugIn(page);
}

async function add(page: Page, kind: string): Promise<void> {
  await page.getByRole('button', { name: 'Add device' }).click();
  await page.getByRole('menuitem', { name: kind }).click();
}

const proofOf = (mock: Proxy, name: string) =>
  mock.world.db.mfaDevice.all().find(({ device }) => device.name === name)?.proof;

/** What an app would show that was given the key beside the picture. */
async function codeShown(page: Page, at: number): Promise<string> {
  const key = dialog(page).getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/);
  return codeAt((await key.innerText()).replaceAll(' ', ''), at);
}

test.describe('where a second factor is required', () => {
  test.use({ scenario: 'second factor on, passkeys' });

  test('a device is removed after a proof, and the last one stays', { tag: '@gate' }, async ({ page, mock }) => {
    await giveKey(page, { mock, user: 'alice' });
    await page.goto(LIST);
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
    await press(page, 'Remove phone');
    await expect(page.getByText('phone was removed.')).toBeVisible();
    await expect(row(page, 'phone')).toBeHidden();
    expect(mock.world.db.mfaDevice.all()).toHaveLength(1);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Add device' })).toBeFocused();
    const remove = page.getByRole('button', { name: 'Remove key' });
    await expect(remove).toHaveAttribute('aria-disabled', 'true');
    await expect(remove).toHaveAccessibleDescription(/this is your last device for it/);
    await remove.click({ force: true });
    await expect(dialog(page)).toBeHidden();
  });

  test('an app is added by its code after a wrong one is reported', { tag: '@gate' }, async ({ page, mock }) => {
    await page.goto(LIST);
    await add(page, 'Authenticator App');
    await dialog(page).getByLabel('One-time code').fill(codeAt(ALICE_TOTP, Date.now()));
    await press(page, 'Continue');
    await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
    await page.getByLabel('Device name').fill('tablet');
    const right = await codeShown(page, Date.now());
    await page.getByLabel('One-time code').fill(right === '000000' ? '000001' : '000000');
    await press(page, 'Add authenticator app');
    await expect(dialog(page).getByRole('alert')).toContainText('Incorrect code.');
    await expect(page.getByLabel('One-time code')).toBeFocused();
    await page.keyboard.type(await codeShown(page, Date.now()));
    await page.keyboard.press('Enter');
    await expect(page.getByText('tablet was added.')).toBeVisible();
    await expect(row(page, 'tablet')).toContainText('Authenticator App');
    expect(mock.world.db.mfaDevice.all()).toHaveLength(2);
  });

  test('a passkey is added', { tag: '@gate' }, async ({ page, mock }) => {
    await plugIn(page, true);
    await page.goto(LIST);
    await add(page, 'Passkey');
    await dialog(page).getByLabel('One-time code').fill(codeAt(ALICE_TOTP, Date.now()));
    await press(page, 'Continue');
    await page.getByLabel('Device name').fill('desk drawer');
    await press(page, 'Add passkey');
    await expect(row(page, 'desk drawer')).toContainText('Hardware Key');
    expect(proofOf(mock, 'desk drawer')).toMatchObject({ kind: 'webauthn', passwordless: true });
  });

  test('an invalid name, a key that is registered already and a taken name are reported in the dialog', async ({
    page,
    mock,
  }) => {
    const key = await giveKey(page, { mock, user: 'alice' });
    const message = 'MFA device with name "hardware-key" already exists';
    await page.goto(LIST);
    await add(page, 'Hardware Key');
    await press(page, 'Continue');
    const name = page.getByLabel('Device name');
    for (const [typed, says] of [
      ['phone', 'You already have a device with this name.'],
      [' ', 'Enter a name for the device.'],
      ['a name that is far too long for it', 'Use a shorter name. The limit is 30 bytes.'],
    ] as const) {
      await name.fill(typed);
      await press(page, 'Add hardware key');
      await expect(dialog(page).getByRole('alert')).toHaveText(says);
      await expect(name).toBeFocused();
    }
    await name.fill('hardware-key');
    await press(page, 'Add hardware key');
    await expect(dialog(page).getByRole('alert')).toContainText('already registered for your account');
    expect(mock.world.db.mfaDevice.all()).toHaveLength(2);
    await swap(page, key);
    // As when another tab has taken the name since then.
    mock.world.fault(ADD, { status: 409, message, times: 1 });
    await press(page, 'Add hardware key');
    await expect(dialog(page).getByRole('alert')).toHaveText(`Proxy: ${message}`);
    await expect(name).toBeFocused();
    await press(page, 'Add hardware key');
    await expect(page.getByText('hardware-key was added.')).toBeVisible();
    await expect(row(page, 'hardware-key')).toBeVisible();
  });

  test('after five minutes one proves again who one is, and the name is kept', async ({ page, mock, time }) => {
    await giveKey(page, { mock, user: 'alice' });
    await page.goto(LIST);
    await add(page, 'Authenticator App');
    await press(page, 'Continue');
    await page.getByLabel('Device name').fill('tablet');
    await time.pass('00:05:01');
    await page.getByLabel('One-time code').fill('123456');
    await press(page, 'Add authenticator app');
    await expect(dialog(page)).toContainText('Your verification expired after 5 minutes');
    await press(page, 'Verify again');
    await press(page, 'Continue');
    await expect(page.getByLabel('Device name')).toHaveValue('tablet');
    await page.getByLabel('One-time code').fill(await codeShown(page, time.now()));
    await press(page, 'Add authenticator app');
    await expect(row(page, 'tablet')).toBeVisible();
  });

  test('a device removed in another tab, and one that became the last, are reported', async ({ page, mock }) => {
    const { mfaDevice } = mock.world.db;
    const deleteElsewhere = (name: string) => {
      const { device } = mfaDevice.all().find((one) => one.device.name === name) ?? {};
      mfaDevice.delete(`alice/${device?.id}`);
    };
    const [phone] = mfaDevice.all();
    if (!phone) throw new Error('alice has no app in this world');
    mfaDevice.create({ ...phone, device: { ...phone.device, id: crypto.randomUUID(), name: 'tablet' } });
    await giveKey(page, { mock, user: 'alice' });
    await page.goto(LIST);
    await page.getByRole('button', { name: 'Remove phone' }).click();
    deleteElsewhere('phone');
    await press(page, 'Remove phone');
    await expect(page.getByRole('alert')).toContainText("Couldn't remove phone.");
    await expect(page.getByRole('alert')).toContainText('does not exist');
    await expect(row(page, 'phone')).toBeHidden();
    await page.getByRole('button', { name: 'Remove key' }).click();
    await expect(dialog(page).getByLabel('MFA device')).toBeVisible();
    deleteElsewhere('tablet');
    await press(page, 'Remove key');
    await expect(page.getByRole('alert')).toContainText('cannot delete the last MFA device');
    await expect(row(page, 'key')).toBeVisible();
  });

  test('a key is added with the keyboard alone', { tag: '@gate' }, async ({ page, mock }) => {
    const key = await giveKey(page, { mock, user: 'alice' });
    await page.goto(LIST);
    await expect(row(page, 'key')).toBeVisible();
    await page.getByRole('link', { name: 'MFA devices' }).focus();
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
    await swap(page, key);
    await page.keyboard.type('keyring');
    await page.keyboard.press('Enter');
    await expect(page.getByText('keyring was added.')).toBeVisible();
    expect(proofOf(mock, 'keyring')).toMatchObject({ kind: 'webauthn', passwordless: false });
  });
});
