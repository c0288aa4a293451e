import { expect, test } from 'vitest';
import { requiredParam } from './params.ts';

test('a parameter that is there is returned as it is', () => {
  expect(requiredParam({ cluster: 'one' }, 'cluster')).toBe('one');
});

test.each([{}, { cluster: undefined }, { cluster: '' }, { Cluster: 'one' }])('%o lacks its cluster', (params) => {
  expect(() => requiredParam(params, 'cluster')).toThrow('The address of this page has no "cluster".');
});
