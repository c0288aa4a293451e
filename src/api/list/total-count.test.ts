import { expect, test } from 'vitest';
import { totalCountOf } from './total-count.ts';

const page = (items: number, startKey: string, totalCount: unknown) => ({
  items: items === 0 ? null : Array.from({ length: items }),
  startKey,
  totalCount,
});

test.each([
  ['what the proxy counted, however little has come', [page(2, 'next', 30_000)], 30_000],
  ['nothing', [page(0, '', 0)], 0],
  ['what has come, where that is all of it', [page(2, 'next', 0), page(1, '', 0)], 3],
  ['not known while more is to come', [page(2, 'next', 0)], undefined],
  ['what has come, where the count is none', [page(2, '', '7')], 2],
])('it is %s', (_, pages, total) => expect(totalCountOf(pages)).toBe(total));
