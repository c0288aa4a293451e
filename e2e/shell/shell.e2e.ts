import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { layoutShiftSum } from '#e2e/harness/layout-shifts.ts';
import { horizontalOverflow } from '#e2e/harness/resource-kinds.ts';

const HOME_PATH = '/web/cluster/one.example.com';
const SERVERS_PATH = `${HOME_PATH}/nodes`;
const GET_CONTEXT = 'GET /v1/webapi/sites/{cluster}/context';

const mainNavigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const accountButton = (page: Page, name = 'alice') => page.getByRole('button', { name: `Account of ${name}` });
const menuItem = (page: Page, name: string) => page.getByRole('menuitem', { name });
const colorScheme = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);

const ALL_PAGES = {
  Resources: ['All resources', 'Servers', 'Applications', 'Kubernetes', 'Databases', 'Desktops', 'Active Sessions'],
  Access: [
    'Users',
    'Roles',
    'Auth Connectors',
    'Session & Identity Locks',
    'Enroll New Resource',
    'Integrations',
    'Enroll New Integration',
  ],
  Activity: ['Session Recordings', 'Audit Log'],
  Clusters: ['Manage Clusters', 'Trusted Clusters'],
};

/** The pages of every user, with or without roles. */
const EVERYONES_PAGES = { Resources: ALL_PAGES.Resources, Access: ['Enroll New Resource'] };

// The visibility of each page is tested in src/domain/navigation.test.ts and access.test.ts.
const VISIBLE_PAGES: { name: string; description: string; groups: Record<string, string[]> }[] = [
  { name: 'alice', description: 'administers the cluster and sees every page', groups: ALL_PAGES },
  { name: 'bob', description: 'sees the lists of resources and Enroll New Resource', groups: EVERYONES_PAGES },
];

for (const { name, description, groups } of VISIBLE_PAGES)
  test.describe(`as ${name}`, () => {
    test.use({ username: name });

    test(`${name} ${description} in the navigation, and no other pages`, { tag: '@gate' }, async ({ page }) => {
      await page.goto('/web/support');
      for (const [group, pages] of Object.entries(groups))
        await expect(mainNavigation(page).getByRole('list', { name: group }).getByRole('link')).toHaveText(pages);
      await expect(mainNavigation(page).getByRole('link').first()).toHaveText('Home');
      await expect(mainNavigation(page).getByRole('link')).toHaveCount(1 + Object.values(groups).flat().length);
    });
  });

test.describe('as dora', () => {
  test.use({ username: 'dora' });

  test('a user without roles may open the lists, which show an empty state', async ({ page }) => {
    await page.goto(SERVERS_PATH);
    const noServersTitle = "You don't have access to any servers in one.example.com";
    await expect(page.getByRole('heading', { name: noServersTitle })).toBeVisible();
    await mainNavigation(page).getByRole('link', { name: 'Active Sessions' }).click();
    await expect(page.getByRole('heading', { name: 'No active sessions' })).toBeVisible();
  });
});

test.describe('as dora without access to any list', () => {
  test.use({ scenario: 'lists denied', username: 'dora' });

  test('the start page and the help page say that the user has no access to anything', async ({ page }) => {
    await page.goto('/web');
    await expect(page).toHaveURL(HOME_PATH);
    await expect(
      page.getByRole('heading', { name: "Your roles don't let you open anything in one.example.com" }),
    ).toBeVisible();
    await expect(mainNavigation(page).getByRole('link')).toHaveText(['Home']);
    await page.getByRole('main').getByRole('link', { name: 'Help & Support' }).click();
    await expect(page.getByText("You don't have access to anything in one.example.com yet.")).toBeVisible();
    await accountButton(page, 'dora').click();
    await expect(menuItem(page, 'Account Settings')).toBeVisible();
  });
});

test.describe('as carol without access to any list', () => {
  test.use({ scenario: 'lists denied', username: 'carol' });

  test('the help page says that no resources can be accessed', async ({ page }) => {
    await page.goto('/web/support');
    await expect(page.getByText("You don't have access to any resources in one.example.com.")).toBeVisible();
  });
});

