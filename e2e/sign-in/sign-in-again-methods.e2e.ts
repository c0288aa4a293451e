// A web session that ends over a shell: the user signs in again with each method, such as a security key.
import type { Page } from '@playwright/test';
import { ALICE_TOTP_SECRET } from '#fixtures/scenarios/identity.ts';
import { PASSWORD } from '#fixtures/scenarios/people.ts';
import { createServer } from '#fixtures/scenarios/resources/servers.ts';
import { totpCodeAt } from '#fixtures/identity/totp.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { enrollKey } from '#e2e/harness/security-keys.ts';
import {
  WEB_01_PATH,
  signInAgainDialog,
  passwordField,
  connected,
  reconnectButton,
  terminalText,
  openShell,
  endWebSession,
  signInAgain,
} from '#e2e/console/open-shell.ts';

const factorSelect = (page: Page) => signInAgainDialog(page).getByLabel('MFA device');

test.describe('when a second factor is required', () => {
  test.use({ scenario: 'MFA on' });
  test.beforeEach(({ mock }) => void mock.world.db.server.create(createServer(mock.world, { hostname: 'web-01' })));

  test('a security key signs in again', async ({ page, mock, time }) => {
    await openShell(page);
    await enrollKey(page, { mock, user: 'alice' });
    await endWebSession({ mock, time });
    await signInAgain(page);
    await expect(terminalText(page, 'precious')).toBeVisible();
  });

  test(
    'a user with only an authenticator app must enter a code, and the typed password stays',
    { tag: '@gate' },
    async ({ page, mock, time }) => {
      await openShell(page);
      await endWebSession({ mock, time });
      await passwordField(page).fill(PASSWORD);
      await expect(factorSelect(page)).toHaveValue('webauthn');
      await page.keyboard.press('Enter');
      await expect(signInAgainDialog(page).getByRole('status')).toHaveText(
        'Enter the code from your authenticator app.',
      );
      await expect(factorSelect(page)).toHaveValue('otp');
      await expect(passwordField(page)).toHaveValue(PASSWORD);
      await expect(signInAgainDialog(page).getByLabel('One-time code')).toBeFocused();
      await page.keyboard.type(totpCodeAt(ALICE_TOTP_SECRET, time.now()));
      await page.keyboard.press('Enter');
      await expect(signInAgainDialog(page)).toBeHidden();
      await expect(terminalText(page, 'precious')).toBeVisible();
    },
  );
});

test.describe('when passkeys are preferred', () => {
  test.use({ scenario: 'MFA optional, passkeys' });
  test.beforeEach(({ mock }) => void mock.world.db.server.create(createServer(mock.world, { hostname: 'web-01' })));

  test('a passkey signs in again with one press', { tag: '@gate' }, async ({ page, mock, time }) => {
    await openShell(page);
    await enrollKey(page, { mock, user: 'alice', isPasskey: true });
    await endWebSession({ mock, time });
    await expect(signInAgainDialog(page).getByRole('button', { name: 'Continue with a passkey' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(signInAgainDialog(page)).toBeHidden();
    await expect(terminalText(page, 'precious')).toBeVisible();
  });
});

test.describe('with single sign-on', () => {
  test.use({ scenario: 'MFA off, single sign-on', username: 'sam-github' });
  const WEB_01_AS_SAM_PATH = WEB_01_PATH.replace('/root', '/sam');
  test.beforeEach(({ mock }) => void mock.world.db.server.create(createServer(mock.world, { hostname: 'web-01' })));

  test(
    'a blocked pop-up is reported, and the next attempt signs in again',
    { tag: '@gate' },
    async ({ page, context, mock, time }) => {
      await openShell(page, WEB_01_AS_SAM_PATH);
      await endWebSession({ mock, time });
      await page.evaluate(() => void Object.assign(globalThis, { open: () => null, realOpen: open }));
      await signInAgainDialog(page).getByRole('button', { name: 'Continue with GitHub' }).click();
      await expect(signInAgainDialog(page).getByRole('alert')).toContainText('Pop-up blocked');
      await expect(terminalText(page, 'precious')).toBeVisible();
      await page.evaluate(() => void Object.assign(globalThis, { open: Reflect.get(globalThis, 'realOpen') }));
      const popupEvent = context.waitForEvent('page');
      await signInAgainDialog(page).getByRole('button', { name: 'Continue with GitHub' }).click();
      const popup = await popupEvent;
      const popupClosed = popup.waitForEvent('close');
      await popup.getByText('Continue as sam-github').click();
      await popupClosed;
      await expect(signInAgainDialog(page)).toBeHidden();
      await expect(terminalText(page, 'precious')).toBeVisible();
      await reconnectButton(page).click();
      await expect(connected(page)).toBeVisible();
    },
  );
});
