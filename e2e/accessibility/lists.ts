// States for the accessibility checks: the lists in all states, their dialogs and menus, and the layout around every
// page.
import type { Page } from '@playwright/test';
import { expect } from '#e2e/harness/harness.ts';
import { SERVERS_PATH } from '#e2e/console/open-shell.ts';
import { confirmRun, openRunner, summaryText } from '#e2e/command-run/run-page.ts';
import {
  openHeading,
  pressEscape,
  openThenPress,
  pressToOpen,
  type PageState,
  type RouteStates,
  type PageContext,
  type TimedPageContext,
} from './check-page.ts';

const LIST_SERVERS = 'GET /v1/webapi/sites/{cluster}/nodes';
const CONNECTION_LOST = { status: 504, message: 'the connection to the cluster was lost' };
export const clusterPath = (page: string) => `/web/cluster/one.example.com/${page}`;

const expectRow = (page: Page, name: RegExp) => expect(page.getByRole('row', { name }).first()).toBeVisible();

async function openList(page: Page, path = SERVERS_PATH, name = /web-01/): Promise<void> {
  await page.goto(path);
  await expectRow(page, name);
}

/** Creates a step that opens a list and waits for a row. */
export const openRows =
  (path = SERVERS_PATH, name = /web-01/) =>
  ({ page }: PageContext) =>
    openList(page, path, name);

const FAILING_QUERY_PATH = `${SERVERS_PATH}?${new URLSearchParams({ search: 'nothing', query: 'labels["env"] == "x"' })}`;
const STAGING_PARAMS = new URLSearchParams({ query: 'labels["env"] == "staging"', panel: 'labels', column: 'env' });

async function openServerMenus({ page, check }: PageContext): Promise<void> {
  await openList(page);
  await check('the list');
  await pressToOpen(page, /^Logins on web-01/);
  await check('the logins');
  await pressEscape(page);
  await pressToOpen(page, /^Account of/);
}

