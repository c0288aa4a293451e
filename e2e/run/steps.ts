// Defines the steps of a test run. `npm test` is the gate: all checks, all unit tests and selected browser tests.
// `npm run test:all` runs all tests, or those of a folder, a file or one shard.
import { missingPrograms } from '#e2e/engines/find-programs.ts';
import { installedPrograms } from '#e2e/reverse-proxy/programs.ts';
import { readContract, readPlaywright, readVitest, type TestResults } from './results.ts';

export interface Step {
  name: string;
  command: string[];
  env?: Record<string, string>;
  /** The file to which the step writes its results, and how to read it. A step without it counts as one test. */
  results?: { file: string; read: (text: string) => TestResults };
  /** Whether later steps need this step, so the run stops if it fails. */
  isRequired?: boolean;
}

export interface TestRun {
  tier: 'gate' | 'all';
  /** The folders and files whose tests run. If empty, all tests run. */
  paths: string[];
  /** The part of the tests to run, for example 1 of 6. A count of one means all tests. */
  shard: { index: number; count: number };
}

export const BROWSER_STEP = 'browser tests';

const npmScript = (name: string, ...args: string[]) => [
  'npm',
  'run',
  '--silent',
  name,
  ...(args.length ? ['--'] : []),
  ...args,
];

const CHECK_STEPS: Step[] = [
  { name: 'contract lints', command: npmScript('lint:contract') },
  { name: 'generated files are fresh and examples hold', command: npmScript('generate', '--check') },
  { name: 'types', command: npmScript('types') },
  { name: 'lint', command: npmScript('lint') },
  { name: 'format', command: npmScript('format:check') },
  { name: 'dead code', command: npmScript('dead') },
  { name: 'lock file is complete', command: ['tsx', 'e2e/lock.ts'] },
];

const BUILD_STEPS: Step[] = [
  { name: 'build', command: npmScript('build'), isRequired: true },
  { name: 'demo build', command: npmScript('build:demo'), isRequired: true },
  { name: 'install a browser', command: ['tsx', 'e2e/browser/ensure.ts'], isRequired: true },
];

const BYTE_BUDGETS_STEP: Step = { name: 'byte budgets', command: ['tsx', 'e2e/bench/bytes.ts'] };

const CONTRACT_STEP: Step = {
  name: 'contract against the served mock',
  command: ['tsx', 'e2e/contract/served.ts'],
  results: { file: 'test-results/contract.json', read: readContract },
};

const PACKAGE_STEP: Step = { name: 'npm package', command: ['tsx', 'e2e/package/run.ts'] };

const RELEASE_STEPS: Step[] = [
  { name: 'two releases are the same', command: ['tsx', 'e2e/release/run.ts'] },
  { name: 'documentation site', command: npmScript('docs') },
];

const DEPLOY_STEP: Step = { name: 'deployment files', command: npmScript('test:deploy') };

const shardArgs = ({ index, count }: TestRun['shard']) => (count > 1 ? [`--shard=${index}/${count}`] : []);

const REPORTERS = ['--reporter=dot', '--reporter=json'];

function unitTestStep({ tier, paths, shard }: TestRun): Step {
  const file = 'test-results/unit.json';
  return {
    name: 'unit tests',
    command: [
      'vitest',
      'run',
      ...paths,
      ...shardArgs(shard),
      '--passWithNoTests',
      ...REPORTERS,
      `--outputFile.json=${file}`,
    ],
    env: tier === 'all' ? { FUZZ: 'long' } : {},
    results: { file, read: readVitest },
  };
}

function browserTestStep({ tier, paths, shard }: TestRun): Step {
  return {
    name: BROWSER_STEP,
    command: ['playwright', 'test', ...paths, ...shardArgs(shard), '--pass-with-no-tests'],
    env: { TEST_TIER: tier },
    results: { file: 'test-results/results.json', read: readPlaywright },
  };
}

/** The tests in Firefox and WebKit. They run only on machines that have the required programs. */
const engineTestSteps = ({ shard }: TestRun): Step[] =>
  missingPrograms.length > 0
    ? []
    : [
        {
          name: 'Firefox and WebKit',
          command: ['tsx', 'e2e/engines/run.ts', ...shardArgs(shard)],
          results: { file: 'test-results/engines.json', read: readPlaywright },
        },
      ];

/** The recipes for reverse proxies. Without any installed program, the step says so and has no results. */
const proxyTestStep = ({ shard }: TestRun): Step => ({
  name: 'reverse proxies',
  command: ['tsx', 'e2e/reverse-proxy/run.ts', ...shardArgs(shard)],
  ...(installedPrograms.length > 0 && { results: { file: 'test-results/proxies.json', read: readPlaywright } }),
});

/** The groups of steps of a run. The groups run one after another, and the steps of a group run concurrently. */
export function stepsOf(run: TestRun): Step[][] {
  const { tier, paths, shard } = run;
  if (paths.length > 0) return [[unitTestStep(run)], BUILD_STEPS, [browserTestStep(run)]];
  const isFirstShard = shard.index === 1;
  const isLastShard = shard.index === shard.count;
  return [
    isFirstShard ? CHECK_STEPS : [],
    [unitTestStep(run)],
    BUILD_STEPS,
    isFirstShard ? [BYTE_BUDGETS_STEP] : [],
    [browserTestStep(run)],
    tier === 'all' ? engineTestSteps(run) : [],
    tier === 'all' ? [proxyTestStep(run)] : [],
    tier === 'all' && isFirstShard ? [DEPLOY_STEP] : [],
    isLastShard ? [CONTRACT_STEP] : [],
    // Packing builds the console again, so no other step may use the build at the same time.
    isLastShard ? [PACKAGE_STEP] : [],
    ...(tier === 'all' && isLastShard ? RELEASE_STEPS.map((step) => [step]) : []),
  ].filter((group) => group.length > 0);
}
