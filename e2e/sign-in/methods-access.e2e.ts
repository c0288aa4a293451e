// Signs in with a password and a one-time code, with the keyboard only, on a phone.
import { ALICE_TOTP_SECRET } from '#fixtures/scenarios/identity.ts';
import { PASSWORD } from '#fixtures/scenarios/people.ts';
import { totpCodeAt } from '#fixtures/identity/totp.ts';
import { expect, test } from '#e2e/harness/harness.ts';

test.use({ username: '', viewport: { width: 360, height: 740 } });

test.describe('when a one-time code is required', () => {
  test.use({ scenario: 'MFA otp' });

  test('username, password and code work with the keyboard only', { tag: '@gate' }, async ({ page }) => {
    await page.goto('/web/login');
    await expect(page.getByLabel('Username')).toBeFocused();
    await page.keyboard.type('alice');
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    // The first Tab focuses the button that shows the password.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('One-time code')).toBeFocused();
    await page.keyboard.type(totpCodeAt(ALICE_TOTP_SECRET, Date.now()));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/web\/cluster\/one\.example\.com/);
  });
});
