// `npm test` and `npm run test:all`: runs the steps, prints failed and flaky tests, and ends with `N passed, N failed`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { parseArguments } from './arguments.ts';
import { createReport, saveReport, tooManyFlaky, type StepResults } from './report.ts';
import { BROWSER_STEP, stepsOf, type Step } from './steps.ts';
import type { TestResults } from './results.ts';

const REPORTS_FOLDER = 'test-reports';
const MAX_OUTPUT_LINES = 40;

const failedStep = (name: string, error: string): TestResults => ({
  passed: 0,
  failed: 1,
  flaky: 0,
  problems: [{ kind: 'failed', file: name, title: 'the command failed', error }],
});

/** Runs a step. Without a results file, its output is printed at its end, so that parallel steps do not mix. */
async function runCommand({ command, env, results }: Step): Promise<{ isOk: boolean; output: string }> {
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    stdio: results ? 'inherit' : ['inherit', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [status] = await once(child, 'close');
  process.stdout.write(output);
  return { isOk: status === 0, output };
}

/** The results of a step. A missing results file, or an error without a failed test, counts as a failure. */
function resultsOf({ name, results }: Step, isOk: boolean, output: string): TestResults {
  const lastLines = output.trimEnd().split('\n').slice(-MAX_OUTPUT_LINES).join('\n');
  if (!results) return isOk ? { passed: 1, failed: 0, flaky: 0, problems: [] } : failedStep(name, lastLines);
  if (!existsSync(results.file)) return failedStep(name, `it wrote no ${results.file}`);
  const readResults = results.read(readFileSync(results.file, 'utf8'));
  if (isOk || readResults.failed > 0) return readResults;
  const { problems } = failedStep(name, 'it ended with an error, though no test failed');
  return { ...readResults, failed: 1, problems: [...readResults.problems, ...problems] };
}

async function runStep(step: Step): Promise<StepResults & Pick<Step, 'isRequired'>> {
  if (step.results) rmSync(step.results.file, { force: true });
  const startedAt = performance.now();
  const { isOk, output } = await runCommand(step);
  const seconds = (performance.now() - startedAt) / 1000;
  const results = resultsOf(step, isOk, output);
  console.log(`${results.failed === 0 ? 'ok  ' : 'FAIL'} ${step.name} (${seconds.toFixed(1)} s)`);
  return { name: step.name, seconds, ...(step.isRequired && { isRequired: true }), ...results };
}

async function main(args: readonly string[]): Promise<void> {
  const run = parseArguments(args);
  const startedAt = performance.now();
  const steps: StepResults[] = [];
  for (const group of stepsOf(run)) {
    const finishedSteps = await Promise.all(group.map(runStep));
    steps.push(...finishedSteps);
    if (finishedSteps.some(({ isRequired, failed }) => isRequired && failed > 0)) break;
  }
  const flakyProblem = tooManyFlaky(steps, BROWSER_STEP);
  if (flakyProblem)
    steps.push({ name: 'flaky tests', seconds: 0, passed: 0, failed: 1, flaky: 0, problems: [flakyProblem] });
  const { passed, failed, flaky, text } = createReport(run.tier, steps, (performance.now() - startedAt) / 1000);
  console.log(`\n${text}`);
  for (const line of flaky) console.log(line);
  console.log(`The report is in ${saveReport(REPORTS_FOLDER, text, new Date())}.`);
  console.log(`${passed} passed, ${failed} failed`);
  const hasRunTests = steps.some(({ name, passed }) => passed > 0 && (name === BROWSER_STEP || name === 'unit tests'));
  if (!hasRunTests) console.error('No test ran.');
  process.exitCode = failed > 0 || !hasRunTests ? 1 : 0;
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
