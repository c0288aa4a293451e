// An MFA prompt appears in the pane of its session, and the other panes continue.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import { enrollKey, type SecurityKey } from '#e2e/harness/security-keys.ts';
import { enableScreenReaderMode } from '#e2e/harness/screen-reader.ts';
import { expectTerminalFocus, rowIn, tab, tabButton, terminal, TWO_PANES_PATH, TWO_TABS_PATH } from './workspace.ts';

test.use({ scenario: 'sessions ask for a key' });

const WEB_PANE = 'root@web-01';
const DB_PANE = 'root@db-01';
const mfaDialog = (page: Page, name: string) =>
  page.getByRole('dialog', { name: 'Verify your identity for this session' }).filter({ hasText: name });
const useKeyButton = (page: Page, name: string) =>
  mfaDialog(page, name).getByRole('button', { name: 'Use security key or passkey' });
const announcement = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const shellPrompt = (page: Page, name: string) => rowIn(page, name, /[#$] ?$/);

/** Opens two sessions that both show an MFA prompt. */
async function openBothSessions(page: Page, address: string): Promise<void> {
  await enableScreenReaderMode(page);
  await page.goto(address);
  await page.getByRole('button', { name: 'Open sessions' }).click();
  await expect(useKeyButton(page, DB_PANE)).toBeFocused();
}

const setKeyTouch = ({ session, authenticatorId }: SecurityKey, enabled: boolean) =>
  session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });

// docs/behaviour.md#the-console-workspace "If the proxy requires MFA, at the start",
// "This terminal accepts no keys"
test(
  'a pane with an MFA prompt ignores typing, and the pane next to it accepts typing',
  { tag: '@gate' },
  async ({ page, mock }) => {
    await enrollKey(page, { mock, user: 'alice' });
    await openBothSessions(page, TWO_PANES_PATH);
    await expect(announcement(page, `Verification required in ${WEB_PANE}, ${DB_PANE}`)).toBeAttached();
    await mfaDialog(page, DB_PANE).click({ position: { x: 20, y: 20 } });
    await terminal(page, DB_PANE).getByLabel('Terminal input').focus();
    await page.keyboard.type('echo unheard\n');
    await useKeyButton(page, DB_PANE).press('Enter');
    await expect(shellPrompt(page, DB_PANE)).toBeVisible();
    await expectTerminalFocus(page, DB_PANE);
    await page.keyboard.type('echo beside\n');
    await expect(rowIn(page, DB_PANE, /^beside/)).toBeVisible();
    await expect(terminal(page, DB_PANE).getByText('unheard')).toHaveCount(0);
    await expect(mfaDialog(page, WEB_PANE)).toBeVisible();
    await expect(announcement(page, `Verification required in ${WEB_PANE}`)).toBeAttached();
    await expect(page.getByRole('button', { name: 'Broadcast input' })).toHaveAccessibleDescription(
      'Open a second session to broadcast.',
    );
    await page.keyboard.press('Alt+Shift+ArrowLeft');
    await expect(useKeyButton(page, WEB_PANE)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(shellPrompt(page, WEB_PANE)).toBeVisible();
    await expectTerminalFocus(page, WEB_PANE);
    await page.keyboard.type('echo inside\n');
    await expect(rowIn(page, WEB_PANE, /^inside/)).toBeVisible();
    await expect(announcement(page, 'Verification required')).toHaveCount(0);
  },
);

// docs/behaviour.md#the-console-workspace "The prompt takes the focus if its pane",
// "Otherwise the console marks the tab"
test('a hidden tab is marked while it prompts, and shows its prompt when opened', async ({ page, mock }) => {
  await enrollKey(page, { mock, user: 'alice' });
  await openBothSessions(page, TWO_TABS_PATH);
  await useKeyButton(page, DB_PANE).click();
  await expect(shellPrompt(page, DB_PANE)).toBeVisible();
  await expect(tab(page, 'db-01')).not.toContainText('Verification required');
  await expect(tab(page, 'web-01')).toContainText('Verification required');
  await expect(announcement(page, `Verification required in ${WEB_PANE}`)).toBeAttached();
  await expectAccessible(page);
  await tabButton(page, 'web-01').click();
  await expect(useKeyButton(page, WEB_PANE)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert')).toContainText('You closed the session');
  await expect(tab(page, 'web-01')).not.toContainText('Verification required');
});

// docs/behaviour.md#the-console-workspace "Prompts for security keys appear"
test(
  'two prompts use the key one after the other, and canceling one lets the other continue',
  { tag: '@gate' },
  async ({ page, mock }) => {
    const key = await enrollKey(page, { mock, user: 'alice' });
    await setKeyTouch(key, false);
    await openBothSessions(page, TWO_PANES_PATH);
    await useKeyButton(page, DB_PANE).click();
    await expect(mfaDialog(page, DB_PANE)).toContainText('Touch your security key, or use your passkey.');
    await useKeyButton(page, WEB_PANE).click();
    await expect(mfaDialog(page, WEB_PANE)).toContainText('Another request is waiting for your security key.');
    await expectAccessible(page);
    await setKeyTouch(key, true);
    await mfaDialog(page, DB_PANE).getByRole('button', { name: 'End session' }).click();
    await expect(shellPrompt(page, WEB_PANE)).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('You closed the session');
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the prompts of both panes fit', async ({ page, mock }) => {
    await enrollKey(page, { mock, user: 'alice' });
    await openBothSessions(page, TWO_PANES_PATH.replace('r(', 'd('));
    for (const name of [WEB_PANE, DB_PANE]) {
      await mfaDialog(page, name).getByRole('button', { name: 'End session' }).scrollIntoViewIfNeeded();
      await expect(mfaDialog(page, name).getByRole('button', { name: 'End session' })).toBeInViewport({ ratio: 1 });
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible(page);
  });
});
