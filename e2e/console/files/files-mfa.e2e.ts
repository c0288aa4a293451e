import type { Page } from '@playwright/test';
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { giveKey } from '#e2e/harness/keys.ts';
import { readOut } from '#e2e/harness/screen-reader.ts';
import { givePicker, saved } from '#e2e/harness/save-picker.ts';
import { bothLines } from '#e2e/harness/lines.ts';
import { ask, choose, download, file, filesButton, filesOn, openFiles, panel, upload, UPLOAD } from './files-page.ts';
import { row, WEB_01 } from '#e2e/console/terminal-page.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Verify your identity for this session' });
const touch = (page: Page) => panel(page).getByRole('button', { name: 'Use security key or passkey' });

/** A shell that was let in by a touch, and its files. */
async function openWithKey(page: Page): Promise<void> {
  await givePicker(page);
  await readOut(page);
  await page.goto(WEB_01);
  await page.getByRole('button', { name: /^Connect as/ }).click();
  await dialog(page).getByRole('button', { name: 'Use security key or passkey' }).click();
  await expect(row(page, /[#$] ?$/).first()).toBeVisible();
  await filesButton(page).click();
}

for (const [version, scenario] of bothLines('sessions ask for a key'))
  test.describe(`where each session requires MFA, behind a proxy of ${version}`, () => {
    test.use({ scenario });

    // docs/behaviour.md#files "If the terminal required MFA, each transfer"
    test('each transfer takes a touch of its own, one after another', { tag: '@gate' }, async ({ page, mock }) => {
      await giveKey(page, { mock, user: 'alice' });
      await openWithKey(page);
      await choose(page, file('a.txt', 'one'), file('b.txt', 'two'));
      await expect(upload(page, 'a.txt')).toContainText('This transfer requires multi-factor authentication.');
      await expect(upload(page, 'b.txt')).toContainText('Waiting for its turn');
      await touch(page).click();
      await expect(upload(page, 'a.txt')).toContainText('Done');
      await touch(page).click();
      await expect(upload(page, 'b.txt')).toContainText('Done');
      expect(filesOn(mock).read('/root/b.txt', 'root')).toBe('two');
      await ask(page, '/etc/hostname');
      await touch(page).click();
      await expect(download(page, 'hostname')).toContainText('Done');
      expect(await saved(page, 'hostname')).toBe('web-01\n');
    });
  });

test.describe('where each session requires MFA', () => {
  test.use({ scenario: 'sessions ask for a key' });

  test('a failed touch can be repeated, and a cancelled transfer leaves the key to the next one', async ({
    page,
    mock,
  }) => {
    const { session, authenticatorId } = await giveKey(page, { mock, user: 'alice' });
    await openWithKey(page);
    const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId });
    await session.send('WebAuthn.clearCredentials', { authenticatorId });
    await choose(page, file('a.txt', 'one'));
    await touch(page).click();
    await expect(upload(page, 'a.txt').getByRole('alert')).toContainText("The security key wasn't used in time");
    for (const credential of credentials) await session.send('WebAuthn.addCredential', { authenticatorId, credential });
    await panel(page).getByRole('button', { name: 'Try again' }).click();
    await expect(upload(page, 'a.txt')).toContainText('Done');
    await choose(page, file('b.txt', 'one'), file('c.txt', 'two'));
    await panel(page).getByRole('button', { name: 'Cancel b.txt' }).click();
    await expect(upload(page, 'b.txt')).toContainText('Canceled');
    await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: false });
    await touch(page).click();
    await panel(page).getByRole('button', { name: 'Cancel verification' }).click();
    await expect(upload(page, 'c.txt').getByRole('alert')).toBeHidden();
    await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: true });
    await touch(page).click();
    await expect(upload(page, 'c.txt')).toContainText('Done');
    expect(filesOn(mock).has('/root/b.txt', 'root')).toBe(false);
  });
});

test.describe('where only the transfer is refused for want of MFA', () => {
  /** The roles change while the terminal is open, which was not asked for a touch. */
  const require = ({ world: { settings } }: Proxy) => {
    settings.sessionMfa = true;
    settings.auth.second_factor = 'optional';
  };

  // docs/behaviour.md#files "Other transfers don't ask in advance", "If the proxy refuses one of them"
  test('one touch lets it go on, and the next one asks before it begins', async ({ page, mock }) => {
    await giveKey(page, { mock, user: 'alice' });
    await givePicker(page);
    await openFiles(page);
    require(mock);
    await choose(page, file('a.txt', 'one'));
    await expect(upload(page, 'a.txt')).toContainText('This transfer requires multi-factor authentication.');
    await touch(page).click();
    await expect(upload(page, 'a.txt')).toContainText('Done');
    expect(filesOn(mock).read('/root/a.txt', 'root')).toBe('one');
    await ask(page, '/etc/hostname');
    await touch(page).click();
    await expect(download(page, 'hostname')).toContainText('Done');
  });

  test('a second refusal is told in the proxy’s words', async ({ page, mock }) => {
    await giveKey(page, { mock, user: 'alice' });
    await openFiles(page);
    require(mock);
    mock.world.fault(UPLOAD, { status: 403, message: 'MFA required' });
    await choose(page, file('a.txt', 'one'));
    await touch(page).click();
    await expect(upload(page, 'a.txt').getByRole('alert')).toHaveText('Proxy: MFA required');
  });
});
