import type { BrowserContext, Page } from '@playwright/test';
import { PASSWORD } from '#fixtures/scenarios/people.ts';
import { expect, signIn, test } from '#e2e/harness/harness.ts';
import {
  SERVERS_PATH,
  signInAgainDialog,
  password,
  username,
  signInButton,
  connected,
  reconnectButton,
  accountButton,
  terminalText,
  openShell,
  endWebSession,
  signInAgain,
} from '#e2e/console/open-shell.ts';

test.describe('with a shell in each of two tabs', () => {
  const two = async (page: Page, context: BrowserContext): Promise<Page> => {
    await openShell(page);
    const other = await context.newPage();
    await openShell(other);
    return other;
  };

  test('both wait, and one sign-in resumes both', async ({ page, context, mock, time }) => {
    const other = await two(page, context);
    await endWebSession({ mock, time });
    await expect(signInAgainDialog(page)).toBeVisible();
    await expect(signInAgainDialog(other)).toBeVisible();
    await signInAgain(page);
    await expect(signInAgainDialog(other)).toBeHidden();
    await expect(terminalText(other, 'precious')).toBeVisible();
    await reconnectButton(other).click();
    await expect(connected(other)).toBeVisible();
  });

  test(
    'signing in as a different user in one of them clears both',
    { tag: '@gate' },
    async ({ page, context, mock, time }) => {
      const other = await two(page, context);
      await endWebSession({ mock, time });
      await expect(signInAgainDialog(other)).toBeVisible();
      await signInAgainDialog(page).getByLabel('Username').fill('bob');
      await password(page).fill(PASSWORD);
      await signInButton(page).click();
      for (const tab of [page, other]) {
        await expect(accountButton(tab, 'bob')).toBeVisible();
        await expect(terminalText(tab, 'precious')).toBeHidden();
      }
      await expect(page).toHaveURL(SERVERS_PATH);
    },
  );
});

test.describe('with a list in another tab', () => {
  test('only the tab with unsaved work prompts; the other opens the login page', async ({
    page,
    context,
    mock,
    time,
  }) => {
    await openShell(page);
    const other = await context.newPage();
    // If one of its first calls were refused, the tab would keep its page.
    await other.goto(SERVERS_PATH, { waitUntil: 'networkidle' });
    await expect(accountButton(other, 'alice')).toBeVisible();
    await endWebSession({ mock, time });
    await expect(signInAgainDialog(page)).toBeVisible();
    await expect(other).toHaveURL('/web/login');
    await username(other).fill('alice');
    await other.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await other.keyboard.press('Enter');
    await expect(accountButton(other, 'alice')).toBeVisible();
    await expect(signInAgainDialog(page)).toBeHidden();
  });

  test('signing out there clears this tab', { tag: '@gate' }, async ({ page, context }) => {
    await openShell(page);
    const other = await context.newPage();
    await other.goto(SERVERS_PATH);
    await accountButton(other, 'alice').click();
    await other.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/web/login');
    await expect(terminalText(page, 'precious')).toBeHidden();
    await expect(signInAgainDialog(page)).toBeHidden();
  });
});

test(
  'a sign-in as a different user in another tab replaces the user of this tab, cleared',
  { tag: '@gate' },
  async ({ page, context, mock, origin }) => {
    await page.goto(SERVERS_PATH);
    await expect(accountButton(page, 'alice')).toBeVisible();
    await signIn(context, { mock, origin, username: 'bob' });
    const other = await context.newPage();
    await other.goto(SERVERS_PATH);
    await expect(accountButton(other, 'bob')).toBeVisible();
    await expect(accountButton(page, 'bob')).toBeVisible();
  },
);
