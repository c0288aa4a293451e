// What failed in a report of Playwright, each in a few lines: the log above it is long.
import { stripVTControlCharacters } from 'node:util';

interface Result {
  status: string;
  errors?: { message?: string }[];
}
interface Suite {
  title: string;
  suites?: Suite[];
  specs?: { title: string; file: string; line: number; tests: { results: Result[] }[] }[];
}

const LINES = 14;

const isBad = ({ status }: Result): boolean => status !== 'passed' && status !== 'skipped';

function* failuresOf({ suites = [], specs = [] }: Suite): Generator<string> {
  for (const suite of suites) yield* failuresOf(suite);
  for (const { title, file, line, tests } of specs)
    for (const { errors = [] } of tests.flatMap(({ results }) => results).filter(isBad)) {
      const output = errors.map(({ message = '' }) => stripVTControlCharacters(message)).join('\n');
      const lines = output.split('\n').filter((one) => one.trim() !== '');
      yield [`${file}:${line} ${title}`, ...lines.slice(0, LINES).map((one) => `    ${one}`)].join('\n');
    }
}

/** `report` is the JSON that Playwright's reporter writes; tests that failed once and then passed are among them. */
export const failures = (report: string): string[] => [
  ...failuresOf({ title: '', suites: (JSON.parse(report) as { suites: Suite[] }).suites }),
];