async function openQuery(context: PageContext): Promise<void> {
  const { page, check } = context;
  await page.goto(SERVERS_PATH);
  await page.getByRole('switch', { name: 'Query' }).click();
  await page.getByRole('combobox', { name: 'Query' }).fill('labels["');
  await expect(page.getByRole('option').first()).toBeVisible();
  await check('completion');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await check('a query that cannot be read');
  await page.getByRole('button', { name: 'Show query syntax' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await check('the query syntax');
  await openHeading(FAILING_QUERY_PATH, /^No servers match/)(context);
}

async function openViewsAndLabels(context: PageContext): Promise<void> {
  const { page, check } = context;
  await openThenPress(openRows(), /^Views/, /^Save this view/)(context);
  await check('saving a view');
  await page.getByRole('textbox', { name: 'Name' }).fill('Staging');
  await page.getByRole('dialog').getByRole('button', { name: /view$/ }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: /^Views/ }).click();
  await check('the menu of views');
  await page.getByRole('menuitem', { name: /^Manage views/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await check('the dialog to manage views');
  await openList(page, `${SERVERS_PATH}?${STAGING_PARAMS}`, /db-01/);
}

async function openPalette({ page, check }: PageContext): Promise<void> {
  await openList(page);
  await page.keyboard.press('Control+k');
  const options = page.getByRole('dialog').getByRole('option');
  const field = page.getByRole('dialog').getByRole('combobox');
  await expect(options.first()).toBeVisible();
  await check('the palette without a search');
  await page.getByRole('dialog').getByRole('checkbox').check();
  await field.fill('01');
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await check('results, and a cluster that does not respond');
  await field.fill('nothing like it');
  await expect(options).toHaveCount(0);
}

async function openAlerts({ page, check }: PageContext): Promise<void> {
  await openList(page);
  await check('the most severe alert');
  await page.getByRole('region', { name: 'Alerts' }).getByRole('button', { expanded: false }).click();
}

/** Quick connect with a host but no login, a focused row, and the dialog of keyboard shortcuts. */
async function openQuickConnectAndShortcuts({ page, check }: PageContext): Promise<void> {
  await openList(page);
  await page.getByRole('textbox', { name: /^Connect to login/ }).fill('web-01');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await check('a host without a login');
  await page.getByRole('searchbox').press('ArrowDown');
  await check('a focused row');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function openDrawer({ page, check }: PageContext): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await openList(page);
  await page.getByRole('button', { name: 'Navigation' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await check('the navigation', 'narrow');
}

async function loadSlowlyAndFail(context: TimedPageContext): Promise<void> {
  const { page, mock, check, time } = context;
  mock.world.fault(LIST_SERVERS, { held: true });
  await page.goto(SERVERS_PATH);
  await expect(page.getByText('Loading')).toBeVisible();
  await check('a loading list');
  mock.world.release(LIST_SERVERS);
  await expectRow(page, /web-01/);
  mock.world.fault(LIST_SERVERS, CONNECTION_LOST);
  await time.pass('00:00:16');
  await page.getByRole('link', { name: /Users/ }).click();
  await page.getByRole('link', { name: /^Servers/ }).click();
  await expect(page.getByRole('status').filter({ hasText: /out of date/ })).toBeVisible();
  await check('an outdated list');
  await openHeading(SERVERS_PATH, /load/)(context);
}

async function openIdleWarning({ page, mock, time }: TimedPageContext): Promise<void> {
  mock.world.settings.idleTimeoutMs = 300_000;
  await openList(page);
  await time.pass('00:03:00');
  await expect(page.getByRole('dialog', { name: 'Stay signed in?' })).toBeVisible();
}

async function openCommandRun({ page, check }: PageContext): Promise<void> {
  await openRunner(page);
  await check('the command and the login', 'wide');
  await page.getByLabel('Command', { exact: true }).fill('uptime');
  await page.getByRole('button', { name: 'Review servers' }).click();
  await check('the selected servers');
  await confirmRun(page);
  await expect(summaryText(page, /5 failed, 1 running/)).toBeVisible();
}

export const SERVER_STATES: RouteStates = [
  { title: 'the list, the logins of a server and the user menu', gate: true, go: openServerMenus },
  { title: 'thousands of servers', scenario: 'large', username: 'mira', go: openRows(SERVERS_PATH, /./) },
  {
    title: 'no servers, with permission to enroll',
    scenario: 'no servers',
    go: openHeading(SERVERS_PATH, /^No servers/),
  },
  {
    title: 'no servers, without permission to enroll',
    scenario: 'no servers',
    username: 'bob',
    go: openHeading(SERVERS_PATH, /access to any servers/),
  },
  { title: 'no permission', scenario: 'lists denied', username: 'carol', go: openHeading(SERVERS_PATH, /permission/) },
  { title: 'hostile names', scenario: 'hostile servers', go: openRows(SERVERS_PATH, /long-/) },
  { title: 'a start that fails', missingChunk: 'shell', go: openHeading(SERVERS_PATH, "Couldn't load this page") },
  { title: 'a loading, outdated and failed list', timed: loadSlowlyAndFail },
  { title: 'a command on many servers', scenario: 'commands on forty servers', go: openCommandRun },
  { title: 'a query, and a query without a match', gate: true, go: openQuery },
  { title: 'views, the label panel, a label column and a filter', gate: true, go: openViewsAndLabels },
  {
    title: 'the cluster menu in a leaf cluster',
    gate: true,
    scenario: 'two leaf clusters',
    go: openThenPress(openRows(clusterPath('nodes').replace('one.', 'berlin.'), /spree-01/), /switch cluster$/),
  },
  { title: 'the palette', gate: true, scenario: 'one of each kind', go: openPalette },
  {
    title: 'a host without a login, a row with the focus, and the shortcuts',
    gate: true,
    go: openQuickConnectAndShortcuts,
  },
  { title: 'the navigation in a narrow window', gate: true, go: openDrawer },
  { title: 'alerts', gate: true, scenario: 'three alerts', go: openAlerts },
  { title: 'the idle warning', timed: openIdleWarning },
];

const ALL_RESOURCES_PATH = clusterPath('resources');

async function openCards({ page, check }: PageContext): Promise<void> {
  await openList(page, ALL_RESOURCES_PATH, /orders/);
  await page.getByRole('button', { name: 'Pin orders' }).click();
  await expect(page.getByRole('button', { name: 'Unpin orders' })).toBeVisible();
  await check('rows, one of them pinned');
  await page.getByRole('switch', { name: 'Cards' }).check();
  await expect(page.getByRole('article').first()).toBeVisible();
}

/** Before 18.x, the page loads each kind of resource from its own list. */
async function openEachKind(context: PageContext): Promise<void> {
  await openRows(ALL_RESOURCES_PATH, /orders/)(context);
  await context.check('every kind');
  context.mock.world.fault('GET /v1/webapi/sites/{cluster}/databases', CONNECTION_LOST);
  await openRows(ALL_RESOURCES_PATH, /kappa/)(context);
}

export const ALL_RESOURCES_STATES: RouteStates = [
  { title: 'rows and cards, with health', gate: true, scenario: 'all kinds of 18.x', go: openCards },
  { title: 'every kind, and a kind that failed', scenario: 'all kinds', go: openEachKind },
  {
    title: 'resources that require a request',
    scenario: 'all kinds of 18.x',
    username: 'pat',
    go: openRows(ALL_RESOURCES_PATH, /orders/),
  },
  {
    title: 'unreadable records',
    scenario: 'all kinds with malformed records',
    go: openRows(ALL_RESOURCES_PATH, /nautilus/),
  },
  { title: 'no resources', scenario: 'no accessible resources', go: openHeading(ALL_RESOURCES_PATH, /^No resources/) },
];

/** The state of a list with unreadable records next to a readable one. */
export const unreadableRecords = (
  noun: 'apps' | 'kube clusters' | 'databases' | 'desktops',
  page: string,
): PageState => ({
  title: 'unreadable records',
  scenario: `${noun} with hostile records`,
  go: openRows(clusterPath(page), /first/),
});

/** Creates a step that checks a list and then opens a dialog or a menu on it. */
export const listAndMenu =
  (path: string, name: RegExp, button: RegExp) =>
  async (context: PageContext): Promise<void> => {
    await openRows(path, name)(context);
    await context.check('the list');
    await pressToOpen(context.page, button);
  };
