// The text that `npm run coverage:docs` prints.
import type { Citation } from './citations.ts';
import { untestedStatements, type SectionCoverage } from './coverage.ts';

const testText = ({ path, testTitle: title }: Citation): string => (title === undefined ? path : `${path}: ${title}`);

const testLines = (by: readonly Citation[]): string[] =>
  [...new Set(by.map(testText))].toSorted().map((test) => `    ${test}`);

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
export const coverageReport = (covered: readonly SectionCoverage[]): string => {
  const total = covered.reduce((sum, { statements }) => sum + statements.length, 0);
  const summary = `Statements: ${total}. Statements without a test: ${untestedStatements(covered).length}.`;
  return [...covered.flatMap(sectionReport), summary, ''].join('\n');
};
