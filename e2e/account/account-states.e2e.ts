import type { Page } from '@playwright/test';
import { expect, signIn, test } from '#e2e/harness/harness.ts';
import { giveKey, plugIn } from '#e2e/harness/keys.ts';

const LIST = '/web/account/twofactor';
const DEVICES = 'GET /v1/webapi/mfa/devices';

const dialog = (page: Page) => page.getByRole('dialog');
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name }).click();

async function add(page: Page, kind: string): Promise<void> {
  await page.getByRole('button', { name: 'Add device' }).click();
  await page.getByRole('menuitem', { name: kind }).click();
}

test.describe('of somebody without a device', () => {
  test.use({ scenario: 'second factor on', as: 'bob' });

  test('the first key needs no proof, however long it takes', { tag: '@gate' }, async ({ page, mock, time }) => {
    await plugIn(page);
    await page.goto(LIST);
    await expect(page.getByRole('heading', { name: 'No MFA devices yet' })).toBeVisible();
    await expect(page.getByText('Recovery codes')).toBeHidden();
    await add(page, 'Hardware Key');
    await page.getByLabel('Device name').fill('drawer');
    await time.pass('00:05:01');
    await press(page, 'Add hardware key');
    await press(page, 'Verify again');
    await expect(page.getByLabel('Device name')).toHaveValue('drawer');
    await press(page, 'Add hardware key');
    await expect(row(page, 'drawer')).toBeVisible();
    expect(mock.world.db.mfaDevice.all().filter(({ user }) => user === 'bob')).toHaveLength(1);
  });
});

test.describe('where one kind alone counts, or none', () => {
  test.use({ scenario: 'second factor otp' });

  test('the other kinds cannot be added, and the page says why', async ({ page, mock }) => {
    await page.goto(LIST);
    await page.getByRole('button', { name: 'Add device' }).click();
    for (const kind of ['Hardware Key', 'Passkey'])
      await expect(page.getByRole('menuitem', { name: kind })).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByText('This cluster accepts authenticator apps only.').first()).toBeVisible();
    mock.world.settings.auth.second_factor = 'off';
    await page.goto(LIST);
    const why = page.getByRole('status').filter({ hasText: 'Multi-factor authentication is turned off' });
    await expect(why).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add device' })).toHaveAttribute('aria-disabled', 'true');
  });
});

test.describe('with single sign-on', () => {
  test.use({ scenario: 'second factor on, single sign-on', as: 'sam-saml' });

  test('devices can be had all the same', async ({ page }) => {
    await plugIn(page);
    await page.goto('/web/account');
    await add(page, 'Hardware Key');
    await press(page, 'Add hardware key');
    await expect(row(page, 'hardware-key')).toBeVisible();
  });
});

test.describe('where there are recovery codes', () => {
  test.use({ scenario: 'recovery codes' });

  test('users learn how codes are renewed, or why they have none', async ({ page, context, mock, origin }) => {
    const codes = page.getByRole('region', { name: 'Recovery codes' });
    await page.goto(LIST);
    await expect(codes).toContainText("and yours isn't");
    await signIn(context, { mock, origin, as: 'ivy@example.com' });
    await page.goto(LIST);
    await expect(codes).toContainText('ask an administrator to reset your account');
  });
});

test.describe('in every state', () => {
  test.use({ scenario: 'second factor optional' });

  test('the list shows loading, a failure and a missing permission', { tag: '@gate' }, async ({ page, mock }) => {
    mock.world.fault(DEVICES, { held: true });
    await page.goto(LIST);
    await expect(page.getByText('Loading')).toBeVisible();
    mock.world.release(DEVICES);
    await expect(row(page, 'phone')).toBeVisible();
    mock.world.fault(DEVICES, { cut: true });
    await page.goto(LIST);
    await expect(page.getByRole('alert')).toHaveText(/^Network request failed.*can't be reached/);
    mock.world.release(DEVICES);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(row(page, 'phone')).toBeVisible();
    mock.world.fault(DEVICES, { status: 403, message: 'access denied to perform action "list" on "mfa_device"' });
    await page.goto(LIST);
    await expect(page.getByRole('heading', { name: "You don't have permission to view this page" })).toBeVisible();
  });

  test('devices that cannot be asked for again stay, and are marked as old', async ({ page, mock }) => {
    await giveKey(page, { mock, user: 'alice' });
    await page.goto(LIST);
    await expect(row(page, 'phone')).toBeVisible();
    mock.world.fault(DEVICES, { status: 504, message: 'the connection to the cluster was lost' });
    await page.getByRole('button', { name: 'Remove phone' }).click();
    await press(page, 'Remove phone');
    await expect(page.getByText('What you see may be out of date.')).toBeVisible();
    await expect(row(page, 'key')).toBeVisible();
  });

  test('where nothing is required, the last device may go', async ({ page, mock }) => {
    await giveKey(page, { mock, user: 'alice' });
    await page.goto(LIST);
    for (const name of ['phone', 'key']) {
      await page.getByRole('button', { name: `Remove ${name}` }).click();
      await press(page, `Remove ${name}`);
      await expect(page.getByText(`${name} was removed.`)).toBeVisible();
    }
    await expect(page.getByRole('heading', { name: 'No MFA devices yet' })).toBeVisible();
  });
});
