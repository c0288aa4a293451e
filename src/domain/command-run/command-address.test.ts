import { expect, test } from 'vitest';
import { commandAddress, nodeIdsQuery } from './command-address.ts';

test('the query identifies servers by their IDs', () => {
  expect(nodeIdsQuery(['a', 'b"c'])).toBe('resource.metadata.name == "a" || resource.metadata.name == "b\\"c"');
});

test('the address contains the escaped cluster, token and parameters (docs/protocol/streams.md#13.1)', () => {
  const params = { command: 'df -h & #', login: 'root', query: 'q', conversation_id: 'c', execution_id: 'e' };
  const url = new URL(commandAddress({ origin: 'https://proxy.example:3080', cluster: 'a b', token: 't/+', params }));
  expect([url.protocol, url.host, url.pathname]).toEqual([
    'wss:',
    'proxy.example:3080',
    '/v1/webapi/command/a%20b/execute',
  ]);
  expect(url.searchParams.get('access_token')).toBe('t/+');
  expect(JSON.parse(url.searchParams.get('params') ?? '')).toEqual(params);
});
