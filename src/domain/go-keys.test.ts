import { expect, test } from 'vitest';
import { featuresOf } from './access.ts';
import { goKeys, waysTo } from './go-keys.ts';

const config = { isDashboard: false };

test('every page has a letter of its own, and none is what begins', () => {
  const letters = Object.values(goKeys);
  expect(new Set(letters).size).toBe(letters.length);
  expect(letters.every((letter) => /^[a-z]$/.test(letter) && letter !== 'g')).toBe(true);
});

test('only what is open to the user has a way', () => {
  const none = featuresOf({ acl: {}, config });
  expect(waysTo(none, 'one')).toStrictEqual([]);
  const features = featuresOf({ acl: { nodes: { list: true } }, config });
  expect(waysTo(features, 'one').map(({ keys, to }) => [keys, to])).toStrictEqual([
    ['g s', '/web/cluster/one/nodes'],
    ['g n', '/web/discover'],
  ]);
});
