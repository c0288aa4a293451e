import { expect, test } from 'vitest';
import { facetsOf } from './facets.ts';

const labelled = (...labels: [name: string, value: string][]) => ({
  labels: labels.map(([name, value]) => ({ name, value })),
});

test('keys are sorted by name, and values by frequency', () => {
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
  ['no resources', [], []],
  ['resources without labels', [labelled(), labelled()], []],
  ['numeric values', [labelled(['tier', '10']), labelled(['tier', '9'])], ['9', '10']],
  ['an empty value', [labelled(['env', ''])], ['']],
  ['names of object properties', [labelled(['__proto__', 'constructor'])], ['constructor']],
])('returns the sorted values for %s', (_title, resources, values) => {
  expect(facetsOf(resources).flatMap((facet) => facet.values.map(({ value }) => value))).toEqual(values);
});
