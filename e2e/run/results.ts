// Reads the JSON reports of the test runners: how many tests passed, failed or were flaky, and what went wrong.
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A test that failed on every try, or a flaky test, which failed first and passed when it was repeated. */
export interface TestProblem {
  kind: 'failed' | 'flaky';
  /** The path from the root of the repository, or the name of a step without tests. */
  file: string;
  line?: number;
  title: string;
  error: string;
}

export interface TestResults {
  passed: number;
  failed: number;
  /** Tests that passed on the second try. They are counted in `passed` too. */
  flaky: number;
  problems: TestProblem[];
}

const ERROR_LINES = 14;

/** The first lines of the messages, without colors and empty lines. */
const shortenMessages = (messages: readonly string[]): string =>
  stripVTControlCharacters(messages.join('\n'))
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, ERROR_LINES)
    .join('\n');

interface PlaywrightTest {
  projectName: string;
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  results: { status: string; errors?: { message?: string }[] }[];
}
interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; file: string; line: number; tests: PlaywrightTest[] }[];
}
interface PlaywrightReport {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
  stats: { expected: number; unexpected: number; flaky: number };
  /** Errors outside of tests, such as a file that fails to load. */
  errors?: { message?: string }[];
}

const messagesOf = (errors: readonly { message?: string }[] = []) => errors.map(({ message = '' }) => message);

/** Yields the failed and flaky tests of a suite. `titles` are the titles of the enclosing suites. */
function* playwrightProblems(
  suite: PlaywrightSuite,
  root: string,
  titles: readonly string[] = [],
): Generator<TestProblem> {
  for (const childSuite of suite.suites ?? [])
    yield* playwrightProblems(childSuite, root, [...titles, childSuite.title]);
  for (const { title, file, line, tests } of suite.specs ?? [])
    for (const { projectName, status, results } of tests) {
      if (status !== 'unexpected' && status !== 'flaky') continue;
      const failedTries = results.filter((result) => result.status !== 'passed');
      yield {
        kind: status === 'flaky' ? 'flaky' : 'failed',
        file: relative(process.cwd(), `${root}/${file}`),
        line,
        title: [...titles, `${title} [${projectName}]`].join(' › '),
        error: shortenMessages(messagesOf(failedTries.at(0)?.errors)),
      };
    }
}

/** Reads the output of Playwright's JSON reporter. */
export function readPlaywright(text: string): TestResults {
  const { config, suites, stats, errors = [] } = JSON.parse(text) as PlaywrightReport;
  const outsideProblems = errors.map(({ message = '' }): TestProblem => ({
    kind: 'failed',
    file: 'playwright',
    title: 'error outside a test',
    error: shortenMessages([message]),
  }));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + outsideProblems.length,
    flaky: stats.flaky,
    problems: [...suites.flatMap((suite) => [...playwrightProblems(suite, config.rootDir)]), ...outsideProblems],
  };
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[]; location?: { line: number } }[];
  }[];
}

/** Reads the output of Vitest's JSON reporter. */
export function readVitest(text: string): TestResults {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(text) as VitestReport;
  const problems = testResults.flatMap(({ name, status, message = '', assertionResults }): TestProblem[] => {
    const file = relative(process.cwd(), name);
    const failedTests = assertionResults.filter((test) => test.status === 'failed');
    // A file that fails to load has no tests, but counts as a failure.
    if (status === 'failed' && failedTests.length === 0)
      return [{ kind: 'failed', file, title: 'the file does not load', error: shortenMessages([message]) }];
    return failedTests.map(({ fullName, failureMessages = [], location }) => ({
      kind: 'failed',
      file,
      ...(location && { line: location.line }),
      title: fullName,
      error: shortenMessages(failureMessages),
    }));
  });
  const unloadedFiles = problems.length - numFailedTests;
  return { passed: numPassedTests, failed: numFailedTests + Math.max(0, unloadedFiles), flaky: 0, problems };
}

/** Reads the output of `e2e/contract/served.ts`. */
export function readContract(text: string): TestResults {
  const { passed, failures } = JSON.parse(text) as { passed: number; failures: string[] };
  const problems = failures.map((error): TestProblem => ({
    kind: 'failed',
    file: 'e2e/contract',
    title: 'contract against the served mock',
    error,
  }));
  return { passed, failed: failures.length, flaky: 0, problems };
}
