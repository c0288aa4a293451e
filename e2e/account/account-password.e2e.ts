import type { Page } from '@playwright/test';
import { ALICE_TOTP } from '#fixtures/scenarios/identity.ts';
import { PASSWORD } from '#fixtures/scenarios/people.ts';
import { codeAt } from '#fixtures/identity/totp.ts';
import { expect, signIn, test } from '#e2e/harness/harness.ts';
import { giveKey } from '#e2e/harness/keys.ts';

const NEXT = 'a much better one';
const CHANGE = 'PUT /v1/webapi/users/password';
const CHANGED = 'Your password was changed.';

const change = (page: Page) => page.getByRole('button', { name: 'Change password' });
const old = (page: Page) => page.getByLabel('Current password');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Verify your identity' });
const now = () => codeAt(ALICE_TOTP, Date.now());

async function fill(page: Page, current = PASSWORD, next = NEXT): Promise<void> {
  await old(page).fill(current);
  await page.getByLabel('New password').fill(next);
  await page.getByLabel('Confirm password').fill(next);
}

async function submit(page: Page, current = PASSWORD, next = NEXT): Promise<void> {
  await page.goto('/web/account/password');
  await fill(page, current, next);
  await change(page).click();
}

test.describe('where second factors are off', () => {
  test.use({ scenario: 'second factor off' });

  test(
    'the password changes by the old one alone, and the form is empty again',
    { tag: '@gate' },
    async ({ page, mock }) => {
      await page.goto('/web/account');
      await expect(page).toHaveURL('/web/account/password');
      await expect(page).toHaveTitle('Account Settings');
      await fill(page);
      await change(page).click();
      await expect(page.getByText(CHANGED)).toBeVisible();
      expect(mock.world.db.user.get('alice')?.password).toBe(NEXT);
      await expect(old(page)).toHaveValue('');
      await expect(page.getByLabel('New password')).toHaveValue('');
    },
  );

  test(
    'a wrong old password is reported beside it, and nothing else has to be typed again',
    { tag: '@gate' },
    async ({ page, mock }) => {
      await submit(page, 'not mine');
      await expect(page.getByRole('alert')).toHaveText('This is not your current password.');
      await expect(old(page)).toBeFocused();
      await expect(page.getByLabel('New password')).toHaveValue(NEXT);
      await page.keyboard.type(PASSWORD);
      await expect(page.getByRole('alert')).toBeHidden();
      await page.keyboard.press('Enter');
      await expect(page.getByText(CHANGED)).toBeVisible();
      expect(mock.world.db.user.get('alice')?.password).toBe(NEXT);
    },
  );

  test('a short, an empty and a mistyped field are reported at the field, which gets the focus', async ({
    page,
    mock,
  }) => {
    const next = page.getByLabel('New password');
    await page.goto('/web/account/password');
    await next.fill('short');
    await expect(next).toHaveAccessibleDescription('At least 6 characters.');
    await page.getByLabel('Confirm password').focus();
    await expect(next).toHaveAccessibleDescription('Use at least 6 characters.');
    await change(page).click();
    await expect(old(page)).toBeFocused();
    await expect(old(page)).toHaveAccessibleDescription('Fill out this field.');
    await page.keyboard.type('x');
    await expect(old(page)).not.toHaveAttribute('aria-invalid');
    await expect(next).toHaveAccessibleDescription('Use at least 6 characters.');
    await fill(page, PASSWORD, 'short');
    await change(page).click();
    await expect(next).toBeFocused();
    await next.fill(NEXT);
    await change(page).click();
    await expect(page.getByText("The passwords don't match.")).toBeVisible();
    expect(mock.world.db.user.get('alice')?.password).toBe(PASSWORD);
  });

  test('failed changes keep the typed text, and two clicks send once', async ({ page, mock }) => {
    const message = 'password is too short, min length is 40';
    mock.world.fault(CHANGE, { status: 400, message, times: 1 });
    await submit(page);
    await expect(page.getByRole('alert')).toHaveText(`Proxy: ${message}`);
    await expect(page.getByLabel('New password')).toBeFocused();
    await expect(old(page)).toHaveValue(PASSWORD);
    mock.world.fault(CHANGE, { cut: true });
    await change(page).click();
    await expect(page.getByRole('alert')).toHaveText('Network request failed');
    mock.world.fault(CHANGE, { held: true });
    await change(page).click();
    await expect(change(page)).toHaveAttribute('aria-busy', 'true');
    await change(page).click({ force: true });
    mock.world.release(CHANGE);
    await expect(page.getByText(CHANGED)).toBeVisible();
    expect(mock.world.db.user.get('alice')?.password).toBe(NEXT);
    expect(mock.world.db.user.get('alice')?.failures).toEqual([]);
  });
});

