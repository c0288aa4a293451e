// Compares docs/compatibility.md with src/api/dialect/capabilities.ts, and checks the texts of the capabilities.
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
  ['a first version', {}, '– | – | – | – | – | – | yes'],
  ['a first and a last version', { since: 13, until: 14 }, '– | yes | yes | – | – | – | –'],
  ['a first version that is not listed', { since: 19 }, '– | – | – | – | – | – | –'],
])('marks the versions of a capability with %s', (_what, versions, cells) => {
  expect(compatibilityPage([{ ...capability, ...versions }]).split('\n')).toContain(
    `| It plays. | ${cells} | It does not. | [streams 14.7](protocol/streams.md) |`,
  );
});

test('lists all capabilities of an area in one table', () => {
  const page = compatibilityPage([
    capability,
    { ...capability, area: 'Desktops' },
    { ...capability, meaning: 'It stops.' },
  ]);
  expect(page.match(/^## .*/gm)).toEqual(['## Recordings', '## Desktops']);
  expect(page).toMatch(/It plays\. .*\n\| It stops\. /);
});

test.each(Object.entries(CAPABILITIES))(
  '%s has texts of whole sentences that fit into a cell of a table',
  (_name, { meaning, fallback }) => {
    for (const text of [meaning, fallback]) expect(text).toMatch(/^[A-Z][^|\n]*\.$/);
  },
);

test.each(Object.entries(CAPABILITIES))('%s has an existing section as its source', (_name, { source }) => {
  const [path = '', section = ''] = source.split('#');
  expect(existsSync(path) && readFileSync(path, 'utf8')).toMatch(
    new RegExp(`^#+ ${section.replaceAll('.', '\\.')}\\.? `, 'm'),
  );
});

test('no capability has a last version before its first', () => {
  expect(capabilities.filter(({ since, until = Infinity }) => until < since)).toEqual([]);
});
