import { expect, test } from 'vitest';
import { requiredParam } from './params.ts';

test('returns an existing parameter', () => {
  expect(requiredParam({ cluster: 'one' }, 'cluster')).toBe('one');
});

test.each([{}, { cluster: undefined }, { cluster: '' }, { Cluster: 'one' }])(
  'throws for the missing cluster in %o',
  (params) => {
    expect(() => requiredParam(params, 'cluster')).toThrow('The address of this page has no "cluster".');
  },
);
