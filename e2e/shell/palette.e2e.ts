import type { Page } from '@playwright/test';
import { denyLists } from '#fixtures/scenarios/people.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { openedTab, openedTabPath } from '#e2e/harness/tabs.ts';
import { paletteField, openPalette, options, palette, SERVERS_PATH } from './palette-page.ts';

const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name });
const selectedOption = (page: Page) => palette(page).getByRole('option', { selected: true });
const status = (page: Page) => palette(page).getByRole('status');

test.use({ scenario: 'one of each kind' });

test(
  'Ctrl K and the button in the top bar open an empty palette, and closing it restores the focus',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto(SERVERS_PATH);
    const searchField = page.getByRole('searchbox', { name: 'Search servers' });
    await searchField.focus();
    await page.keyboard.press('Control+k');
    await expect(paletteField(page)).toBeFocused();
    await page.keyboard.type('web');
    await page.keyboard.press('Escape');
    await expect(palette(page)).toBeHidden();
    await expect(searchField).toBeFocused();
    await expect(searchField).toHaveValue('');
    await page.keyboard.press('Control+k');
    await expect(paletteField(page)).toBeFocused();
    await page.keyboard.type('web');
    await page.keyboard.press('Control+k');
    await expect(palette(page)).toBeHidden();
    await page.getByRole('button', { name: 'Search or jump to…' }).click();
    await expect(paletteField(page)).toHaveValue('');
    await palette(page).getByRole('button', { name: 'Close' }).click();
    await expect(palette(page)).toBeHidden();
  },
);

test('a press outside closes the palette and returns the focus, unless the press started inside', async ({ page }) => {
  await page.goto(SERVERS_PATH);
  const searchField = page.getByRole('searchbox', { name: 'Search servers' });
  await searchField.focus();
  await page.keyboard.press('Control+k');
  await expect(options(page)).not.toHaveCount(0);
  const { x = 0, y = 0, width = 0, height = 0 } = (await palette(page).boundingBox()) ?? {};
  const pointOutside = [x + width + 40, y + height + 40] as const;
  await page.mouse.move(x + width / 2, y + 26);
  await page.mouse.down();
  await page.mouse.move(...pointOutside);
  await page.mouse.up();
  await expect(paletteField(page)).toBeFocused();
  await page.mouse.click(...pointOutside);
  await expect(palette(page)).toBeHidden();
  await expect(searchField).toBeFocused();
});

test('the palette requests no lists of resources before it opens', async ({ page }) => {
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  await page.goto('/web/support');
  await expect(page.getByRole('heading', { name: 'Help & Support' })).toBeVisible();
  const countListRequests = () =>
    requestedPaths.filter((path) => /\/(nodes|apps|kubernetes|databases|desktops)$/.test(path)).length;
  expect(countListRequests()).toBe(0);
  await page.keyboard.press('Control+k');
  await expect.poll(countListRequests).toBe(5);
});

const SEARCH_CASES = [
  { typed: 'web-01', name: /^web-01 .*production Connect as root/ },
  { typed: 'grafana', name: /^grafana Metrics Launch/ },
  { typed: 'kappa', name: /^kappa .*Connect/ },
  { typed: 'orders', name: /^orders What was bought Connect/ },
  { typed: 'win-01', name: /^win-01 10\.0\.0\.7 Connect as Administrator/ },
  { typed: 'audit', name: /^Audit Log Activity/ },
  { typed: 'time zone', name: /^Time zone Settings Page/ },
  { typed: 'start page', name: /^Start page Settings Page/ },
  { typed: 'mfa', name: /^MFA devices Account Settings Page/ },
  { typed: 'sign out', name: /^Sign out/ },
];

// docs/behaviour.md#command-palette "Servers show their environment"
test(
  'the palette finds resources, pages, settings and actions by words of their names and labels',
  { tag: '@gate' },
  async ({ page }) => {
    await openPalette(page);
    for (const { typed, name } of SEARCH_CASES) {
      await paletteField(page).fill(typed);
      await expect(selectedOption(page), typed).toHaveAccessibleName(name);
      await expect(status(page), typed).toHaveText(/^\d+ match(es)?\.$/);
    }
    await paletteField(page).fill('team=edge production');
    await expect(options(page)).toHaveCount(5);
    await paletteField(page).fill('db');
    await expect(selectedOption(page)).toHaveAccessibleName(/^db-01/);
    await paletteField(page).fill('staging db-01');
    await expect(options(page)).toHaveCount(1);
    await expect(page.getByText('1 match. Searched 6 resources.')).toBeVisible();
  },
);

