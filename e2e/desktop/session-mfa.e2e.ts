// Tests desktops for which the proxy requires MFA.
import type { Page } from '@playwright/test';
import { totpCodeAt } from '#fixtures/identity/totp.ts';
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import { ALICE_TOTP_SECRET } from '#fixtures/scenarios/identity.ts';
import { addTwoDesktops } from '#fixtures/scenarios/resources/desktops.ts';
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import { enrollKey } from '#e2e/harness/security-keys.ts';
import { openAndConfirm, statusLine, button, connected, endAlert, liveDesktop, screen } from './desktop-page.ts';

const mfaDialog = (page: Page) => page.getByRole('dialog', { name: 'Verify your identity for this session' });
const useKeyButton = (page: Page) => button(page, 'Use security key or passkey');

/** Gives alice a security key and connects until the proxy requests MFA. */
async function openMfaDialog(page: Page, mock: Proxy): Promise<void> {
  await enrollKey(page, { mock, user: 'alice' });
  await openAndConfirm(page);
  await expect(mfaDialog(page)).toContainText('Administrator@alpha requires multi-factor authentication.');
}

for (const versionSuffix of ['', ', 18.x'])
  test.describe(`a desktop that requires MFA${versionSuffix}`, () => {
    test.use({ scenario: `a windows desktop that asks for a key${versionSuffix}` });

    test(
      'touching the security key connects, and typed keys go to the desktop',
      { tag: '@gate' },
      async ({ page, mock }) => {
        await openMfaDialog(page, mock);
        await expect(statusLine(page)).toContainText('MFA required');
        await expectAccessible(page);
        await useKeyButton(page).click();
        await expect(connected(page)).toBeVisible();
        await expect(screen(page)).toBeFocused();
        await page.keyboard.type('in');
        await expect.poll(() => liveDesktop(mock).desktop.notepadText()).toBe('in');
      },
    );
  });

test.describe('a desktop that requires MFA', () => {
  test.use({ scenario: 'a windows desktop that asks for a key' });

  test(
    'a canceled or refused verification ends the session with its reason, and Connect again prompts again',
    { tag: '@gate' },
    async ({ page, mock }) => {
      await openMfaDialog(page, mock);
      await mfaDialog(page).press('Escape');
      await expect(endAlert(page)).toContainText('Verification canceled');
      await expect(endAlert(page)).toContainText('requires multi-factor authentication for every session');
      expect(mock.world.desktops.all()).toEqual([]);
      await button(page, 'Connect again').click();
      await expect(useKeyButton(page)).toBeVisible();
      for (const { challenge } of mock.world.db.mfaChallenge.all()) mock.world.db.mfaChallenge.delete(challenge);
      await useKeyButton(page).click();
      await expect(endAlert(page)).toContainText('The session was ended');
      await expect(endAlert(page)).toContainText('no such challenge');
      await button(page, 'Connect again').click();
      await useKeyButton(page).click();
      await expect(connected(page)).toBeVisible();
    },
  );
});

test.describe('when the proxy accepts a one-time code', () => {
  test.use({ scenario: 'sessions ask for a key or a code' });

  test(
    'a wrong code shows the message of the proxy, and the right code of an authenticator app connects',
    { tag: '@gate' },
    async ({ page, mock }) => {
      addTwoDesktops(mock.world);
      await openAndConfirm(page);
      const code = page.getByLabel('One-time code');
      const correctCode = totpCodeAt(ALICE_TOTP_SECRET, Date.now());
      await code.fill(correctCode === '000000' ? '000001' : '000000');
      await button(page, 'Send code').click();
      await expect(endAlert(page)).toContainText(/Proxy: .*invalid totp token/);
      await button(page, 'Connect again').click();
      await expect(code).toHaveValue('');
      await code.fill(totpCodeAt(ALICE_TOTP_SECRET, Date.now()));
      await page.keyboard.press('Enter');
      await expect(connected(page)).toBeVisible();
    },
  );
});
