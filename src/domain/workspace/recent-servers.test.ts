import { expect, test } from 'vitest';
import { parseRecentServers, addRecentServer } from './recent-servers.ts';

const serverNamed = (name: string) => ({ cluster: 'one', server_id: name, login: 'root', hostname: name });

test('keeps the last twenty servers, newest first and without duplicates', () => {
  let stored: string | null = null;
  for (let count = 0; count < 30; count += 1) stored = addRecentServer(stored, serverNamed(`s${count}`));
  stored = addRecentServer(stored, serverNamed('s20'));
  const names = parseRecentServers(stored).map(({ hostname }) => hostname);
  expect(names.slice(0, 3)).toEqual(['s20', 's29', 's28']);
  expect(names).toHaveLength(20);
  expect(new Set(names).size).toBe(20);
});

test.each([
  null,
  '',
  'x',
  '{}',
  '[1, null, {"cluster":"one"}]',
  '[{"cluster":1,"server_id":"a","login":"b","hostname":"c"}]',
])('skips invalid stored data: %s', (stored) => {
  expect(parseRecentServers(stored)).toEqual([]);
});
