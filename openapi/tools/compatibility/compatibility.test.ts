// docs/compatibility.md and src/api/dialect/capabilities.ts say the same.
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CAPABILITIES, type Capability } from '#api/dialect/capabilities.ts';
import { compatibilityPage } from './compatibility-page.ts';

const capabilities: readonly Capability[] = Object.values(CAPABILITIES);

test('the page is generated from the capabilities', () => {
  expect(
    readFileSync('docs/compatibility.md', 'utf8') === compatibilityPage(capabilities),
    'run npm run generate',
  ).toBe(true);
});

const capability: Capability = {
  area: 'Recordings',
  meaning: 'It plays.',
  fallback: 'It does not.',
  since: 18,
  source: 'docs/protocol/streams.md#14.7',
};

test.each([
  ['what begins', {}, '– | – | – | – | – | – | yes'],
  ['what ends', { since: 13, until: 14 }, '– | yes | yes | – | – | – | –'],
  ['what no line has yet', { since: 19 }, '– | – | – | – | – | – | –'],
])('%s stands in its columns', (_what, given, cells) => {
  expect(compatibilityPage([{ ...capability, ...given }]).split('\n')).toContain(
    `| It plays. | ${cells} | It does not. | [streams 14.7](protocol/streams.md) |`,
  );
});

test('an area is one table', () => {
  const page = compatibilityPage([
    capability,
    { ...capability, area: 'Desktops' },
    { ...capability, meaning: 'It stops.' },
  ]);
  expect(page.match(/^## .*/gm)).toEqual(['## Recordings', '## Desktops']);
  expect(page).toMatch(/It plays\. .*\n\| It stops\. /);
});

test.each(Object.entries(CAPABILITIES))(
  '%s is said in whole sentences, for one cell of a table',
  (_name, { meaning, fallback }) => {
    for (const text of [meaning, fallback]) expect(text).toMatch(/^[A-Z][^|\n]*\.$/);
  },
);

test.each(Object.entries(CAPABILITIES))('%s rests on a section that is there', (_name, { source }) => {
  const [path = '', section = ''] = source.split('#');
  expect(existsSync(path) && readFileSync(path, 'utf8')).toMatch(
    new RegExp(`^#+ ${section.replaceAll('.', '\\.')}\\.? `, 'm'),
  );
});

test('a capability that ends does so after it begins', () => {
  expect(capabilities.filter(({ since, until = Infinity }) => until < since)).toEqual([]);
});
