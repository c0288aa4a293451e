// Each page of the guide has a picture, an entry that draws it and a place in the table of contents.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GUIDE_SCREENSHOTS } from './screenshots.ts';

const GUIDE_FOLDER = 'docs/guide';
const namesIn = (folder: string, ending: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .toSorted();

const pages = namesIn(GUIDE_FOLDER, '.md');
const textOf = (page: string): string => readFileSync(`${GUIDE_FOLDER}/${page}.md`, 'utf8');

test('each page has an entry in the list of screenshots', () =>
  expect(Object.keys(GUIDE_SCREENSHOTS).toSorted()).toEqual(pages));

test('each screenshot belongs to a page', () => expect(namesIn(`${GUIDE_FOLDER}/pictures`, '.png')).toEqual(pages));

test('the table of documents lists each page', () => {
  const contents = readFileSync('docs/README.md', 'utf8');
  expect(pages.filter((page) => !contents.includes(`(guide/${page}.md)`))).toEqual([]);
});

test.each(pages)('%s shows its screenshot and says what can go wrong', (page) => {
  expect(textOf(page)).toContain(`](pictures/${page}.png)`);
  expect(textOf(page)).toMatch(/^## What can go wrong$/m);
  expect(textOf(page)).toMatch(/^## Limits$/m);
});

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
  .map((path) => readFileSync(`src/${path}`, 'utf8'))
  .join('\n');

/** Bold text without the ends that differ, such as "…" for a name. */
const labelsIn = (text: string): string[] =>
  [...text.matchAll(/\*\*([^*]+)\*\*/g)].map(([, label = '']) => label.replace(/ ?…$/, ''));

test.each(pages)('labels in bold on %s are texts of the console', (page) => {
  const missing = labelsIn(textOf(page)).filter(
    (label) => !["'", '"', '`', '>'].some((quote) => sources.includes(`${quote}${label}`)),
  );
  expect(missing).toEqual([]);
});

test.each(pages)('the screenshot of %s is 1440 × 900 and below 160 kB', (page) => {
  const picture = readFileSync(`${GUIDE_FOLDER}/pictures/${page}.png`);
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1440, 900]);
  expect(picture.length).toBeLessThan(160_000);
});
