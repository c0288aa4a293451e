// The text that `npm run coverage:docs` prints.
import type { Citation } from './citations.ts';
import { unshown, type Covered } from './coverage.ts';

const testOf = ({ path, title }: Citation): string => (title === undefined ? path : `${path}: ${title}`);

const testsOf = (by: readonly Citation[]): string[] =>
  [...new Set(by.map(testOf))].toSorted().map((test) => `    ${test}`);

const sectionText = ({ heading, code, tests, statements }: Covered): string[] => [
  heading,
  `  Code: ${code.length === 0 ? 'none' : code.join(', ')}`,
  ...(tests.length === 0 ? [] : ['  The whole section', ...testsOf(tests)]),
  ...statements.flatMap(({ statement, by }) => [`  ${by.length === 0 ? 'NO TEST: ' : ''}${statement}`, ...testsOf(by)]),
  '',
];

/** Each statement of docs/behaviour.md with the tests that cite it, section by section. */
export const reportOf = (covered: readonly Covered[]): string => {
  const total = covered.reduce((sum, { statements }) => sum + statements.length, 0);
  const summary = `Statements: ${total}. Statements without a test: ${unshown(covered).length}.`;
  return [...covered.flatMap(sectionText), summary, ''].join('\n');
};
