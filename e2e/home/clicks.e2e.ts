// The common jobs, each with the number of clicks that it takes from Home. Typing in the search is not a click.
import type { Locator, Page } from '@playwright/test';
import { expect, test as base } from '#e2e/harness/harness.ts';
import { EXEC_SCENARIO, POD_NAME } from '#e2e/console/exec/exec-page.ts';
import { openedTab } from '#e2e/harness/tabs.ts';
import { dialog, replaceText, reviewButton } from '#e2e/roles/editor.ts';

interface Clicks {
  count: number;
  click: (target: Locator) => Promise<void>;
  /** Opens the search, types, and chooses the best matching option: two clicks. */
  choose: (page: Page, text: string, option: RegExp) => Promise<void>;
}

const test = base.extend<{ clicks: Clicks }>({
  // oxlint-disable-next-line no-empty-pattern
  clicks: async ({}, use) => {
    const clicks: Clicks = {
      count: 0,
      async click(target) {
        clicks.count += 1;
        await target.click();
      },
      async choose(page, text, option) {
        await clicks.click(page.getByRole('button', { name: 'Search or jump to…' }));
        await page.keyboard.type(text);
        await clicks.click(page.getByRole('option', { name: option }).first());
      },
    };
    await use(clicks);
  },
});

test.use({ scenario: 'newer-proxy', username: 'mira' });

test.beforeEach(async ({ page }) => {
  await page.goto('/web');
  await expect(page.getByRole('heading', { name: 'one.example.com', level: 1 })).toBeVisible();
});

test('a shell on a known server takes two clicks', { tag: '@gate' }, async ({ page, context, clicks }) => {
  const tab = await openedTab(context, () => clicks.choose(page, 'web-api-02', /^web-api-02 .*Connect as/));
  await expect(tab.getByText('Connected', { exact: true })).toBeVisible();
  expect(clicks.count).toBe(2);
});

test('a database console takes three clicks', async ({ page, context, clicks }) => {
  await clicks.choose(page, 'customers-staging', /^customers-staging/);
  const user = page.getByRole('combobox', { name: 'Database user' });
  await user.focus();
  await user.selectOption({ index: 1 });
  await page.getByRole('textbox', { name: 'Database name' }).fill('customers');
  const openButton = page.getByRole('dialog').getByRole('button', { name: 'Open console' });
  const tab = await openedTab(context, () => clicks.click(openButton));
  await expect(tab.getByText('Connected', { exact: true })).toBeVisible();
  expect(clicks.count).toBe(3);
  await expect(page).toHaveURL(/\/databases\?search=customers-staging$/);
});

test('watching a session takes two clicks', async ({ page, context, clicks }) => {
  const tab = await openedTab(context, () => clicks.choose(page, 'watch jonas', /^Watch jonas/));
  await expect(tab.getByText(/^You're observing/)).toBeVisible();
  expect(clicks.count).toBe(2);
});

test('playing a recording of a user takes three clicks', async ({ page, context, clicks }) => {
  await clicks.choose(page, 'tarek db-primary', /^tarek on db-primary/);
  const tab = await openedTab(context, () =>
    clicks.click(page.getByRole('complementary').getByRole('link', { name: /^Play/ })),
  );
  await expect(tab).toHaveURL(/\/session\//);
  expect(clicks.count).toBe(3);
});

test('what happened on a host takes two clicks', async ({ page, clicks }) => {
  await clicks.choose(page, 'activity web-api-02', /^Activity of web-api-02/);
  await expect(page).toHaveURL(/\/audit\?.*resource=web-api-02/);
  expect(clicks.count).toBe(2);
});

test('locking a user takes three clicks', async ({ page, clicks }) => {
  await clicks.choose(page, 'lock ben', /^Lock ben/);
  await clicks.click(page.getByRole('button', { name: 'Lock 1 target' }));
  await expect(page.getByRole('status').filter({ hasText: 'user: ben' })).toBeVisible();
  expect(clicks.count).toBe(3);
});

test('ending a session takes three clicks', async ({ page, context, clicks, mock }) => {
  const tab = await openedTab(context, () => clicks.choose(page, 'end jonas', /^End jonas on db-primary/));
  const question = tab.getByRole('dialog', { name: 'End the session of jonas for everyone?' });
  await clicks.click(question.getByRole('button', { name: 'End session' }));
  await expect(tab.getByRole('alert')).toContainText('Session ended');
  expect(
    mock.world.db.activeSession.all().filter(({ kind, owner }) => kind === 'ssh' && owner === 'jonas'),
  ).toHaveLength(0);
  expect(clicks.count).toBe(3);
});

test('changing a role takes four clicks', async ({ page, clicks }) => {
  await clicks.choose(page, 'edit role on-call', /^Edit the role on-call/);
  // The whole text must fit in the window, because the editor draws only what is visible.
  await page.setViewportSize({ width: 1440, height: 2000 });
  await replaceText(page, 'Root on production', 'Root everywhere');
  await clicks.click(reviewButton(page));
  await clicks.click(dialog(page, 'Save changes to on-call?').getByRole('button', { name: 'Save changes' }));
  await expect(page.getByRole('row', { name: /^on-call Root everywhere/ })).toBeVisible();
  expect(clicks.count).toBe(4);
});

test.describe('with pods', () => {
  test.use({ scenario: EXEC_SCENARIO, username: 'alice' });

  test('a shell in a pod takes three clicks', async ({ page, context, clicks }) => {
    await clicks.choose(page, 'shop-staging', /^shop-staging Connect/);
    const podDialog = page.getByRole('dialog');
    await podDialog.getByLabel('Namespace').fill('shop');
    await podDialog.getByLabel('Pod').fill(POD_NAME);
    const tab = await openedTab(context, () => clicks.click(podDialog.getByRole('button', { name: /^Open/ })));
    await expect(tab.getByText('Connected', { exact: true })).toBeVisible();
    expect(clicks.count).toBe(3);
  });
});
