import { expect, test } from 'vitest';
import { parseTrustedCluster } from './parse-trusted-cluster.ts';

test.each([
  ['kind: [', undefined],
  ['', undefined],
  ['spec: 7', { isEnabled: false, proxyAddress: '', tunnelAddress: '', roleMap: [] }],
  [
    'spec: {enabled: true, web_proxy_addr: "a:443", tunnel_addr: null, role_map: [{remote: x, local: [ops, 7]}, 3]}',
    {
      isEnabled: true,
      proxyAddress: 'a:443',
      tunnelAddress: '',
      roleMap: [
        { remote: 'x', local: ['ops', ''] },
        { remote: '', local: [] },
      ],
    },
  ],
])('parses the YAML %j (undefined if it is invalid or empty)', (text, cluster) =>
  expect(parseTrustedCluster(text)).toEqual(cluster),
);
