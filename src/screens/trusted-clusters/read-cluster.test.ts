import { expect, test } from 'vitest';
import { readCluster } from './read-cluster.ts';

test.each([
  ['kind: [', undefined],
  ['', undefined],
  ['spec: 7', { isEnabled: false, proxy: '', tunnel: '', roleMap: [] }],
  [
    'spec: {enabled: true, web_proxy_addr: "a:443", tunnel_addr: null, role_map: [{remote: x, local: [ops, 7]}, 3]}',
    {
      isEnabled: true,
      proxy: 'a:443',
      tunnel: '',
      roleMap: [
        { remote: 'x', local: ['ops', ''] },
        { remote: '', local: [] },
      ],
    },
  ],
])('%j', (text, cluster) => expect(readCluster(text)).toEqual(cluster));
