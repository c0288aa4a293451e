import { expect, test } from 'vitest';
import { parseRecordingsParams } from './recordings-params.ts';

const parseParams = (text: string) => parseRecordingsParams(new URLSearchParams(text));
const NO_FILTER = { text: '', types: [], users: [], resources: [], environments: [], modes: [], lengths: [] };
const DEFAULT_PARAMS = { range: '7d', zone: 'utc', order: { field: 'end', dir: 'desc' }, filter: NO_FILTER };

// docs/behaviour.md#recordings "The newest recording comes first"
test.each(['', 'range=century&zone=mars&sort=sid:asc', 'type=app&type=&user=&sort=:desc'])(
  'parses the defaults from the address "%s"',
  (text) => expect(parseParams(text)).toEqual(DEFAULT_PARAMS),
);

test('parses all parameters of an address', () => {
  expect(
    parseParams(
      'range=any&zone=local&sort=duration:desc&search=a+b&type=k8s&type=k8s&user=ada&user=bob&resource=web-01&env=prod&mode=command&mode=odd&length=over-1-hour',
    ),
  ).toEqual({
    range: 'any',
    zone: 'local',
    order: { field: 'duration', dir: 'desc' },
    filter: {
      text: 'a b',
      types: ['k8s'],
      users: ['ada', 'bob'],
      resources: ['web-01'],
      environments: ['prod'],
      modes: ['command'],
      lengths: ['over-1-hour'],
    },
  });
});
