import { expect, test } from 'vitest';
import type { AuditRow } from '#domain/audit/event.ts';
import { rowOf } from '#domain/audit/test-rows.ts';
import type { SaveTarget } from '#lib/browser/save-target.ts';
import { exportEvents, type ExportProgressCounts } from './export-events.ts';

function createMemoryTarget() {
  const texts: string[] = [];
  const target: SaveTarget = {
    isBufferedInMemory: true,
    async write(pieces) {
      for await (const piece of pieces) texts.push(new TextDecoder().decode(piece));
    },
  };
  return { target, texts };
}

const createRows = (count: number): AuditRow[] =>
  Array.from({ length: count }, (_, index) => rowOf({ uid: `u-${index}` }));
const NEVER_ABORTED = new AbortController().signal;

test('writes pages in slices and reports events read, events written and bytes', async () => {
  const { target, texts } = createMemoryTarget();
  const progressReports: ExportProgressCounts[] = [];
  const rows = createRows(700);
  const progress = await exportEvents({
    pages: [rows, createRows(1)],
    isIncluded: (row) => row.id !== 'u-1',
    format: 'jsonl',
    name: 'x',
    target,
    onProgress: (counts) => progressReports.push(counts),
    signal: NEVER_ABORTED,
  });
  expect(progressReports.map(({ read, written }) => [read, written])).toEqual([
    [500, 499],
    [700, 699],
    [701, 700],
  ]);
  expect(progress).toEqual({ read: 701, written: 700, bytes: new TextEncoder().encode(texts.join('')).length });
  expect(texts.join('').trimEnd().split('\n')).toHaveLength(700);
});

test('a canceled export requests no further page and saves no file', async () => {
  const controller = new AbortController();
  let requestedPages = 0;
  let isSaved = false;
  async function* pages() {
    for (; requestedPages < 9;) {
      requestedPages += 1;
      yield createRows(10);
    }
  }
  const target: SaveTarget = {
    isBufferedInMemory: false,
    async write(pieces) {
      for await (const piece of pieces) if (piece.length > 0) controller.abort();
      isSaved = true;
    },
  };
  const options = { isIncluded: () => true, format: 'csv', name: 'x', target, onProgress: () => undefined } as const;
  await expect(exportEvents({ ...options, pages: pages(), signal: controller.signal })).rejects.toThrow('aborted');
  expect([requestedPages, isSaved]).toEqual([1, false]);
});
