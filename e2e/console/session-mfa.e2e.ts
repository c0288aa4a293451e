import type { Page } from '@playwright/test';
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import { ALICE_TOTP } from '#fixtures/scenarios/identity.ts';
import { codeAt } from '#fixtures/identity/totp.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { giveKey, type Key } from '#e2e/harness/keys.ts';
import { readOut } from '#e2e/harness/screen-reader.ts';

test.use({ scenario: 'per-session-mfa', as: 'mira' });

const rows = (page: Page) => page.getByRole('region', { name: /^Terminal of/ }).getByRole('listitem');
const row = (page: Page, text: string | RegExp) => rows(page).filter({ hasText: text });
const prompt = (page: Page) => row(page, /[#$] ?$/).first();
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Verify your identity for this session' });
const useKey = (page: Page) => page.getByRole('button', { name: 'Use security key or passkey' });
const giveUp = (page: Page) => page.getByRole('button', { name: 'End session' });
const ended = (page: Page) => page.getByRole('alert');

const WEB_01 = '/web/cluster/one.example.com/console/node/id-of-web-01/root';

/** Some server of the company that is there, as root. */
function somewhere(mock: Proxy): string {
  const found = mock.world.db.server.all().find(({ cluster, offline }) => cluster === 'one.example.com' && !offline);
  return WEB_01.replace('id-of-web-01', found?.item.id ?? '');
}

async function connect(page: Page, address: string): Promise<void> {
  await readOut(page);
  await page.goto(address);
  await page.getByRole('button', { name: 'Connect as root' }).click();
}

/** Whether the key is touched whenever it asks. */
const presence = ({ session, authenticatorId }: Key, enabled: boolean) =>
  session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });

test('a touch of the key lets one into the shell, and typing goes there at once', async ({ page, mock }) => {
  await giveKey(page, { mock, user: 'mira' });
  await connect(page, somewhere(mock));
  await expect(dialog(page)).toContainText('requires multi-factor authentication');
  await useKey(page).click();
  await expect(prompt(page)).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByLabel('Terminal input')).toBeFocused();
  await page.keyboard.type('echo inside\n');
  await expect(row(page, /^inside$/)).toBeVisible();
});

test('the keyboard alone answers', async ({ page, mock }) => {
  await giveKey(page, { mock, user: 'mira' });
  await connect(page, somewhere(mock));
  await expect(useKey(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(prompt(page)).toBeVisible();
});

test('a key that does not answer is reported, and the next try opens the shell', async ({ page, mock }) => {
  const { session, authenticatorId } = await giveKey(page, { mock, user: 'mira' });
  const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId });
  await session.send('WebAuthn.clearCredentials', { authenticatorId });
  await connect(page, somewhere(mock));
  await useKey(page).click();
  await expect(page.getByRole('alert')).toContainText("The security key wasn't used in time");
  for (const credential of credentials) await session.send('WebAuthn.addCredential', { authenticatorId, credential });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(prompt(page)).toBeVisible();
});

test('who gives up ends the session, and may start again', async ({ page, mock }) => {
  await giveKey(page, { mock, user: 'mira' });
  const before = mock.world.db.activeSession.all().length;
  await connect(page, somewhere(mock));
  await giveUp(page).click();
  await expect(ended(page)).toContainText('You closed the session');
  expect(mock.world.db.activeSession.all()).toHaveLength(before);
  await page.getByRole('button', { name: 'Start new session' }).click();
  await expect(dialog(page)).toBeVisible();
});

