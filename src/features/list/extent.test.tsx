import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { extentOf } from './extent.ts';
import { Stopped } from './list-end.tsx';

const page = (rows: number, startKey: string, totalCount = 0) => ({
  items: Array.from({ length: rows }),
  startKey,
  totalCount,
});

test.each([
  ['an empty list', [], { total: 0, isComplete: true, stopReason: undefined }],
  ['a list loaded in full', [page(3, 'a'), page(2, '')], { total: 5, isComplete: true, stopReason: undefined }],
  ['a list with more pages', [page(3, 'a')], { total: 3, isComplete: false, stopReason: undefined }],
  ['a list with more pages and a total', [page(3, 'a', 70)], { total: 70, isComplete: true, stopReason: undefined }],
  [
    'a list that reached the limit of rows',
    [page(50_000, 'a')],
    { total: 50_000, isComplete: false, stopReason: 'too many rows' },
  ],
  [
    'a list with exactly the limit of rows',
    [page(50_000, '')],
    { total: 50_000, isComplete: true, stopReason: undefined },
  ],
])('computes the extent of %s', (_what, pages, extent) => {
  expect(extentOf({ pages, pageParams: pages.map((_, index) => (index === 0 ? '' : `${index}`)) })).toMatchObject(
    extent,
  );
});

// docs/behaviour.md#further-pages "It then says how far it has searched"
test.each([
  ['too many rows', 50_000, 'Only the first 50,000 results are loaded. Search or filter to find others.'],
  ['repeated key', 1500, 'Looked at 1,500 results. The proxy sent the same page again.'],
  ['nothing new', 1, 'Looked at 1 result. The last three pages added nothing new.'],
] as const)('a list that stopped because of "%s" says how far it looked and offers more', (stopReason, count, text) => {
  const html = renderToStaticMarkup(
    <Stopped stop={stopReason} count={count} isFetching={false} onLoadMore={() => {}} />,
  );
  expect(html).toContain(text);
  expect(html).toContain('Load more');
});
