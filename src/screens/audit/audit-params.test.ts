import { describe, expect, test } from 'vitest';
import { NO_FILTER } from '#domain/audit/log/audit-filter.ts';
import { withParams } from '#lib/params.ts';
import { auditParamsOf, CLEARED } from './audit-params.ts';

const read = (text: string) => auditParamsOf(new URLSearchParams(text));

const USUAL = {
  range: '7d',
  zone: 'utc',
  order: 'desc',
  types: [],
  filter: NO_FILTER,
  isPaused: false,
  isTable: false,
  isStory: false,
  event: '',
};

describe('an address', () => {
  test.each(['', 'range=century&zone=mars&sort=user:asc', 'category=&outcome=maybe&category=constructor&user=&type='])(
    'of "%s" shows what is usual',
    (text) => expect(read(text)).toEqual(USUAL),
  );

  // docs/behaviour.md#pages "The address contains the search"
  test('says everything that is shown', () => {
    expect(
      read(
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
      isStory: true,
      event: 'e1',
    });
  });
});

test('clearing the filters leaves the range, the zone, the order and the open event', () => {
  const kept = 'range=hour&zone=local&sort=time%3Aasc&event=e1';
  const all = new URLSearchParams(`${kept}&search=x&type=exec&user=mira&user=bob&session=s1`);
  expect(withParams(all, CLEARED).toString()).toBe(kept);
});
