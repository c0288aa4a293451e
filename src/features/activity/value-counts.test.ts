import { expect, test } from 'vitest';
import { unreadableRow, rowOf } from '#domain/audit/test-rows.ts';
import { countValues } from './value-counts.ts';

test('counts values and sorts them by frequency, and by name for equal counts', () => {
  const rows = ['bob', 'ada', 'bob', '', 'web-10', 'web-2'].map((user) => rowOf({ user }));
  expect(countValues([...rows, unreadableRow()], ({ user }) => [user])).toEqual([
    { value: 'bob', count: 2 },
    { value: 'ada', count: 1 },
    { value: 'web-2', count: 1 },
    { value: 'web-10', count: 1 },
  ]);
});
