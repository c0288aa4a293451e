import { expect, test } from 'vitest';
import { commonLogins } from '#domain/command-run/group-results.ts';
import { readServerPage } from './read-server-page.ts';

const item = (id: string, ...sshLogins: string[]) => ({ id, hostname: `host-${id}`, tags: [], sshLogins });

test('reads the name, the labels and the sorted logins of a server', () => {
  const tags = [{ name: 'env', value: 'production' }, null];
  const page = {
    items: [{ id: 'a', hostname: 'web\u202e', tags, sshLogins: ['zoe', 'root', 7, 'bob'] }],
    startKey: '',
  };
  const labels = [{ name: 'env', value: 'production' }];
  expect(readServerPage(page)).toEqual({
    servers: [{ id: 'a', name: 'webU+202E', labels, logins: ['root', 'bob', 'zoe'] }],
    hasMore: false,
  });
});

test('skips servers without an ID or a hostname, and names a server with an empty hostname by its ID', () => {
  const items = [null, 7, { id: '', hostname: 'x' }, { id: 'a' }, { id: 'b', hostname: '', sshLogins: null }];
  expect(readServerPage({ items, startKey: 'next' })).toEqual({
    servers: [{ id: 'b', name: 'b', labels: [], logins: [] }],
    hasMore: true,
  });
  expect([undefined, null, { items: null }].map((page) => readServerPage(page).servers)).toEqual([[], [], []]);
});

test('lists the logins that work on all servers, root last', () => {
  const loginsOf = (...items: unknown[]) => commonLogins(readServerPage({ items }).servers);
  expect(loginsOf(item('a', 'root', 'zoe', 'bob'), item('b', 'zoe', 'root'), item('c', 'root', 'zoe', 'x'))).toEqual([
    'zoe',
    'root',
  ]);
  expect(loginsOf(item('a', 'a'), { id: 'b', hostname: 'b', sshLogins: null })).toEqual([]);
});
