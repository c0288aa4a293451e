import { expect, test } from 'vitest';
import { entryChoiceOf } from './entry-choice.ts';
import { resourceEntry } from './resource-entry.ts';
import type { ResourceKind } from './resource-kinds.ts';

function choiceFor(kind: ResourceKind, raw: unknown, context: { login?: string; showsCluster?: boolean } = {}) {
  const entry = resourceEntry(kind, raw, 'one');
  return entry && entryChoiceOf(entry, { showsCluster: false, ...context });
}

const web = { id: 'id-1', hostname: 'web-01', addr: '10.0.0.1:3022', sshLogins: ['deploy', 'root'] };
const app = { name: 'grafana', uri: 'http://x', publicAddr: 'g.one', fqdn: 'g.one', clusterId: 'one' };

const cases: [string, ReturnType<typeof choiceFor>, object][] = [
  [
    'a server connects with its usual login',
    choiceFor('server', web),
    {
      name: 'web-01',
      hint: 'Connect as root',
      to: '/web/cluster/one/console/node/id-1/root',
      newTab: true,
      others: '@web-01',
    },
  ],
  [
    'a server connects with the typed login',
    choiceFor('server', web, { login: 'zoe' }),
    {
      name: 'zoe@web-01',
      hint: 'Connect as zoe',
      to: '/web/cluster/one/console/node/id-1/zoe',
      visitedAs: 'zoe@web-01',
      others: '',
    },
  ],
  [
    'an entry shows its cluster if there are several',
    choiceFor('server', web, { showsCluster: true }),
    { note: '10.0.0.1:3022 · one' },
  ],
  [
    'a server without logins opens its list',
    choiceFor('server', { ...web, sshLogins: null }),
    { hint: 'Show server', to: '/web/cluster/one/nodes?search=web-01', newTab: false, visitedAs: '' },
  ],
  [
    'a server opens its list if the login cannot be part of an address',
    choiceFor('server', web, { login: '..' }),
    { hint: 'Show server', to: '/web/cluster/one/nodes?search=web-01' },
  ],
  [
    'an application is launched',
    choiceFor('app', app),
    { hint: 'Launch', to: '/web/launch/g.one/one/g.one', newTab: true },
  ],
  [
    'an application that browsers cannot open opens its list',
    choiceFor('app', { ...app, uri: 'tcp://x:1' }),
    { hint: 'Show application', to: '/web/cluster/one/apps?search=grafana' },
  ],
  [
    'an application that needs a role opens its list',
    choiceFor('app', { ...app, awsConsole: true }),
    { hint: 'Show application', newTab: false },
  ],
  [
    'a name with spaces is quoted in the search',
    choiceFor('database', { name: 'my "big" db', protocol: 'postgres' }),
    {
      hint: 'Connect',
      to: '/web/cluster/one/databases?search=%22my++big++db%22&connect=my+%22big%22+db',
      note: 'postgres',
    },
  ],
  [
    'a desktop connects with its first login',
    choiceFor('desktop', { name: 'win-01', logins: ['b', 'a'] }),
    { hint: 'Connect as a', to: '/web/cluster/one/desktops/win-01/a', newTab: true },
  ],
  ['invisible characters in a name are escaped', choiceFor('kubeCluster', { name: 'a\u202eb' }), { name: 'aU+202Eb' }],
  ['a server without a hostname shows its ID', choiceFor('server', { id: 'id-2', hostname: 7 }), { name: 'id-2' }],
];

test.each(cases)('%s', (_, choice, expected) => {
  expect(choice).toMatchObject(expected);
});

test('records without a name, and values that are not records, give no entry', () => {
  expect([choiceFor('kubeCluster', { labels: [] }), choiceFor('server', 7), choiceFor('app', null)]).toStrictEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
