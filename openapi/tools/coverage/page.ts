// The text of docs/coverage.md.
import type { Citation } from './citations.ts';
import type { Covered } from './coverage.ts';

const code = (text: string): string => `\`${text}\``;

/** A title may hold anything that Markdown would take for its own. */
const literal = (title: string): string => title.replace(/[\\`*_[\]<>|$]/g, '\\$&');

const testOf = ({ path, title }: Citation): string =>
  title === undefined ? code(path) : `${code(path)} ${literal(title)}`;

const testsOf = (by: readonly Citation[], indent: string): string[] =>
  [...new Set(by.map(testOf))].toSorted().map((test) => `${indent}- ${test}`);

const sectionText = ({ heading, slug, code: paths, tests, statements }: Covered): string[] => [
  '',
  `## [${heading}](behaviour.md#${slug})`,
  '',
  `Code: ${paths.length === 0 ? 'none' : paths.map(code).join(', ')}`,
  '',
  ...(tests.length === 0 ? [] : ['The section as a whole:', '', ...testsOf(tests, ''), '']),
  ...statements.flatMap(({ statement, by }) => [
    `- ${statement}${by.length === 0 ? ' **No test.**' : ''}`,
    ...testsOf(by, '  '),
  ]),
];

export const pageOf = (covered: readonly Covered[]): string =>
  [
    '# Coverage',
    '',
    'Each statement of [behaviour.md](behaviour.md), the code that cites its section, and the tests that cite it. Made by',
    '`npm run generate` from the comments in code and tests; [how to cite](README.md).',
    ...covered.flatMap(sectionText),
    '',
  ].join('\n');
