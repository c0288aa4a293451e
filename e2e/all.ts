// The one test command: every check in order, cheapest first, and a last line that counts them all.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { missing } from './engines/found.ts';
import { failures } from './failures.ts';

interface Step {
  name: string;
  command: string;
  /** Where the step's runner writes what it counted; a step without one counts as one. */
  counts?: { file: string; read: (text: string) => Counts };
}
interface Counts {
  passed: number;
  failed: number;
}

const VITEST = 'test-results/unit.json';
const PLAYWRIGHT = 'test-results/results.json';
const ENGINES = 'test-results/engines.json';
const CONTRACT = 'test-results/contract.json';

const readVitest = (text: string): Counts => {
  const { numPassedTests, numFailedTests } = JSON.parse(text) as Record<string, number>; // vitest's own report
  return { passed: numPassedTests ?? 0, failed: numFailedTests ?? 0 };
};
const readPlaywright = (text: string): Counts => {
  const { stats } = JSON.parse(text) as { stats: { expected: number; unexpected: number; flaky: number } }; // Playwright's own
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
};

/** Firefox and WebKit are no part of a fresh machine, so they are driven where they are. */
const engines: Step[] =
  missing.length === 0
    ? [
        {
          name: 'in Firefox and WebKit',
          command: 'tsx e2e/engines/run.ts',
          counts: { file: ENGINES, read: readPlaywright },
        },
      ]
    : [];

/** In their order; those in a list of their own run beside each other, for a build keeps one core busy. */
const STEPS: (Step | Step[])[] = [
  { name: 'contract lints', command: 'npm run --silent lint:contract' },
  { name: 'generated files are fresh and examples hold', command: 'npm run --silent generate -- --check' },
  { name: 'types', command: 'npm run --silent types' },
  { name: 'lint', command: 'npm run --silent lint' },
  { name: 'format', command: 'npm run --silent format:check' },
  { name: 'dead code', command: 'npm run --silent dead' },
  { name: 'lock file is whole', command: 'tsx e2e/lock.ts' },
  {
    name: 'unit tests',
    command: `vitest run --reporter=default --reporter=json --outputFile.json=${VITEST}`,
    counts: { file: VITEST, read: readVitest },
  },
  [
    { name: 'build', command: 'npm run --silent build' },
    { name: 'demo build', command: 'npm run --silent build:demo' },
  ],
  { name: 'byte budgets', command: 'tsx e2e/bench/bytes.ts' },
  { name: 'browser', command: 'tsx e2e/browser/ensure.ts' },
  { name: 'in the browser', command: 'playwright test', counts: { file: PLAYWRIGHT, read: readPlaywright } },
  ...engines,
  {
    name: 'contract against the served mock',
    command: `tsx e2e/contract/served.ts`,
    counts: { file: CONTRACT, read: (text) => JSON.parse(text) as Counts },
  },
];

async function run({ name, command, counts }: Step): Promise<Counts> {
  if (counts) rmSync(counts.file, { force: true });
  const began = Date.now();
  const [status] = await once(spawn(command, { shell: true, stdio: 'inherit' }), 'exit');
  const well = status === 0;
  console.log(`${well ? 'ok  ' : 'FAIL'} ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  if (!counts || !existsSync(counts.file)) return { passed: well ? 1 : 0, failed: well ? 0 : 1 };
  const counted = counts.read(readFileSync(counts.file, 'utf8'));
  // A runner that ends badly without a failed test has still failed.
  return well || counted.failed > 0 ? counted : { ...counted, failed: 1 };
}

const outcomes: Counts[] = [];
for (const step of STEPS) outcomes.push(...(await Promise.all([step].flat().map(run))));
const sum = (pick: (counts: Counts) => number) => outcomes.reduce((total, counts) => total + pick(counts), 0);
const failed = sum((counts) => counts.failed);
for (const report of [PLAYWRIGHT, ENGINES].filter((file) => existsSync(file)))
  for (const failure of failures(readFileSync(report, 'utf8'))) console.log(failure);
console.log(`${sum((counts) => counts.passed)} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