// docs/behaviour.md#the-console-workspace "Escape ends the session"
test('Escape while the key is awaited gives up, and lets go of the key for the next time', async ({ page, mock }) => {
  const key = await giveKey(page, { mock, user: 'mira' });
  await presence(key, false);
  await connect(page, somewhere(mock));
  await useKey(page).click();
  await expect(page.getByText('Touch your security key, or use your passkey.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(ended(page)).toContainText('You closed the session');
  await presence(key, true);
  await page.getByRole('button', { name: 'Start new session' }).click();
  await useKey(page).click();
  await expect(prompt(page)).toBeVisible();
});

test('a line that is cut while the key is awaited ends it, and says so', async ({ page, mock }) => {
  await presence(await giveKey(page, { mock, user: 'mira' }), false);
  await connect(page, somewhere(mock));
  await useKey(page).click();
  await expect(page.getByText('Touch your security key, or use your passkey.')).toBeVisible();
  mock.world.cutStreams();
  await expect(dialog(page)).toBeHidden();
  await expect(ended(page)).toContainText('Disconnected');
  await expect(page.getByRole('button', { name: 'Reconnect' })).toBeFocused();
});

test('a challenge that came too late is refused in the proxy’s words, and one can reconnect', async ({
  page,
  mock,
}) => {
  await giveKey(page, { mock, user: 'mira' });
  await connect(page, somewhere(mock));
  await expect(dialog(page)).toBeVisible();
  for (const { challenge } of mock.world.db.mfaChallenge.all()) mock.world.db.mfaChallenge.delete(challenge);
  await useKey(page).click();
  await expect(row(page, 'MFA response validation failed: no such challenge').first()).toBeVisible();
  await page.getByRole('button', { name: 'Reconnect' }).click();
  await useKey(page).click();
  await expect(prompt(page)).toBeVisible();
});

test('a key that the proxy does not know is refused in its words', async ({ page, mock }) => {
  await giveKey(page, { mock, user: 'mira' });
  await connect(page, somewhere(mock));
  await expect(dialog(page)).toBeVisible();
  const { db } = mock.world;
  for (const { user, device, proof } of db.mfaDevice.all())
    if (user === 'mira' && proof?.kind === 'webauthn') db.mfaDevice.delete(`${user}/${device.id}`);
  await useKey(page).click();
  await expect(row(page, 'MFA response validation failed: unknown key').first()).toBeVisible();
  await expect(ended(page)).toContainText('Disconnected');
});

test('who has an app only reads in the proxy’s answer that it takes a key', async ({ page, mock }) => {
  await connect(page, somewhere(mock));
  await expect(row(page, 'only hardware keys work here').first()).toBeVisible();
  await expect(ended(page)).toContainText('Disconnected');
  await expect(dialog(page)).toBeHidden();
});

test('a browser without WebAuthn gets the specified sentence', async ({ page, mock }) => {
  await giveKey(page, { mock, user: 'mira' });
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));
  await connect(page, somewhere(mock));
  await useKey(page).click();
  await expect(page.getByRole('alert')).toContainText(
    'this browser does not support Webauthn required for hardware tokens, please try the latest version',
  );
});

test.describe('behind an 18.x proxy', () => {
  test.use({ scenario: 'sessions ask for a key, 18.x', as: 'alice' });

  test('a touch of the key lets one into the shell', async ({ page, mock }) => {
    await giveKey(page, { mock, user: 'alice' });
    await connect(page, WEB_01);
    await useKey(page).click();
    await expect(prompt(page)).toBeVisible();
  });

  test('a refusal shows the proxy’s words', async ({ page, mock }) => {
    await giveKey(page, { mock, user: 'alice' });
    await connect(page, WEB_01);
    await expect(dialog(page)).toBeVisible();
    for (const { challenge } of mock.world.db.mfaChallenge.all()) mock.world.db.mfaChallenge.delete(challenge);
    await useKey(page).click();
    await expect(ended(page)).toContainText(/Proxy: .*MFA response validation failed: no such challenge/);
  });
});

test.describe('where a code will do', () => {
  test.use({ scenario: 'sessions ask for a key or a code', as: 'alice' });

  const code = (page: Page) => page.getByLabel('One-time code');
  const send = (page: Page) => page.getByRole('button', { name: 'Send code' });

  test('an app’s code opens the shell', async ({ page }) => {
    await connect(page, WEB_01);
    await expect(code(page)).toBeFocused();
    const now = await codeAt(ALICE_TOTP, Date.now());
    await page.keyboard.type(`${now.slice(0, 3)} ${now.slice(3)}`);
    await page.keyboard.press('Enter');
    await expect(prompt(page)).toBeVisible();
  });

  test('with a key as well one chooses, and the key stands first', async ({ page, mock }) => {
    await giveKey(page, { mock, user: 'alice' });
    await connect(page, WEB_01);
    await expect(useKey(page)).toBeVisible();
    await page.getByLabel('MFA device').selectOption('Authenticator App');
    await code(page).fill(await codeAt(ALICE_TOTP, Date.now()));
    await send(page).click();
    await expect(prompt(page)).toBeVisible();
  });

  test('a wrong code is refused in the proxy’s words, and one can reconnect', async ({ page }) => {
    await connect(page, WEB_01);
    const wrong = (await codeAt(ALICE_TOTP, Date.now())) === '000000' ? '000001' : '000000';
    await code(page).fill(wrong);
    await send(page).click();
    await expect(ended(page)).toContainText(/Proxy: .*invalid totp token/);
    await page.getByRole('button', { name: 'Reconnect' }).click();
    await expect(code(page)).toHaveValue('');
  });

  test('a code of five digits is not sent', async ({ page }) => {
    await connect(page, WEB_01);
    await code(page).fill('12345');
    await send(page).click();
    await expect(code(page)).toBeFocused();
    await expect(dialog(page)).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('the question has room, and the way out is in sight', async ({ page, mock }) => {
    await giveKey(page, { mock, user: 'mira' });
    await connect(page, somewhere(mock));
    await expect(giveUp(page)).toBeInViewport({ ratio: 1 });
  });
});
