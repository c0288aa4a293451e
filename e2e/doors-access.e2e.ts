// Every door and every step of an invitation, in both themes: what axe can measure of WCAG 2.2 AA.
import type { Page } from '@playwright/test';
import { ALICE_TOTP, INVITE } from '#fixtures/scenarios/identity.ts';
import { PASSWORD } from '#fixtures/scenarios/people.ts';
import { codeAt } from '#fixtures/totp.ts';
import { passPassword } from './enrolling.ts';
import { expect, expectAccessible, test } from './harness.ts';

test.use({ as: '', viewport: { width: 360, height: 740 } });

const door = async (page: Page) => {
  await page.goto('/web/login');
  await expect(page.getByRole('heading', { name: /^Sign in to/ })).toBeVisible();
};

const OPENED = `/web/invite/${INVITE}/continue`;

const DOORS = [
  'second factor otp',
  'second factor webauthn',
  'second factor optional',
  'second factor on, passkeys',
  'second factor off, single sign-on',
  'second factor off, single sign-on, no local accounts',
  'second factor off, no local accounts',
  'second factor off, hardware keys',
];

const STEPS = ['second factor otp', 'second factor webauthn', 'second factor optional'];

for (const theme of ['light', 'dark']) {
  test.describe(`in the ${theme} theme`, () => {
    test.beforeEach(({ context }) =>
      context.addInitScript((name) => localStorage.setItem('grv_teleport_ui_theme', name), theme),
    );
    for (const scenario of DOORS) {
      test.describe(scenario, () => {
        test.use({ scenario });
        test('the ways to sign in can be read and used by everyone', async ({ page }) => {
          await door(page);
          await expectAccessible(page);
        });
      });
    }
    for (const scenario of STEPS) {
      test.describe(scenario, () => {
        test.use({ scenario });
        test('the step for a device can be read and used by everyone', async ({ page }) => {
          await passPassword(page, OPENED);
          await expectAccessible(page);
        });
      });
    }
    test.describe('without local accounts', () => {
      test.use({ scenario: 'second factor off, no local accounts' });
      test('an invitation of no use can be read and used by everyone', async ({ page }) => {
        await page.goto(OPENED);
        await expect(page.getByRole('status')).toContainText('Local accounts are turned off');
        await expectAccessible(page);
      });
    });
  });
}

test.describe('where a one-time code is required', () => {
  test.use({ scenario: 'second factor otp' });

  test('name, password and code take the keyboard only', async ({ page }) => {
    await page.goto('/web/login');
    await expect(page.getByLabel('Username')).toBeFocused();
    await page.keyboard.type('alice');
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    // Past the button that shows the password.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Code')).toBeFocused();
    await page.keyboard.type(await codeAt(ALICE_TOTP, Date.now()));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/web\/cluster\/one\.example\.com/);
  });
});
