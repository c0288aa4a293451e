import { expect, test } from 'vitest';
import type { UnreadableEntry } from '#lib/unreadable-entry.ts';
import { orderByMatch, receivedRange } from './hidden-matches.ts';
import type { ListedRow, TableDefinition } from './resource-kind.ts';

interface Row extends ListedRow {
  address: string;
}

const row = (id: string, name: string, { address = '', env = 'prod' } = {}): Row => ({
  ok: true,
  id,
  name,
  address,
  labels: [{ name: 'env', value: env }],
});

const table: Pick<TableDefinition<Row>, 'columns' | 'hasHiddenMatches'> = {
  hasHiddenMatches: true,
  columns: [
    { title: 'Hostname', style: 'name', text: ({ name }) => name },
    { title: 'Address', style: 'code', text: ({ address }) => address },
    { title: 'Kind', style: 'plain', text: () => 'Edb', isSearched: false },
  ],
};

const broken = { ok: false, id: 'x', raw: 7 } as UnreadableEntry;

// docs/behaviour.md#lists "Rows that match only by ID or hidden"
test.each<
  [
    what: string,
    rows: (Row | UnreadableEntry)[],
    words: string[],
    found: { received: number[]; hiddenMatchesFrom: number } | undefined,
  ]
>([
  ['a name matches', [row('0db1', 'web'), row('1', 'db-01')], ['db'], { received: [1, 0], hiddenMatchesFrom: 1 }],
  [
    'an address matches',
    [row('0db1', 'web'), row('db2', 'x', { address: 'db:22' })],
    ['db'],
    { received: [1, 0], hiddenMatchesFrom: 1 },
  ],
  [
    'a label matches',
    [row('0db1', 'web'), row('db2', 'x', { env: 'DB' })],
    ['db'],
    { received: [1, 0], hiddenMatchesFrom: 1 },
  ],
  [
    'a name and an ID match a word each',
    [row('0db1', 'web'), row('2', 'web-db')],
    ['web', 'db'],
    { received: [1, 0], hiddenMatchesFrom: 1 },
  ],
  ['no visible text matches', [row('1', 'web'), row('0db1', 'x')], ['db'], { received: [0, 1], hiddenMatchesFrom: 0 }],
  [
    'only a hidden label matches',
    [row('1', 'web'), row('2', 'db')],
    ['db'],
    { received: [1, 0], hiddenMatchesFrom: 1 },
  ],
  ['all are hidden matches', [row('db1', 'web'), row('db2', 'x')], ['db'], { received: [0, 1], hiddenMatchesFrom: 0 }],
  [
    'an ID in capital letters matches',
    [row('DB1', 'web'), row('2', 'db')],
    ['db'],
    { received: [1, 0], hiddenMatchesFrom: 1 },
  ],
  ['a record cannot be read', [row('db1', 'web'), broken], ['db'], { received: [1, 0], hiddenMatchesFrom: 1 }],
  ['all rows match by visible text', [row('db1', 'db-01'), row('db2', 'db-02')], ['db'], undefined],
  ['there is no search', [row('db1', 'web')], [], undefined],
])('hidden matches come last when %s', (...[, rows, words, expected]) => {
  expect(orderByMatch(rows, table, words)).toEqual(
    expected && { ...expected, rows: expected.received.map((index) => rows[index]) },
  );
});

test('keeps the order of lists that have no hidden matches', () => {
  const rows = [row('db1', 'web'), row('1', 'db')];
  expect(orderByMatch(rows, { columns: table.columns }, ['db'])).toBeUndefined();
});

test.each([
  ['the first rows', { from: 0, to: 2 }, { from: 1, to: 4 }],
  ['the middle rows', { from: 1, to: 3 }, { from: 0, to: 4 }],
  ['the last rows', { from: 3, to: 4 }, { from: 2, to: 4 }],
  ['no rows', { from: 0, to: 0 }, { from: 0, to: 0 }],
])('maps %s in view to indexes of the received list', (_, visibleRows, expected) => {
  expect(receivedRange([1, 3, 0, 2], visibleRows)).toEqual(expected);
});
