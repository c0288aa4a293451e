// Tests pods and databases for which the proxy requires MFA. The MFA dialog opens in the pane of the session.
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { enrollKey } from '#e2e/harness/security-keys.ts';
import { connected, expectTerminalFocus, rowIn } from '#e2e/console/workspace.ts';
import {
  podCommandPath,
  DATABASE_PANE,
  databaseConsolePath,
  endAlert,
  openAndConfirm,
  SHELL_PANE,
  podShellPath,
} from './exec-page.ts';

test.use({ scenario: 'pods and databases that ask for a key' });

const mfaDialog = (page: Page) => page.getByRole('dialog', { name: 'Verify your identity for this session' });
const useKeyButton = (page: Page) => page.getByRole('button', { name: 'Use security key or passkey' });

test(
  'after canceling MFA for a pod shell, the user can start again and use the security key',
  { tag: '@gate' },
  async ({ page, mock }) => {
    await enrollKey(page, { mock, user: 'alice' });
    await openAndConfirm(page, podShellPath());
    await expect(mfaDialog(page)).toContainText(`${SHELL_PANE} requires multi-factor authentication.`);
    await page.getByRole('button', { name: 'End session' }).click();
    await expect(endAlert(page)).toContainText('You closed the session');
    await page.getByRole('button', { name: 'Start new session' }).click();
    await useKeyButton(page).press('Enter');
    await expect(connected(page)).toBeVisible();
    await expectTerminalFocus(page, SHELL_PANE);
  },
);

test(
  'a database console shows why the proxy refused the MFA response, and opens after a second attempt',
  { tag: '@gate' },
  async ({ page, mock }) => {
    await enrollKey(page, { mock, user: 'alice' });
    await openAndConfirm(page, databaseConsolePath());
    await expect(mfaDialog(page)).toContainText(`${DATABASE_PANE} requires multi-factor authentication.`);
    for (const { challenge } of mock.world.db.mfaChallenge.all()) mock.world.db.mfaChallenge.delete(challenge);
    await useKeyButton(page).click();
    await expect(endAlert(page)).toContainText(/Proxy: .*no such challenge/);
    await page.getByRole('button', { name: 'Reconnect' }).click();
    await useKeyButton(page).press('Enter');
    await expect(connected(page)).toBeVisible();
    await expectTerminalFocus(page, DATABASE_PANE);
  },
);

test('a command runs after the user touched the security key', async ({ page, mock }) => {
  await enrollKey(page, { mock, user: 'alice' });
  await openAndConfirm(page, podCommandPath('echo after the key'));
  await useKeyButton(page).click();
  await expect(rowIn(page, `${SHELL_PANE}: echo after the key`, /^after the key/)).toBeVisible();
  await expect(endAlert(page)).toContainText('The command finished');
});
