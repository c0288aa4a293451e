import { expect, test } from 'vitest';
import { coveredSpan } from './coverage.ts';

const LOG = { requestedSpan: { from: 100, to: 900 }, receivedSpan: { from: 300, to: 400 }, now: 500 } as const;

// docs/behaviour.md#audit-events "While a part of the range is not loaded"
test.each([
  ['covers a whole range until now', {}, { from: 100, to: 500 }],
  ['covers a whole range in the past', { now: 2000 }, { from: 100, to: 900 }],
  ['covers a whole range without events', { receivedSpan: undefined }, { from: 100, to: 500 }],
  ['covers events with a timestamp in the future', { receivedSpan: { from: 300, to: 600 } }, { from: 100, to: 600 }],
  [
    'covers all loaded events if the range has no start',
    { requestedSpan: { from: 0, to: 900 } },
    { from: 300, to: 500 },
  ],
  [
    'covers nothing if the range has no start and no events are loaded',
    { requestedSpan: { from: 0, to: 900 }, receivedSpan: undefined },
    undefined,
  ],
  ['covers only the newest events of an incomplete log', { isComplete: false }, { from: 300, to: 500 }],
  [
    'covers only the oldest events of an incomplete log in ascending order',
    { isComplete: false, order: 'asc' as const },
    { from: 100, to: 400 },
  ],
  [
    'covers nothing of an incomplete log without loaded events',
    { isComplete: false, receivedSpan: undefined },
    undefined,
  ],
])('%s', (_, changes, expected) =>
  expect(coveredSpan({ ...LOG, order: 'desc', isComplete: true, ...changes })).toEqual(expected),
);
