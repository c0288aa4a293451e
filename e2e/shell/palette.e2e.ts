import type { Page } from '@playwright/test';
import { denyLists } from '#fixtures/scenarios/people.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { opens, opensAt } from '#e2e/harness/tabs.ts';
import { field, open, options, palette, SERVERS } from './palette-page.ts';

const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name });
const chosen = (page: Page) => palette(page).getByRole('option', { selected: true });
const status = (page: Page) => palette(page).getByRole('status');

test.use({ scenario: 'one of each kind' });

test(
  'Ctrl K and the button in the top bar open an empty palette, and closing it restores the focus',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto(SERVERS);
    const search = page.getByRole('searchbox', { name: 'Search servers' });
    await search.focus();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('web');
    await page.keyboard.press('Escape');
    await expect(palette(page)).toBeHidden();
    await expect(search).toBeFocused();
    await expect(search).toHaveValue('');
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('web');
    await page.keyboard.press('Control+k');
    await expect(palette(page)).toBeHidden();
    await page.getByRole('button', { name: 'Search or jump to…' }).click();
    await expect(field(page)).toHaveValue('');
    await palette(page).getByRole('button', { name: 'Close' }).click();
    await expect(palette(page)).toBeHidden();
  },
);

test('a press beside it closes it and gives the focus back, one that began in it does not', async ({ page }) => {
  await page.goto(SERVERS);
  const search = page.getByRole('searchbox', { name: 'Search servers' });
  await search.focus();
  await page.keyboard.press('Control+k');
  await expect(options(page)).not.toHaveCount(0);
  const { x = 0, y = 0, width = 0, height = 0 } = (await palette(page).boundingBox()) ?? {};
  const beside = [x + width + 40, y + height + 40] as const;
  await page.mouse.move(x + width / 2, y + 26);
  await page.mouse.down();
  await page.mouse.move(...beside);
  await page.mouse.up();
  await expect(field(page)).toBeFocused();
  await page.mouse.click(...beside);
  await expect(palette(page)).toBeHidden();
  await expect(search).toBeFocused();
});

test('nothing is asked of the proxy before it opens', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/web/support');
  await expect(page.getByRole('heading', { name: 'Help & Support' })).toBeVisible();
  const lists = () => asked.filter((path) => /\/(nodes|apps|kubernetes|databases|desktops)$/.test(path)).length;
  expect(lists()).toBe(0);
  await page.keyboard.press('Control+k');
  await expect.poll(lists).toBe(5);
});

const found = [
  { typed: 'web-01', name: /^web-01 .*Connect as root/ },
  { typed: 'grafana', name: /^grafana Metrics Launch/ },
  { typed: 'kappa', name: /^kappa .*Show Kubernetes cluster/ },
  { typed: 'orders', name: /^orders What was bought Show database/ },
  { typed: 'win-01', name: /^win-01 10\.0\.0\.7 Connect as Administrator/ },
  { typed: 'audit', name: /^Audit Log Activity/ },
  { typed: 'sign out', name: /^Sign out/ },
];

test(
  'the palette finds resources, pages and actions by every word of their names and labels',
  { tag: '@gate' },
  async ({ page }) => {
    await open(page);
    for (const { typed, name } of found) {
      await field(page).fill(typed);
      await expect(chosen(page), typed).toHaveAccessibleName(name);
      await expect(status(page), typed).toHaveText(/^\d+ match(es)?\.$/);
    }
    await field(page).fill('team=edge production');
    await expect(options(page)).toHaveCount(5);
    await field(page).fill('db');
    await expect(chosen(page)).toHaveAccessibleName(/^db-01/);
    await field(page).fill('staging db-01');
    await expect(options(page)).toHaveCount(1);
    await expect(page.getByText('1 match. Searched 6 resources.')).toBeVisible();
  },
);

test('the palette opens the terminal of a typed login or of one that the right arrow shows, in a new tab', async ({
  page,
  context,
}) => {
  await open(page);
  await page.keyboard.type('deploy@web-01');
  await expect(chosen(page)).toHaveAccessibleName(/^deploy@web-01 .*Connect as deploy/);
  await expect(options(page)).toHaveCount(1);
  const typed = await opens(context, () => page.keyboard.press('Enter'));
  await expect(typed).toHaveURL('/web/cluster/one.example.com/console/node/id-of-web-01/deploy');
  await expect(palette(page)).toBeHidden();
  await expect(page).toHaveURL(SERVERS);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('db-01');
  await expect(chosen(page)).toHaveAccessibleDescription('Press the right arrow key to show other logins');
  await page.keyboard.press('ArrowRight');
  await expect(field(page)).toHaveValue('@db-01');
  await expect(options(page)).toHaveText([/^root@db-01/, /^deploy@db-01/]);
  await page.keyboard.press('ArrowDown');
  const chosenLogin = await opens(context, () => page.keyboard.press('Enter'));
  await expect(chosenLogin).toHaveURL('/web/cluster/one.example.com/console/node/id-of-db-01/deploy');
});

