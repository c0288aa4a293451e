import { expect, test } from 'vitest';
import { pathInCluster, resolveCurrentCluster } from './cluster-paths.ts';

test.each([
  ['/web/cluster/one/nodes', '/web/cluster/two/nodes'],
  ['/web/cluster/one/audit', '/web/cluster/two/audit'],
  ['/web/cluster/one/desktops/win-1/Admin', '/web/cluster/two/desktops'],
  ['/web/cluster/one', '/web/cluster/two'],
  ['/web/cluster/one/', '/web/cluster/two'],
  ['/web/cluster/one/console/node/x/root', '/web/cluster/two'],
  ['/web/users', '/web/cluster/two'],
])('maps %s to %s in another cluster', (from, to) => {
  expect(pathInCluster(from, 'two')).toBe(to);
});

test('escapes the cluster name', () => {
  expect(pathInCluster('/web/cluster/one/apps', 'a/b')).toBe('/web/cluster/a%2Fb/apps');
});

test.each([
  ['/web/cluster/-current-', '/web/cluster/one'],
  ['/web/cluster/-current-/nodes', '/web/cluster/one/nodes'],
  ['/web/cluster/-current-/desktops/-current-/a%2Fb', '/web/cluster/one/desktops/-current-/a%2Fb'],
  ['/web/cluster/-current-else/nodes', undefined],
  ['/web/cluster/one/nodes', undefined],
  ['/web/users', undefined],
])('resolves %s to %s', (pathname, expected) => {
  expect(resolveCurrentCluster(pathname, 'one')).toBe(expected);
});

test('does not expand replacement patterns in a cluster name', () => {
  expect(resolveCurrentCluster('/web/cluster/-current-/nodes', "$'$&")).toBe("/web/cluster/%24'%24%26/nodes");
});
