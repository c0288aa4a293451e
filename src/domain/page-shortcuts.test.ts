import { expect, test } from 'vitest';
import { featuresOf } from './access.ts';
import { menuPages, pages } from '#lib/pages/pages.ts';
import { pageShortcuts } from './page-shortcuts.ts';

const config = { isDashboard: false };

test('every page has a unique letter, and no page has the prefix letter "g"', () => {
  const letters = ['h', ...menuPages.map((page): string => pages[page].menu.key)];
  expect(new Set(letters).size).toBe(letters.length);
  expect(letters.every((letter) => /^[a-z]$/.test(letter) && letter !== 'g')).toBe(true);
});

test('only the home page and pages that the user may open have shortcuts', () => {
  const noFeatures = featuresOf({ acl: {}, config });
  expect(pageShortcuts(noFeatures, 'one')).toHaveLength(1);
  const features = featuresOf({ acl: { nodes: { list: true } }, config });
  expect(pageShortcuts(features, 'one').map(({ keys, to }) => [keys, to])).toStrictEqual([
    ['g h', '/web/cluster/one'],
    ['g x', '/web/cluster/one/resources'],
    ['g s', '/web/cluster/one/nodes'],
    ['g n', '/web/discover'],
  ]);
});
