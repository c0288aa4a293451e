// Every page in every edition: where users find it, and which message it shows (docs/behaviour.md#permissions,
// docs/protocol/resources.md#13, #14). The permissions of administrators in each edition:
// docs/protocol/resources.md#4.5.
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { dialectOfContext } from '#api/dialect/dialect-query.ts';
import { proxyCan } from '#api/dialect/dialect.ts';
import { parseUserContext, type Acl } from '#api/identity/user-context.ts';
import { featuresOf } from '#domain/access.ts';
import { readConfig } from '#domain/config.ts';
import { NOT_IN_PLAN_MESSAGES } from '#domain/messages.ts';
import { navigationGroups } from '#domain/navigation.ts';
import type { PageContext } from '#domain/page-context.ts';
import { links } from '#lib/links.ts';
import { entryOf, pageNames, type PageName, type ProtectedPage } from '#lib/pages/pages.ts';
import { aclWithout } from '#domain/test-acl.ts';
import { matchesPattern } from '#lib/pages/path-pattern.ts';
import { publicPages } from '#lib/pages/public-pages.ts';

/**
 * Where users find each page. `menu`, `palette`: the page has an entry there; the palette counts only if it has an
 * entry in addition to the one for the menu. `address`: the page is reachable only by its address. After that, the
 * message that the page shows before any request: `plan` (the plan excludes it), `elsewhere` (this console does not
 * offer it), `none` (clusters of this edition do not have it), or the missing permission.
 */
const TABLE = `
page            | open source 14        | open source 18        | enterprise         | cloud              | dashboard          | by usage           | without any permission
allResources    | menu                  | menu                  | menu               | menu               | menu               | menu               | address, node: list, or app_server, kube_server, db_server, windows_desktop: list, read
servers         | menu                  | menu                  | menu               | menu               | menu               | menu               | address
apps            | menu                  | menu                  | menu               | menu               | menu               | menu               | address
kubeClusters    | menu                  | menu                  | menu               | menu               | menu               | menu               | address
databases       | menu                  | menu                  | menu               | menu               | menu               | menu               | address
desktops        | menu                  | menu                  | menu               | menu               | menu               | menu               | address
activeSessions  | menu                  | menu                  | menu               | menu               | menu               | menu, plan         | address
users           | menu                  | menu                  | menu               | menu               | menu               | menu               | address
roles           | menu                  | menu                  | menu               | menu               | menu               | menu               | address
authConnectors  | menu                  | menu                  | menu               | menu               | menu               | menu, plan         | address
locks           | menu                  | menu                  | menu               | menu               | menu               | menu               | address
tokens          | palette               | menu, palette         | palette            | palette            | palette            | palette            | address
bots            | address               | menu                  | address            | address            | address            | address            | address
discover        | menu                  | menu                  | menu               | menu               | menu               | menu               | address
integrations    | menu                  | menu                  | menu               | menu               | menu               | menu               | address
newIntegration  | menu                  | menu                  | menu               | menu               | menu               | menu               | address
recordings      | menu                  | menu                  | menu               | menu               | menu               | menu               | address
audit           | menu                  | menu                  | menu               | menu               | menu               | menu               | address
clusters        | menu                  | menu                  | menu               | menu               | menu               | menu               | address
trustedClusters | menu                  | menu                  | menu               | menu               | menu               | menu               | address
downloads       | address, none         | address, none         | address, none      | address, none      | menu               | address, none      | address, none
billing         | address, none         | address, none         | address, none      | menu               | address, none      | menu, plan         | address, none
assist          | menu                  | address               | menu               | menu               | menu               | menu               | address
home            | address               | address               | address            | address            | address            | address            | address
settings        | palette               | palette               | palette            | palette            | palette            | palette            | palette
account         | palette               | palette               | palette            | palette            | palette            | palette            | palette
support         | palette               | palette               | palette            | palette            | palette            | palette, plan      | palette
password        | address               | address               | address            | address            | address            | address            | address
mfaDevices      | address               | address               | address            | address            | address            | address            | address
myAccess        | palette               | palette               | palette            | palette            | palette            | palette            | palette
newLock         | palette               | palette               | palette            | palette            | palette            | palette            | address, lock: create, update
newBot          | address               | palette               | address            | address            | address            | address            | address
botInstances    | address               | palette               | address            | address            | address            | address            | address
accessRequests  | palette, elsewhere    | palette, elsewhere    | palette, elsewhere | palette, elsewhere | palette, elsewhere | palette, plan      | address, access_request: list
trustedDevices  | palette, elsewhere    | palette, elsewhere    | palette, elsewhere | palette, elsewhere | palette, elsewhere | palette, plan      | address, device: list
plugins         | address, plugin: list | address, plugin: list | palette, elsewhere | palette, elsewhere | palette, elsewhere | palette, elsewhere | address, plugin: list
cluster         | palette               | palette               | palette            | palette            | palette            | palette            | palette
`;

