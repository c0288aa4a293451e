import type { Page } from '@playwright/test';
import { ALICE_TOTP, phone } from '#fixtures/scenarios/identity.ts';
import { codeAt } from '#fixtures/identity/totp.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { giveKey, type Key } from '#e2e/harness/keys.ts';
import { readOut } from '#e2e/harness/screen-reader.ts';

test.use({ scenario: 'sessions ask for a key' });

const rows = (page: Page) => page.getByRole('region', { name: /^Terminal of/ }).getByRole('listitem');
const row = (page: Page, text: string | RegExp) => rows(page).filter({ hasText: text });
const prompt = (page: Page) => row(page, /[#$] ?$/).first();
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Verify your identity for this session' });
const useKey = (page: Page) => page.getByRole('button', { name: 'Use security key or passkey' });
const giveUp = (page: Page) => page.getByRole('button', { name: 'End session' });
const reconnect = (page: Page) => page.getByRole('button', { name: 'Reconnect' });
const ended = (page: Page) => page.getByRole('alert');

const WEB_01 = '/web/cluster/one.example.com/console/node/id-of-web-01/root';

async function connect(page: Page): Promise<void> {
  await readOut(page);
  await page.goto(WEB_01);
  await page.getByRole('button', { name: 'Connect as root' }).click();
}

/** Whether the key is touched whenever it asks. */
const presence = ({ session, authenticatorId }: Key, enabled: boolean) =>
  session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });

test(
  'a touch of the key opens the shell by keyboard alone, and typing goes there',
  { tag: '@gate' },
  async ({ page, mock }) => {
    await giveKey(page, { mock, user: 'alice' });
    await connect(page);
    await expect(dialog(page)).toContainText('requires multi-factor authentication');
    await expect(useKey(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(prompt(page)).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByLabel('Terminal input')).toBeFocused();
    await page.keyboard.type('echo inside\n');
    await expect(row(page, /^inside$/)).toBeVisible();
  },
);

test(
  'a key that does not answer is reported, and the next try opens the shell',
  { tag: '@gate' },
  async ({ page, mock }) => {
    const { session, authenticatorId } = await giveKey(page, { mock, user: 'alice' });
    const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId });
    await session.send('WebAuthn.clearCredentials', { authenticatorId });
    await connect(page);
    await useKey(page).click();
    await expect(page.getByRole('alert')).toContainText("The security key wasn't used in time");
    for (const credential of credentials) await session.send('WebAuthn.addCredential', { authenticatorId, credential });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(prompt(page)).toBeVisible();
  },
);

