// The lists in all their states, what opens over them, and what stands around every page of the shell.
import type { Page } from '@playwright/test';
import { expect } from '#e2e/harness/harness.ts';
import { KINDS } from '#e2e/harness/kinds.ts';
import { SERVERS } from '#e2e/console/open-shell.ts';
import { agree, openRunner, summary } from '#e2e/command-run/run-page.ts';
import { at, pressing, type Look, type Stage, type TimedStage } from './look.ts';

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

async function query({ page, look }: Stage): Promise<void> {
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
}

async function views(stage: Stage): Promise<void> {
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

/** The box for a login and a host above the servers, with something in it that is neither. */
async function quickConnect({ page }: Stage): Promise<void> {
  await listed(page);
  await page.getByRole('textbox', { name: /^Connect to login/ }).fill('web-01');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
}

async function shortcuts({ page, look }: Stage): Promise<void> {
  await listed(page);
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

async function outOfDate({ page, mock, time }: TimedStage): Promise<void> {
  await listed(page);
  mock.world.fault(NODES, LOST);
  await time.pass('00:00:16');
  await page.getByRole('link', { name: /Users/ }).click();
  await page.getByRole('link', { name: /^Servers/ }).click();
  await expect(page.getByRole('status').filter({ hasText: /out of date/ })).toBeVisible();
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

export const SERVER_LOOKS: Look[] = [
  { says: 'the list', go: rows() },
  { says: 'thousands', scenario: 'large', as: 'mira', go: rows(SERVERS, /./) },
  { says: 'none, for who enrolls', scenario: 'no servers', go: at(SERVERS, /^No servers/) },
  { says: 'none, for who may not', scenario: 'no servers', as: 'bob', go: at(SERVERS, /access to any servers/) },
  { says: 'no match', go: at(ODD_QUERY, /^No servers match/) },
  { says: 'no permission', scenario: 'lists denied', as: 'carol', go: at(SERVERS, /permission/) },
  { says: 'a failure', scenario: 'servers failing', go: at(SERVERS, /load/) },
  { says: 'an odd record', scenario: 'an odd server', go: rows() },
  { says: 'names of ill intent', scenario: 'servers of ill intent', go: rows(SERVERS, /long-/) },
  { says: 'a start that fails', lost: 'shell', go: at(SERVERS, 'Internal Error') },
  { says: 'a list out of date', timed: outOfDate },
  { says: 'a command on many servers', scenario: 'commands on forty servers', go: commandOnMany },
  {
    says: 'a list on its way',
    scenario: 'servers held back',
    go: async ({ page }) => {
      await page.goto(SERVERS);
      await expect(page.getByText('Loading')).toBeVisible();
    },
  },
  { says: 'a host without a login', go: quickConnect },
  { says: 'logins', go: pressing(rows(), /^Logins on web-01/) },
  { says: 'labels beside the list, a column and a filter', go: rows(`${SERVERS}?${STAGING}`, /db-01/) },
  { says: 'a query', go: query },
  { says: 'views', go: views },
  { says: 'the user menu', go: pressing(rows(), /^Account of/) },
  {
    says: 'the clusters to choose from, in a leaf',
    scenario: 'two leaf clusters',
    go: pressing(rows(inOne('nodes').replace('one.', 'berlin.'), /spree-01/), /switch cluster$/),
  },
  { says: 'the palette', scenario: 'one of each kind', go: palette },
  { says: 'the shortcuts', go: shortcuts },
  { says: 'the navigation of a phone', go: drawer },
  { says: 'alerts', scenario: 'three alerts', go: alerts },
  { says: 'many odd alerts', scenario: 'many odd alerts', go: rows() },
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

export const ALL_LOOKS: Look[] = [
  { says: 'kinds with lists of their own', scenario: 'all kinds', go: rows(ALL, /orders/) },
  { says: 'rows and cards, with health', scenario: 'newer all kinds', go: inCards },
  { says: 'what takes a request', scenario: 'newer all kinds', as: 'pat', go: rows(ALL, /orders/) },
  { says: 'a kind that failed', scenario: 'all kinds without databases', go: rows(ALL, /kappa/) },
  { says: 'odd records', scenario: 'all kinds with odd ones', go: rows(ALL, /nautilus/) },
  { says: 'none', scenario: 'nothing to reach', go: at(ALL, /^No resources/) },
  { says: 'a failure', scenario: 'all kinds failing', go: at(ALL, /load/) },
];

/** Those of a list that is not the servers'. */
export function kindLooks(wanted: string, ...more: Look[]): Look[] {
  return KINDS.filter(({ noun }) => noun === wanted).flatMap(({ noun, path, none }) => [
    { says: 'two', scenario: `two ${noun}`, go: rows(path, /beta/) },
    { says: 'none', scenario: 'nothing to reach', go: at(path, none) },
    { says: 'a failure', scenario: `${noun} failing`, go: at(path, /load/) },
    { says: 'odd records', scenario: `${noun} beyond belief`, go: rows(path, /first/) },
    ...more,
  ]);
}