test('the palette opens a terminal with a typed login, or with a login shown by the right arrow, in a new tab', async ({
  page,
  context,
}) => {
  await openPalette(page);
  await page.keyboard.type('deploy@web-01');
  await expect(selectedOption(page)).toHaveAccessibleName(/^deploy@web-01 .*Connect as deploy/);
  await expect(options(page)).toHaveCount(1);
  const typedLoginTab = await openedTab(context, () => page.keyboard.press('Enter'));
  await expect(typedLoginTab).toHaveURL('/web/cluster/one.example.com/console/node/id-of-web-01/deploy');
  await expect(palette(page)).toBeHidden();
  await expect(page).toHaveURL(SERVERS_PATH);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('db-01');
  await expect(selectedOption(page)).toHaveAccessibleDescription('Press the right arrow key to show other logins');
  await page.keyboard.press('ArrowRight');
  await expect(paletteField(page)).toHaveValue('@db-01');
  await expect(options(page)).toHaveText([/^root@db-01/, /^deploy@db-01/]);
  await page.keyboard.press('ArrowDown');
  const chosenLoginTab = await openedTab(context, () => page.keyboard.press('Enter'));
  await expect(chosenLoginTab).toHaveURL('/web/cluster/one.example.com/console/node/id-of-db-01/deploy');
});

