// Whether a cluster and its users have an assistant, and the hint that announces it.
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { ASSIST_PATH, button, conversationList } from './assist-page.ts';

const PING = 'GET /v1/webapi/ping';
const hint = (page: Page) => page.getByRole('region', { name: 'About Assist' });
const storedHintState = (page: Page) => page.evaluate(() => localStorage.getItem('grv_teleport_show_assist'));

test.describe('when the assistant is available', () => {
  test.use({ scenario: 'an assistant' });

  // docs/behaviour.md#assistant "A hint in a corner announces the assistant", "Showing the hint or opening the page"
  test('a hint shows once, opens the page, and can be dismissed with the keyboard', async ({ page }) => {
    await page.goto('/web/support');
    await expect(hint(page)).toContainText('Assist answers questions about your servers');
    expect(await storedHintState(page)).toBe('false');
    await hint(page).getByRole('link', { name: 'Open Assist' }).click();
    await expect(conversationList(page).getByRole('link')).toHaveCount(2);
    await expect(hint(page)).toBeHidden();
    await page.goto('/web/support');
    await expect(page.getByRole('link', { name: 'Assist', exact: true })).toBeVisible();
    await expect(hint(page)).toBeHidden();
    await page.evaluate(() => localStorage.removeItem('grv_teleport_show_assist'));
    await page.reload();
    await button(page, 'Dismiss hint').press('Enter');
    await expect(hint(page)).toBeHidden();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Assist', exact: true })).toBeVisible();
    await expect(hint(page)).toBeHidden();
  });

  // docs/behaviour.md#assistant "A hint in a corner announces the assistant", "Showing the hint or opening the page"
  test('the page waits for the ping of the proxy, and opening the page prevents the hint', async ({ page, mock }) => {
    mock.world.fault(PING, { held: true });
    await page.goto(ASSIST_PATH);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByRole('heading', { name: /available/ })).toBeHidden();
    mock.world.release(PING);
    await expect(conversationList(page).getByRole('link')).toHaveCount(2);
    await expect.poll(() => storedHintState(page)).toBe('false');
    await expect(hint(page)).toBeHidden();
  });

  test.describe('as a user without access to the assistant', () => {
    test.use({ username: 'bob' });

    // docs/behaviour.md#assistant "The page is available to all users"
    test('the page names the permission, and no hint is shown', { tag: '@gate' }, async ({ page }) => {
      await page.goto(ASSIST_PATH);
      await expect(page.getByText('assistant: list')).toBeVisible();
      await expect(button(page, 'Start conversation')).toBeHidden();
      await expect(page.getByRole('link', { name: 'Assist', exact: true })).toBeHidden();
      await expect(hint(page)).toBeHidden();
    });
  });
});

for (const scenario of ['an assistant that is off', 'people and servers, 18.x'])
  test.describe(`in scenario ${scenario}`, () => {
    test.use({ scenario });

    // docs/behaviour.md#assistant "The page is available to all users"
    test('the page says that the assistant is not available', async ({ page, mock }) => {
      await page.goto(`${ASSIST_PATH}/some-conversation`);
      await expect(page.getByRole('heading', { name: "Assist isn't available on this cluster" })).toBeVisible();
      await expect(hint(page)).toBeHidden();
      expect(mock.world.assistant.openedCount).toBe(0);
    });
  });
