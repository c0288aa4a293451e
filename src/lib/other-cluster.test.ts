import { expect, test } from 'vitest';
import { inOtherCluster } from './other-cluster.ts';

test.each([
  ['/web/cluster/one/nodes', '/web/cluster/two/nodes'],
  ['/web/cluster/one/audit', '/web/cluster/two/audit'],
  ['/web/cluster/one/desktops/win-1/Admin', '/web/cluster/two/desktops'],
  ['/web/cluster/one', '/web/cluster/two'],
  ['/web/cluster/one/', '/web/cluster/two'],
  ['/web/cluster/one/console/node/x/root', '/web/cluster/two'],
  ['/web/users', '/web/cluster/two'],
])('%s leads to %s', (from, to) => {
  expect(inOtherCluster(from, 'two')).toBe(to);
});

test('a cluster name is escaped', () => {
  expect(inOtherCluster('/web/cluster/one/apps', 'a/b')).toBe('/web/cluster/a%2Fb/apps');
});
