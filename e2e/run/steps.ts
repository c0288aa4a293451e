// The steps of a test run. `npm test` is the gate: every check and a chosen set of browser tests. `npm run test:all` is
// every test, as a whole, as a folder or a file, or as one shard of several.
import { missing } from '#e2e/engines/found.ts';
import { readContract, readPlaywright, readVitest, type Results } from './results.ts';

export interface Step {
  name: string;
  command: string[];
  env?: Record<string, string>;
  /** Where the step's runner writes its results; a step without them counts as one test. */
  results?: { file: string; read: (text: string) => Results };
  /** The later steps need what it makes. */
  isRequired?: boolean;
}

export interface Run {
  tier: 'gate' | 'all';
  /** Folders and files of tests; all when empty. */
  paths: string[];
  /** As test runners take it, such as `1/6`; a single one is the whole. */
  shard: { index: number; count: number };
}

export const BROWSER_STEP = 'browser tests';

const script = (name: string, ...args: string[]) => [
  'npm',
  'run',
  '--silent',
  name,
  ...(args.length ? ['--'] : []),
  ...args,
];

const CHECKS: Step[] = [
  { name: 'contract lints', command: script('lint:contract') },
  { name: 'generated files are fresh and examples hold', command: script('generate', '--check') },
  { name: 'types', command: script('types') },
  { name: 'lint', command: script('lint') },
  { name: 'format', command: script('format:check') },
  { name: 'dead code', command: script('dead') },
  { name: 'lock file is complete', command: ['tsx', 'e2e/lock.ts'] },
];

const BUILDS: Step[] = [
  { name: 'build', command: script('build'), isRequired: true },
  { name: 'demo build', command: script('build:demo'), isRequired: true },
  { name: 'install a browser', command: ['tsx', 'e2e/browser/ensure.ts'], isRequired: true },
];

const BYTE_BUDGETS: Step = { name: 'byte budgets', command: ['tsx', 'e2e/bench/bytes.ts'] };

const CONTRACT: Step = {
  name: 'contract against the served mock',
  command: ['tsx', 'e2e/contract/served.ts'],
  results: { file: 'test-results/contract.json', read: readContract },
};

const shardArgs = ({ index, count }: Run['shard']) => (count > 1 ? [`--shard=${index}/${count}`] : []);

const REPORTERS = ['--reporter=dot', '--reporter=json'];

function unitTests({ tier, paths, shard }: Run): Step {
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

function browserTests({ tier, paths, shard }: Run): Step {
  return {
    name: BROWSER_STEP,
    command: ['playwright', 'test', ...paths, ...shardArgs(shard), '--pass-with-no-tests'],
    env: { TEST_TIER: tier },
    results: { file: 'test-results/results.json', read: readPlaywright },
  };
}

/** Firefox and WebKit are not part of a fresh machine, so they are tested where they are installed. */
const engines = ({ shard }: Run): Step[] =>
  missing.length > 0
    ? []
    : [
        {
          name: 'Firefox and WebKit',
          command: ['tsx', 'e2e/engines/run.ts', ...shardArgs(shard)],
          results: { file: 'test-results/engines.json', read: readPlaywright },
        },
      ];

/** In their order; the steps of one group run at the same time. */
export function stepsOf(run: Run): Step[][] {
  const { tier, paths, shard } = run;
  if (paths.length > 0) return [[unitTests(run)], BUILDS, [browserTests(run)]];
  const isFirst = shard.index === 1;
  const isLast = shard.index === shard.count;
  return [
    isFirst ? CHECKS : [],
    [unitTests(run)],
    BUILDS,
    isFirst ? [BYTE_BUDGETS] : [],
    [browserTests(run)],
    tier === 'all' ? engines(run) : [],
    isLast ? [CONTRACT] : [],
  ].filter((group) => group.length > 0);
}
