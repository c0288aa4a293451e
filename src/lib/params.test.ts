import { expect, test } from 'vitest';
import { required } from './params.ts';

test('a parameter that is there is returned as it is', () => {
  expect(required({ cluster: 'one' }, 'cluster')).toBe('one');
});

test.each([{}, { cluster: undefined }, { cluster: '' }, { Cluster: 'one' }])('%o lacks its cluster', (params) => {
  expect(() => required(params, 'cluster')).toThrow('The address of this page has no "cluster".');
});
