import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CutShort } from './cut-short.tsx';
import { extentOf } from './extent.ts';

const page = (rows: number, startKey: string, totalCount = 0) => ({
  items: Array.from({ length: rows }),
  startKey,
  totalCount,
});

test.each([
  ['nothing', [], { total: 0, isWhole: true, isCut: false }],
  ['a list to its end', [page(3, 'a'), page(2, '')], { total: 5, isWhole: true, isCut: false }],
  ['one that goes on', [page(3, 'a')], { total: 3, isWhole: false, isCut: false }],
  ['one that goes on and is counted', [page(3, 'a', 70)], { total: 70, isWhole: true, isCut: false }],
  ['one of which no more is loaded', [page(50_000, 'a')], { total: 50_000, isWhole: false, isCut: true }],
  ['one that just fits', [page(50_000, '')], { total: 50_000, isWhole: true, isCut: false }],
])('%s', (_what, pages, extent) => {
  expect(extentOf(pages)).toEqual(extent);
});

test('what is left out is said, with the way to it', () => {
  expect(renderToStaticMarkup(<CutShort />)).toContain(
    'Only the first 50,000 results are loaded. Search or filter to find others.',
  );
});
