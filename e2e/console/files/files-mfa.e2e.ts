// Tests file transfers that require MFA with a security key.
import type { Page } from '@playwright/test';
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { enrollKey } from '#e2e/harness/security-keys.ts';
import { enableScreenReaderMode } from '#e2e/harness/screen-reader.ts';
import { stubSavePicker, readSavedFile } from '#e2e/harness/save-picker.ts';
import { bothVersions } from '#e2e/harness/proxy-versions.ts';
import {
  requestDownload,
  chooseFiles,
  download,
  file,
  filesButton,
  filesOnServer,
  openFiles,
  filesPanel,
  upload,
  UPLOAD,
} from './files-page.ts';
import { row, WEB_01_PATH } from '#e2e/console/terminal-page.ts';

const mfaDialog = (page: Page) => page.getByRole('dialog', { name: 'Verify your identity for this session' });
const useKeyButton = (page: Page) => filesPanel(page).getByRole('button', { name: 'Use security key or passkey' });

/** Opens a shell that requires a touch of the security key, and its files panel. */
async function openFilesWithKey(page: Page): Promise<void> {
  await stubSavePicker(page);
  await enableScreenReaderMode(page);
  await page.goto(WEB_01_PATH);
  await page.getByRole('button', { name: /^Connect as/ }).click();
  await mfaDialog(page).getByRole('button', { name: 'Use security key or passkey' }).click();
  await expect(row(page, /[#$] ?$/).first()).toBeVisible();
  await filesButton(page).click();
}

for (const [version, scenario] of bothVersions('sessions ask for a key'))
  test.describe(`when each session requires MFA, behind a ${version} proxy`, () => {
    test.use({ scenario });

    // docs/behaviour.md#files "If the terminal required MFA, each transfer"
    test('each transfer requires a separate touch, one after another', { tag: '@gate' }, async ({ page, mock }) => {
      await enrollKey(page, { mock, user: 'alice' });
      await openFilesWithKey(page);
      await chooseFiles(page, file('a.txt', 'one'), file('b.txt', 'two'));
      await expect(upload(page, 'a.txt')).toContainText('This transfer requires multi-factor authentication.');
      await expect(upload(page, 'b.txt')).toContainText('Waiting for its turn');
      await useKeyButton(page).click();
      await expect(upload(page, 'a.txt')).toContainText('Done');
      await useKeyButton(page).click();
      await expect(upload(page, 'b.txt')).toContainText('Done');
      expect(filesOnServer(mock).read('/root/b.txt', 'root')).toBe('two');
      await requestDownload(page, '/etc/hostname');
      await useKeyButton(page).click();
      await expect(download(page, 'hostname')).toContainText('Done');
      expect(await readSavedFile(page, 'hostname')).toBe('web-01\n');
    });
  });

test.describe('when each session requires MFA', () => {
  test.use({ scenario: 'sessions ask for a key' });

  test('a failed or canceled touch can be repeated, and after a canceled transfer the next file uploads', async ({
    page,
    mock,
  }) => {
    const { session, authenticatorId } = await enrollKey(page, { mock, user: 'alice' });
    await openFilesWithKey(page);
    const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId });
    await session.send('WebAuthn.clearCredentials', { authenticatorId });
    await chooseFiles(page, file('a.txt', 'one'));
    await useKeyButton(page).click();
    await expect(upload(page, 'a.txt').getByRole('alert')).toContainText("The security key wasn't used in time");
    for (const credential of credentials) await session.send('WebAuthn.addCredential', { authenticatorId, credential });
    await filesPanel(page).getByRole('button', { name: 'Try again' }).click();
    await expect(upload(page, 'a.txt')).toContainText('Done');
    await chooseFiles(page, file('b.txt', 'one'), file('c.txt', 'two'));
    await filesPanel(page).getByRole('button', { name: 'Cancel b.txt' }).click();
    await expect(upload(page, 'b.txt')).toContainText('Canceled');
    await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: false });
    await useKeyButton(page).click();
    await filesPanel(page).getByRole('button', { name: 'Cancel verification' }).click();
    await expect(upload(page, 'c.txt').getByRole('alert')).toBeHidden();
    await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: true });
    await useKeyButton(page).click();
    await expect(upload(page, 'c.txt')).toContainText('Done');
    expect(filesOnServer(mock).has('/root/b.txt', 'root')).toBe(false);
  });
});

test.describe('when MFA becomes required after the terminal opened', () => {
  /** Requires MFA for sessions from now on. The open terminal needed no touch. */
  const requireSessionMfa = ({ world: { settings } }: Proxy) => {
    settings.sessionMfa = true;
    settings.auth.second_factor = 'optional';
  };

  // docs/behaviour.md#files "Other transfers don't ask in advance", "If the proxy refuses one of them"
  test('a touch continues the transfer, and the next transfer asks before it starts', async ({ page, mock }) => {
    await enrollKey(page, { mock, user: 'alice' });
    await stubSavePicker(page);
    await openFiles(page);
    requireSessionMfa(mock);
    await chooseFiles(page, file('a.txt', 'one'));
    await expect(upload(page, 'a.txt')).toContainText('This transfer requires multi-factor authentication.');
    await useKeyButton(page).click();
    await expect(upload(page, 'a.txt')).toContainText('Done');
    expect(filesOnServer(mock).read('/root/a.txt', 'root')).toBe('one');
    await requestDownload(page, '/etc/hostname');
    await useKeyButton(page).click();
    await expect(download(page, 'hostname')).toContainText('Done');
  });

  test('a transfer that is refused again after a touch shows the message of the proxy', async ({ page, mock }) => {
    await enrollKey(page, { mock, user: 'alice' });
    await openFiles(page);
    requireSessionMfa(mock);
    mock.world.fault(UPLOAD, { status: 403, message: 'MFA required' });
    await chooseFiles(page, file('a.txt', 'one'));
    await useKeyButton(page).click();
    await expect(upload(page, 'a.txt').getByRole('alert')).toHaveText('Proxy: MFA required');
  });
});
