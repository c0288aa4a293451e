import { expect, test } from 'vitest';
import { facetsOf } from './facets.ts';

const resourceWith = (...labels: [name: string, value: string][]) => ({
  labels: labels.map(([name, value]) => ({ name, value })),
});

test('facets are sorted by name, and their values by the number of resources', () => {
  const resources = [
    resourceWith(['team', 'core'], ['env', 'staging']),
    resourceWith(['env', 'production']),
    resourceWith(['env', 'production'], ['team', 'edge']),
    resourceWith(),
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
  ['resources without labels', [resourceWith(), resourceWith()], []],
  ['numeric values', [resourceWith(['tier', '10']), resourceWith(['tier', '9'])], ['9', '10']],
  ['an empty value', [resourceWith(['env', ''])], ['']],
  ['names of object properties', [resourceWith(['__proto__', 'constructor'])], ['constructor']],
])('returns the sorted values for %s', (_title, resources, values) => {
  expect(facetsOf(resources).flatMap((facet) => facet.values.map(({ value }) => value))).toEqual(values);
});
