// What the proxy asks stands in the pane of its session: the others go on.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import { giveKey, type Key } from '#e2e/harness/keys.ts';
import { readOut } from '#e2e/harness/screen-reader.ts';
import { hasFocus, rowIn, tab, tabButton, terminal, TWO_PANES, TWO_TABS } from './workspace.ts';

test.use({ scenario: 'sessions ask for a key' });

const WEB = 'root@web-01';
const DB = 'root@db-01';
const question = (page: Page, name: string) =>
  page.getByRole('dialog', { name: 'Verify your identity for this session' }).filter({ hasText: name });
const useKey = (page: Page, name: string) =>
  question(page, name).getByRole('button', { name: 'Use security key or passkey' });
const announced = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const prompt = (page: Page, name: string) => rowIn(page, name, /[#$] ?$/);

/** Both sessions ask. */
async function openBoth(page: Page, address: string): Promise<void> {
  await readOut(page);
  await page.goto(address);
  await page.getByRole('button', { name: 'Open sessions' }).click();
  await expect(useKey(page, DB)).toBeFocused();
}

const touchBy = ({ session, authenticatorId }: Key, enabled: boolean) =>
  session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });

// docs/behaviour.md#the-console-workspace "If the proxy requires MFA, at the start",
// "This terminal accepts no keys"
test(
  'a pane that asks takes no keys, and the pane next to it can be typed in',
  { tag: '@gate' },
  async ({ page, mock }) => {
    await giveKey(page, { mock, user: 'alice' });
    await openBoth(page, TWO_PANES);
    await expect(announced(page, `Verification required in ${WEB}, ${DB}`)).toBeAttached();
    await question(page, DB).click({ position: { x: 20, y: 20 } });
    await terminal(page, DB).getByLabel('Terminal input').focus();
    await page.keyboard.type('echo unheard\n');
    await useKey(page, DB).press('Enter');
    await expect(prompt(page, DB)).toBeVisible();
    await hasFocus(page, DB);
    await page.keyboard.type('echo beside\n');
    await expect(rowIn(page, DB, /^beside/)).toBeVisible();
    await expect(terminal(page, DB).getByText('unheard')).toHaveCount(0);
    await expect(question(page, WEB)).toBeVisible();
    await expect(announced(page, `Verification required in ${WEB}`)).toBeAttached();
    await expect(page.getByRole('button', { name: 'Broadcast input' })).toHaveAccessibleDescription(
      'Open a second session to broadcast.',
    );
    await page.keyboard.press('Alt+Shift+ArrowLeft');
    await expect(useKey(page, WEB)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(prompt(page, WEB)).toBeVisible();
    await hasFocus(page, WEB);
    await page.keyboard.type('echo inside\n');
    await expect(rowIn(page, WEB, /^inside/)).toBeVisible();
    await expect(announced(page, 'Verification required')).toHaveCount(0);
  },
);

// docs/behaviour.md#the-console-workspace "The prompt takes the focus if its pane",
// "Otherwise the console marks the tab"
test('a tab that is not shown is marked while it asks, and shows its question', async ({ page, mock }) => {
  await giveKey(page, { mock, user: 'alice' });
  await openBoth(page, TWO_TABS);
  await useKey(page, DB).click();
  await expect(prompt(page, DB)).toBeVisible();
  await expect(tab(page, 'db-01')).not.toContainText('Verification required');
  await expect(tab(page, 'web-01')).toContainText('Verification required');
  await expect(announced(page, `Verification required in ${WEB}`)).toBeAttached();
  await expectAccessible(page);
  await tabButton(page, 'web-01').click();
  await expect(useKey(page, WEB)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert')).toContainText('You closed the session');
  await expect(tab(page, 'web-01')).not.toContainText('Verification required');
});

// docs/behaviour.md#the-console-workspace "Prompts for security keys appear"
test(
  'two questions take their turn with the key, and one that is cancelled lets the other go on',
  { tag: '@gate' },
  async ({ page, mock }) => {
    const key = await giveKey(page, { mock, user: 'alice' });
    await touchBy(key, false);
    await openBoth(page, TWO_PANES);
    await useKey(page, DB).click();
    await expect(question(page, DB)).toContainText('Touch your security key, or use your passkey.');
    await useKey(page, WEB).click();
    await expect(question(page, WEB)).toContainText('Another request is waiting for your security key.');
    await expectAccessible(page);
    await touchBy(key, true);
    await question(page, DB).getByRole('button', { name: 'End session' }).click();
    await expect(prompt(page, WEB)).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('You closed the session');
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('both questions of two panes have room', async ({ page, mock }) => {
    await giveKey(page, { mock, user: 'alice' });
    await openBoth(page, TWO_PANES.replace('r(', 'd('));
    for (const name of [WEB, DB]) {
      await question(page, name).getByRole('button', { name: 'End session' }).scrollIntoViewIfNeeded();
      await expect(question(page, name).getByRole('button', { name: 'End session' })).toBeInViewport({ ratio: 1 });
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible(page);
  });
});