interface Edition {
  version: string;
  config: object;
  /** Permissions that even administrators lack. */
  without: readonly (keyof Acl)[];
  isAssistEnabled: boolean;
}

const hostedConfig = { isEnterprise: true, isCloud: true };
const enterprise = { version: '14.3.3', without: ['billing'], isAssistEnabled: true } as const;
const cloud = { version: '14.3.3', without: [], isAssistEnabled: true } as const;

/** In the order of the table's columns. */
const EDITIONS: readonly Edition[] = [
  { version: '14.3.3', config: {}, without: ['billing', 'plugins'], isAssistEnabled: true },
  { version: '18.1.0', config: { edition: 'oss' }, without: ['billing', 'plugins', 'assist'], isAssistEnabled: false },
  { ...enterprise, config: { isEnterprise: true } },
  { ...cloud, config: hostedConfig },
  { ...enterprise, config: { isEnterprise: true, isDashboard: true } },
  { ...cloud, config: { ...hostedConfig, isUsageBasedBilling: true } },
];

function contextOf({ version, config, without, isAssistEnabled }: Edition, isAdministrator: boolean): PageContext {
  const acl = isAdministrator ? aclWithout(without) : {};
  const user = parseUserContext({ userName: 'alice', userAcl: acl, cluster: { name: 'one', authVersion: version } });
  const parsedConfig = readConfig({ ...config, proxyCluster: 'one' });
  return {
    cluster: 'one',
    root: 'one',
    config: parsedConfig,
    user,
    features: featuresOf({
      acl,
      config: parsedConfig,
      isAssistEnabled,
      listsTokens: proxyCan(dialectOfContext(user), 'listJoinTokens'),
      listsBots: proxyCan(dialectOfContext(user), 'listBots'),
    }),
  };
}

const isProtected = (page: PageName): page is ProtectedPage => !Object.hasOwn(publicPages, page);
/** The protected pages within the main layout, without those that have a window of their own. */
const pagesInConsole = pageNames.filter(isProtected).filter((page) => entryOf(page).layout !== 'window');

// The test renders once on the server, so stores must return the same value as in a browser.
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useSyncExternalStore: <T,>(_subscribe: unknown, get: () => T): T => get(),
}));

let app: {
  modules: typeof import('./page-modules.ts').pageModules;
  queries: typeof import('#api/query-client.ts').queryClient;
  pageEntries: typeof import('./palette/built-in-entries.ts').pageEntries;
  actionEntries: typeof import('./palette/built-in-entries.ts').actionEntries;
};

beforeAll(async () => {
  // Reload the modules with the mocked store and without state of other test files.
  vi.resetModules();
  const storage = { getItem: () => null, length: 0 };
  for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, storage);
  vi.stubGlobal('location', new URL('https://proxy.example.com/web'));
  vi.stubGlobal('document', { querySelector: () => null }); // a page without the tag of a demo
  const [{ pageModules }, { queryClient }, entries] = await Promise.all([
    import('./page-modules.ts'),
    import('#api/query-client.ts'),
    import('./palette/built-in-entries.ts'),
  ]);
  app = { modules: pageModules, queries: queryClient, ...entries };
  await Promise.all(pagesInConsole.map((page) => pageModules[page]()));
}, 60_000);
afterAll(() => vi.resetModules());

