import type { Page } from '@playwright/test';
import { expect, signIn, test } from '#e2e/harness/harness.ts';
import { enrollKey, plugInKey } from '#e2e/harness/security-keys.ts';

const DEVICES_PATH = '/web/account/twofactor';
const LIST_DEVICES = 'GET /v1/webapi/mfa/devices';

const dialog = (page: Page) => page.getByRole('dialog');
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });
const pressInDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name }).click();

async function addDevice(page: Page, kind: string): Promise<void> {
  await page.getByRole('button', { name: 'Add device' }).click();
  await page.getByRole('menuitem', { name: kind }).click();
}

test.describe('for a user without devices', () => {
  test.use({ scenario: 'MFA on', username: 'bob' });

  test(
    'the first key is added without an MFA prompt, even after five minutes',
    { tag: '@gate' },
    async ({ page, mock, time }) => {
      await plugInKey(page);
      await page.goto(DEVICES_PATH);
      await expect(page.getByRole('heading', { name: 'No MFA devices yet' })).toBeVisible();
      await expect(page.getByText('Recovery codes')).toBeHidden();
      await addDevice(page, 'Hardware Key');
      await page.getByLabel('Device name').fill('drawer');
      await time.pass('00:05:01');
      await pressInDialog(page, 'Add hardware key');
      await pressInDialog(page, 'Verify again');
      await expect(page.getByLabel('Device name')).toHaveValue('drawer');
      await pressInDialog(page, 'Add hardware key');
      await expect(row(page, 'drawer')).toBeVisible();
      expect(mock.world.db.mfaDevice.all().filter(({ user }) => user === 'bob')).toHaveLength(1);
    },
  );
});

test.describe('when only one kind of device is allowed, or none', () => {
  test.use({ scenario: 'MFA otp' });

  test('other kinds cannot be added, and the page says why', async ({ page, mock }) => {
    await page.goto(DEVICES_PATH);
    await page.getByRole('button', { name: 'Add device' }).click();
    for (const kind of ['Hardware Key', 'Passkey'])
      await expect(page.getByRole('menuitem', { name: kind })).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByText('This cluster accepts authenticator apps only.').first()).toBeVisible();
    mock.world.settings.auth.second_factor = 'off';
    await page.goto(DEVICES_PATH);
    const reason = page.getByRole('status').filter({ hasText: 'Multi-factor authentication is turned off' });
    await expect(reason).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add device' })).toHaveAttribute('aria-disabled', 'true');
  });
});

test.describe('with single sign-on', () => {
  test.use({ scenario: 'MFA on, single sign-on', username: 'sam-saml' });

  test('devices can be added', async ({ page }) => {
    await plugInKey(page);
    await page.goto('/web/account');
    await addDevice(page, 'Hardware Key');
    await pressInDialog(page, 'Add hardware key');
    await expect(row(page, 'hardware-key')).toBeVisible();
  });
});

test.describe('with recovery codes', () => {
  test.use({ scenario: 'recovery codes' });

  test('users see how to renew codes, or why they have none', async ({ page, context, mock, origin }) => {
    const codes = page.getByRole('region', { name: 'Recovery codes' });
    await page.goto(DEVICES_PATH);
    await expect(codes).toContainText("and yours isn't");
    await signIn(context, { mock, origin, username: 'ivy@example.com' });
    await page.goto(DEVICES_PATH);
    await expect(codes).toContainText('ask an administrator to reset your account');
  });
});

test.describe('the list of devices', () => {
  test.use({ scenario: 'MFA optional' });

  test('the list shows loading, a failure and a missing permission', { tag: '@gate' }, async ({ page, mock }) => {
    mock.world.fault(LIST_DEVICES, { held: true });
    await page.goto(DEVICES_PATH);
    await expect(page.getByText('Loading')).toBeVisible();
    mock.world.release(LIST_DEVICES);
    await expect(row(page, 'phone')).toBeVisible();
    mock.world.fault(LIST_DEVICES, { cut: true });
    await page.goto(DEVICES_PATH);
    await expect(page.getByRole('alert')).toHaveText(/^Network request failed.*can't be reached/);
    mock.world.release(LIST_DEVICES);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(row(page, 'phone')).toBeVisible();
    mock.world.fault(LIST_DEVICES, { status: 403, message: 'access denied to perform action "list" on "mfa_device"' });
    await page.goto(DEVICES_PATH);
    await expect(page.getByRole('heading', { name: "You don't have permission to view this page" })).toBeVisible();
  });

  test('devices stay and are marked as outdated when a refresh fails', async ({ page, mock }) => {
    await enrollKey(page, { mock, user: 'alice' });
    await page.goto(DEVICES_PATH);
    await expect(row(page, 'phone')).toBeVisible();
    mock.world.fault(LIST_DEVICES, { status: 504, message: 'the connection to the cluster was lost' });
    await page.getByRole('button', { name: 'Remove phone' }).click();
    await pressInDialog(page, 'Remove phone');
    await expect(page.getByText('What you see may be out of date.')).toBeVisible();
    await expect(row(page, 'key')).toBeVisible();
  });

  test('the last device can be removed when no second factor is required', async ({ page, mock }) => {
    await enrollKey(page, { mock, user: 'alice' });
    await page.goto(DEVICES_PATH);
    for (const name of ['phone', 'key']) {
      await page.getByRole('button', { name: `Remove ${name}` }).click();
      await pressInDialog(page, `Remove ${name}`);
      await expect(page.getByText(`${name} was removed.`)).toBeVisible();
    }
    await expect(page.getByRole('heading', { name: 'No MFA devices yet' })).toBeVisible();
  });
});
