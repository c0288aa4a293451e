import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { openShell } from '#e2e/console/open-shell.ts';
import { openedTab } from '#e2e/harness/tabs.ts';

const SERVERS_PATH = '/web/cluster/one.example.com/nodes';

const shortcutsDialog = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const singleKeyCheckbox = (page: Page) => shortcutsDialog(page).getByRole('checkbox', { name: 'Single-key shortcuts' });
const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search servers' });
const connectLink = (page: Page, name: string) => page.getByRole('link', { name: `Connect as root to ${name}` });

async function openList(page: Page) {
  await page.goto(SERVERS_PATH);
  await expect(connectLink(page, 'web-01')).toBeVisible();
}

/** Opens the help with `?`, disables single-key shortcuts there, and closes the help. */
async function disableSingleKeys(page: Page) {
  await page.keyboard.press('?');
  await singleKeyCheckbox(page).uncheck();
  await page.keyboard.press('Escape');
  await expect(shortcutsDialog(page)).toBeHidden();
}

const GO_TO_SHORTCUTS = [
  { keys: 'gs', to: SERVERS_PATH },
  { keys: 'ga', to: '/web/cluster/one.example.com/apps' },
  { keys: 'gk', to: '/web/cluster/one.example.com/kubernetes' },
  { keys: 'gd', to: '/web/cluster/one.example.com/databases' },
  { keys: 'gw', to: '/web/cluster/one.example.com/desktops' },
  { keys: 'gu', to: '/web/users' },
  { keys: 'ge', to: '/web/cluster/one.example.com/audit' },
];

test('g and a letter open a page', { tag: '@gate' }, async ({ page }) => {
  await page.goto('/web/support');
  await expect(page.getByRole('heading', { name: 'Help & Support' })).toBeVisible();
  for (const { keys, to: url } of GO_TO_SHORTCUTS) {
    await page.keyboard.type(keys);
    await expect(page).toHaveURL(url);
  }
});

test.describe('in a leaf cluster', () => {
  test.use({ scenario: 'two leaf clusters' });

  test('the shortcuts stay in the cluster', async ({ page }) => {
    await page.goto('/web/cluster/berlin.example.com/nodes');
    await expect(page.getByRole('row', { name: /spree-01/ })).toBeVisible();
    await page.keyboard.type('ga');
    await expect(page).toHaveURL('/web/cluster/berlin.example.com/apps');
  });
});

test.describe('as a user without permission to list users', () => {
  test.use({ username: 'bob' });

  test('a shortcut to a forbidden page does nothing, and the help does not list it', async ({ page }) => {
    await page.goto('/web/support');
    await expect(page.getByRole('heading', { name: 'Help & Support' })).toBeVisible();
    await page.keyboard.type('gu');
    await page.keyboard.press('?');
    await expect(page).toHaveURL('/web/support');
    await expect(shortcutsDialog(page).getByText('Servers')).toBeVisible();
    await expect(shortcutsDialog(page).getByText('Users')).toBeHidden();
  });
});

test('g and a letter open nothing after two seconds or with another key between them', async ({ page, time }) => {
  await openList(page);
  await page.keyboard.press('g');
  await time.pass('00:00:02');
  await page.keyboard.press('u');
  await page.keyboard.type('gzu');
  await expect(page).toHaveURL(SERVERS_PATH);
  await page.keyboard.type('gu');
  await expect(page).toHaveURL('/web/users');
});

test('keys of shortcuts are typed as text in a text field', { tag: '@gate' }, async ({ page }) => {
  await openList(page);
  await page.keyboard.press('/');
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.type('gu?/');
  await expect(searchField(page)).toHaveValue('gu?/');
  await expect(shortcutsDialog(page)).toBeHidden();
  await expect(page).toHaveURL(/search=/);
});

