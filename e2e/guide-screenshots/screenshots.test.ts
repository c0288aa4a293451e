// Checks that each page of docs/guide has a screenshot and certain headings, is listed in docs/README.md, and names
// labels of the console correctly.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GUIDE_SCREENSHOTS } from './screenshots.ts';

const GUIDE_FOLDER = 'docs/guide';
const namesIn = (folder: string, ending: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .toSorted();

const pageNames = namesIn(GUIDE_FOLDER, '.md');
const textOf = (page: string): string => readFileSync(`${GUIDE_FOLDER}/${page}.md`, 'utf8');

test('each page has an entry in the list of screenshots', () =>
  expect(Object.keys(GUIDE_SCREENSHOTS).toSorted()).toEqual(pageNames));

test('each screenshot belongs to a page', () => expect(namesIn(`${GUIDE_FOLDER}/pictures`, '.png')).toEqual(pageNames));

test('docs/README.md links to each page', () => {
  const contents = readFileSync('docs/README.md', 'utf8');
  expect(pageNames.filter((page) => !contents.includes(`(guide/${page}.md)`))).toEqual([]);
});

test.each(pageNames)('%s shows its screenshot and has the sections "What can go wrong" and "Limits"', (page) => {
  expect(textOf(page)).toContain(`](pictures/${page}.png)`);
  expect(textOf(page)).toMatch(/^## What can go wrong$/m);
  expect(textOf(page)).toMatch(/^## Limits$/m);
});

const sourceText = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
  .map((path) => readFileSync(`src/${path}`, 'utf8'))
  .join('\n');

/** The labels in bold text. A trailing "…" stands for a name and is removed. */
const labelsIn = (text: string): string[] =>
  [...text.matchAll(/\*\*([^*]+)\*\*/g)].map(([, label = '']) => label.replace(/ ?…$/, ''));

test.each(pageNames)('labels in bold on %s occur in the source of the console', (page) => {
  const missing = labelsIn(textOf(page)).filter(
    (label) => !["'", '"', '`', '>'].some((quote) => sourceText.includes(`${quote}${label}`)),
  );
  expect(missing).toEqual([]);
});

test.each(pageNames)('the screenshot of %s is 1440 × 900 and below 160 kB', (page) => {
  const screenshot = readFileSync(`${GUIDE_FOLDER}/pictures/${page}.png`);
  expect([screenshot.readUInt32BE(16), screenshot.readUInt32BE(20)]).toEqual([1440, 900]);
  expect(screenshot.length).toBeLessThan(160_000);
});
