import { describe, expect, test } from 'vitest';
import { NO_FILTER } from '#domain/audit/log/audit-filter.ts';
import { withParams } from '#lib/params.ts';
import { parseAuditParams, CLEARED_FILTERS } from './audit-params.ts';

const parseParams = (text: string) => parseAuditParams(new URLSearchParams(text));

const DEFAULT_PARAMS = {
  range: '7d',
  zone: 'utc',
  order: 'desc',
  types: [],
  filter: NO_FILTER,
  isPaused: false,
  isTable: false,
  isTimelineShown: false,
  event: '',
};

describe('the parameters of the audit log', () => {
  test.each(['', 'range=century&zone=mars&sort=user:asc', 'category=&outcome=maybe&category=constructor&user=&type='])(
    'fall back to the defaults if they are missing or invalid: "%s"',
    (text) => expect(parseParams(text)).toEqual(DEFAULT_PARAMS),
  );

  // docs/behaviour.md#pages "The address contains the search"
  test('set every setting of the page', () => {
    // `timeline=table` shows the histogram as a table, and `view=story` shows events as a timeline.
    expect(
      parseParams(
        'range=hour&zone=local&sort=time:asc&type=exec&type=scp&search=a+b&category=login&category=login&outcome=failure' +
          '&user=mira&resource=web-01&session=s1&request=r1&live=paused&timeline=table&view=story&event=e1',
      ),
    ).toEqual({
      range: 'hour',
      zone: 'local',
      order: 'asc',
      types: ['exec', 'scp'],
      filter: {
        text: 'a b',
        categories: ['login'],
        outcomes: ['failure'],
        users: ['mira'],
        resources: ['web-01'],
        sessions: ['s1'],
        requests: ['r1'],
      },
      isPaused: true,
      isTable: true,
      isTimelineShown: true,
      event: 'e1',
    });
  });
});

test('clearing the filters keeps the range, the time zone, the order and the open event', () => {
  const keptParams = 'range=hour&zone=local&sort=time%3Aasc&event=e1';
  const allParams = new URLSearchParams(`${keptParams}&search=x&type=exec&user=mira&user=bob&session=s1`);
  expect(withParams(allParams, CLEARED_FILTERS).toString()).toBe(keptParams);
});
