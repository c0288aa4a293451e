import type { Page } from '@playwright/test';
import { ALICE_TOTP_SECRET, totpDevice } from '#fixtures/scenarios/identity.ts';
import { totpCodeAt } from '#fixtures/identity/totp.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { enrollKey, type SecurityKey } from '#e2e/harness/security-keys.ts';
import { enableScreenReaderMode } from '#e2e/harness/screen-reader.ts';

test.use({ scenario: 'sessions ask for a key' });

const rows = (page: Page) => page.getByRole('region', { name: /^Terminal of/ }).getByRole('listitem');
const row = (page: Page, text: string | RegExp) => rows(page).filter({ hasText: text });
const shellPrompt = (page: Page) => row(page, /[#$] ?$/).first();
const mfaDialog = (page: Page) => page.getByRole('dialog', { name: 'Verify your identity for this session' });
const useKeyButton = (page: Page) => page.getByRole('button', { name: 'Use security key or passkey' });
const endSessionButton = (page: Page) => page.getByRole('button', { name: 'End session' });
const reconnectButton = (page: Page) => page.getByRole('button', { name: 'Reconnect' });
const endAlert = (page: Page) => page.getByRole('alert');

const WEB_01_PATH = '/web/cluster/one.example.com/console/node/id-of-web-01/root';

async function connectShell(page: Page): Promise<void> {
  await enableScreenReaderMode(page);
  await page.goto(WEB_01_PATH);
  await page.getByRole('button', { name: 'Connect as root' }).click();
}

/** Sets whether the simulated key is touched when the page requests it. */
const setKeyPresence = ({ session, authenticatorId }: SecurityKey, enabled: boolean) =>
  session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });

test(
  'touching the key opens the shell with the keyboard only, and the shell has the focus',
  { tag: '@gate' },
  async ({ page, mock }) => {
    await enrollKey(page, { mock, user: 'alice' });
    await connectShell(page);
    await expect(mfaDialog(page)).toContainText('requires multi-factor authentication');
    await expect(useKeyButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(shellPrompt(page)).toBeVisible();
    await expect(mfaDialog(page)).toBeHidden();
    await expect(page.getByLabel('Terminal input')).toBeFocused();
    await page.keyboard.type('echo inside\n');
    await expect(row(page, /^inside$/)).toBeVisible();
  },
);

test(
  'a key that does not respond is reported, and the next try opens the shell',
  { tag: '@gate' },
  async ({ page, mock }) => {
    const { session, authenticatorId } = await enrollKey(page, { mock, user: 'alice' });
    const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId });
    await session.send('WebAuthn.clearCredentials', { authenticatorId });
    await connectShell(page);
    await useKeyButton(page).click();
    await expect(page.getByRole('alert')).toContainText("The security key wasn't used in time");
    for (const credential of credentials) await session.send('WebAuthn.addCredential', { authenticatorId, credential });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(shellPrompt(page)).toBeVisible();
  },
);

// docs/behaviour.md#the-console-workspace "Escape ends the user's own session"
test(
  'canceling MFA ends the session, by button and by Escape, and releases the key for the next session',
  { tag: '@gate' },
  async ({ page, mock }) => {
    const key = await enrollKey(page, { mock, user: 'alice' });
    await setKeyPresence(key, false);
    await connectShell(page);
    await endSessionButton(page).click();
    await expect(endAlert(page)).toContainText('You closed the session');
    expect(mock.world.db.activeSession.all()).toEqual([]);
    await page.getByRole('button', { name: 'Start new session' }).click();
    await useKeyButton(page).click();
    await expect(page.getByText('Touch your security key, or use your passkey.')).toBeVisible();
    await mfaDialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Touch your security key, or use your passkey.')).toBeHidden();
    await useKeyButton(page).click();
    await expect(page.getByText('Touch your security key, or use your passkey.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(endAlert(page)).toContainText('You closed the session');
    await setKeyPresence(key, true);
    await page.getByRole('button', { name: 'Start new session' }).click();
    await useKeyButton(page).click();
    await expect(shellPrompt(page)).toBeVisible();
  },
);

test('a connection that drops during MFA ends the session with a message', { tag: '@gate' }, async ({ page, mock }) => {
  await setKeyPresence(await enrollKey(page, { mock, user: 'alice' }), false);
  await connectShell(page);
  await useKeyButton(page).click();
  await expect(page.getByText('Touch your security key, or use your passkey.')).toBeVisible();
  mock.world.cutStreams();
  await expect(mfaDialog(page)).toBeHidden();
  await expect(endAlert(page)).toContainText('Disconnected');
  await expect(reconnectButton(page)).toBeFocused();
});

test(
  'an expired challenge is refused with the reason of the proxy, and the next challenge opens the shell',
  { tag: '@gate' },
  async ({ page, mock }) => {
    await enrollKey(page, { mock, user: 'alice' });
    await connectShell(page);
    await expect(mfaDialog(page)).toBeVisible();
    for (const { challenge } of mock.world.db.mfaChallenge.all()) mock.world.db.mfaChallenge.delete(challenge);
    await useKeyButton(page).click();
    await expect(row(page, 'MFA response validation failed: no such challenge').first()).toBeVisible();
    await reconnectButton(page).click();
    await useKeyButton(page).click();
    await expect(shellPrompt(page)).toBeVisible();
  },
);

test(
  'an unknown key and a missing key are refused with the reason of the proxy',
  { tag: '@gate' },
  async ({ page, mock }) => {
    const { db } = mock.world;
    db.mfaDevice.create(totpDevice('alice', ALICE_TOTP_SECRET));
    await enrollKey(page, { mock, user: 'alice' });
    await connectShell(page);
    await expect(mfaDialog(page)).toBeVisible();
    for (const { user, device, proof } of db.mfaDevice.all())
      if (proof?.kind === 'webauthn') db.mfaDevice.delete(`${user}/${device.id}`);
    await useKeyButton(page).click();
    await expect(row(page, 'MFA response validation failed: unknown key').first()).toBeVisible();
    await expect(endAlert(page)).toContainText('Disconnected');
    await reconnectButton(page).click();
    await expect(row(page, 'only hardware keys work here').first()).toBeVisible();
    await expect(endAlert(page)).toContainText('Disconnected');
    await expect(mfaDialog(page)).toBeHidden();
  },
);

test('a browser without WebAuthn shows a fixed message', { tag: '@gate' }, async ({ page, mock }) => {
  await enrollKey(page, { mock, user: 'alice' });
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));
  await connectShell(page);
  await useKeyButton(page).click();
  await expect(page.getByRole('alert')).toContainText(
    'this browser does not support Webauthn required for hardware tokens, please try the latest version',
  );
});

