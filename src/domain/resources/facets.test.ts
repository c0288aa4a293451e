import { expect, test } from 'vitest';
import { facetsOf } from './facets.ts';

const labelled = (...labels: [name: string, value: string][]) => ({
  labels: labels.map(([name, value]) => ({ name, value })),
});

test('keys come by name, the commonest value of each first', () => {
  const resources = [
    labelled(['team', 'core'], ['env', 'staging']),
    labelled(['env', 'production']),
    labelled(['env', 'production'], ['team', 'edge']),
    labelled(),
  ];
  expect(facetsOf(resources)).toEqual([
    {
      name: 'env',
      count: 3,
      values: [
        { value: 'production', count: 2 },
        { value: 'staging', count: 1 },
      ],
    },
    {
      name: 'team',
      count: 2,
      values: [
        { value: 'core', count: 1 },
        { value: 'edge', count: 1 },
      ],
    },
  ]);
});

test.each([
  ['nothing', [], []],
  ['resources without labels', [labelled(), labelled()], []],
  ['numbers', [labelled(['tier', '10']), labelled(['tier', '9'])], ['9', '10']],
  ['an empty value', [labelled(['env', ''])], ['']],
  ['names that objects have', [labelled(['__proto__', 'constructor'])], ['constructor']],
])('%s: the values in order', (_what, resources, values) => {
  expect(facetsOf(resources).flatMap((facet) => facet.values.map(({ value }) => value))).toEqual(values);
});
