import { expect, test } from 'vitest';
import { findDirectConnection } from './direct-connection.ts';
import { resourceEntry } from './resource-entry.ts';

const server = (hostname: string, cluster = 'one') => {
  const entry = resourceEntry('server', { id: `id-${hostname}`, hostname }, cluster);
  return entry ? [entry] : [];
};
const offeredName = (text: string, bestEntries = server('web-01')) =>
  findDirectConnection(text, { bestEntries, cluster: 'one' })?.name;

test('offers a connection to an unlisted host', () => {
  expect(findDirectConnection('root@db-09:2222', { bestEntries: [], cluster: 'one' })).toEqual({
    name: 'root@db-09:2222',
    to: '/web/cluster/one/console/node/db-09%3A2222/root',
  });
});

test.each<[string, string | undefined, string]>([
  ['root@web-01', undefined, 'the listed server is already offered'],
  ['root@WEB-01', undefined, 'names are compared regardless of case'],
  ['root@web-01:2222', 'root@web-01:2222', 'another port means another host'],
  ['root@web', 'root@web', 'a part of a listed name is another host'],
  ['web-01', undefined, 'text without @ is a search'],
  ['@web-09', undefined, 'a leading @ shows logins'],
  ['root@', undefined, 'the host is missing'],
  ['root@a b', undefined, 'the host is invalid'],
])('the text %j gives the connection %j: %s', (text, expected) => {
  expect(offeredName(text)).toBe(expected);
});

test('a server with the same name in another cluster is another host', () => {
  expect(offeredName('root@web-01', server('web-01', 'two'))).toBe('root@web-01');
});
