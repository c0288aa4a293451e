// The text report of a test run: totals in the first line, one block for each failure and each flaky test.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProblem, TestResults } from './results.ts';

export interface StepResults extends TestResults {
  name: string;
  seconds: number;
}

/** A run fails when more than this share of its browser tests was flaky. */
const MAX_FLAKY_SHARE = 0.01;
const MAX_REPORTS = 10;

const sumOf = (steps: readonly StepResults[], count: (step: StepResults) => number) =>
  steps.reduce((total, step) => total + count(step), 0);

/** The problem of a run in which too many of the tests that can be flaky were. */
export function tooManyFlaky(steps: readonly StepResults[], browser: string): TestProblem | undefined {
  const { flaky = 0, passed = 0, failed = 0 } = steps.find(({ name }) => name === browser) ?? {};
  const ran = passed + failed;
  if (flaky <= ran * MAX_FLAKY_SHARE) return undefined;
  const error = `${flaky} of ${ran} were flaky, more than ${MAX_FLAKY_SHARE * 100} %.`;
  return { kind: 'failed', file: browser, title: 'too many flaky tests', error };
}

const formatProblem = ({ kind, file, line, title, error }: TestProblem): string =>
  [`${kind}: ${file}${line === undefined ? '' : `:${line}`}`, title, ...error.split('\n')].join('\n    ');

const formatDuration = (seconds: number): string => `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;

export interface TestReport {
  passed: number;
  failed: number;
  /** One line each: `flaky: <file>: <title>`. */
  flaky: string[];
  text: string;
}

/** `seconds` is how long the whole run took. */
export function createReport(name: string, steps: readonly StepResults[], seconds: number): TestReport {
  const problems = steps.flatMap((step) => step.problems);
  const passed = sumOf(steps, (step) => step.passed);
  const failed = sumOf(steps, (step) => step.failed);
  const flaky = problems.filter(({ kind }) => kind === 'flaky');
  const blocks = [...problems.filter(({ kind }) => kind === 'failed'), ...flaky].map(formatProblem);
  const times = steps.map((step) => `${step.seconds.toFixed(1).padStart(7)} s  ${step.name}`);
  const totals = `${name}: ${passed} passed, ${failed} failed, ${flaky.length} flaky in ${formatDuration(seconds)}`;
  return {
    passed,
    failed,
    flaky: flaky.map(({ file, title }) => `flaky: ${file}: ${title}`),
    text: `${[totals, ...blocks, times.join('\n')].join('\n\n')}\n`,
  };
}

/** Writes a report into `folder`, keeps the last ten, and returns its path. `date` names the file. */
export function saveReport(folder: string, text: string, date: Date): string {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${date.toISOString().replaceAll(':', '-')}.txt`);
  writeFileSync(path, text);
  const reports = readdirSync(folder)
    .filter((file) => /^\d{4}-.*\.txt$/.test(file))
    .toSorted();
  for (const file of reports.slice(0, -MAX_REPORTS)) rmSync(join(folder, file));
  return path;
}