test('a terminal gets the keys of shortcuts, including Ctrl K', async ({ page }) => {
  const address = '/web/cluster/one.example.com/console/node/id-of-web-01/root';
  await openShell(page, address);
  await page.keyboard.type('gs?/');
  await page.keyboard.press('Control+k');
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('behind a dialog or a menu shortcuts do nothing, and Esc closes only the top layer', async ({ page }) => {
  await openList(page);
  await page.keyboard.press('?');
  await expect(shortcutsDialog(page)).toBeVisible();
  await page.keyboard.type('gu');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(shortcutsDialog(page)).toBeHidden();
  await page.getByRole('button', { name: 'Account of alice' }).press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  await page.keyboard.press('?');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(page).toHaveURL(SERVERS_PATH);
});

test('the help lists the shortcuts of the open page, and fits on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openList(page);
  await page.keyboard.press('?');
  await expect(shortcutsDialog(page).getByRole('heading', { name: 'Keyboard shortcuts' })).toBeInViewport();
  expect(await shortcutsDialog(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBeLessThanOrEqual(
    0,
  );
  const pageShortcuts = shortcutsDialog(page).getByRole('region', { name: 'On this page' });
  await expect(pageShortcuts.getByText('Search servers')).toBeVisible();
  await expect(pageShortcuts.getByText('Next or previous row')).toBeVisible();
  const names = await pageShortcuts.getByRole('term').allTextContents();
  const keysOf = (name: string) => pageShortcuts.getByRole('definition').nth(names.indexOf(name));
  await expect(keysOf('Move up or down one page of rows')).toHaveText(/^PgDn\s*PgUp$/);
  await expect(keysOf('First or last row')).toHaveText(/^Home\s*End$/);
  await shortcutsDialog(page).getByRole('button', { name: 'Close' }).click();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: 'Enroll New Integration', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Enroll New Integration' })).toBeVisible();
  await page.keyboard.press('?');
  await expect(shortcutsDialog(page).getByRole('region', { name: 'Everywhere' })).toBeVisible();
  await expect(pageShortcuts).toBeHidden();
});

test('disabled shortcuts do nothing, arrows still work, and the user menu opens the setting', async ({ page }) => {
  await openList(page);
  await disableSingleKeys(page);
  await page.keyboard.type('gu/?');
  await expect(shortcutsDialog(page)).toBeHidden();
  await expect(page).toHaveURL(SERVERS_PATH);
  await expect(searchField(page)).not.toBeFocused();
  await expect(searchField(page)).not.toHaveAttribute('aria-keyshortcuts');
  await searchField(page).press('ArrowDown');
  await expect(connectLink(page, 'db-01')).toBeFocused();
  await page.getByRole('button', { name: 'Account of alice' }).click();
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  await expect(singleKeyCheckbox(page)).not.toBeChecked();
  await singleKeyCheckbox(page).check();
  await page.keyboard.press('Escape');
  await expect(shortcutsDialog(page)).toBeHidden();
  await page.keyboard.type('gu');
  await expect(page).toHaveURL('/web/users');
});

test('disabled shortcuts apply in other tabs immediately, and stay after a sign-out', async ({ page, context }) => {
  await openList(page);
  const otherTab = await context.newPage();
  await otherTab.goto('/web/support');
  await expect(otherTab.getByRole('heading', { name: 'Help & Support' })).toBeVisible();
  const storageEvent = otherTab.evaluate(
    () => new Promise((done) => addEventListener('storage', () => done(true), { once: true })),
  );
  await disableSingleKeys(page);
  await storageEvent;
  await otherTab.keyboard.type('gu');
  await expect(otherTab).toHaveURL('/web/support');
  await page.getByRole('button', { name: 'Account of alice' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['postern-settings:alice:shortcuts']);
});

test(
  'arrows move from the search through the rows, Enter connects, and Esc returns',
  { tag: '@gate' },
  async ({ page, context }) => {
    await openList(page);
    await page.keyboard.press('/');
    await page.keyboard.press('ArrowDown');
    await expect(connectLink(page, 'db-01')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(connectLink(page, 'web-01')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(connectLink(page, 'web-01')).toBeFocused();
    const tab = await openedTab(context, () => page.keyboard.press('Enter'));
    await expect(tab).toHaveURL('/web/cluster/one.example.com/console/node/id-of-web-01/root');
    await page.keyboard.press('Escape');
    await expect(searchField(page)).toBeFocused();
  },
);

test.describe('with two hundred servers', () => {
  test.use({ scenario: 'two hundred servers' });

  test('arrows reach rows that are not in the DOM yet, also when keys repeat faster than rows are drawn', async ({
    page,
  }) => {
    await openListOf200(page);
    await page.keyboard.press('/');
    for (let step = 0; step < 40; step += 1) await page.keyboard.press('ArrowDown');
    await expect(connectLink(page, 'web-040')).toBeFocused();
    await expect(connectLink(page, 'web-040')).toBeInViewport();
    await page.evaluate(() => {
      const arrowDownKey = { key: 'ArrowDown', bubbles: true, cancelable: true };
      for (let step = 0; step < 60; step += 1)
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', arrowDownKey));
    });
    await expect(connectLink(page, 'web-100')).toBeFocused();
  });

  test('arrows continue from the last focused row, also after it is scrolled away', async ({ page }) => {
    await openListOf200(page);
    await page.keyboard.press('/');
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown');
    await expect(connectLink(page, 'web-003')).toBeFocused();
    // A wheel scroll is animated, so the test waits until it ends.
    const scrollEnd = page.evaluate(
      () => new Promise((resolve) => addEventListener('scrollend', resolve, { once: true })),
    );
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 4000);
    await scrollEnd;
    await expect(connectLink(page, 'web-003')).toBeHidden();
    await page.keyboard.press('ArrowDown');
    await expect(connectLink(page, 'web-004')).toBeFocused();
    await expect(connectLink(page, 'web-004')).toBeInViewport();
  });
});

async function openListOf200(page: Page) {
  await page.goto(SERVERS_PATH);
  await expect(connectLink(page, 'web-001')).toBeVisible();
}

test.describe('in the list of databases', () => {
  test.use({ scenario: 'two databases' });

  test('Enter opens the dialog of a row, and Esc closes only the dialog and focuses the row', async ({ page }) => {
    await page.goto('/web/cluster/one.example.com/databases');
    const alphaButton = page.getByRole('button', { name: 'Connect to alpha' });
    await expect(alphaButton).toBeVisible();
    await page.getByRole('searchbox').press('ArrowDown');
    await expect(alphaButton).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(alphaButton).toBeFocused();
  });
});
