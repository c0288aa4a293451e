// What happens in other tabs when a web session ends, or when a user signs in or out in one tab.
import type { BrowserContext, Page } from '@playwright/test';
import { PASSWORD } from '#fixtures/scenarios/people.ts';
import { expect, signIn, test } from '#e2e/harness/harness.ts';
import {
  SERVERS_PATH,
  signInAgainDialog,
  passwordField,
  usernameField,
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
  const openTwoShells = async (page: Page, context: BrowserContext): Promise<Page> => {
    await openShell(page);
    const otherTab = await context.newPage();
    await openShell(otherTab);
    return otherTab;
  };

  test('both tabs show the dialog, and one sign-in resumes both', async ({ page, context, mock, time }) => {
    const otherTab = await openTwoShells(page, context);
    await endWebSession({ mock, time });
    await expect(signInAgainDialog(page)).toBeVisible();
    await expect(signInAgainDialog(otherTab)).toBeVisible();
    await signInAgain(page);
    await expect(signInAgainDialog(otherTab)).toBeHidden();
    await expect(terminalText(otherTab, 'precious')).toBeVisible();
    await reconnectButton(otherTab).click();
    await expect(connected(otherTab)).toBeVisible();
  });

  test(
    'signing in as a different user in one tab removes the output of the shells in both',
    { tag: '@gate' },
    async ({ page, context, mock, time }) => {
      const otherTab = await openTwoShells(page, context);
      await endWebSession({ mock, time });
      await expect(signInAgainDialog(otherTab)).toBeVisible();
      await signInAgainDialog(page).getByLabel('Username').fill('bob');
      await passwordField(page).fill(PASSWORD);
      await signInButton(page).click();
      for (const tab of [page, otherTab]) {
        await expect(accountButton(tab, 'bob')).toBeVisible();
        await expect(terminalText(tab, 'precious')).toBeHidden();
      }
      await expect(page).toHaveURL('/web/cluster/one.example.com');
    },
  );
});

test.describe('with a list in another tab', () => {
  test('only the tab with a shell shows the dialog, and the other tab opens the sign-in page', async ({
    page,
    context,
    mock,
    time,
  }) => {
    await openShell(page);
    const otherTab = await context.newPage();
    // Wait for the first calls: if one of them were refused, the tab would show the dialog too.
    await otherTab.goto(SERVERS_PATH, { waitUntil: 'networkidle' });
    await expect(accountButton(otherTab, 'alice')).toBeVisible();
    await endWebSession({ mock, time });
    await expect(signInAgainDialog(page)).toBeVisible();
    await expect(otherTab).toHaveURL('/web/login');
    await usernameField(otherTab).fill('alice');
    await otherTab.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await otherTab.keyboard.press('Enter');
    await expect(accountButton(otherTab, 'alice')).toBeVisible();
    await expect(signInAgainDialog(page)).toBeHidden();
  });

  test('signing out in the tab with the list closes the shell', { tag: '@gate' }, async ({ page, context }) => {
    await openShell(page);
    const otherTab = await context.newPage();
    await otherTab.goto(SERVERS_PATH);
    await accountButton(otherTab, 'alice').click();
    await otherTab.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/web/login');
    await expect(terminalText(page, 'precious')).toBeHidden();
    await expect(signInAgainDialog(page)).toBeHidden();
  });
});

test(
  'a sign-in as a different user in another tab also switches this tab to that user',
  { tag: '@gate' },
  async ({ page, context, mock, origin }) => {
    await page.goto(SERVERS_PATH);
    await expect(accountButton(page, 'alice')).toBeVisible();
    await signIn(context, { mock, origin, username: 'bob' });
    const otherTab = await context.newPage();
    await otherTab.goto(SERVERS_PATH);
    await expect(accountButton(otherTab, 'bob')).toBeVisible();
    await expect(accountButton(page, 'bob')).toBeVisible();
  },
);
