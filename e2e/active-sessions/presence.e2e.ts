import type { Page } from '@playwright/test';
import { expect } from '#e2e/harness/harness.ts';
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import { giveKey } from '#e2e/harness/keys.ts';
import { addressOf, connected, join, row, terminal, test } from './joining.ts';

test.use({ scenario: 'moderators confirm their presence' });

const question = (page: Page) => page.getByRole('dialog', { name: 'Verify your identity for this session' });
const useKey = (page: Page) => question(page).getByRole('button', { name: 'Use security key or passkey' });

/** Alice joins bob's session with a key of hers. */
async function moderate(page: Page, mock: Proxy): Promise<void> {
  await giveKey(page, { mock, user: 'alice' });
  await join(page, addressOf(mock, 'moderator'));
  await expect(connected(page)).toBeVisible();
}

/** The proxy asks for the key again, and the question has the keyboard. */
async function untilAsked(page: Page, time: { pass(hms: string): Promise<void> }): Promise<void> {
  await time.pass('00:00:30');
  await expect(useKey(page)).toBeFocused();
}

// docs/behaviour.md#the-console-workspace "Escape ends the user's own session"
test(
  'a moderator touches a key each half minute, reads on, leaves by Escape',
  { tag: '@gate' },
  async ({ page, time, bob, mock }) => {
    await moderate(page, mock);
    for (const line of ['first', 'second']) {
      await untilAsked(page, time);
      await bob.keyboard.type(`echo ${line}\n`);
      await expect(terminal(page).getByText(line, { exact: true }).first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(question(page)).toBeHidden();
      await expect(row(page, 'Received your confirmation.')).toBeVisible();
      await expect(terminal(page).getByLabel('Terminal input')).toBeFocused();
    }
    await untilAsked(page, time);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alert')).toContainText('You left the session.');
    await bob.keyboard.type('echo alone\n');
    await expect(row(bob, /^alone/)).toBeVisible();
  },
);

test('a key that the proxy does not know is refused in its words, and the next check takes the right one', async ({
  page,
  time,
  bob,
  mock,
}) => {
  await moderate(page, mock);
  await untilAsked(page, time);
  for (const { challenge } of mock.world.db.mfaChallenge.all()) mock.world.db.mfaChallenge.delete(challenge);
  await page.keyboard.press('Enter');
  await expect(row(page, 'MFA response validation failed: no such challenge')).toBeVisible();
  await expect(connected(page)).toBeVisible();
  await untilAsked(page, time);
  await page.keyboard.press('Enter');
  await expect(row(page, 'Received your confirmation.')).toBeVisible();
  await expect(connected(bob)).toBeVisible();
});
