import { expect, test } from 'vitest';
import { coveredSpan } from './coverage.ts';

const LOG = { requestedSpan: { from: 100, to: 900 }, receivedSpan: { from: 300, to: 400 }, now: 500 } as const;

// docs/behaviour.md#audit-events "While a part of the range is not loaded"
test.each([
  ['all of a range, until now', {}, { from: 100, to: 500 }],
  ['all of one that is past', { now: 2000 }, { from: 100, to: 900 }],
  ['all of one in which nothing happened', { receivedSpan: undefined }, { from: 100, to: 500 }],
  ['events of a clock that is ahead', { receivedSpan: { from: 300, to: 600 } }, { from: 100, to: 600 }],
  ['all there is, of any time', { requestedSpan: { from: 0, to: 900 } }, { from: 300, to: 500 }],
  ['nothing of any time', { requestedSpan: { from: 0, to: 900 }, receivedSpan: undefined }, undefined],
  ['the newest', { isComplete: false }, { from: 300, to: 500 }],
  ['the oldest', { isComplete: false, order: 'asc' as const }, { from: 100, to: 400 }],
  ['none of what goes on', { isComplete: false, receivedSpan: undefined }, undefined],
])('%s', (_, changed, covered) =>
  expect(coveredSpan({ ...LOG, order: 'desc', isComplete: true, ...changed })).toEqual(covered),
);
