import type { Page } from '@playwright/test';
import { codeAt } from '#fixtures/identity/totp.ts';
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import { ALICE_TOTP } from '#fixtures/scenarios/identity.ts';
import { two } from '#fixtures/scenarios/resources/desktops.ts';
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import { giveKey } from '#e2e/harness/keys.ts';
import { arrive, bar, button, connected, ended, live, screen } from './desktop-page.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Verify your identity for this session' });
const useKey = (page: Page) => button(page, 'Use security key or passkey');

/** Up to where the proxy asks. */
async function asked(page: Page, mock: Proxy): Promise<void> {
  await giveKey(page, { mock, user: 'alice' });
  await arrive(page);
  await expect(dialog(page)).toContainText('Administrator@alpha requires multi-factor authentication.');
}

for (const line of ['', ', 18.x'])
  test.describe(`a desktop that asks for a key${line}`, () => {
    test.use({ scenario: `a windows desktop that asks for a key${line}` });

    test(
      'a touch of the key connects, and keys go to the desktop at once',
      { tag: '@gate' },
      async ({ page, mock }) => {
        await asked(page, mock);
        await expect(bar(page)).toContainText('MFA required');
        await expectAccessible(page);
        await useKey(page).click();
        await expect(connected(page)).toBeVisible();
        await expect(screen(page)).toBeFocused();
        await page.keyboard.type('in');
        await expect.poll(() => live(mock).desktop.notepad()).toBe('in');
      },
    );
  });

test.describe('a desktop that asks for a key', () => {
  test.use({ scenario: 'a windows desktop that asks for a key' });

  test(
    'a canceled or refused verification ends the session with its reason, and Connect again asks again',
    { tag: '@gate' },
    async ({ page, mock }) => {
      await asked(page, mock);
      await dialog(page).press('Escape');
      await expect(ended(page)).toContainText('Verification canceled');
      await expect(ended(page)).toContainText('requires multi-factor authentication for every session');
      expect(mock.world.desktops.all()).toEqual([]);
      await button(page, 'Connect again').click();
      await expect(useKey(page)).toBeVisible();
      for (const { challenge } of mock.world.db.mfaChallenge.all()) mock.world.db.mfaChallenge.delete(challenge);
      await useKey(page).click();
      await expect(ended(page)).toContainText('The session was ended');
      await expect(ended(page)).toContainText('no such challenge');
      await button(page, 'Connect again').click();
      await useKey(page).click();
      await expect(connected(page)).toBeVisible();
    },
  );
});

test.describe('where a code will do', () => {
  test.use({ scenario: 'sessions ask for a key or a code' });

  test(
    'the code of an app connects, and a wrong one is refused in the words of the proxy',
    { tag: '@gate' },
    async ({ page, mock }) => {
      two(mock.world);
      await arrive(page);
      const code = page.getByLabel('One-time code');
      const right = codeAt(ALICE_TOTP, Date.now());
      await code.fill(right === '000000' ? '000001' : '000000');
      await button(page, 'Send code').click();
      await expect(ended(page)).toContainText(/Proxy: .*invalid totp token/);
      await button(page, 'Connect again').click();
      await expect(code).toHaveValue('');
      await code.fill(codeAt(ALICE_TOTP, Date.now()));
      await page.keyboard.press('Enter');
      await expect(connected(page)).toBeVisible();
    },
  );
});
