// The text that `npm run coverage:docs` prints.
import type { Citation } from './citations.ts';
import { untestedStatements, type SectionCoverage } from './coverage.ts';

const testText = ({ path, testTitle: title }: Citation): string => (title === undefined ? path : `${path}: ${title}`);

const testLines = (citations: readonly Citation[]): string[] =>
  [...new Set(citations.map(testText))].toSorted().map((test) => `    ${test}`);

const sectionReport = ({ heading, code, tests, statements }: SectionCoverage): string[] => [
  heading,
  `  Code: ${code.length === 0 ? 'none' : code.join(', ')}`,
  ...(tests.length === 0 ? [] : ['  The whole section', ...testLines(tests)]),
  ...statements.flatMap(({ statement, citations }) => [
    `  ${citations.length === 0 ? 'NO TEST: ' : ''}${statement}`,
    ...testLines(citations),
  ]),
  '',
];

/** Each statement of docs/behaviour.md with the tests that cite it, section by section. */
export const coverageReport = (coverage: readonly SectionCoverage[]): string => {
  const total = coverage.reduce((sum, { statements }) => sum + statements.length, 0);
  const summary = `Statements: ${total}. Statements without a test: ${untestedStatements(coverage).length}.`;
  return [...coverage.flatMap(sectionReport), summary, ''].join('\n');
};
