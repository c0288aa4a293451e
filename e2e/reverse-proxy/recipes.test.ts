// Checks that the pages of docs/guide/reverse-proxy show the files that the tests use.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { programNames, programs } from './programs.ts';

const FOLDER = 'docs/guide/reverse-proxy';
const textOf = (name: string): string => readFileSync(`${FOLDER}/${name}`, 'utf8');
const pages = readdirSync(FOLDER).filter((name) => name.endsWith('.md') && name !== 'README.md');

test.each(programNames)('the page of %s contains its configuration file', (name) => {
  const blocks = [...textOf(`${name}.md`).matchAll(/^```\w+\n(.*?)^```$/gms)].map(([, block]) => block);
  expect(blocks).toContain(textOf(programs[name].recipe));
});

test('the overview links to each page', () => {
  const links = [...textOf('README.md').matchAll(/^\| \[.*?\]\(([\w.-]+)\)/gm)].map(([, file = '']) => file);
  expect(links.toSorted()).toEqual(pages.toSorted());
});

test('the pages without a tested configuration say that they are not tested', () => {
  const untestedPages = pages.filter((page) => textOf(page).includes('**Not tested.**'));
  expect(untestedPages).toEqual(pages.filter((page) => !programNames.some((name) => page === `${name}.md`)));
});
