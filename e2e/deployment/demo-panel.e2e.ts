// The accounts and scenarios on the sign-in page of `npm start`, which runs in front of the mock proxy.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test as base } from '#e2e/harness/harness.ts';
import { createDemoMock } from '#serve/mock/demo.ts';
import { serve } from '#serve/server.ts';

const test = base.extend({
  served: async ({ scenario }, use) => {
    const { proxy, demo } = createDemoMock({ scenario, secure: false });
    const served = await serve({ dist: 'dist', host: 'localhost', port: 0, back: { mock: proxy, demo } });
    await use(served);
    await served.close();
  },
});

test.use({ scenario: 'company-18', username: '' });

const panel = (page: Page) => page.getByRole('region', { name: 'Try the demo' });
const accountButton = (page: Page, name: string) => panel(page).getByRole('button', { name });

// docs/behaviour.md#demo "the sign-in page lists the accounts and the scenarios"
test('an account of the demo fills in the form, and Enter signs in', { tag: '@gate' }, async ({ page }) => {
  await page.goto('/web/login');
  await accountButton(page, 'jonas Leads a team of developers').click();
  await expect(page.getByLabel('Username')).toHaveValue('jonas');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Account of jonas' })).toBeVisible();
});

// docs/behaviour.md#demo "A press on an account fills in the username"
test.describe('where users enter a one-time code', () => {
  test.use({ scenario: 'otp' });

  test('an account of the demo also fills in its code', async ({ page }) => {
    await page.goto('/web/login');
    await accountButton(page, 'mira').click();
    await expect(page.getByRole('textbox', { name: /code/i })).toHaveValue(/^\d{6}$/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Account of mira' })).toBeVisible();
  });
});

// docs/behaviour.md#demo "Starting a scenario replaces all data"
test(
  'another scenario starts from the sign-in page and ends all sessions',
  { tag: '@gate' },
  async ({ page, context }) => {
    await page.goto('/web/login');
    await accountButton(page, 'mira').click();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Account of mira' })).toBeVisible();
    const other = await context.browser()?.newContext({ baseURL: new URL(page.url()).origin });
    const visitor = await other?.newPage();
    if (!visitor) throw new Error('the context has no browser');
    await visitor.goto('/web/login');
    await panel(visitor).getByLabel('Scenario').selectOption('Single sign-on');
    await expect(panel(visitor)).toContainText('Users sign in with a simulated GitHub.');
    await panel(visitor).getByRole('button', { name: 'Start scenario' }).click();
    await expect(visitor.getByRole('button', { name: 'Continue with GitHub' })).toBeVisible();
    await expect(panel(visitor)).toContainText('No account has a password in this scenario.');
    await expect(panel(visitor).getByLabel('Scenario')).toHaveValue('sso-only');
    await other?.close();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Account of mira' })).toBeHidden();
  },
);
