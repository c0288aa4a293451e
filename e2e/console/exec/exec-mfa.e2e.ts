// Where the proxy asks for MFA before a pod or a database opens: the question stands in its pane.
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { giveKey } from '#e2e/harness/keys.ts';
import { connected, hasFocus, rowIn } from '#e2e/console/workspace.ts';
import { commandAt, CONSOLE, consoleAt, ended, openAt, SHELL, shellAt } from './exec-page.ts';

test.use({ scenario: 'pods and databases that ask for a key' });

const question = (page: Page) => page.getByRole('dialog', { name: 'Verify your identity for this session' });
const useKey = (page: Page) => page.getByRole('button', { name: 'Use security key or passkey' });

test(
  'a user gives up on a pod, starts again, and a touch of the key opens it',
  { tag: '@gate' },
  async ({ page, mock }) => {
    await giveKey(page, { mock, user: 'alice' });
    await openAt(page, shellAt());
    await expect(question(page)).toContainText(`${SHELL} requires multi-factor authentication.`);
    await page.getByRole('button', { name: 'End session' }).click();
    await expect(ended(page)).toContainText('You closed the session');
    await page.getByRole('button', { name: 'Start new session' }).click();
    await useKey(page).press('Enter');
    await expect(connected(page)).toBeVisible();
    await hasFocus(page, SHELL);
  },
);

test(
  'a refused answer ends a database console with the reason of the proxy, and the next touch opens it',
  { tag: '@gate' },
  async ({ page, mock }) => {
    await giveKey(page, { mock, user: 'alice' });
    await openAt(page, consoleAt());
    await expect(question(page)).toContainText(`${CONSOLE} requires multi-factor authentication.`);
    for (const { challenge } of mock.world.db.mfaChallenge.all()) mock.world.db.mfaChallenge.delete(challenge);
    await useKey(page).click();
    await expect(ended(page)).toContainText(/Proxy: .*no such challenge/);
    await page.getByRole('button', { name: 'Reconnect' }).click();
    await useKey(page).press('Enter');
    await expect(connected(page)).toBeVisible();
    await hasFocus(page, CONSOLE);
  },
);

test('a command waits for the key, and its output follows', async ({ page, mock }) => {
  await giveKey(page, { mock, user: 'alice' });
  await openAt(page, commandAt('echo after the key'));
  await useKey(page).click();
  await expect(rowIn(page, `${SHELL}: echo after the key`, /^after the key/)).toBeVisible();
  await expect(ended(page)).toContainText('The command finished');
});