// docs/behaviour.md#the-console-workspace "Escape ends the user's own session"
test(
  'giving up ends the session, by button and by Escape, and releases the key for the next one',
  { tag: '@gate' },
  async ({ page, mock }) => {
    const key = await giveKey(page, { mock, user: 'alice' });
    await presence(key, false);
    await connect(page);
    await giveUp(page).click();
    await expect(ended(page)).toContainText('You closed the session');
    expect(mock.world.db.activeSession.all()).toEqual([]);
    await page.getByRole('button', { name: 'Start new session' }).click();
    await useKey(page).click();
    await expect(page.getByText('Touch your security key, or use your passkey.')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Touch your security key, or use your passkey.')).toBeHidden();
    await useKey(page).click();
    await expect(page.getByText('Touch your security key, or use your passkey.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(ended(page)).toContainText('You closed the session');
    await presence(key, true);
    await page.getByRole('button', { name: 'Start new session' }).click();
    await useKey(page).click();
    await expect(prompt(page)).toBeVisible();
  },
);

test('a line that is cut while the key is awaited ends it, and says so', { tag: '@gate' }, async ({ page, mock }) => {
  await presence(await giveKey(page, { mock, user: 'alice' }), false);
  await connect(page);
  await useKey(page).click();
  await expect(page.getByText('Touch your security key, or use your passkey.')).toBeVisible();
  mock.world.cutStreams();
  await expect(dialog(page)).toBeHidden();
  await expect(ended(page)).toContainText('Disconnected');
  await expect(reconnect(page)).toBeFocused();
});

test(
  'an expired challenge is refused with the reason of the proxy, and the next one opens the shell',
  { tag: '@gate' },
  async ({ page, mock }) => {
    await giveKey(page, { mock, user: 'alice' });
    await connect(page);
    await expect(dialog(page)).toBeVisible();
    for (const { challenge } of mock.world.db.mfaChallenge.all()) mock.world.db.mfaChallenge.delete(challenge);
    await useKey(page).click();
    await expect(row(page, 'MFA response validation failed: no such challenge').first()).toBeVisible();
    await reconnect(page).click();
    await useKey(page).click();
    await expect(prompt(page)).toBeVisible();
  },
);

test(
  'an unknown key, then no key at all, is refused with the reason of the proxy',
  { tag: '@gate' },
  async ({ page, mock }) => {
    const { db } = mock.world;
    db.mfaDevice.create(phone('alice', ALICE_TOTP));
    await giveKey(page, { mock, user: 'alice' });
    await connect(page);
    await expect(dialog(page)).toBeVisible();
    for (const { user, device, proof } of db.mfaDevice.all())
      if (proof?.kind === 'webauthn') db.mfaDevice.delete(`${user}/${device.id}`);
    await useKey(page).click();
    await expect(row(page, 'MFA response validation failed: unknown key').first()).toBeVisible();
    await expect(ended(page)).toContainText('Disconnected');
    await reconnect(page).click();
    await expect(row(page, 'only hardware keys work here').first()).toBeVisible();
    await expect(ended(page)).toContainText('Disconnected');
    await expect(dialog(page)).toBeHidden();
  },
);

test('a browser without WebAuthn gets the specified sentence', { tag: '@gate' }, async ({ page, mock }) => {
  await giveKey(page, { mock, user: 'alice' });
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));
  await connect(page);
  await useKey(page).click();
  await expect(page.getByRole('alert')).toContainText(
    'this browser does not support Webauthn required for hardware tokens, please try the latest version',
  );
});

test.describe('behind an 18.x proxy', () => {
  test.use({ scenario: 'sessions ask for a key, 18.x' });

  test(
    'a refused touch shows the reason of the proxy, and the next one opens the shell',
    { tag: '@gate' },
    async ({ page, mock }) => {
      await giveKey(page, { mock, user: 'alice' });
      await connect(page);
      await expect(dialog(page)).toBeVisible();
      for (const { challenge } of mock.world.db.mfaChallenge.all()) mock.world.db.mfaChallenge.delete(challenge);
      await useKey(page).click();
      await expect(ended(page)).toContainText(/Proxy: .*MFA response validation failed: no such challenge/);
      await reconnect(page).click();
      await useKey(page).click();
      await expect(prompt(page)).toBeVisible();
    },
  );
});

test.describe('where a code will do', () => {
  test.use({ scenario: 'sessions ask for a key or a code' });

  const code = (page: Page) => page.getByLabel('One-time code');
  const send = (page: Page) => page.getByRole('button', { name: 'Send code' });

  test(
    'a short code is not sent, a wrong one is refused, and the right one opens the shell',
    { tag: '@gate' },
    async ({ page }) => {
      await connect(page);
      await expect(code(page)).toBeFocused();
      await code(page).fill('12345');
      await send(page).click();
      await expect(code(page)).toBeFocused();
      await expect(dialog(page)).toBeVisible();
      const wrong = codeAt(ALICE_TOTP, Date.now()) === '000000' ? '000001' : '000000';
      await code(page).fill(wrong);
      await send(page).click();
      await expect(ended(page)).toContainText(/Proxy: .*invalid totp token/);
      await reconnect(page).click();
      await expect(code(page)).toHaveValue('');
      await code(page).focus();
      const now = codeAt(ALICE_TOTP, Date.now());
      await page.keyboard.type(`${now.slice(0, 3)} ${now.slice(3)}`);
      await page.keyboard.press('Enter');
      await expect(prompt(page)).toBeVisible();
    },
  );

  test('with a key as well one chooses, and the key stands first', { tag: '@gate' }, async ({ page, mock }) => {
    await giveKey(page, { mock, user: 'alice' });
    await connect(page);
    await expect(useKey(page)).toBeVisible();
    await page.getByLabel('MFA device').selectOption('Authenticator App');
    await code(page).fill(codeAt(ALICE_TOTP, Date.now()));
    await send(page).click();
    await expect(prompt(page)).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('the question has room, and the way out is in sight', async ({ page, mock }) => {
    await giveKey(page, { mock, user: 'alice' });
    await connect(page);
    await expect(giveUp(page)).toBeInViewport({ ratio: 1 });
  });
});