// docs/behaviour.md#titles "A page's title is cluster • title"
test('the title names the cluster of the address, and the brand links to the start page', async ({ page }) => {
  await page.goto(SERVERS_PATH);
  await expect(page).toHaveTitle('one.example.com • Servers');
  await mainNavigation(page).getByRole('link', { name: 'Audit Log' }).click();
  await expect(page).toHaveTitle('one.example.com • Audit Log');
  await mainNavigation(page).getByRole('link', { name: 'Users' }).click();
  await expect(page).toHaveTitle('Manage Users');
  await page.getByRole('link', { name: 'Postern, home' }).click();
  await expect(page).toHaveURL(HOME_PATH);
});

test('only the open page is marked, also when its address starts with that of another page', async ({ page }) => {
  await page.goto('/web/integrations/new/aws-oidc');
  await expect(mainNavigation(page).getByRole('link', { name: 'Enroll New Integration' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const integrationsLink = mainNavigation(page).getByRole('link', { name: 'Integrations', exact: true });
  await expect(integrationsLink).not.toHaveAttribute('aria-current');
  await integrationsLink.click();
  await expect(page).toHaveURL('/web/integrations');
  await expect(integrationsLink).toHaveAttribute('aria-current', 'page');
});

// docs/behaviour.md#pages "A button reduces the navigation to icons (56 px)", "Tooltips then show the names"
test('the navigation shows icons only, with names as tooltips, until it is expanded again', async ({
  page,
  context,
}) => {
  await page.goto('/web/support');
  const navigationWidth = async () => (await mainNavigation(page).boundingBox())?.width ?? 0;
  const widthWithNames = await navigationWidth();
  await page.getByRole('button', { name: 'Show icons only' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Show icons and names' })).toBeFocused();
  expect(await navigationWidth()).toBeLessThan(56);
  await page.reload();
  await mainNavigation(page).getByRole('link', { name: 'Servers', exact: true }).hover();
  await expect(page.getByRole('tooltip')).toHaveText('Servers');
  await mainNavigation(page).getByRole('link', { name: 'Users', exact: true }).click();
  await expect(page).toHaveURL('/web/users');
  await test.step('nothing moves while the page loads, also when the user is not known yet', async () => {
    for (const isUserKnown of [true, false]) {
      if (!isUserKnown) await page.evaluate(() => localStorage.removeItem('grv_teleport_token'));
      await page.reload({ waitUntil: 'networkidle' });
      await expect(page.getByRole('row', { name: /alice/ })).toBeVisible();
      expect(await navigationWidth()).toBeLessThan(56);
      expect(await layoutShiftSum(page), `known user: ${isUserKnown}`).toBe(0);
    }
  });
  const otherTab = await context.newPage();
  await otherTab.goto('/web/support');
  await otherTab.getByRole('button', { name: 'Show icons and names' }).click();
  await expect.poll(navigationWidth).toBe(widthWithNames);
});

// docs/behaviour.md#errors "The title 404 Not Found and the text", "Unexpected errors show Internal Error"
test('an unknown address shows 404 and a link to the start page', { tag: '@gate' }, async ({ page }) => {
  await page.goto('/web/no/such/place');
  await expect(page.getByRole('heading', { name: '404 Not Found' })).toBeVisible();
  await expect(page.getByText('The requested path could not be found.')).toBeVisible();
  await expect(page).toHaveTitle('404 Not Found');
  await page.getByRole('link', { name: 'Go to home page' }).click();
  await expect(page).toHaveURL(HOME_PATH);
});

test('the theme applies in other tabs and persists after a sign-out', async ({ page, context }) => {
  await page.goto(SERVERS_PATH);
  const otherTab = await context.newPage();
  await otherTab.goto('/web/users');
  expect(await colorScheme(page)).toBe('light');
  await otherTab.getByRole('button', { name: 'Use the dark theme' }).click();
  await expect(page.getByRole('button', { name: 'Use the light theme' })).toBeVisible();
  await expect.poll(() => colorScheme(page)).toBe('dark');
  await accountButton(page).click();
  await menuItem(page, 'Sign out').click();
  await expect(page.getByLabel('Username')).toBeVisible();
  await expect.poll(() => colorScheme(page)).toBe('dark');
});

test('the user menu opens, moves and closes by keyboard', async ({ page }) => {
  await page.goto(SERVERS_PATH);
  await accountButton(page).press('Enter');
  await expect(menuItem(page, 'Account Settings')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(menuItem(page, 'My access')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Settings', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(menuItem(page, 'Help & Support')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(accountButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/web/account/password');
});

test('the first Tab focuses a link that skips the navigation', { tag: '@gate' }, async ({ page }) => {
  await page.goto(SERVERS_PATH);
  await expect(page.getByRole('row', { name: /web-01/ })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeFocused();
});

// docs/behaviour.md#calls "The console sends no requests to any other"
test('visiting the console sends requests only to its own origin', { tag: '@gate' }, async ({ page, origin }) => {
  const requestedOrigins = new Set<string>();
  page.on('request', (request) => requestedOrigins.add(new URL(request.url()).origin));
  await page.goto('/web');
  for (const name of ['Users', 'Audit Log', 'Enroll New Resource', 'Servers'])
    await mainNavigation(page).getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('row', { name: /web-01/ })).toBeVisible();
  expect([...requestedOrigins]).toEqual([origin]);
});

test.describe('in a narrow window', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const drawerButton = (page: Page) => page.getByRole('button', { name: 'Navigation' });
  const drawer = (page: Page) => page.getByRole('dialog', { name: 'Navigation' });

  test('nothing is cut off in the top bar or overflows the window', async ({ page }) => {
    await page.goto(SERVERS_PATH);
    const connectLink = page.getByRole('link', { name: 'Connect as root to web-01' });
    await expect(connectLink).toBeInViewport({ ratio: 1 });
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    for (const width of [390, 360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      for (const name of ['Search or jump to…', 'Account of alice']) {
        const button = page.getByRole('button', { name });
        await expect(button, `at ${width} pixels`).toBeInViewport({ ratio: 1 });
        const hiddenWidth = () => button.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
        await expect.poll(hiddenWidth, `${name} at ${width} pixels`).toBe(0);
      }
      expect((await accountButton(page).boundingBox())?.width, `at ${width} pixels`).toBeGreaterThanOrEqual(48);
    }
    // The name of the cluster has the space of the theme button.
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(page.getByRole('button', { name: 'Use the dark theme' })).toBeHidden();
    const clusterButton = page.getByRole('banner').getByRole('button', { name: /^one\.example\.com/ });
    expect((await clusterButton.boundingBox())?.width).toBeGreaterThan(120);
  });

  test('the action of a page is at the right edge', async ({ page }) => {
    for (const [path, name] of [
      ['/web/roles', 'Create role'],
      [SERVERS_PATH, 'Enroll server'],
    ] as const) {
      await page.goto(path);
      const action = page.getByRole('main').getByText(name);
      const rightEdge = async () => {
        const { x = 0, width = 0 } = (await action.boundingBox()) ?? {};
        return x + width;
      };
      // The text ends before the padding of the button and the page.
      await expect.poll(rightEdge, name).toBeGreaterThan(390 - 64);
    }
  });

  test(
    'the navigation opens by a button, keeps the focus, and closes by Esc and by a link',
    { tag: '@gate' },
    async ({ page }) => {
      await page.goto(SERVERS_PATH);
      await expect(mainNavigation(page)).toBeHidden();
      await drawerButton(page).press('Enter');
      await expect(drawer(page).getByRole('link', { name: 'Servers' })).toBeFocused();
      for (let step = 0; step < 25; step += 1) {
        await page.keyboard.press('Tab');
        const hasLeftDrawer = await page.evaluate(() => document.activeElement?.closest('main, header') !== null);
        expect(hasLeftDrawer, `Tab ${step + 1} left the drawer`).toBe(false);
      }
      await page.keyboard.press('Escape');
      await expect(drawer(page)).toBeHidden();
      await expect(drawerButton(page)).toBeFocused();
      await drawerButton(page).click();
      await drawer(page).getByRole('link', { name: 'Users' }).click();
      await expect(page).toHaveURL('/web/users');
      await expect(drawer(page)).toBeHidden();
    },
  );
});

test.describe('when the context of the user fails', () => {
  test.use({ scenario: 'a failing user context' });

  test(
    'the page shows the error until Retry succeeds, and a loading state while the request is pending',
    { tag: '@gate' },
    async ({ page, mock }) => {
      await page.goto(SERVERS_PATH);
      await expect(page.getByRole('heading', { name: "Couldn't load who you are" })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveText('Proxy: the connection to the cluster was lost');
      mock.world.release(GET_CONTEXT);
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('row', { name: /web-01/ })).toBeVisible();
      mock.world.fault(GET_CONTEXT, { held: true });
      await page.reload();
      await expect(page.getByText('Loading the console')).toBeVisible();
      mock.world.release(GET_CONTEXT);
      await expect(page.getByRole('row', { name: /web-01/ })).toBeVisible();
    },
  );
});