test.describe('behind an 18.x proxy', () => {
  test.use({ scenario: 'sessions ask for a key, 18.x' });

  test(
    'a refused key shows the reason of the proxy, and the next attempt opens the shell',
    { tag: '@gate' },
    async ({ page, mock }) => {
      await enrollKey(page, { mock, user: 'alice' });
      await connectShell(page);
      await expect(mfaDialog(page)).toBeVisible();
      for (const { challenge } of mock.world.db.mfaChallenge.all()) mock.world.db.mfaChallenge.delete(challenge);
      await useKeyButton(page).click();
      await expect(endAlert(page)).toContainText(/Proxy: .*MFA response validation failed: no such challenge/);
      await reconnectButton(page).click();
      await useKeyButton(page).click();
      await expect(shellPrompt(page)).toBeVisible();
    },
  );
});

test.describe('when a code is accepted', () => {
  test.use({ scenario: 'sessions ask for a key or a code' });

  const codeField = (page: Page) => page.getByLabel('One-time code');
  const sendButton = (page: Page) => page.getByRole('button', { name: 'Send code' });

  test(
    'a short code is not sent, a wrong one is refused, and the right one opens the shell',
    { tag: '@gate' },
    async ({ page }) => {
      await connectShell(page);
      await expect(codeField(page)).toBeFocused();
      await codeField(page).fill('12345');
      await sendButton(page).click();
      await expect(codeField(page)).toBeFocused();
      await expect(mfaDialog(page)).toBeVisible();
      const wrongCode = totpCodeAt(ALICE_TOTP_SECRET, Date.now()) === '000000' ? '000001' : '000000';
      await codeField(page).fill(wrongCode);
      await sendButton(page).click();
      await expect(endAlert(page)).toContainText(/Proxy: .*invalid totp token/);
      await reconnectButton(page).click();
      await expect(codeField(page)).toHaveValue('');
      await codeField(page).focus();
      const rightCode = totpCodeAt(ALICE_TOTP_SECRET, Date.now());
      await page.keyboard.type(`${rightCode.slice(0, 3)} ${rightCode.slice(3)}`);
      await page.keyboard.press('Enter');
      await expect(shellPrompt(page)).toBeVisible();
    },
  );

  test(
    'a user with a key and an authenticator app is asked for the key first, and can choose the code',
    { tag: '@gate' },
    async ({ page, mock }) => {
      await enrollKey(page, { mock, user: 'alice' });
      await connectShell(page);
      await expect(useKeyButton(page)).toBeVisible();
      await page.getByLabel('MFA device').selectOption('Authenticator App');
      await codeField(page).fill(totpCodeAt(ALICE_TOTP_SECRET, Date.now()));
      await sendButton(page).click();
      await expect(shellPrompt(page)).toBeVisible();
    },
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('the prompt fits, and its cancel button is visible', async ({ page, mock }) => {
    await enrollKey(page, { mock, user: 'alice' });
    await connectShell(page);
    await expect(endSessionButton(page)).toBeInViewport({ ratio: 1 });
  });
});
