// The form to sign in again is fetched apart from the page: what stands there is kept also where it does not come.
import type { Page } from '@playwright/test';
import { PASSWORD } from '#fixtures/scenarios/people.ts';
import { test } from '#e2e/harness/broken-build.ts';
import { expect } from '#e2e/harness/harness.ts';
import {
  account,
  dialog,
  endSession,
  openShell,
  password,
  terminalText,
  SERVERS,
  signInAgain,
} from '#e2e/console/open-shell.ts';

const FORM = 'sign-in-again';

const retry = (page: Page) => dialog(page).getByRole('button', { name: 'Retry' });
const next = (page: Page) => page.getByLabel('New password');
const expectNotLoaded = (page: Page) =>
  expect(dialog(page).getByRole('alert')).toContainText("Couldn't load the sign-in form.");

test('a shell stays in sight while the form does not come, and Retry brings it', async ({
  page,
  mock,
  time,
  build,
}) => {
  build.lose(FORM);
  await openShell(page);
  await endSession({ mock, time });
  await expectNotLoaded(page);
  await expect(terminalText(page, 'precious')).toBeVisible();
  await expect(retry(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(retry(page)).not.toHaveAttribute('aria-busy');
  await expectNotLoaded(page);
  build.putBack();
  await retry(page).press('Enter');
  await expect(password(page)).toBeFocused();
  await password(page).fill('half');
  await page.keyboard.press('Escape');
  await expect(password(page)).toHaveValue('half');
  await signInAgain(page);
  await expect(terminalText(page, 'precious')).toBeVisible();
});

test.describe('over a form', () => {
  test.use({ scenario: 'second factor off' });

  test('what was typed outlives a network that is cut', async ({ page, context, time }) => {
    await page.goto('/web/account/password');
    await expect(account(page, 'alice')).toBeVisible();
    await context.setOffline(true);
    await next(page).fill('a much better one');
    await time.pass('00:07:15');
    await expectNotLoaded(page);
    await context.setOffline(false);
    await retry(page).click();
    await signInAgain(page);
    await expect(next(page)).toHaveValue('a much better one');
  });

  test('a user who signs in in another tab goes on with it', async ({ page, context, mock, time, build }) => {
    build.lose(FORM);
    await page.goto('/web/account/password');
    await expect(account(page, 'alice')).toBeVisible();
    await next(page).fill('a much better one');
    await endSession({ mock, time });
    await expectNotLoaded(page);
    const other = await context.newPage();
    await other.goto(SERVERS);
    await other.getByLabel('Username').fill('alice');
    await other.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await other.keyboard.press('Enter');
    await expect(account(other, 'alice')).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await expect(next(page)).toHaveValue('a much better one');
  });
});
