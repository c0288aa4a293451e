import { expect, test } from 'vitest';
import { rowsBetween } from './rows-between.ts';

const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id }));

test.each([
  { range: 'downwards', firstId: 'b', last: 'd', ids: ['b', 'c', 'd'] },
  { range: 'upwards', firstId: 'd', last: 'b', ids: ['b', 'c', 'd'] },
  { range: 'to the same row', firstId: 'b', last: 'b', ids: ['b'] },
  { range: 'without a first row', firstId: undefined, last: 'd', ids: ['d'] },
  { range: 'from a row that a search hides', firstId: 'z', last: 'd', ids: ['d'] },
])('a range $range', ({ firstId, last, ids }) => {
  expect(rowsBetween(rows, firstId, { id: last }).map(({ id }) => id)).toEqual(ids);
});