test('a host that is not listed is connected to by name, or an invalid one answered', async ({ page, context }) => {
  await open(page);
  await page.keyboard.type('root@web-99:99999');
  await expect(palette(page).getByText('Enter a port from 1 to 65535.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(palette(page)).toBeVisible();
  expect(context.pages()).toHaveLength(1);
  await field(page).fill('root@web-99:22');
  await expect(options(page)).toHaveText([/^root@web-99:22.*Connect/]);
  const tab = await opens(context, () => page.keyboard.press('Enter'));
  await expect(tab).toHaveURL('/web/cluster/one.example.com/console/node/web-99%3A22/root');
  await expect(tab.getByText('Unable to reach web-99')).toBeAttached();
});

test('Enter that comes before the answer waits for it', async ({ page, context }) => {
  await open(page);
  await expect(options(page).first()).toBeVisible();
  const tab = await opens(context, async () => {
    await field(page).fill('root@db-01');
    await page.keyboard.press('Enter');
  });
  await expect(tab).toHaveURL('/web/cluster/one.example.com/console/node/id-of-db-01/root');
});

test('an application is launched, a database shown in its list, a desktop opened', async ({ page, context }) => {
  await open(page);
  await page.keyboard.type('graf');
  await expect(chosen(page)).toHaveAccessibleName(/^grafana/);
  const app = await opensAt(context, () => page.keyboard.press('Enter'));
  expect(app).toBe('/web/launch/grafana.one.example.com/one.example.com/grafana.one.example.com');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('win-01');
  await expect(chosen(page)).toHaveAccessibleName(/^win-01/);
  const desktop = await opens(context, () => page.keyboard.press('Enter'));
  await expect(desktop).toHaveURL('/web/cluster/one.example.com/desktops/win-01/Administrator');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('orders');
  await expect(chosen(page)).toHaveAccessibleName(/^orders/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/web/cluster/one.example.com/databases?search=orders');
});

test('arrows and page keys move through the results, and the field keeps the focus', async ({ page }) => {
  await open(page);
  await page.keyboard.type('a');
  await expect(palette(page).getByText('Searched 6 resources.')).toBeVisible();
  const last = options(page).last();
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await expect(last).toBeInViewport();
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('PageDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'false');
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'false');
  await expect(chosen(page)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('PageUp');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  for (let presses = 0; presses < 9; presses += 1) await page.keyboard.press('PageDown');
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toBeFocused();
});

test('the theme is changed, a page is gone to, and the session ends from it', async ({ page, mock }) => {
  await open(page);
  await page.keyboard.type('dark');
  await expect(chosen(page)).toHaveAccessibleName(/^Use the dark theme/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Use the light theme' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('add lock');
  await option(page, /^Create lock/).click();
  await expect(page).toHaveURL('/web/locks/new');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('sign out');
  await expect(chosen(page)).toHaveAccessibleName(/^Sign out/);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Username')).toBeVisible();
  expect(mock.world.db.webSession.all()).toEqual([]);
});

test('pages show their keys, unless the help that opens from the palette switches them off', async ({ page }) => {
  await open(page);
  await expect(option(page, /^Users/)).toHaveText('UsersAccessgu');
  await option(page, /^Keyboard shortcuts/).click();
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toBeVisible();
  await expect(palette(page)).toBeHidden();
  await help.getByRole('checkbox', { name: 'Single-key shortcuts' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(option(page, /^Users/)).toHaveText('UsersAccessPage');
});

test('what was used before comes first, and what was visited is offered again', async ({ page, context }) => {
  await page.goto('/web/users');
  await expect(page.getByRole('heading', { name: 'Manage Users' })).toBeVisible();
  await page.getByRole('link', { name: 'Servers', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Servers' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('01');
  await expect(chosen(page)).toHaveAccessibleName(/^db-01/);
  await option(page, /^win-01/).hover();
  await opens(context, () => page.keyboard.press('Enter'));
  await page.keyboard.press('Control+k');
  const recent = palette(page).getByRole('group', { name: 'Recent' }).getByRole('option');
  await expect(recent).toHaveText([/^Administrator@win-01/, /^Users/]);
  await page.keyboard.type('01');
  await expect(chosen(page)).toHaveAccessibleName(/^win-01/);
});

// docs/behaviour.md#browser-storage "A sign-out deletes everything else"
test('what is remembered of one user goes with the session', { tag: '@gate' }, async ({ page }) => {
  await open(page, '/web/users');
  await page.keyboard.type('active sessions');
  await expect(chosen(page)).toHaveAccessibleName(/^Active Sessions/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Active Sessions', level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('group', { name: 'Recent' })).toBeVisible();
  await page.keyboard.type('sign out');
  await expect(chosen(page)).toHaveAccessibleName(/^Sign out/);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Username')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test.describe('as bob', () => {
  test.use({ as: 'bob' });

  test('only what bob may see is offered and asked for', { tag: '@gate' }, async ({ page, mock }) => {
    const denied = ['app_server', 'kube_server', 'db_server', 'windows_desktop', 'ssh_session'];
    denyLists(mock.world.db, 'bob', denied);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open(page);
    await expect(palette(page).getByRole('group', { name: 'Pages' }).getByRole('option')).toHaveText([
      /^All resources/,
      /^Servers/,
      /^Enroll New Resource/,
      /^Settings/,
      /^Account Settings/,
      /^Help & Support/,
    ]);
    await expect(option(page, /^Create lock/)).toBeHidden();
    await page.keyboard.type('01');
    await expect(options(page)).toHaveText([/^db-01/, /^web-01/]);
    expect(asked.filter((path) => /\/(apps|kubernetes|databases|desktops)$/.test(path))).toEqual([]);
  });
});

test.describe('as dora, whose role denies every list', () => {
  test.use({ scenario: 'lists denied', as: 'dora' });

  test('pages and actions are there, and nothing is asked', async ({ page }) => {
    await open(page, '/web/support');
    await page.keyboard.type('theme');
    await expect(options(page)).toHaveText([/^Use the dark theme/, /^Settings/]);
    await expect(palette(page).getByText('All clusters')).toBeHidden();
  });
});
