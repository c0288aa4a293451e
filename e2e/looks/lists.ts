// The lists in all their states, what opens over them, and what stands around every page of the shell.
import type { Page } from '@playwright/test';
import { expect } from '#e2e/harness/harness.ts';
import { SERVERS } from '#e2e/console/open-shell.ts';
import { agree, openRunner, summary } from '#e2e/command-run/run-page.ts';
import {
  at,
  pressEscape,
  pressing,
  pressToOpen,
  type Look,
  type RouteLooks,
  type Stage,
  type TimedStage,
} from './look.ts';

const NODES = 'GET /v1/webapi/sites/{cluster}/nodes';
const LOST = { status: 504, message: 'the connection to the cluster was lost' };
export const inOne = (page: string) => `/web/cluster/one.example.com/${page}`;

const row = (page: Page, name: RegExp) => expect(page.getByRole('row', { name }).first()).toBeVisible();

async function listed(page: Page, path = SERVERS, name = /web-01/): Promise<void> {
  await page.goto(path);
  await row(page, name);
}

/** Goes to a list and waits for a row. */
export const rows =
  (path = SERVERS, name = /web-01/) =>
  ({ page }: Stage) =>
    listed(page, path, name);

const ODD_QUERY = `${SERVERS}?${new URLSearchParams({ search: 'nothing', query: 'labels["env"] == "x"' })}`;
const STAGING = new URLSearchParams({ query: 'labels["env"] == "staging"', panel: 'labels', column: 'env' });

async function menus({ page, look }: Stage): Promise<void> {
  await listed(page);
  await look('the list');
  await pressToOpen(page, /^Logins on web-01/);
  await look('the logins');
  await pressEscape(page);
  await pressToOpen(page, /^Account of/);
}

