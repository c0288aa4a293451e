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
  await accountButton(page, 'jonas Development team lead').click();
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

const tour = (page: Page, title: string) => page.getByRole('region', { name: title });

async function signInToDemo(page: Page, name: string): Promise<void> {
  await page.goto('/web/login');
  await accountButton(page, name).click();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Account of ${name}` })).toBeVisible();
}

// docs/behaviour.md#demo "After the sign-in to a demo, a tour leads through six pages", "The browser stores the step"
test(
  'the tour leads through the pages, remembers its step, and starts again from Help',
  { tag: '@gate' },
  async ({ page }) => {
    await signInToDemo(page, 'mira');
    const pages = [
      ['Start at Home', /\/web\/cluster\/one\.example\.com$/],
      ['Find a server', /\/nodes$/],
      ['Open a terminal', /\/nodes\?search=staging$/],
      ['Watch a recording', /\/recordings/],
      ['Read the audit log', /\/audit/],
      ['Search everything', /\/web\/cluster\/one\.example\.com$/],
    ] as const;
    for (const [index, [title, address]] of pages.entries()) {
      await expect(tour(page, title)).toContainText(`Step ${index + 1} of 6`);
      await expect(page).toHaveURL(address);
      if (index === 1) {
        await expectAccessible(page, 'the tour', 'colors');
        await page.reload();
      }
      // The keyboard stays on the button from step to step.
      if (index === 0) await tour(page, title).getByRole('button', { name: 'Next step' }).focus();
      if (index === 2) await tour(page, title).getByRole('button', { name: 'Next step' }).focus();
      if (index === 1) await tour(page, title).getByRole('button', { name: 'Next step' }).click();
      else if (index < pages.length - 1) await page.keyboard.press('Enter');
    }
    await tour(page, 'Search everything').getByRole('button', { name: 'Close tour' }).click();
    await expect(page.getByRole('button', { name: 'Close tour' })).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    await page.goto('/web/support');
    await page.getByRole('button', { name: 'Start tour' }).click();
    await expect(tour(page, 'Start at Home')).toBeVisible();
    await expect(page).toHaveURL(pages[0][1]);
  },
);
