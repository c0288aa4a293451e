// The code of the form to sign in again is loaded only when a session ends. If that fails, the page keeps its content.
import type { Page } from '@playwright/test';
import { PASSWORD } from '#fixtures/scenarios/people.ts';
import { test } from '#e2e/harness/broken-build.ts';
import { expect } from '#e2e/harness/harness.ts';
import {
  accountButton,
  signInAgainDialog,
  endWebSession,
  openShell,
  passwordField,
  terminalText,
  SERVERS_PATH,
  signInAgain,
} from '#e2e/console/open-shell.ts';

const FORM_CHUNK = 'sign-in-again';

const retryButton = (page: Page) => signInAgainDialog(page).getByRole('button', { name: 'Retry' });
const newPasswordField = (page: Page) => page.getByLabel('New password');
const expectFormLoadError = (page: Page) =>
  expect(signInAgainDialog(page).getByRole('alert')).toContainText("Couldn't load the sign-in form.");

test('a shell stays visible until Retry loads the form', async ({ page, mock, time, build }) => {
  build.removeFiles(FORM_CHUNK);
  await openShell(page);
  await endWebSession({ mock, time });
  await expectFormLoadError(page);
  await expect(terminalText(page, 'precious')).toBeVisible();
  await expect(retryButton(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(retryButton(page)).not.toHaveAttribute('aria-busy');
  await expectFormLoadError(page);
  build.restoreFiles();
  await retryButton(page).press('Enter');
  await expect(passwordField(page)).toBeFocused();
  await passwordField(page).fill('half');
  await page.keyboard.press('Escape');
  await expect(passwordField(page)).toHaveValue('half');
  await signInAgain(page);
  await expect(terminalText(page, 'precious')).toBeVisible();
});

test.describe('when a session ends over a form', () => {
  test.use({ scenario: 'MFA off' });

  test('typed text survives a network failure', async ({ page, context, time }) => {
    await page.goto('/web/account/password');
    await expect(accountButton(page, 'alice')).toBeVisible();
    await context.setOffline(true);
    await newPasswordField(page).fill('a much better one');
    await time.pass('00:07:15');
    await expectFormLoadError(page);
    await context.setOffline(false);
    await retryButton(page).click();
    await signInAgain(page);
    await expect(newPasswordField(page)).toHaveValue('a much better one');
  });

  test('typed text stays when the user signs in again in another tab', async ({ page, context, mock, time, build }) => {
    build.removeFiles(FORM_CHUNK);
    await page.goto('/web/account/password');
    await expect(accountButton(page, 'alice')).toBeVisible();
    await newPasswordField(page).fill('a much better one');
    await endWebSession({ mock, time });
    await expectFormLoadError(page);
    const otherTab = await context.newPage();
    await otherTab.goto(SERVERS_PATH);
    await otherTab.getByLabel('Username').fill('alice');
    await otherTab.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await otherTab.keyboard.press('Enter');
    await expect(accountButton(otherTab, 'alice')).toBeVisible();
    await expect(signInAgainDialog(page)).toBeHidden();
    await expect(newPasswordField(page)).toHaveValue('a much better one');
  });
});
