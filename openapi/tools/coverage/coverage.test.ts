// Everything that docs/behaviour.md states is somewhere in the code, and shown by a test.
import { describe, expect, test } from 'vitest';
import { findCitations } from './citations.ts';
import { coverageOf, citationFaultsOf, untestedStatements } from './coverage.ts';
import { loadCoverage } from './read-coverage.ts';
import { coverageReport } from './report.ts';
import { parseSections } from './statements.ts';

const { sections, citations } = loadCoverage('.');
const coverage = coverageOf(sections, citations);

test('every citation leads to one statement', () => expect(citationFaultsOf(sections, citations)).toEqual([]));

test('every section is somewhere in the code', () => {
  expect(coverage.filter(({ code }) => code.length === 0).map(({ heading }) => heading)).toEqual([]);
});

test('every statement is shown by a test', () => expect(untestedStatements(coverage)).toEqual([]));

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

test('a statement is a sentence of a section', () => {
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
  test('belongs to the file, the test or the group that it stands over or in', () => {
    const by = { path: 'a.test.ts', section: 'one-thing' };
    expect(findCitations('a.test.ts', FILE)).toEqual([
      by,
      { ...by, title: 'it is so', quotedText: 'It is so' },
      { ...by, title: 'a group: %s is more', quotedText: 'An item' },
      { ...by, title: 'a group: %s is more', quotedText: 'And more' },
      { ...by, section: 'its-another', title: 'a group: %s is more' },
      { ...by, title: 'a group: %s is more', quotedText: 'not two' },
      { ...by, section: 'its-another', title: '${n} is last', quotedText: 'Last' },
    ]);
  });

  test.each([
    ['#one-thing "It is so"', []],
    ['#one-thing', []],
    ['#one-thing "is"', ['a.test.ts: "is" stands in 2 statements of one-thing']],
    ['#one-thing "It is not"', ['a.test.ts: "It is not" stands in 0 statements of one-thing']],
    ['#weather "It is so"', ['a.test.ts: docs/behaviour.md has no section weather']],
  ])('%s: %j', (cited, faults) => {
    const document = '## One thing\nIt is `so`. That is all.';
    expect(
      citationFaultsOf(parseSections(document), findCitations('a.test.ts', `// docs/behaviour.md${cited}`)),
    ).toEqual(faults);
  });
});

describe('what a section has', () => {
  const cited = (path: string, quotedText?: string) => ({
    path,
    section: 'one-thing',
    ...(quotedText !== undefined && { quotedText }),
  });
  const [found] = coverageOf(
    [section],
    [cited('b.ts'), cited('a.ts', 'It is'), cited('a.ts'), cited('a.test.ts', 'It is so')],
  );

  test('is the code that cites it, and the tests of each statement', () => {
    expect(found?.code).toEqual(['a.ts', 'b.ts']);
    expect(found?.statements[0]?.citations).toEqual([cited('a.test.ts', 'It is so')]);
    expect(untestedStatements(found ? [found] : [])).toEqual(
      section.statements.slice(1).map((statement) => `one-thing: ${statement}`),
    );
  });

  test('is printed, with the statements that no test cites', () => {
    const lines = coverageReport(found ? [found] : []).split('\n');
    expect(lines).toContain('  Code: a.ts, b.ts');
    expect(lines.slice(lines.indexOf('  It is `so`.'))[1]).toBe('    a.test.ts');
    expect(lines).toContain('  NO TEST: And more?');
    expect(lines).toContain('Statements: 5. Statements without a test: 4.');
  });
});
