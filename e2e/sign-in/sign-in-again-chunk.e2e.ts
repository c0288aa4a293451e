// The form to sign in again is a separate chunk. If it cannot be loaded, the page keeps its content.
import type { Page } from '@playwright/test';
import { PASSWORD } from '#fixtures/scenarios/people.ts';
import { test } from '#e2e/harness/broken-build.ts';
import { expect } from '#e2e/harness/harness.ts';
import {
  accountButton,
  signInAgainDialog,
  endWebSession,
  openShell,
  password,
  terminalText,
  SERVERS_PATH,
  signInAgain,
} from '#e2e/console/open-shell.ts';

const FORM_CHUNK = 'sign-in-again';

const retryButton = (page: Page) => signInAgainDialog(page).getByRole('button', { name: 'Retry' });
const newPassword = (page: Page) => page.getByLabel('New password');
const expectNotLoaded = (page: Page) =>
  expect(signInAgainDialog(page).getByRole('alert')).toContainText("Couldn't load the sign-in form.");

test('a shell stays visible while the form does not load, and Retry loads it', async ({ page, mock, time, build }) => {
  build.removeFiles(FORM_CHUNK);
  await openShell(page);
  await endWebSession({ mock, time });
  await expectNotLoaded(page);
  await expect(terminalText(page, 'precious')).toBeVisible();
  await expect(retryButton(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(retryButton(page)).not.toHaveAttribute('aria-busy');
  await expectNotLoaded(page);
  build.restoreFiles();
  await retryButton(page).press('Enter');
  await expect(password(page)).toBeFocused();
  await password(page).fill('half');
  await page.keyboard.press('Escape');
  await expect(password(page)).toHaveValue('half');
  await signInAgain(page);
  await expect(terminalText(page, 'precious')).toBeVisible();
});

test.describe('over a form', () => {
  test.use({ scenario: 'second factor off' });

  test('typed text survives a network failure', async ({ page, context, time }) => {
    await page.goto('/web/account/password');
    await expect(accountButton(page, 'alice')).toBeVisible();
    await context.setOffline(true);
    await newPassword(page).fill('a much better one');
    await time.pass('00:07:15');
    await expectNotLoaded(page);
    await context.setOffline(false);
    await retryButton(page).click();
    await signInAgain(page);
    await expect(newPassword(page)).toHaveValue('a much better one');
  });

  test('a user who signs in in another tab keeps the typed text', async ({ page, context, mock, time, build }) => {
    build.removeFiles(FORM_CHUNK);
    await page.goto('/web/account/password');
    await expect(accountButton(page, 'alice')).toBeVisible();
    await newPassword(page).fill('a much better one');
    await endWebSession({ mock, time });
    await expectNotLoaded(page);
    const other = await context.newPage();
    await other.goto(SERVERS_PATH);
    await other.getByLabel('Username').fill('alice');
    await other.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await other.keyboard.press('Enter');
    await expect(accountButton(other, 'alice')).toBeVisible();
    await expect(signInAgainDialog(page)).toBeHidden();
    await expect(newPassword(page)).toHaveValue('a much better one');
  });
});