async function query(stage: Stage): Promise<void> {
  const { page, look } = stage;
  await page.goto(SERVERS);
  await page.getByRole('switch', { name: 'Query' }).click();
  await page.getByRole('combobox', { name: 'Query' }).fill('labels["');
  await expect(page.getByRole('option').first()).toBeVisible();
  await look('completion');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await look('a query that cannot be read');
  await page.getByRole('button', { name: 'Show query syntax' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('the query syntax');
  await at(ODD_QUERY, /^No servers match/)(stage);
}

async function viewsAndLabels(stage: Stage): Promise<void> {
  const { page, look } = stage;
  await pressing(rows(), /^Views/, /^Save this view/)(stage);
  await look('saving a view');
  await page.getByRole('textbox', { name: 'Name' }).fill('Staging');
  await page.getByRole('dialog').getByRole('button', { name: /view$/ }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: /^Views/ }).click();
  await look('the menu of views');
  await page.getByRole('menuitem', { name: /^Manage views/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('the dialog to manage views');
  await listed(page, `${SERVERS}?${STAGING}`, /db-01/);
}

async function palette({ page, look }: Stage): Promise<void> {
  await listed(page);
  await page.keyboard.press('Control+k');
  const options = page.getByRole('dialog').getByRole('option');
  const field = page.getByRole('dialog').getByRole('combobox');
  await expect(options.first()).toBeVisible();
  await look('the palette at rest');
  await page.getByRole('dialog').getByRole('checkbox').check();
  await field.fill('01');
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await look('results, and a cluster that is silent');
  await field.fill('nothing like it');
  await expect(options).toHaveCount(0);
}

async function alerts({ page, look }: Stage): Promise<void> {
  await listed(page);
  await look('the most severe');
  await page.getByRole('region', { name: 'Alerts' }).getByRole('button', { expanded: false }).click();
}

/** The field for a login and a host with neither in it, and then the keyboard. */
async function quickConnectAndShortcuts({ page, look }: Stage): Promise<void> {
  await listed(page);
  await page.getByRole('textbox', { name: /^Connect to login/ }).fill('web-01');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await look('a host without a login');
  await page.getByRole('searchbox').press('ArrowDown');
  await look('a row that has the focus');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function drawer({ page, look }: Stage): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await listed(page);
  await page.getByRole('button', { name: 'Navigation' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('the navigation', 'narrow');
}

async function slowAndFailing(stage: TimedStage): Promise<void> {
  const { page, mock, look, time } = stage;
  mock.world.fault(NODES, { held: true });
  await page.goto(SERVERS);
  await expect(page.getByText('Loading')).toBeVisible();
  await look('a list that loads');
  mock.world.release(NODES);
  await row(page, /web-01/);
  mock.world.fault(NODES, LOST);
  await time.pass('00:00:16');
  await page.getByRole('link', { name: /Users/ }).click();
  await page.getByRole('link', { name: /^Servers/ }).click();
  await expect(page.getByRole('status').filter({ hasText: /out of date/ })).toBeVisible();
  await look('a list out of date');
  await at(SERVERS, /load/)(stage);
}

async function stillThere({ page, mock, time }: TimedStage): Promise<void> {
  mock.world.settings.idleTimeout = 300_000;
  await listed(page);
  await time.pass('00:03:00');
  await expect(page.getByRole('dialog', { name: 'Stay signed in?' })).toBeVisible();
}

async function commandOnMany({ page, look }: Stage): Promise<void> {
  await openRunner(page);
  await look('what and as whom', 'wide');
  await page.getByLabel('Command', { exact: true }).fill('uptime');
  await page.getByRole('button', { name: 'Review servers' }).click();
  await look('where it will run');
  await agree(page);
  await expect(summary(page, /5 failed, 1 running/)).toBeVisible();
}

export const SERVER_LOOKS: RouteLooks = [
  { says: 'the list, the logins of a server and the user menu', gate: true, go: menus },
  { says: 'thousands', scenario: 'large', as: 'mira', go: rows(SERVERS, /./) },
  { says: 'none, for who enrolls', scenario: 'no servers', go: at(SERVERS, /^No servers/) },
  { says: 'none, for who may not', scenario: 'no servers', as: 'bob', go: at(SERVERS, /access to any servers/) },
  { says: 'no permission', scenario: 'lists denied', as: 'carol', go: at(SERVERS, /permission/) },
  { says: 'names of ill intent', scenario: 'servers of ill intent', go: rows(SERVERS, /long-/) },
  { says: 'a start that fails', lost: 'shell', go: at(SERVERS, "Couldn't load this page") },
  { says: 'a list that loads, that is out of date, and that fails', timed: slowAndFailing },
  { says: 'a command on many servers', scenario: 'commands on forty servers', go: commandOnMany },
  { says: 'a query, and one without a match', gate: true, go: query },
  { says: 'views, and labels beside the list, a column and a filter', gate: true, go: viewsAndLabels },
  {
    says: 'the clusters to choose from, in a leaf',
    gate: true,
    scenario: 'two leaf clusters',
    go: pressing(rows(inOne('nodes').replace('one.', 'berlin.'), /spree-01/), /switch cluster$/),
  },
  { says: 'the palette', gate: true, scenario: 'one of each kind', go: palette },
  { says: 'a host without a login, a row with the focus, and the shortcuts', gate: true, go: quickConnectAndShortcuts },
  { says: 'the navigation of a phone', gate: true, go: drawer },
  { says: 'alerts', gate: true, scenario: 'three alerts', go: alerts },
  { says: 'the question whether one is still there', timed: stillThere },
];

const ALL = inOne('resources');

async function inCards({ page, look }: Stage): Promise<void> {
  await listed(page, ALL, /orders/);
  await page.getByRole('button', { name: 'Pin orders' }).click();
  await expect(page.getByRole('button', { name: 'Unpin orders' })).toBeVisible();
  await look('rows, one of them pinned');
  await page.getByRole('switch', { name: 'Cards' }).check();
  await expect(page.getByRole('article').first()).toBeVisible();
}

/** Before 18.x, where each kind has its own list. */
async function kindByKind(stage: Stage): Promise<void> {
  await rows(ALL, /orders/)(stage);
  await stage.look('every kind');
  stage.mock.world.fault('GET /v1/webapi/sites/{cluster}/databases', LOST);
  await rows(ALL, /kappa/)(stage);
}

export const ALL_LOOKS: RouteLooks = [
  { says: 'rows and cards, with health', gate: true, scenario: 'newer all kinds', go: inCards },
  { says: 'every kind, and a kind that failed', scenario: 'all kinds', go: kindByKind },
  { says: 'what takes a request', scenario: 'newer all kinds', as: 'pat', go: rows(ALL, /orders/) },
  { says: 'odd records', scenario: 'all kinds with odd ones', go: rows(ALL, /nautilus/) },
  { says: 'none', scenario: 'nothing to reach', go: at(ALL, /^No resources/) },
];

/** Records of a kind that cannot be read, next to one that can. */
export const oddRecords = (noun: 'apps' | 'kube clusters' | 'databases' | 'desktops', page: string): Look => ({
  says: 'odd records',
  scenario: `${noun} beyond belief`,
  go: rows(inOne(page), /first/),
});

/** A list, and what opens over it. */
export const listAndMenu =
  (path: string, name: RegExp, button: RegExp) =>
  async (stage: Stage): Promise<void> => {
    await rows(path, name)(stage);
    await stage.look('the list');
    await pressToOpen(stage.page, button);
  };
