import { expect, test } from 'vitest';
import { parseRecentServers, addRecentServer } from './recent-servers.ts';

const of = (name: string) => ({ cluster: 'one', server_id: name, login: 'root', hostname: name });

test('the last one comes first, each stands once, and twenty are kept', () => {
  let stored: string | null = null;
  for (let count = 0; count < 30; count += 1) stored = addRecentServer(stored, of(`s${count}`));
  stored = addRecentServer(stored, of('s20'));
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
])('what cannot be read is left out: %s', (stored) => {
  expect(parseRecentServers(stored)).toEqual([]);
});
