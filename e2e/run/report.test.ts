import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createReport, saveReport, tooManyFlaky, type StepResults } from './report.ts';
import type { TestProblem } from './results.ts';

const problem = (kind: TestProblem['kind'], title: string): TestProblem => ({
  kind,
  file: 'e2e/users/users.e2e.ts',
  line: 9,
  title,
  error: 'expected 2\ngot 1',
});
const step = (counts: Partial<StepResults>): StepResults => ({
  name: 'browser tests',
  seconds: 61,
  passed: 0,
  failed: 0,
  flaky: 0,
  problems: [],
  ...counts,
});

test('a report has the totals first, then failures, flaky tests and durations', () => {
  const steps = [
    step({ name: 'types', seconds: 2, passed: 1 }),
    step({ passed: 4, failed: 1, flaky: 1, problems: [problem('flaky', 'hides it'), problem('failed', 'shows it')] }),
  ];
  const { passed, failed, flaky, text } = createReport('gate', steps, 125);
  expect({ passed, failed, flaky }).toEqual({
    passed: 5,
    failed: 1,
    flaky: ['flaky: e2e/users/users.e2e.ts: hides it'],
  });
  expect(text.split('\n\n')).toEqual([
    'gate: 5 passed, 1 failed, 1 flaky in 2 min 5 s',
    'failed: e2e/users/users.e2e.ts:9\n    shows it\n    expected 2\n    got 1',
    'flaky: e2e/users/users.e2e.ts:9\n    hides it\n    expected 2\n    got 1',
    '    2.0 s  types\n   61.0 s  browser tests\n',
  ]);
});

test.each([
  [0, 600, false],
  [6, 600, false],
  [7, 600, true],
  [1, 50, true],
])('with %i flaky tests of %i browser tests, the run fails: %s', (flaky, passed, isTooMany) => {
  expect(tooManyFlaky([step({ passed, flaky })], 'browser tests') !== undefined).toBe(isTooMany);
});

test('a run without browser tests does not fail because of flaky tests', () => {
  expect(tooManyFlaky([step({ name: 'types', passed: 1 })], 'browser tests')).toBeUndefined();
});

test('saving a report deletes all but the last ten reports', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reports-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const days = Array.from({ length: 12 }, (_, day) => new Date(Date.UTC(2026, 10, day + 1)));
  const paths = days.map((date) => saveReport(folder, `${date.getUTCDate()}`, date));
  expect(readdirSync(folder).map((file) => join(folder, file))).toEqual(paths.slice(2));
  expect(readFileSync(paths.at(-1) ?? '', 'utf8')).toBe('12');
});
