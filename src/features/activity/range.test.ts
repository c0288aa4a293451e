import { describe, expect, test } from 'vitest';
import { hasDays, intervalOf, type RangeName } from './range.ts';

const NOW = Date.parse('2026-11-20T14:22:07.250Z');

describe('in UTC', () => {
  test.each<[RangeName, string, string]>([
    ['15m', '2026-11-20T14:07:07.250Z', '2026-11-20T14:22:07.250Z'],
    ['hour', '2026-11-20T13:22:07.250Z', '2026-11-20T14:22:07.250Z'],
    ['today', '2026-11-20T00:00:00.000Z', '2026-11-20T23:59:59.999Z'],
    ['7d', '2026-11-14T00:00:00.000Z', '2026-11-20T23:59:59.999Z'],
    ['30d', '2026-10-22T00:00:00.000Z', '2026-11-20T23:59:59.999Z'],
    ['any', '1970-01-01T00:00:00.000Z', '2026-11-20T23:59:59.999Z'],
  ])('%s', (range, from, to) => expect(intervalOf(range, NOW, 'utc')).toEqual({ from, to }));
});

test('a local day begins at local midnight', () => {
  const { from, to } = intervalOf('today', NOW, 'local');
  const [first, last] = [new Date(from), new Date(to)];
  expect([first.getHours(), first.getMinutes(), last.getHours(), last.getMinutes()]).toEqual([0, 0, 23, 59]);
  expect(first.getTime() <= NOW && NOW <= last.getTime()).toBe(true);
});

test('the zone matters only to ranges of days', () => {
  expect((['15m', 'hour', 'today', '7d', '30d', 'any'] as const).filter(hasDays)).toEqual(['today', '7d', '30d']);
});
