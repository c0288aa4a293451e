import type { Page } from '@playwright/test';
import { expect } from '#e2e/harness/harness.ts';
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import { enrollKey } from '#e2e/harness/security-keys.ts';
import { sessionAddress, connected, joinSession, terminalRow, terminal, test } from './join-session.ts';

test.use({ scenario: 'moderators confirm their presence' });

const mfaDialog = (page: Page) => page.getByRole('dialog', { name: 'Verify your identity for this session' });
const keyButton = (page: Page) => mfaDialog(page).getByRole('button', { name: 'Use security key or passkey' });

/** Alice joins bob's session as a moderator with a security key. */
async function joinAsModerator(page: Page, mock: Proxy): Promise<void> {
  await enrollKey(page, { mock, user: 'alice' });
  await joinSession(page, sessionAddress(mock, 'moderator'));
  await expect(connected(page)).toBeVisible();
}

/** The proxy prompts for the key again, and the dialog has the focus. */
async function waitForMfaDialog(page: Page, time: { pass(hms: string): Promise<void> }): Promise<void> {
  await time.pass('00:00:30');
  await expect(keyButton(page)).toBeFocused();
}

// docs/behaviour.md#the-console-workspace "Escape ends the user's own session"
test(
  'a moderator touches a key every 30 seconds, keeps reading, and leaves with Escape',
  { tag: '@gate' },
  async ({ page, time, bob, mock }) => {
    await joinAsModerator(page, mock);
    for (const line of ['first', 'second']) {
      await waitForMfaDialog(page, time);
      await bob.keyboard.type(`echo ${line}\n`);
      await expect(terminal(page).getByText(line, { exact: true }).first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(mfaDialog(page)).toBeHidden();
      await expect(terminalRow(page, 'Received your confirmation.')).toBeVisible();
      await expect(terminal(page).getByLabel('Terminal input')).toBeFocused();
    }
    await waitForMfaDialog(page, time);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alert')).toContainText('You left the session.');
    await bob.keyboard.type('echo alone\n');
    await expect(terminalRow(bob, /^alone/)).toBeVisible();
  },
);

test('a response to an unknown challenge is refused with the message of the proxy, and the next one works', async ({
  page,
  time,
  bob,
  mock,
}) => {
  await joinAsModerator(page, mock);
  await waitForMfaDialog(page, time);
  for (const { challenge } of mock.world.db.mfaChallenge.all()) mock.world.db.mfaChallenge.delete(challenge);
  await page.keyboard.press('Enter');
  await expect(terminalRow(page, 'MFA response validation failed: no such challenge')).toBeVisible();
  await expect(connected(page)).toBeVisible();
  await waitForMfaDialog(page, time);
  await page.keyboard.press('Enter');
  await expect(terminalRow(page, 'Received your confirmation.')).toBeVisible();
  await expect(connected(bob)).toBeVisible();
});
