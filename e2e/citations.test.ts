// Checks the citations of documents in comments, and the links between documents: each must point to an existing file
// and section.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const CITING_FOLDERS = ['src', 'fixtures', 'openapi', 'e2e', 'deploy', 'docs'];
const CITING_FILES = /\.(?:tsx?|yaml|md)$/;
/** A citation of a document and its sections, such as `docs/protocol/streams.md#3.5, #3.6`. */
const CITATION = /docs\/([\w./-]+\.(?:md|json))((?:(?:,| to| and)?[\s*/]*#[\w.-]*\w)*)/g;
const HEADING = /^#+ (?:(\d+(?:\.\d+)*)\.? )?(.*)$/gm;

const slug = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replace(/\s/g, '-');

const sectionsByPath = new Map<string, ReadonlySet<string> | undefined>();

/** The sections of a document that can be cited: numbered sections by their number, all sections by their heading. */
function sectionsOf(path: string): ReadonlySet<string> | undefined {
  if (!sectionsByPath.has(path)) {
    const headings = existsSync(path) ? [...readFileSync(path, 'utf8').matchAll(HEADING)] : undefined;
    sectionsByPath.set(
      path,
      headings && new Set(headings.flatMap(([, number, words = '']) => [number ?? '', slug(words)])),
    );
  }
  return sectionsByPath.get(path);
}

/** The errors in the citations of a text, one sentence each. */
function brokenCitations(text: string): string[] {
  return [...text.matchAll(CITATION)].flatMap(([, document = '', citedSections = '']) => {
    const sections = sectionsOf(`docs/${document}`);
    if (sections === undefined) return [`docs/${document} is not there`];
    const names = citedSections.match(/(?<=#)[\w.-]+/g) ?? [];
    return names.filter((name) => !sections.has(name)).map((name) => `docs/${document} has no section ${name}`);
  });
}

const files = CITING_FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
).filter(
  (path) => CITING_FILES.test(path) && !path.endsWith('citations.test.ts') && !path.endsWith('coverage.test.ts'),
);

test('every citation points to a section of a document', () => {
  const errors = files.flatMap((path) =>
    brokenCitations(readFileSync(path, 'utf8')).map((error) => `${path}: ${error}`),
  );
  expect(errors).toEqual([]);
});

const LINK = /\]\((?!https?:|mailto:)([^)#\s]*)(?:#([\w-]+))?\)/g;

const CODE = /^```.*?^```$|`[^`\n]+`/gms;

/** The anchors that Markdown gives to the headings of a document. */
const anchorsOf = (path: string): ReadonlySet<string> =>
  new Set([...readFileSync(path, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => slug(heading)));

/** The links of a document to files or sections that don't exist, one sentence each. */
const brokenLinks = (path: string, text: string): string[] =>
  [...text.replace(CODE, '').matchAll(LINK)].flatMap(([, file = '', section]) => {
    const target = file === '' ? path : normalize(join(dirname(path), file));
    if (!existsSync(target)) return [`${path}: ${target} does not exist`];
    if (section === undefined) return [];
    return anchorsOf(target).has(section) ? [] : [`${path}: ${target} has no section ${section}`];
  });

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...files.filter((path) => path.endsWith('.md') && !path.includes('node_modules')),
];

test('every link of a document points to an existing file and section', () => {
  expect(documents.flatMap((path) => brokenLinks(path, readFileSync(path, 'utf8')))).toEqual([]);
});

test.each([
  ['a file that does not exist', '[a](none.md)', ['docs/a.md: docs/none.md does not exist']],
  [
    'a section that does not exist',
    '[a](behaviour.md#weather)',
    ['docs/a.md: docs/behaviour.md has no section weather'],
  ],
  ['a picture that does not exist', '![a](guide/none.png)', ['docs/a.md: docs/guide/none.png does not exist']],
  ['no problem in a valid link', '[a](behaviour.md#session), [b](https://example.com/none.md)', []],
])('the check of links finds %s', (_title, text, errors) => expect(brokenLinks('docs/a.md', text)).toEqual(errors));

test('finds more than 700 citations', () => {
  const count = files.reduce((sum, path) => sum + [...readFileSync(path, 'utf8').matchAll(CITATION)].length, 0);
  expect(count).toBeGreaterThan(700);
});

test('comments cite only documents of the repository', () => {
  const outsideCitation = /\b(?:facts\/[a-z-]+|[Ss]pecification,? sections? \d|decisions(?:\.md)? \d)/;
  expect(files.filter((path) => outsideCitation.test(readFileSync(path, 'utf8')))).toEqual([]);
});

test.each([
  ['a missing document', '// docs/protocol/none.md#1', ['docs/protocol/none.md is not there']],
  ['a missing section', '// docs/behaviour.md#weather', ['docs/behaviour.md has no section weather']],
  ['a missing second section', '// docs/protocol/streams.md#3.5, #99', ['docs/protocol/streams.md has no section 99']],
  [
    'a missing section on the next line',
    '// docs/protocol/streams.md#3.5,\n * #99',
    ['docs/protocol/streams.md has no section 99'],
  ],
  ['no problem in valid citations', '// docs/protocol/streams.md#3.5, docs/behaviour.md#session.', []],
])('the check of citations finds %s', (_what, text, errors) => expect(brokenCitations(text)).toEqual(errors));
