// Creates the text report of a test run: totals in the first line, a block for each failed or flaky test, and the
// duration of each step.
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

/** Returns a problem if too many browser tests were flaky. `browserStep` is the name of their step. */
export function tooManyFlaky(steps: readonly StepResults[], browserStep: string): TestProblem | undefined {
  const { flaky = 0, passed = 0, failed = 0 } = steps.find(({ name }) => name === browserStep) ?? {};
  const testCount = passed + failed;
  if (flaky <= testCount * MAX_FLAKY_SHARE) return undefined;
  const error = `${flaky} of ${testCount} were flaky, more than ${MAX_FLAKY_SHARE * 100} %.`;
  return { kind: 'failed', file: browserStep, title: 'too many flaky tests', error };
}

const formatProblem = ({ kind, file, line, title, error }: TestProblem): string =>
  [`${kind}: ${file}${line === undefined ? '' : `:${line}`}`, title, ...error.split('\n')].join('\n    ');

const formatDuration = (seconds: number): string => `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;

export interface TestReport {
  passed: number;
  failed: number;
  /** One line for each flaky test: `flaky: <file>: <title>`. */
  flaky: string[];
  text: string;
}

/** Creates the report. `name` is printed first, and `seconds` is the duration of the whole run. */
export function createReport(name: string, steps: readonly StepResults[], seconds: number): TestReport {
  const problems = steps.flatMap((step) => step.problems);
  const passed = sumOf(steps, (step) => step.passed);
  const failed = sumOf(steps, (step) => step.failed);
  const flaky = problems.filter(({ kind }) => kind === 'flaky');
  const blocks = [...problems.filter(({ kind }) => kind === 'failed'), ...flaky].map(formatProblem);
  const durationLines = steps.map((step) => `${step.seconds.toFixed(1).padStart(7)} s  ${step.name}`);
  const totals = `${name}: ${passed} passed, ${failed} failed, ${flaky.length} flaky in ${formatDuration(seconds)}`;
  return {
    passed,
    failed,
    flaky: flaky.map(({ file, title }) => `flaky: ${file}: ${title}`),
    text: `${[totals, ...blocks, durationLines.join('\n')].join('\n\n')}\n`,
  };
}

/** Writes the report to a file in `folder`, named after `date`, and deletes all but the last ten. Returns the path. */
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