test('an unlisted host is connected to by name, and an invalid port shows a message', async ({ page, context }) => {
  await openPalette(page);
  await page.keyboard.type('root@web-99:99999');
  await expect(palette(page).getByText('Enter a port from 1 to 65535.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(palette(page)).toBeVisible();
  expect(context.pages()).toHaveLength(1);
  await paletteField(page).fill('root@web-99:22');
  await expect(options(page)).toHaveText([/^root@web-99:22.*Connect/]);
  const tab = await openedTab(context, () => page.keyboard.press('Enter'));
  await expect(tab).toHaveURL('/web/cluster/one.example.com/console/node/web-99%3A22/root');
  await expect(tab.getByText('Unable to reach web-99')).toBeAttached();
});

test('Enter that is pressed before the results appear opens the first result', async ({ page, context }) => {
  await openPalette(page);
  await expect(options(page).first()).toBeVisible();
  const tab = await openedTab(context, async () => {
    await paletteField(page).fill('root@db-01');
    await page.keyboard.press('Enter');
  });
  await expect(tab).toHaveURL('/web/cluster/one.example.com/console/node/id-of-db-01/root');
});

// docs/behaviour.md#command-palette "A database or Kubernetes cluster opens its dialog"
test('an application is launched, a desktop is opened, and a database opens its dialog to connect', async ({
  page,
  context,
}) => {
  await openPalette(page);
  await page.keyboard.type('graf');
  await expect(selectedOption(page)).toHaveAccessibleName(/^grafana/);
  const appPath = await openedTabPath(context, () => page.keyboard.press('Enter'));
  expect(appPath).toBe('/web/launch/grafana.one.example.com/one.example.com/grafana.one.example.com');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('win-01');
  await expect(selectedOption(page)).toHaveAccessibleName(/^win-01/);
  const desktopTab = await openedTab(context, () => page.keyboard.press('Enter'));
  await expect(desktopTab).toHaveURL('/web/cluster/one.example.com/desktops/win-01/Administrator');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('orders');
  await expect(selectedOption(page)).toHaveAccessibleName(/^orders/);
  await page.keyboard.press('Enter');
  const connectDialog = page.getByRole('dialog', { name: 'Connect to orders' });
  await connectDialog.getByRole('button', { name: 'Close' }).click();
  await expect(connectDialog).toBeHidden();
  await expect(page).toHaveURL('/web/cluster/one.example.com/databases?search=orders');
});

test('arrows and page keys move through the results, and the field keeps the focus', async ({ page }) => {
  await openPalette(page);
  await page.keyboard.type('a');
  await expect(palette(page).getByText('Searched 6 resources.')).toBeVisible();
  const lastOption = options(page).last();
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(lastOption).toHaveAttribute('aria-selected', 'true');
  await expect(lastOption).toBeInViewport();
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('PageDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'false');
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'false');
  await expect(selectedOption(page)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('PageUp');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  for (let presses = 0; presses < 9; presses += 1) await page.keyboard.press('PageDown');
  await expect(lastOption).toHaveAttribute('aria-selected', 'true');
  await expect(paletteField(page)).toBeFocused();
});

test('the palette changes the theme, opens a page, and signs out', async ({ page, mock }) => {
  await openPalette(page);
  await page.keyboard.type('dark');
  await expect(selectedOption(page)).toHaveAccessibleName(/^Use the dark theme/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Use the light theme' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('add lock');
  await option(page, /^Create lock/).click();
  await expect(page).toHaveURL('/web/locks/new');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('sign out');
  await expect(selectedOption(page)).toHaveAccessibleName(/^Sign out/);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Username')).toBeVisible();
  expect(mock.world.db.webSession.all()).toEqual([]);
});

test('pages show their shortcuts until single-key shortcuts are disabled', async ({ page }) => {
  await openPalette(page);
  await expect(option(page, /^Users/)).toHaveText('UsersAccessgu');
  await option(page, /^Keyboard shortcuts/).click();
  const shortcutsDialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(shortcutsDialog).toBeVisible();
  await expect(palette(page)).toBeHidden();
  await shortcutsDialog.getByRole('checkbox', { name: 'Single-key shortcuts' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(option(page, /^Users/)).toHaveText('UsersAccessPage');
});

test('the group Recent lists opened resources and visited pages, and a recent resource is the first match', async ({
  page,
  context,
}) => {
  await page.goto('/web/users');
  await expect(page.getByRole('heading', { name: 'Manage Users' })).toBeVisible();
  await page.getByRole('link', { name: 'Servers', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Servers' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('01');
  await expect(selectedOption(page)).toHaveAccessibleName(/^db-01/);
  await option(page, /^win-01/).hover();
  await openedTab(context, () => page.keyboard.press('Enter'));
  await page.keyboard.press('Control+k');
  const recentOptions = palette(page).getByRole('group', { name: 'Recent' }).getByRole('option');
  await expect(recentOptions).toHaveText([/^Administrator@win-01/, /^Users/]);
  await page.keyboard.type('01');
  await expect(selectedOption(page)).toHaveAccessibleName(/^win-01/);
});

// docs/behaviour.md#browser-storage "A sign-out deletes everything else"
test('a sign-out deletes the recent pages of the palette', { tag: '@gate' }, async ({ page }) => {
  await openPalette(page, '/web/users');
  await page.keyboard.type('active sessions');
  await expect(selectedOption(page)).toHaveAccessibleName(/^Active Sessions/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Active Sessions', level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('group', { name: 'Recent' })).toBeVisible();
  await page.keyboard.type('sign out');
  await expect(selectedOption(page)).toHaveAccessibleName(/^Sign out/);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Username')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test.describe('as a user with few permissions', () => {
  test.use({ username: 'bob' });

  test('only permitted pages and resources are offered and requested', { tag: '@gate' }, async ({ page, mock }) => {
    const denied = ['app_server', 'kube_server', 'db_server', 'windows_desktop', 'ssh_session'];
    denyLists(mock.world.db, 'bob', denied);
    const requestedPaths: string[] = [];
    page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
    await openPalette(page);
    await expect(palette(page).getByRole('group', { name: 'Pages' }).getByRole('option')).toHaveText([
      /^Home/,
      /^All resources/,
      /^Servers/,
      /^Enroll New Resource/,
      /^Settings/,
      /^Account Settings/,
      /^Help & Support/,
      /^My access/,
    ]);
    await expect(option(page, /^Create lock/)).toBeHidden();
    await page.keyboard.type('01');
    await expect(options(page)).toHaveText([/^db-01/, /^web-01/]);
    expect(requestedPaths.filter((path) => /\/(apps|kubernetes|databases|desktops)$/.test(path))).toEqual([]);
  });
});

test.describe('as dora without access to any list', () => {
  test.use({ scenario: 'lists denied', username: 'dora' });

  test('only pages and actions are offered, without the All clusters checkbox', async ({ page }) => {
    await openPalette(page, '/web/support');
    await page.keyboard.type('theme');
    await expect(options(page)).toHaveText([/^Theme/, /^Use the dark theme/, /^Settings/]);
    await expect(palette(page).getByText('All clusters')).toBeHidden();
  });
});
