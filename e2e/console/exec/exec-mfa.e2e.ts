// Where the proxy asks for MFA before a pod or a database opens: the question stands in its pane.
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
const useKey = (page: Page) => page.getByRole('button', { name: 'Use security key or passkey' });

test(
  'canceling MFA on a pod allows a new try, and touching the key opens it',
  { tag: '@gate' },
  async ({ page, mock }) => {
    await enrollKey(page, { mock, user: 'alice' });
    await openAndConfirm(page, podShellPath());
    await expect(mfaDialog(page)).toContainText(`${SHELL_PANE} requires multi-factor authentication.`);
    await page.getByRole('button', { name: 'End session' }).click();
    await expect(endAlert(page)).toContainText('You closed the session');
    await page.getByRole('button', { name: 'Start new session' }).click();
    await useKey(page).press('Enter');
    await expect(connected(page)).toBeVisible();
    await expectTerminalFocus(page, SHELL_PANE);
  },
);

test(
  'a refused MFA response ends a database console with the reason of the proxy, and the next touch opens it',
  { tag: '@gate' },
  async ({ page, mock }) => {
    await enrollKey(page, { mock, user: 'alice' });
    await openAndConfirm(page, databaseConsolePath());
    await expect(mfaDialog(page)).toContainText(`${DATABASE_PANE} requires multi-factor authentication.`);
    for (const { challenge } of mock.world.db.mfaChallenge.all()) mock.world.db.mfaChallenge.delete(challenge);
    await useKey(page).click();
    await expect(endAlert(page)).toContainText(/Proxy: .*no such challenge/);
    await page.getByRole('button', { name: 'Reconnect' }).click();
    await useKey(page).press('Enter');
    await expect(connected(page)).toBeVisible();
    await expectTerminalFocus(page, DATABASE_PANE);
  },
);

test('a command waits for the key, and its output follows', async ({ page, mock }) => {
  await enrollKey(page, { mock, user: 'alice' });
  await openAndConfirm(page, podCommandPath('echo after the key'));
  await useKey(page).click();
  await expect(rowIn(page, `${SHELL_PANE}: echo after the key`, /^after the key/)).toBeVisible();
  await expect(endAlert(page)).toContainText('The command finished');
});
