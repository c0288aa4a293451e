import { expect, test } from 'vitest';
import { findDirectConnection } from './direct-connection.ts';
import { resourceEntry } from './resource-entry.ts';

const server = (hostname: string, cluster = 'one') => {
  const entry = resourceEntry('server', { id: `id-${hostname}`, hostname }, cluster);
  return entry ? [entry] : [];
};
const name = (text: string, bestEntries = server('web-01')) =>
  findDirectConnection(text, { bestEntries, cluster: 'one' })?.name;

test('a host that is not listed is connected to by its name', () => {
  expect(findDirectConnection('root@db-09:2222', { bestEntries: [], cluster: 'one' })).toEqual({
    name: 'root@db-09:2222',
    to: '/web/cluster/one/console/node/db-09%3A2222/root',
  });
});

test.each<[string, string | undefined, string]>([
  ['root@web-01', undefined, 'what is listed under that name is offered already'],
  ['root@WEB-01', undefined, 'in any case of letters'],
  ['root@web-01:2222', 'root@web-01:2222', 'another port is another host'],
  ['root@web', 'root@web', 'a beginning of a name is a name too'],
  ['web-01', undefined, 'words are search words'],
  ['@web-09', undefined, 'a bare @ asks for logins'],
  ['root@', undefined, 'no host yet'],
  ['root@a b', undefined, 'not a host'],
])('%j offers %j: %s', (text, expected) => {
  expect(name(text)).toBe(expected);
});

test('the same name in another cluster is another host', () => {
  expect(name('root@web-01', server('web-01', 'two'))).toBe('root@web-01');
});