test.describe('where a second factor is required', () => {
  test.use({ scenario: 'second factor on' });

  test('a code confirms it, after a wrong one is reported in the dialog', { tag: '@gate' }, async ({ page, mock }) => {
    await submit(page);
    const wrong = now() === '000000' ? '000001' : '000000';
    await dialog(page).getByLabel('One-time code').fill(wrong);
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('alert')).toHaveText('Incorrect current password or one-time code.');
    await expect(dialog(page).getByLabel('One-time code')).toBeFocused();
    await page.keyboard.type(now());
    await page.keyboard.press('Enter');
    await expect(page.getByText(CHANGED)).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    expect(mock.world.db.user.get('alice')?.password).toBe(NEXT);
  });

  test('a key confirms it', async ({ page, mock }) => {
    await giveKey(page, { mock, user: 'alice' });
    await submit(page);
    await expect(dialog(page).getByLabel('MFA device')).toHaveValue('webauthn');
    await dialog(page).getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText(CHANGED)).toBeVisible();
    expect(mock.world.db.user.get('alice')?.password).toBe(NEXT);
  });

  test('a wrong old password opens no dialog, and leaving the dialog or a refusal keeps the form', async ({
    page,
    mock,
  }) => {
    const message = 'password is too long, max length is 5';
    await submit(page, 'not mine');
    await expect(page.getByRole('alert')).toHaveText('This is not your current password.');
    await expect(dialog(page)).toBeHidden();
    await old(page).fill(PASSWORD);
    await change(page).click();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(change(page)).toBeFocused();
    await expect(page.getByLabel('New password')).toHaveValue(NEXT);
    expect(mock.world.db.user.get('alice')?.password).toBe(PASSWORD);
    mock.world.fault(CHANGE, { status: 400, message, times: 1 });
    await change(page).click();
    await dialog(page).getByLabel('One-time code').fill(now());
    await dialog(page).getByRole('button', { name: 'Change password' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('alert')).toHaveText(`Proxy: ${message}`);
    await expect(page.getByLabel('New password')).toBeFocused();
  });

  test(
    'a user who has no device sees how to add one, and is not asked in vain',
    { tag: '@gate' },
    async ({ page, context, mock, origin }) => {
      await signIn(context, { mock, origin, as: 'bob' });
      await page.goto('/web/account/password');
      await expect(page.getByRole('status')).toContainText('you have no MFA device yet');
      await expect(change(page)).toHaveAttribute('aria-disabled', 'true');
      await page.getByRole('link', { name: 'Add device' }).click();
      await expect(page).toHaveURL('/web/account/twofactor');
    },
  );
});

test.describe('where a second factor is optional', () => {
  test.use({ scenario: 'second factor optional', as: 'bob' });

  test('a user who has none changes the password without', async ({ page, mock }) => {
    await submit(page);
    await expect(page.getByText(CHANGED)).toBeVisible();
    expect(mock.world.db.user.get('bob')?.password).toBe(NEXT);
    await expect(page.getByText('you have no MFA device yet')).toBeHidden();
    await expect(change(page)).toBeEnabled();
    await expect(change(page)).not.toHaveAttribute('aria-disabled', 'true');
  });
});

test.describe('behind an 18.x proxy', () => {
  test.use({ scenario: 'second factor on, 18.x' });

  test('bad passwords are reported, and a key confirms the change', { tag: '@gate' }, async ({ page, mock }) => {
    await giveKey(page, { mock, user: 'alice' });
    await submit(page, 'not mine at all');
    await dialog(page).getByRole('button', { name: 'Change password' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('alert')).toHaveText('This is not your current password.');
    await expect(old(page)).toBeFocused();
    await fill(page, PASSWORD, 'elevenchars');
    await change(page).click();
    await expect(page.getByText('Use at least 12 characters.')).toBeVisible();
    await fill(page);
    await change(page).click();
    await dialog(page).getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText(CHANGED)).toBeVisible();
    expect(mock.world.db.user.get('alice')?.password).toBe(NEXT);
  });
});

test.describe('with single sign-on', () => {
  test.use({ scenario: 'second factor on, single sign-on', as: 'sam-github' });

  test('there is no password to change, and the page says why', async ({ page }) => {
    await page.goto('/web/account');
    await expect(page).toHaveURL('/web/account/twofactor');
    await page.getByRole('link', { name: 'Password' }).click();
    await expect(page.getByRole('status')).toContainText('You sign in through single sign-on');
    await expect(change(page)).toBeHidden();
  });
});
