import { expect, test } from 'vitest';
import { featuresOf } from './access.ts';
import { menuPages, pages } from '#lib/pages/pages.ts';
import { pageShortcuts } from './page-shortcuts.ts';

const config = { isDashboard: false };

test('every page has a letter of its own, and none is what begins', () => {
  const letters = menuPages.map((page): string => pages[page].menu.key);
  expect(new Set(letters).size).toBe(letters.length);
  expect(letters.every((letter) => /^[a-z]$/.test(letter) && letter !== 'g')).toBe(true);
});

test('only what is open to the user has a shortcut', () => {
  const none = featuresOf({ acl: {}, config });
  expect(pageShortcuts(none, 'one')).toStrictEqual([]);
  const features = featuresOf({ acl: { nodes: { list: true } }, config });
  expect(pageShortcuts(features, 'one').map(({ keys, to }) => [keys, to])).toStrictEqual([
    ['g x', '/web/cluster/one/resources'],
    ['g s', '/web/cluster/one/nodes'],
    ['g n', '/web/discover'],
  ]);
});
