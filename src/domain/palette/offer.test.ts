import { expect, test } from 'vitest';
import { offerOf } from './offer.ts';
import { resourceEntry } from './resource-entry.ts';
import type { ResourceKind } from './kinds.ts';

function offered(kind: ResourceKind, raw: unknown, circumstances: { login?: string; many?: boolean } = {}) {
  const entry = resourceEntry(kind, raw, 'one');
  return entry && offerOf(entry, { many: false, ...circumstances });
}

const web = { id: 'id-1', hostname: 'web-01', addr: '10.0.0.1:3022', sshLogins: ['deploy', 'root'] };
const app = { name: 'grafana', uri: 'http://x', publicAddr: 'g.one', fqdn: 'g.one', clusterId: 'one' };

const cases: [string, ReturnType<typeof offered>, object][] = [
  [
    'a server connects as its usual login',
    offered('server', web),
    {
      name: 'web-01',
      hint: 'Connect as root',
      to: '/web/cluster/one/console/node/id-1/root',
      newTab: true,
      others: '@web-01',
    },
  ],
  [
    'as the login that was typed',
    offered('server', web, { login: 'zoe' }),
    {
      name: 'zoe@web-01',
      hint: 'Connect as zoe',
      to: '/web/cluster/one/console/node/id-1/zoe',
      visitedAs: 'zoe@web-01',
      others: '',
    },
  ],
  ['among several clusters it says which', offered('server', web, { many: true }), { note: '10.0.0.1:3022 · one' }],
  [
    'without a login its list is shown',
    offered('server', { ...web, sshLogins: null }),
    { hint: 'Show server', to: '/web/cluster/one/nodes?search=web-01', newTab: false, visitedAs: '' },
  ],
  [
    'a login that no address can hold leads to the list as well',
    offered('server', web, { login: '..' }),
    { hint: 'Show server', to: '/web/cluster/one/nodes?search=web-01' },
  ],
  [
    'an application is launched',
    offered('app', app),
    { hint: 'Launch', to: '/web/launch/g.one/one/g.one', newTab: true },
  ],
  [
    'one that no browser opens is shown in its list',
    offered('app', { ...app, uri: 'tcp://x:1' }),
    { hint: 'Show application', to: '/web/cluster/one/apps?search=grafana' },
  ],
  [
    'so is one that asks for a role',
    offered('app', { ...app, awsConsole: true }),
    { hint: 'Show application', newTab: false },
  ],
  [
    'a name of several words stays together',
    offered('database', { name: 'my "big" db', protocol: 'postgres' }),
    { hint: 'Show database', to: '/web/cluster/one/databases?search=%22my++big++db%22', note: 'postgres' },
  ],
  [
    'a desktop opens as its first login',
    offered('desktop', { name: 'win-01', logins: ['b', 'a'] }),
    { hint: 'Connect as a', to: '/web/cluster/one/desktops/win-01/a', newTab: true },
  ],
  ['marks in a name are seen', offered('kubeCluster', { name: 'a\u202eb' }), { name: 'aU+202Eb' }],
  ['a server without a hostname goes by its id', offered('server', { id: 'id-2', hostname: 7 }), { name: 'id-2' }],
];

test.each(cases)('%s', (_, offer, expected) => {
  expect(offer).toMatchObject(expected);
});

test('a record without a name is none, nor is what is no record', () => {
  expect([offered('kubeCluster', { labels: [] }), offered('server', 7), offered('app', null)]).toStrictEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
