import { describe, expect, test } from 'vitest';
import { readContract, readPlaywright, readVitest } from './results.ts';

const ROOT = `${process.cwd()}/e2e`;
const spec = (title: string, line: number, test: { status: string; results: object[] }) => ({
  title,
  file: 'users/users.e2e.ts',
  line,
  tests: [{ projectName: 'served', ...test }],
});
const passed = { status: 'passed' };
const failedWith = (message: string) => ({ status: 'failed', errors: [{ message }] });
const timedOut = { status: 'timedOut', errors: [{ message: 'Test timeout of 30000ms exceeded.' }] };

const playwrightReport = (errors: object[] = []) =>
  JSON.stringify({
    config: { rootDir: ROOT },
    stats: { expected: 1, unexpected: 1, flaky: 1 },
    errors,
    suites: [
      {
        title: 'users/users.e2e.ts',
        specs: [spec('lists users', 3, { status: 'expected', results: [passed] })],
        suites: [
          {
            title: 'without permission',
            specs: [
              spec('shows the permission', 9, {
                status: 'unexpected',
                results: [failedWith('\u001B[31mexpected\u001B[39m 2\n\n  got 1'), timedOut],
              }),
              spec('hides the button', 15, { status: 'flaky', results: [timedOut, passed] }),
            ],
          },
        ],
      },
    ],
  });

describe('a report of Playwright', () => {
  test('counts a flaky test as passed, and lists it with the error of its first try', () => {
    const file = 'e2e/users/users.e2e.ts';
    expect(readPlaywright(playwrightReport())).toEqual({
      passed: 2,
      failed: 1,
      flaky: 1,
      problems: [
        {
          kind: 'failed',
          file,
          line: 9,
          title: 'without permission › shows the permission [served]',
          error: 'expected 2\n  got 1',
        },
        {
          kind: 'flaky',
          file,
          line: 15,
          title: 'without permission › hides the button [served]',
          error: 'Test timeout of 30000ms exceeded.',
        },
      ],
    });
  });

  test('counts an error outside a test as a failure', () => {
    const { failed, problems } = readPlaywright(playwrightReport([{ message: 'Cannot find module' }]));
    expect(failed).toBe(2);
    expect(problems.at(-1)).toMatchObject({ file: 'playwright', error: 'Cannot find module' });
  });
});

describe('a report of Vitest', () => {
  const name = `${process.cwd()}/src/lib/a.test.ts`;
  const report = (counts: [passed: number, failed: number], file: object) =>
    readVitest(
      JSON.stringify({ numPassedTests: counts[0], numFailedTests: counts[1], testResults: [{ name, ...file }] }),
    );

  test('lists each failed test with its error', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'a adds' },
      { status: 'failed', fullName: 'a subtracts', failureMessages: ['Error: 1 is not 2'] },
    ];
    expect(report([1, 1], { status: 'failed', assertionResults })).toEqual({
      passed: 1,
      failed: 1,
      flaky: 0,
      problems: [{ kind: 'failed', file: 'src/lib/a.test.ts', title: 'a subtracts', error: 'Error: 1 is not 2' }],
    });
  });

  test('counts a file that does not load as a failure', () => {
    expect(report([0, 0], { status: 'failed', message: 'SyntaxError', assertionResults: [] })).toMatchObject({
      failed: 1,
      problems: [{ file: 'src/lib/a.test.ts', error: 'SyntaxError' }],
    });
  });
});

test('a report of the contract has one problem for each difference', () => {
  expect(readContract('{"passed":3,"failures":["14.x: GET /a differs"]}')).toMatchObject({
    passed: 3,
    failed: 1,
    problems: [{ kind: 'failed', error: '14.x: GET /a differs' }],
  });
});