async function textOf(page: ProtectedPage, context: PageContext): Promise<string> {
  const { Component } = await app.modules[page]();
  const { path } = entryOf(page);
  const children = [{ path, Component: Component ?? null }];
  const router = createMemoryRouter([{ element: <Outlet context={context} />, children }], {
    initialEntries: [path.replace(/\/:\w+\?/g, '').replace(':cluster', 'one')],
    hydrationData: { loaderData: {} },
  });
  const html = renderToStaticMarkup(
    <QueryClientProvider client={app.queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ');
}

const NOT_IN_EDITION = /No download center in this cluster|This cluster isn't billed here/;
const NOT_INCLUDED_TEXT = new RegExp(Object.values(NOT_IN_PLAN_MESSAGES).join('|'));

/** The message that a page shows in place of its content. */
function messageCodeOf(text: string): string | undefined {
  if (NOT_INCLUDED_TEXT.test(text)) return 'plan';
  if (/aren't available in this console/.test(text)) return 'elsewhere';
  if (NOT_IN_EDITION.test(text)) return 'none';
  return /You don't have permission to view this page Requires permission: (\w+: [\w,: ]+?) Ask/.exec(text)?.[1];
}

async function resultFor(page: ProtectedPage, context: PageContext): Promise<string> {
  const to = links[page as 'servers']({ cluster: 'one' }); // the other pages take no more parameters
  const menu = navigationGroups(context.features, 'one').flatMap(({ items }) => items.map((item) => item.page));
  const palette = [...app.pageEntries(context), ...app.actionEntries(context, 'light')];
  const isInMenu = menu.some((name) => name === page);
  // The palette offers all navigation pages; it counts only if it has a separate entry.
  const isInPalette = palette.filter(({ target: address }) => address === to).length > (isInMenu ? 1 : 0);
  const entryPoints = [...(isInMenu ? ['menu'] : []), ...(isInPalette ? ['palette'] : [])];
  const messageCode = messageCodeOf(await textOf(page, context));
  return [
    ...(entryPoints.length > 0 ? entryPoints : ['address']),
    ...(messageCode === undefined ? [] : [messageCode]),
  ].join(', ');
}

const [columns = [], ...lines] = TABLE.trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));
const expectedCells = new Map(lines.map(([page = '', ...cells]) => [page, cells]));

/** Each page with its result, for one column of the table. */
const resultsFor = (context: PageContext) =>
  Promise.all(pagesInConsole.map(async (page) => `${page}: ${await resultFor(page, context)}`));
const expectedResults = (column: number) =>
  pagesInConsole.map((page) => `${page}: ${expectedCells.get(page)?.at(column)}`);

test('the table has every protected page with the main layout', () => {
  expect([...expectedCells.keys()]).toEqual(pagesInConsole);
});

const editionOf = (name: string): Edition => {
  const edition = EDITIONS[columns.indexOf(name) - 1];
  if (!edition) throw new Error(`${name} is no edition`);
  return edition;
};

// docs/behaviour.md#permissions "Usage-based billing locks auth connectors" docs/behaviour.md#users
// "Only the palette leads to the pages"
test.each(columns.slice(1, -1))('shows the expected pages to an administrator of %s', async (name) => {
  expect(await resultsFor(contextOf(editionOf(name), true))).toEqual(expectedResults(columns.indexOf(name) - 1));
});

// docs/behaviour.md#permissions "Account settings and help are available"
test('shows the expected pages to a user without permissions', async () => {
  expect(await resultsFor(contextOf(editionOf('open source 14'), false))).toEqual(expectedResults(-1));
});

// Depending on the page, users without permissions see that the plan excludes the page, or the missing permission.
test.each<[string, ProtectedPage, string]>([
  ['cloud', 'billing', 'address, billing: list'],
  ['dashboard', 'downloads', 'address, license: read or download: list'],
  ['by usage', 'authConnectors', 'address, plan'],
  ['by usage', 'activeSessions', 'address, plan'],
  ['by usage', 'support', 'palette, plan'],
  ['by usage', 'accessRequests', 'address, access_request: list'],
  ['by usage', 'trustedDevices', 'address, device: list'],
  ['by usage', 'billing', 'address, billing: list'],
])('for a user without permissions in %s, the result of the page %s is: %s', async (edition, page, expectedResult) => {
  expect(await resultFor(page, contextOf(editionOf(edition), false))).toBe(expectedResult);
});

test('the palette, which includes the menu, links to no session pages and no public pages', () => {
  const context = contextOf(editionOf('cloud'), true);
  const linkedAddresses = [...app.pageEntries(context), ...app.actionEntries(context, 'light')].map(
    ({ target: address }) => address,
  );
  const otherPaths = pageNames
    .filter((page) => !pagesInConsole.some((name) => name === page))
    .map((page) => entryOf(page).path);
  expect(linkedAddresses.filter((address) => otherPaths.some((path) => matchesPattern(path, address)))).toEqual([]);
});
