// Checks that code cites every section of docs/behaviour.md, and that tests cite every statement. Tests the functions
// of these checks.
import { describe, expect, test } from 'vitest';
import { findCitations } from './citations.ts';
import { coverageOf, citationErrorsOf, untestedStatements } from './coverage.ts';
import { loadCoverage } from './read-coverage.ts';
import { coverageReport } from './report.ts';
import { parseSections } from './statements.ts';

const { sections, citations } = loadCoverage('.');
const coverage = coverageOf(sections, citations);

test('every citation matches one statement', () => expect(citationErrorsOf(sections, citations)).toEqual([]));

test('code cites every section', () => {
  expect(coverage.filter(({ code }) => code.length === 0).map(({ heading }) => heading)).toEqual([]);
});

test('tests cite every statement', () => expect(untestedStatements(coverage)).toEqual([]));

const DOCUMENT = `# Behaviour
What it is about. Nobody cites it.
## One thing
It is \`so\`. On 14.x it is [**otherwise**](elsewhere.md), e.g. here.

- An item
  of two lines. And more?
- Another one: not two.
## It's another
Last.
`;
const section = {
  heading: 'One thing',
  slug: 'one-thing',
  statements: [
    'It is `so`.',
    'On 14.x it is otherwise, e.g. here.',
    'An item of two lines.',
    'And more?',
    'Another one: not two.',
  ],
};

test('parses every sentence of a section as a statement', () => {
  expect(parseSections(DOCUMENT)).toEqual([
    section,
    { heading: "It's another", slug: 'its-another', statements: ['Last.'] },
  ]);
});

const FILE = `// About a.ts (docs/behaviour.md#one-thing).
import { a } from './a.ts';
// docs/behaviour.md#one-thing "It is so"
test('it is so', () => {});
describe('a group', () => {
  // docs/behaviour.md#one-thing "An item", "And more", docs/behaviour.md#its-another
  test.each([1])('%s is more', () => {
    a(); // docs/behaviour.md#one-thing "not two"
  });
});
for (const n of [1])
  // docs/behaviour.md#its-another "Last"
  test(\`\${n} is last\`, () => {});
`;

describe('a citation', () => {
  test('belongs to the file, the group or the test around or below it', () => {
    const citation = { path: 'a.test.ts', section: 'one-thing' };
    expect(findCitations('a.test.ts', FILE)).toEqual([
      citation,
      { ...citation, testTitle: 'it is so', quotedText: 'It is so' },
      { ...citation, testTitle: 'a group: %s is more', quotedText: 'An item' },
      { ...citation, testTitle: 'a group: %s is more', quotedText: 'And more' },
      { ...citation, section: 'its-another', testTitle: 'a group: %s is more' },
      { ...citation, testTitle: 'a group: %s is more', quotedText: 'not two' },
      { ...citation, section: 'its-another', testTitle: '${n} is last', quotedText: 'Last' },
    ]);
  });

  test.each([
    ['#one-thing "It is so"', []],
    ['#one-thing', []],
    ['#one-thing "is"', ['a.test.ts: "is" stands in 2 statements of one-thing']],
    ['#one-thing "It is not"', ['a.test.ts: "It is not" stands in 0 statements of one-thing']],
    ['#weather "It is so"', ['a.test.ts: docs/behaviour.md has no section weather']],
  ])('of %s has the errors %j', (cited, expectedErrors) => {
    const document = '## One thing\nIt is `so`. That is all.';
    expect(
      citationErrorsOf(parseSections(document), findCitations('a.test.ts', `// docs/behaviour.md${cited}`)),
    ).toEqual(expectedErrors);
  });
});

describe('the coverage of a section', () => {
  const createCitation = (path: string, quotedText?: string) => ({
    path,
    section: 'one-thing',
    ...(quotedText !== undefined && { quotedText }),
  });
  const [sectionCoverage] = coverageOf(
    [section],
    [
      createCitation('b.ts'),
      createCitation('a.ts', 'It is'),
      createCitation('a.ts'),
      createCitation('a.test.ts', 'It is so'),
    ],
  );

  test('has the code that cites the section, and the tests that cite each statement', () => {
    expect(sectionCoverage?.code).toEqual(['a.ts', 'b.ts']);
    expect(sectionCoverage?.statements[0]?.citations).toEqual([createCitation('a.test.ts', 'It is so')]);
    expect(untestedStatements(sectionCoverage ? [sectionCoverage] : [])).toEqual(
      section.statements.slice(1).map((statement) => `one-thing: ${statement}`),
    );
  });

  test('is printed with a mark at each statement that no test cites', () => {
    const lines = coverageReport(sectionCoverage ? [sectionCoverage] : []).split('\n');
    expect(lines).toContain('  Code: a.ts, b.ts');
    expect(lines.slice(lines.indexOf('  It is `so`.'))[1]).toBe('    a.test.ts');
    expect(lines).toContain('  NO TEST: And more?');
    expect(lines).toContain('Statements: 5. Statements without a test: 4.');
  });
});
