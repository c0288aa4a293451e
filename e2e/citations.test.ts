// Every comment that leads to a document leads to a section that is there.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const CITING = ['src', 'fixtures', 'openapi', 'e2e', 'docs'];
const READ = /\.(?:tsx?|yaml|md)$/;
/** A document, and its sections: `docs/protocol/streams.md#3.5, #3.6`. */
const CITATION = /docs\/([\w./-]+\.(?:md|json))((?:(?:,| to| and)?[\s*/]*#[\w.-]*\w)*)/g;
const HEADING = /^#+ (?:(\d+(?:\.\d+)*)\.? )?(.*)$/gm;

const slug = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replace(/\s/g, '-');

const known = new Map<string, ReadonlySet<string> | undefined>();

/** What can be cited of a document: its numbered sections by their numbers, all by their words. */
function sectionsOf(path: string): ReadonlySet<string> | undefined {
  if (!known.has(path)) {
    const headings = existsSync(path) ? [...readFileSync(path, 'utf8').matchAll(HEADING)] : undefined;
    known.set(path, headings && new Set(headings.flatMap(([, number, words = '']) => [number ?? '', slug(words)])));
  }
  return known.get(path);
}

/** What is wrong with the citations in a text, one sentence each. */
function astray(text: string): string[] {
  return [...text.matchAll(CITATION)].flatMap(([, document = '', cited = '']) => {
    const sections = sectionsOf(`docs/${document}`);
    if (sections === undefined) return [`docs/${document} is not there`];
    const names = cited.match(/(?<=#)[\w.-]+/g) ?? [];
    return names.filter((name) => !sections.has(name)).map((name) => `docs/${document} has no section ${name}`);
  });
}

const files = CITING.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
).filter((path) => READ.test(path) && !path.endsWith('citations.test.ts') && !path.endsWith('coverage.test.ts'));

test('every citation leads to a section of a document', () => {
  const wrong = files.flatMap((path) => astray(readFileSync(path, 'utf8')).map((why) => `${path}: ${why}`));
  expect(wrong).toEqual([]);
});

test('hundreds of citations are seen', () => {
  const count = files.reduce((sum, path) => sum + [...readFileSync(path, 'utf8').matchAll(CITATION)].length, 0);
  expect(count).toBeGreaterThan(700);
});

test('no comment cites a paper that is not here', () => {
  const elsewhere = /\b(?:facts\/[a-z-]+|[Ss]pecification,? sections? \d|decisions(?:\.md)? \d)/;
  expect(files.filter((path) => elsewhere.test(readFileSync(path, 'utf8')))).toEqual([]);
});

test.each([
  ['a document that is not there', '// docs/protocol/none.md#1', ['docs/protocol/none.md is not there']],
  ['a section that is not there', '// docs/behaviour.md#weather', ['docs/behaviour.md has no section weather']],
  ['a further section', '// docs/protocol/streams.md#3.5, #99', ['docs/protocol/streams.md has no section 99']],
  ['one on the next line', '// docs/protocol/streams.md#3.5,\n * #99', ['docs/protocol/streams.md has no section 99']],
  ['nothing of what is there', '// docs/protocol/streams.md#3.5, docs/behaviour.md#session.', []],
])('finds %s', (_what, text, wrong) => expect(astray(text)).toEqual(wrong));
