import { expect, test } from 'vitest';
import { pinnedRows, recentRows } from './continue-rows.ts';

const options = { cluster: 'one', opensConsoles: true };
const server = { id: 'id-1', hostname: 'web-01', sshLogins: ['root'], tags: [{ name: 'env', value: 'prod' }] };
const database = {
  kind: 'db',
  name: 'orders',
  protocol: 'postgres',
  supports_interactive: true,
  database_users: ['reader'],
  database_names: ['shop'],
};

test('recent servers keep their order and login, and servers that no longer exist are left out', () => {
  const recent = (id: string, login: string) => ({ cluster: 'one', server_id: id, login, hostname: id });
  const rows = recentRows([null, server], [recent('gone', 'root'), recent('id-1', 'deploy')], options);
  expect(rows).toMatchObject([
    {
      name: 'web-01',
      note: 'deploy',
      labels: [{ name: 'env', value: 'prod' }],
      isPinned: false,
      action: {
        text: 'Connect as deploy',
        label: 'Connect as deploy to web-01',
        to: '/web/cluster/one/console/node/id-1/deploy',
        opensTab: true,
      },
    },
  ]);
});

test('pinned resources open or lead to their list, and unreadable records are left out', () => {
  const items = [
    { ...server, kind: 'node' },
    { ...server, kind: 'node', sshLogins: [] },
    { kind: 'kube_cluster', name: 'kappa' },
    { kind: 'kube_cluster' },
    { kind: 'submarine', name: 'nautilus' },
    { kind: 'node', ...server, requiresRequest: true },
    7,
  ];
  expect(pinnedRows(items, options).map(({ action }) => [action.label, action.to])).toEqual([
    ['Connect as root to web-01', '/web/cluster/one/console/node/id-1/root'],
    ['Show server web-01', '/web/cluster/one/nodes?search=web-01'],
    ['Connect to kappa', '/web/cluster/one/kubernetes?search=kappa&connect=kappa'],
  ]);
  expect(pinnedRows('text', options)).toEqual([]);
});

const LIST = ['Connect to orders', '/web/cluster/one/databases?search=orders&connect=orders'];
const CONSOLE = [
  'Open console on orders',
  '/web/cluster/one/console/db/connect/orders?protocol=postgres&dbName=shop&dbUser=reader',
];

// docs/behaviour.md#home "A database opens its console"
test.each<[object, boolean, string[]]>([
  [{}, true, CONSOLE],
  [{}, false, LIST],
  [{ supports_interactive: false }, true, LIST],
  [{ database_users: ['*'] }, true, LIST],
  [{ database_users: ['reader', 'writer'] }, true, LIST],
  [{ database_names: ['*'] }, true, LIST],
  [{ database_names: null }, true, LIST],
])('a database with %j on a proxy with consoles: %j', (changed, opensConsoles, expected) => {
  const [row] = pinnedRows([{ ...database, ...changed }], { cluster: 'one', opensConsoles });
  expect([row?.action.label, row?.action.to]).toEqual(expected);
});
