import { array, assert, integer, nat, property, record, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createPaging, MAX_ROWS, stopReasonOf, throttleDelayMs } from './paging.ts';

const keys = new Set(['', 'a', 'b']);
const inProgress = { keys, next: 'c', rows: 0, idlePages: 0 };

// docs/behaviour.md#further-pages "A paged list stops loading pages"
test.each([
  ['continues', {}, undefined],
  ['is at its end', { next: '', rows: MAX_ROWS, idlePages: 9 }, undefined],
  ['repeats an earlier key', { next: 'a' }, 'repeated key'],
  ['had two pages without a new record', { idlePages: 2 }, undefined],
  ['had three pages without a new record', { idlePages: 3 }, 'nothing new'],
  ['has 49,999 rows', { rows: MAX_ROWS - 1 }, undefined],
  ['has 50,000 rows', { rows: MAX_ROWS }, 'too many rows'],
] as const)('computes the stop reason of a list that %s', (_, progress, stopReason) =>
  expect(stopReasonOf({ ...inProgress, ...progress })).toBe(stopReason),
);

describe('createPaging', () => {
  const addPages = (pages: readonly (readonly [string, string])[]) => {
    const paging = createPaging(String);
    return pages.map(([items, next]) => paging.addPage(items.split(''), next));
  };

  // docs/behaviour.md#further-pages "A record that appears again on a later"
  test('omits records of earlier pages but keeps duplicates within a page', () => {
    expect(
      addPages([
        ['aab', '1'],
        ['bc', '2'],
      ]).map(({ newItems }) => newItems.join('')),
    ).toEqual(['aab', 'c']);
  });

  test('stops when a page repeats the key of an earlier page', () => {
    expect(
      addPages([
        ['a', 'x'],
        ['b', 'y'],
        ['c', 'x'],
      ]).map(({ stopReason }) => stopReason),
    ).toEqual([undefined, undefined, 'repeated key']);
  });

  test('resets the count of idle pages after a page with a new record', () => {
    const pages = [
      ['a', '1'],
      ['a', '2'],
      ['', '3'],
      ['b', '4'],
      ['', '5'],
      ['ab', '6'],
      ['a', '7'],
    ] as const;
    expect(addPages(pages).map(({ stopReason }) => stopReason)).toEqual([...Array.from({ length: 6 }), 'nothing new']);
  });

  test('loads more than 50,000 rows if rows are not counted, and stops when pages add nothing new', () => {
    const paging = createPaging(String, { isCounted: false });
    const page = (from: number) => Array.from({ length: 20_000 }, (_, index) => from + index);
    const stopReasons = [0, 1, 2, 3, 3, 3, 3].map(
      (pageNumber, index) => paging.addPage(page(pageNumber * 20_000), `${index}`).stopReason,
    );
    expect(stopReasons.slice(0, 4)).toEqual([undefined, undefined, undefined, undefined]);
    expect(stopReasons.at(-1)).toBe('nothing new');
  });
});

const anyPage = record({ ids: array(nat(9), { maxLength: 4 }), next: string({ minLength: 1, maxLength: 2 }) });

test('always stops if the proxy repeats a sequence of pages forever', () =>
  assert(
    property(array(anyPage, { minLength: 1 }), (pages) => {
      const paging = createPaging(String);
      let requested = 0;
      let stopReason;
      // The proxy repeats the sequence, with the same keys or with new ones.
      while (stopReason === undefined && requested < 1000) {
        const { ids, next } = pages[requested % pages.length] ?? { ids: [], next: '' };
        ({ stopReason } = paging.addPage(ids, requested % 2 === 0 ? next : `${next} ${requested}`));
        requested += 1;
      }
      expect(stopReason).toBeDefined();
      // There are at most ten records, with at most two idle pages before each, and three idle pages at the end.
      expect(requested).toBeLessThanOrEqual(33);
    }),
  ));

test('stops a list of new records at 50,000 rows', () =>
  assert(
    property(integer({ min: 500, max: 5000 }), (size) => {
      const paging = createPaging(String);
      let rows = 0;
      for (let stopReason; stopReason === undefined; rows += size)
        ({ stopReason } = paging.addPage(
          Array.from({ length: size }, (_, index) => rows + index),
          String(rows + 1),
        ));
      expect(rows).toBeGreaterThanOrEqual(MAX_ROWS);
      expect(rows).toBeLessThan(MAX_ROWS + size);
    }),
    { numRuns: 10 },
  ));

// docs/behaviour.md#further-pages "No list automatically requests more"
test('allows at most four requests per second and delays each by at most a second', () =>
  assert(
    property(array(nat(400), { maxLength: 40 }), (gaps) => {
      const sent: number[] = [];
      let now = 0;
      for (const gap of gaps) {
        now += gap;
        const wait = throttleDelayMs(sent, now);
        expect(wait).toBeLessThanOrEqual(1000);
        now += wait;
        sent.push(now);
      }
      for (const windowStart of sent)
        expect(sent.filter((time) => time >= windowStart && time < windowStart + 1000).length).toBeLessThanOrEqual(4);
    }),
  ));

test('sends four requests without a delay', () => {
  expect([[], [5], [5, 5], [5, 5, 5]].map((sent) => throttleDelayMs(sent, 5))).toEqual([0, 0, 0, 0]);
  expect(throttleDelayMs([5, 5, 5, 5], 5)).toBe(1000);
});

test('delays a request by at most a second when the clock was set back', () =>
  expect(throttleDelayMs([9000, 9000, 9000, 9000], 0)).toBe(1000));
