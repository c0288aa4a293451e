import { expect, test } from 'vitest';
import { totalCountOf } from './total-count.ts';

const page = (itemCount: number, startKey: string, totalCount: unknown) => ({
  items: itemCount === 0 ? null : Array.from({ length: itemCount }),
  startKey,
  totalCount,
});

test.each([
  ['the count of the proxy', [page(2, 'next', 30_000)], 30_000],
  ['0 for an empty list', [page(0, '', 0)], 0],
  ['the loaded records of a complete list', [page(2, 'next', 0), page(1, '', 0)], 3],
  ['undefined for an incomplete list without a count', [page(2, 'next', 0)], undefined],
  ['the loaded records if the count is invalid', [page(2, '', '7')], 2],
])('returns %s', (_, pages, total) => expect(totalCountOf(pages)).toBe(total));
