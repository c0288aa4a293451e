// A web session that ends while a form is open: the user signs in again in a dialog over the form.
import type { Page } from '@playwright/test';
import { PASSWORD } from '#fixtures/scenarios/people.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import {
  accountButton,
  signInAgainDialog,
  endWebSession,
  signInButton,
  passwordField,
  SERVERS_PATH,
  signInAgain,
} from '#e2e/console/open-shell.ts';

test.use({ scenario: 'MFA off' });

const NEW_PASSWORD = 'a much better one';
const currentPasswordField = (page: Page) => page.getByLabel('Current password');
const newPasswordField = (page: Page) => page.getByLabel('New password');

async function openPasswordForm(page: Page): Promise<void> {
  await page.goto('/web/account/password');
  await expect(accountButton(page, 'alice')).toBeVisible();
  await expect(currentPasswordField(page)).toBeVisible();
}

// docs/behaviour.md#session "If a session ends during open work"
test(
  'typed form text is restored after signing in again and can be sent',
  { tag: '@gate' },
  async ({ page, mock, time }) => {
    await openPasswordForm(page);
    await currentPasswordField(page).fill(PASSWORD);
    await newPasswordField(page).fill(NEW_PASSWORD);
    await endWebSession({ mock, time });
    await signInAgain(page);
    await expect(newPasswordField(page)).toBeFocused();
    await expect(currentPasswordField(page)).toHaveValue(PASSWORD);
    await expect(newPasswordField(page)).toHaveValue(NEW_PASSWORD);
    await page.getByLabel('Confirm password').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Your password was changed.')).toBeVisible();
    expect(mock.world.db.user.get('alice')?.password).toBe(NEW_PASSWORD);
  },
);

test('the form is empty after another user signed in', { tag: '@gate' }, async ({ page, mock, time }) => {
  await openPasswordForm(page);
  await newPasswordField(page).fill(NEW_PASSWORD);
  await endWebSession({ mock, time });
  await signInAgainDialog(page).getByLabel('Username').fill('bob');
  await passwordField(page).fill(PASSWORD);
  await signInButton(page).click();
  await expect(accountButton(page, 'bob')).toBeVisible();
  await page.goto('/web/account/password');
  await expect(newPasswordField(page)).toHaveValue('');
});

test('the typed name of a new view stays after signing in again', async ({ page, mock, time }) => {
  await page.goto(SERVERS_PATH);
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save this view…' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Mine');
  await endWebSession({ mock, time });
  await passwordField(page).fill(PASSWORD);
  await signInButton(page).click();
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('button', { name: 'Views' }).click();
  await expect(page.getByRole('menuitem', { name: 'Mine' })).toBeVisible();
});

test('the sign-in page opens instead of the dialog when the form is empty again', async ({ page, mock, time }) => {
  await openPasswordForm(page);
  await currentPasswordField(page).fill('x');
  await currentPasswordField(page).fill('');
  await endWebSession({ mock, time });
  await expect(page).toHaveURL('/web/login');
});
