// docs/compatibility.md says what src/api/dialect knows.
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MEANINGS, type Meaning } from '#api/dialect/meanings.ts';
import { pageOf } from './page.ts';

const meanings = Object.values(MEANINGS);

test('the page is what is made of the meanings', () => {
  expect(readFileSync('docs/compatibility.md', 'utf8') === pageOf(meanings), 'run npm run generate').toBe(true);
});

const meaning: Meaning = {
  area: 'Recordings',
  means: 'It plays.',
  otherwise: 'It does not.',
  since: 18,
  source: 'docs/protocol/streams.md#14.7',
};

test.each([
  ['what begins', {}, '– | – | – | – | – | – | yes'],
  ['what ends', { since: 13, until: 14 }, '– | yes | yes | – | – | – | –'],
  ['what no line has yet', { since: 19 }, '– | – | – | – | – | – | –'],
])('%s stands in its columns', (_what, given, cells) => {
  expect(pageOf([{ ...meaning, ...given }]).split('\n')).toContain(
    `| It plays. | ${cells} | It does not. | [streams 14.7](protocol/streams.md) |`,
  );
});

test('an area is one table', () => {
  const page = pageOf([meaning, { ...meaning, area: 'Desktops' }, { ...meaning, means: 'It stops.' }]);
  expect(page.match(/^## .*/gm)).toEqual(['## Recordings', '## Desktops']);
  expect(page).toMatch(/It plays\. .*\n\| It stops\. /);
});

test.each(Object.entries(MEANINGS))(
  '%s is said in whole sentences, for one cell of a table',
  (_name, { means, otherwise }) => {
    for (const text of [means, otherwise]) expect(text).toMatch(/^[A-Z][^|\n]*\.$/);
  },
);

test.each(Object.entries(MEANINGS))('%s rests on a section that is there', (_name, { source }) => {
  const [path = '', section = ''] = source.split('#');
  expect(existsSync(path) && readFileSync(path, 'utf8')).toMatch(
    new RegExp(`^#+ ${section.replaceAll('.', '\\.')}\\.? `, 'm'),
  );
});

test('a capability that ends does so after it begins', () => {
  expect(meanings.filter(({ since, until = Infinity }) => until < since)).toEqual([]);
});
