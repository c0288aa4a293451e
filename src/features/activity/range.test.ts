import { describe, expect, test } from 'vitest';
import {
  dependsOnZone,
  fieldValueOf,
  formatRange,
  intervalOf,
  isRangeReplaced,
  intervalOfFields,
  parseRange,
  type RangeName,
  validateInterval,
} from './range.ts';

const NOW = Date.parse('2026-11-20T14:22:07.250Z');

// docs/behaviour.md#audit-events "Days start at midnight of the displayed"
describe('in UTC', () => {
  test.each<[RangeName, string, string]>([
    ['15m', '2026-11-20T14:07:07.250Z', '2026-11-20T14:22:07.250Z'],
    ['hour', '2026-11-20T13:22:07.250Z', '2026-11-20T14:22:07.250Z'],
    ['today', '2026-11-20T00:00:00.000Z', '2026-11-20T23:59:59.999Z'],
    ['7d', '2026-11-14T00:00:00.000Z', '2026-11-20T23:59:59.999Z'],
    ['30d', '2026-10-22T00:00:00.000Z', '2026-11-20T23:59:59.999Z'],
    ['any', '1970-01-01T00:00:00.000Z', '2026-11-20T23:59:59.999Z'],
  ])('the range %s is from %s to %s', (range, from, to) => expect(intervalOf(range, NOW, 'utc')).toEqual({ from, to }));
});

// docs/behaviour.md#audit-events "Days start at midnight of the displayed"
test('a local day starts and ends at local midnight', () => {
  const { from, to } = intervalOf('today', NOW, 'local');
  const [first, last] = [new Date(from), new Date(to)];
  expect([first.getHours(), first.getMinutes(), last.getHours(), last.getMinutes()]).toEqual([0, 0, 23, 59]);
  expect(first.getTime() <= NOW && NOW <= last.getTime()).toBe(true);
});

test('only ranges of days depend on the time zone', () => {
  expect((['15m', 'hour', 'today', '7d', '30d', 'any'] as const).filter(dependsOnZone)).toEqual(['today', '7d', '30d']);
});

describe('the range in an address', () => {
  const interval = { from: '2026-11-20T05:00:00.000Z', to: '2026-11-20T13:59:59.999Z' };

  test('an interval keeps its limits in the address and in requests', () => {
    expect(parseRange(formatRange(interval))).toEqual(interval);
    expect(parseRange('2026-11-20T05:00:00Z/2026-11-20T14:59:59.999+01:00')).toEqual(interval);
    expect(intervalOf(interval, NOW, 'local')).toBe(interval);
    expect(dependsOnZone(interval)).toBe(false);
  });

  test.each([null, '', '/', 'now/then', '2026-11-20T05:00:00Z', '2026-11-21T00:00:00Z/2026-11-20T00:00:00Z', '7d/30d'])(
    '%j is not a valid interval',
    (text) => expect(parseRange(text)).toBeUndefined(),
  );

  test.each(['15m', 'any'] as const)('parses the range name %s', (name) =>
    expect(parseRange(formatRange(name))).toBe(name),
  );
});

// docs/behaviour.md#audit-events "If the range in the address can't be used"
test.each([
  [null, '7d', false],
  ['', '7d', false],
  ['7d', '7d', false],
  ['2026-11-20T00:00:00Z/2026-11-21T00:00:00Z', parseRange('2026-11-20T00:00:00Z/2026-11-21T00:00:00Z') ?? '7d', false],
  ['yesterday', '7d', true],
  ['2026-11-21T00:00:00Z/2026-11-20T00:00:00Z', '7d', true],
  ['0001-01-01T00:00:00Z/2026-11-20T00:00:00Z', '7d', true],
  ['2026-11-20T00:00:00Z/2026-11-21T00:00:00Z', '7d', true],
] as const)('whether the range %j was replaced by %j is %j', (text, shown, expected) =>
  expect(isRangeReplaced(text, shown)).toBe(expected),
);

describe('the fields of a custom interval', () => {
  test.each(['utc', 'local'] as const)('keep an interval in the zone %s', (zone) => {
    const interval = { from: '2026-11-20T05:00:07.000Z', to: '2026-11-20T13:59:59.999Z' };
    const [from, to] = [fieldValueOf(interval.from, zone), fieldValueOf(interval.to, zone)];
    expect(validateInterval(from, to, zone)).toEqual({});
    expect(intervalOfFields(from, to, zone)).toEqual(interval);
  });

  test.each([
    ['2026-11-20T05:00', '2026-11-20T04:59', { to: 'The end is before the start.' }],
    ['2026-11-20T05:00', '2026-11-20T05:00', {}],
    ['', '2026-11-20T05:00', { from: 'Enter a date and a time.' }],
    ['', '', { from: 'Enter a date and a time.', to: 'Enter a date and a time.' }],
    ['2026-11-20T05:00', '+275760-09-14T00:00', { to: 'Enter a date and a time.' }],
  ])('from %j to %j, the errors are %j', (from, to, errors) =>
    expect(validateInterval(from, to, 'utc')).toEqual(errors),
  );
});
