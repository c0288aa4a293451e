import type { BrowserContext, Page } from '@playwright/test';
import { PASSWORD } from '#fixtures/scenarios/people.ts';
import { expect, signIn, test } from '#e2e/harness/harness.ts';
import {
  SERVERS,
  dialog,
  password,
  username,
  enter,
  connected,
  reconnect,
  account,
  terminalText,
  openShell,
  endSession,
  signInAgain,
} from '#e2e/console/open-shell.ts';

test.describe('with a shell in each of two tabs', () => {
  const two = async (page: Page, context: BrowserContext): Promise<Page> => {
    await openShell(page);
    const other = await context.newPage();
    await openShell(other);
    return other;
  };

  test('both wait, and one sign-in lets both go on', async ({ page, context, mock, time }) => {
    const other = await two(page, context);
    await endSession({ mock, time });
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(other)).toBeVisible();
    await signInAgain(page);
    await expect(dialog(other)).toBeHidden();
    await expect(terminalText(other, 'precious')).toBeVisible();
    await reconnect(other).click();
    await expect(connected(other)).toBeVisible();
  });

  test('somebody else in one of them empties both', { tag: '@gate' }, async ({ page, context, mock, time }) => {
    const other = await two(page, context);
    await endSession({ mock, time });
    await expect(dialog(other)).toBeVisible();
    await dialog(page).getByLabel('Username').fill('bob');
    await password(page).fill(PASSWORD);
    await enter(page).click();
    for (const tab of [page, other]) {
      await expect(account(tab, 'bob')).toBeVisible();
      await expect(terminalText(tab, 'precious')).toBeHidden();
    }
    await expect(page).toHaveURL(SERVERS);
  });
});

test.describe('with a list in another tab', () => {
  test('only the tab with work asks; the other goes to the login page', async ({ page, context, mock, time }) => {
    await openShell(page);
    const other = await context.newPage();
    // A refusal of one of its first calls would keep the page.
    await other.goto(SERVERS, { waitUntil: 'networkidle' });
    await expect(account(other, 'alice')).toBeVisible();
    await endSession({ mock, time });
    await expect(dialog(page)).toBeVisible();
    await expect(other).toHaveURL('/web/login');
    await username(other).fill('alice');
    await other.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await other.keyboard.press('Enter');
    await expect(account(other, 'alice')).toBeVisible();
    await expect(dialog(page)).toBeHidden();
  });

  test('signing out there leaves nothing to read here', { tag: '@gate' }, async ({ page, context }) => {
    await openShell(page);
    const other = await context.newPage();
    await other.goto(SERVERS);
    await account(other, 'alice').click();
    await other.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/web/login');
    await expect(terminalText(page, 'precious')).toBeHidden();
    await expect(dialog(page)).toBeHidden();
  });
});

test(
  'somebody else who comes in by another tab gets this one too, emptied',
  { tag: '@gate' },
  async ({ page, context, mock, origin }) => {
    await page.goto(SERVERS);
    await expect(account(page, 'alice')).toBeVisible();
    await signIn(context, { mock, origin, as: 'bob' });
    const other = await context.newPage();
    await other.goto(SERVERS);
    await expect(account(other, 'bob')).toBeVisible();
    await expect(account(page, 'bob')).toBeVisible();
  },
);
