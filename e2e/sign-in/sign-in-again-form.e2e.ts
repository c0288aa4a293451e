import type { Page } from '@playwright/test';
import { PASSWORD } from '#fixtures/scenarios/people.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { account, dialog, endSession, enter, password, SERVERS, signInAgain } from '#e2e/console/open-shell.ts';

test.use({ scenario: 'second factor off' });

const NEXT = 'a much better one';
const old = (page: Page) => page.getByLabel('Current password');
const next = (page: Page) => page.getByLabel('New password');

async function openForm(page: Page): Promise<void> {
  await page.goto('/web/account/password');
  await expect(account(page, 'alice')).toBeVisible();
  await expect(old(page)).toBeVisible();
}

// docs/behaviour.md#session "If a session ends during open work"
test(
  'what was typed into a form is there after signing in again, and can be sent',
  { tag: '@gate' },
  async ({ page, mock, time }) => {
    await openForm(page);
    await old(page).fill(PASSWORD);
    await next(page).fill(NEXT);
    await endSession({ mock, time });
    await signInAgain(page);
    await expect(next(page)).toBeFocused();
    await expect(old(page)).toHaveValue(PASSWORD);
    await expect(next(page)).toHaveValue(NEXT);
    await page.getByLabel('Confirm password').fill(NEXT);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Your password was changed.')).toBeVisible();
    expect(mock.world.db.user.get('alice')?.password).toBe(NEXT);
  },
);

test('somebody else finds an empty form', { tag: '@gate' }, async ({ page, mock, time }) => {
  await openForm(page);
  await next(page).fill(NEXT);
  await endSession({ mock, time });
  await dialog(page).getByLabel('Username').fill('bob');
  await password(page).fill(PASSWORD);
  await enter(page).click();
  await expect(account(page, 'bob')).toBeVisible();
  await page.goto('/web/account/password');
  await expect(next(page)).toHaveValue('');
});

test('a view that is being named waits for its name until after signing in again', async ({ page, mock, time }) => {
  await page.goto(SERVERS);
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save this view…' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Mine');
  await endSession({ mock, time });
  await password(page).fill(PASSWORD);
  await enter(page).click();
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('button', { name: 'Views' }).click();
  await expect(page.getByRole('menuitem', { name: 'Mine' })).toBeVisible();
});

test('a form that holds nothing, or nothing any more, leads to the login page', async ({ page, mock, time }) => {
  await openForm(page);
  await old(page).fill('x');
  await old(page).fill('');
  await endSession({ mock, time });
  await expect(page).toHaveURL('/web/login');
});
