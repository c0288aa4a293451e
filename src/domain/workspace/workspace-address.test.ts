import { expect, test } from 'vitest';
import { hasUnreadableLayout, workspaceAddress, parseWorkspace } from './workspace-address.ts';
import { parseDatabaseTarget, parsePodTarget } from './exec-address.ts';
import { panesOf } from './pane-layout.ts';
import * as w from './workspace.ts';

const SERVER_A = { server_id: 'id-a', login: 'root' };
const SERVER_B = { server_id: "b.x~y!(z)*'", login: 'a:b,c%/?#&é' };
const SESSION = { sid: '0c97e2aa-6161-5a18-a5aa-1265fc4a92c3', mode: 'observer' };

const POD = {
  kubeCluster: 'prod/eu',
  namespace: 'shop',
  pod: 'web-0',
  container: '',
  command: 'sh',
  isInteractive: true,
};
const DATABASE = { serviceName: 'pg.eu', protocol: 'postgres', dbName: 'app', dbUser: "o'neil", dbRoles: ['a,b', 'c'] };

const urlOf = (address: string) => new URL(address, 'https://console.example.com');
/** The address of the workspace that results from opening a workspace's address. */
const roundTrip = (workspace: w.Workspace) =>
  workspaceAddress('one', parseWorkspace('picker', urlOf(workspaceAddress('one', workspace)).search));

const workspaceWithTabs = () => {
  const divided = w.splitPane(w.splitPane(w.createWorkspace(SERVER_A), 'right', SERVER_B), 'down', SESSION);
  const named = w.renameTab(divided, 1, 'db: main (1), ~50%');
  return w.openTab(w.setShare(named, 1, { path: [], share: 0.3 }), 'picker');
};

test.each([
  [SERVER_A, '/web/cluster/one/console/node/id-a/root'],
  [SESSION, '/web/cluster/one/console/session/0c97e2aa-6161-5a18-a5aa-1265fc4a92c3?mode=observer'],
  ['picker', '/web/cluster/one/console/nodes'],
  [POD, '/web/cluster/one/console/kube/exec/prod%2Feu?namespace=shop&pod=web-0&command=sh'],
  [
    { ...POD, container: 'main', command: 'ls -l /tmp', isInteractive: false },
    '/web/cluster/one/console/kube/exec/prod%2Feu?namespace=shop&pod=web-0&container=main&command=ls+-l+%2Ftmp&isInteractive=false',
  ],
  [
    DATABASE,
    '/web/cluster/one/console/db/connect/pg.eu?protocol=postgres&dbName=app&dbUser=o%27neil&dbRoles=a%2Cb&dbRoles=c',
  ],
] as const)('a workspace with one pane has the address of the pane: %o', (target, expected) => {
  expect(workspaceAddress('one', w.createWorkspace(target))).toBe(expected);
});

// docs/behaviour.md#the-console-workspace "The path names the session that has the focus"
test('the address of several panes has the focused pane in the path and all panes in the layout', () => {
  expect(workspaceAddress('one', w.showNthTab(w.openTab(w.createWorkspace(SERVER_A), SESSION), 1))).toBe(
    '/web/cluster/one/console/node/id-a/root?layout=*!n.id-a.root~!s.0c97e2aa-6161-5a18-a5aa-1265fc4a92c3.observer',
  );
});

// docs/behaviour.md#the-console-workspace "If there are more sessions, the layout", "Tabs are separated by ~, * marks"
test('the address preserves tabs, panes, shares, names with special characters, and the focus', () => {
  expect(roundTrip(workspaceWithTabs())).toBe(workspaceAddress('one', workspaceWithTabs()));
  const shown = w.focusPane(workspaceWithTabs(), 3);
  expect(roundTrip(shown)).toBe(workspaceAddress('one', shown));
  const { tabs } = parseWorkspace('picker', urlOf(workspaceAddress('one', workspaceWithTabs())).search);
  expect(tabs[0]?.name).toBe('db: main (1), ~50%');
});

// docs/behaviour.md#the-console-workspace "A pane is n.server.login, s.session.mode", "An ! marks the focused pane",
// "The forms r(…,50,…) and d(…,50,…)"
test('the address preserves pods and databases next to a server, with special characters in their names', () => {
  const command = { ...POD, command: `awk '{print "a&b"}' ~/x,(y)`, isInteractive: false };
  const workspace = w.splitPane(
    w.splitPane(w.splitPane(w.createWorkspace(SERVER_A), 'right', POD), 'down', DATABASE),
    'right',
    command,
  );
  const { tabs } = parseWorkspace('picker', urlOf(workspaceAddress('one', workspace)).search);
  expect(tabs.flatMap(({ layout }) => panesOf(layout)).map(({ target }) => target)).toEqual([
    SERVER_A,
    POD,
    DATABASE,
    command,
  ]);
});

test('parses a layout that was escaped twice', () => {
  const { search } = urlOf(workspaceAddress('one', w.splitPane(w.createWorkspace(SERVER_A), 'right', SERVER_B)));
  const escaped = `?layout=${encodeURIComponent(search.slice('?layout='.length))}`;
  expect(parseWorkspace('picker', escaped)).toEqual(parseWorkspace('picker', search));
});

test.each([
  ['an empty text', ''],
  ['an unknown kind', 'x.a.b'],
  ['a server without a login', 'n.a'],
  ['an empty server name', 'n..root'],
  ['a percent sign that escapes nothing', 'n.%zz.root'],
  ['an unclosed bracket', 'r(p,50,p'],
  ['text after the end', 'p)p'],
  ['a share that is too small', 'r(p,5,p)'],
  ['a share that is no number', 'r(p,x,p)'],
  ['too many panes', `${'r(p,50,'.repeat(9)}p${')'.repeat(9)}`],
  ['thousands of brackets', 'r('.repeat(5000)],
  ['too many tabs', Array.from({ length: 21 }, () => 'p').join('~')],
])('ignores a layout with %s and shows the target of the path', (_title, layout) => {
  expect(parseWorkspace(SERVER_A, `?layout=${layout}`)).toEqual(w.createWorkspace(SERVER_A));
  expect(hasUnreadableLayout(`?layout=${layout}`)).toBe(layout !== '');
});

test('parsing random layouts never throws', () => {
  const chars = "rd(),~!*:.%npsAZ09&='";
  let seed = 7;
  const roll = (count: number) => (seed = (seed * 48_271) % 2_147_483_647) % count;
  for (let run = 0; run < 5000; run += 1) {
    const text = Array.from({ length: roll(40) }, () => chars[roll(chars.length)]).join('');
    expect(parseWorkspace(SERVER_A, `?layout=${text}`).tabs).not.toEqual([]);
  }
});

test.each([
  ['no pod', parsePodTarget('prod', '?namespace=shop&command=sh')],
  ['no command', parsePodTarget('prod', '?namespace=shop&pod=web-0')],
  ['no protocol', parseDatabaseTarget('pg', '?dbUser=u')],
  ['no user', parseDatabaseTarget('pg', '?protocol=postgres')],
])('an address with %s has no target', (_, target) => {
  expect(target).toBeUndefined();
});

test('parses the address of a pod shell from another console, which does not contain all parameters', () => {
  expect(parsePodTarget('prod', '?namespace=shop&pod=web-0&command=sh')).toEqual({ ...POD, kubeCluster: 'prod' });
});
