// `npm run bench -- --against COMMIT` measures the build in `dist` and the build of an earlier commit in alternation.
import {
  measureFirstEventByAddress,
  measureFirstEventInApp,
  fillAuditLog,
  measureEventFilter,
} from '#e2e/bench/audit/audit-log.ts';
import { withBuildOf } from './build-of-commit.ts';
import { median } from './measurement.ts';
import { measureScroll } from './scrolling.ts';
import { withBench, type SlowConditions, type BenchContext } from './bench-context.ts';
import { alignColumns } from './format-table.ts';
import { measureColoredOutput, measurePlainOutput } from './terminal.ts';
import { measureBlockedTime, measureReadyToType, measureLayoutShift, measureSignIn } from './sign-in.ts';

const RUNS = 7;

const SLOW_CPU = { cpuSlowdown: 4 };
const SLOW_NETWORK = { network: { mbit: 9, latencyMs: 60 } };
const SERVERS_PATH = '/web/cluster/one.example.com/nodes';

interface ComparisonTask {
  label: string;
  measure: (bench: BenchContext) => Promise<number>;
  /** The scenario, a plain one by default. The log has 5,000 events, the fleet 30,000 servers. */
  setup?: 'log' | 'fleet';
  /** The number of runs. Slow tasks run less often. */
  runs?: number;
  /** The limit for the ratio to the earlier commit, or for the value itself. */
  limit: { ratio: number } | { leastRatio: number } | { most: number };
}

const submit = (conditions: SlowConditions) => async (bench: BenchContext) =>
  (await measureSignIn(bench, conditions)).ms;

const MAX_SLOWDOWN = { ratio: 1.15 };

const TASKS: readonly ComparisonTask[] = [
  { label: 'ready to type, ms', measure: (bench) => measureReadyToType(bench), limit: MAX_SLOWDOWN },
  { label: 'the same, CPU 4 × slower', measure: (bench) => measureReadyToType(bench, SLOW_CPU), limit: MAX_SLOWDOWN },
  {
    label: 'the same, 9 Mbit/s with 60 ms',
    measure: (bench) => measureReadyToType(bench, SLOW_NETWORK),
    limit: MAX_SLOWDOWN,
  },
  { label: 'blocked on the way to the form, CPU 4 × slower, ms', measure: measureBlockedTime, limit: { most: 100 } },
  { label: 'submit → servers, ms', measure: submit({}), limit: MAX_SLOWDOWN },
  { label: 'the same, CPU 4 × slower', measure: submit(SLOW_CPU), limit: MAX_SLOWDOWN },
  { label: 'the same, 9 Mbit/s with 60 ms', measure: submit(SLOW_NETWORK), limit: MAX_SLOWDOWN },
  {
    label: 'requests from submit to servers, including those while typing',
    measure: async (bench) => (await measureSignIn(bench)).requests,
    limit: { most: 12 },
  },
  {
    label: 'first audit event by its address, ms',
    measure: measureFirstEventByAddress,
    setup: 'log',
    limit: { ratio: 1.1 },
  },
  {
    label: 'the same, CPU 4 × slower',
    measure: (bench) => measureFirstEventByAddress(bench, SLOW_CPU),
    setup: 'log',
    limit: { ratio: 1.1 },
  },
  { label: 'first audit event in the app, ms', measure: measureFirstEventInApp, setup: 'log', limit: MAX_SLOWDOWN },
  { label: 'key in the audit filter → rows, ms', measure: measureEventFilter, setup: 'log', limit: MAX_SLOWDOWN },
  { label: 'terminal output, plain, MB/s', measure: measurePlainOutput, runs: 3, limit: { leastRatio: 0.9 } },
  { label: 'the same, colored', measure: measureColoredOutput, runs: 3, limit: { leastRatio: 0.9 } },
  {
    label: '30,000 servers scrolled, 95th percentile frame, ms',
    measure: measureScroll,
    setup: 'fleet',
    runs: 3,
    limit: { ratio: 1.05 },
  },
  { label: 'layout shift, sign-in', measure: (bench) => measureLayoutShift(bench, '/web/login'), limit: { most: 0 } },
  {
    label: 'layout shift, servers',
    measure: (bench) => measureLayoutShift(bench, SERVERS_PATH, 'mira'),
    limit: { most: 0 },
  },
];

interface Comparison {
  label: string;
  current: number;
  earlier: number;
  limit: ComparisonTask['limit'];
}

const formatNumber = (value: number): string =>
  new Intl.NumberFormat('en', { maximumSignificantDigits: 3, useGrouping: false }).format(value);

// Two equal values, such as zeros, have the ratio 1.
const ratioOf = ({ current, earlier }: Comparison): number => (current === earlier ? 1 : current / earlier);

function isLimitExceeded(comparison: Comparison): boolean {
  const { limit } = comparison;
  if ('most' in limit) return !(comparison.current <= limit.most);
  if ('leastRatio' in limit) return !(ratioOf(comparison) >= limit.leastRatio);
  return !(ratioOf(comparison) <= limit.ratio);
}

function limitText(limit: ComparisonTask['limit']): string {
  if ('most' in limit) return `≤ ${limit.most}`;
  return 'leastRatio' in limit ? `≥ ${limit.leastRatio} of theirs` : `≤ ${limit.ratio} of theirs`;
}

const rowOf = (comparison: Comparison): string[] => [
  comparison.label,
  formatNumber(comparison.current),
  formatNumber(comparison.earlier),
  formatNumber(ratioOf(comparison)),
  limitText(comparison.limit) + (isLimitExceeded(comparison) ? '  MISSED' : ''),
];

async function measureInTurns(
  { label, measure, limit, runs = RUNS }: ComparisonTask,
  currentBench: BenchContext,
  earlierBench: BenchContext,
): Promise<Comparison> {
  const values: [number[], number[]] = [[], []];
  for (let run = 0; run < runs; run += 1) {
    // The order alternates, so that neither build always runs after the other one.
    const order = [
      async () => values[0].push(await measure(currentBench)),
      async () => values[1].push(await measure(earlierBench)),
    ];
    for (const next of run % 2 === 0 ? order : order.toReversed()) await next();
  }
  return { label, limit, current: median(values[0]), earlier: median(values[1]) };
}

const SCENARIOS = { plain: 'default', log: 'no events', fleet: 'large' } as const;

/** Measures the tasks of one scenario on both builds. */
function compareOn(scenario: keyof typeof SCENARIOS, earlierDist: string): Promise<Comparison[]> {
  return withBench(SCENARIOS[scenario], (currentBench) =>
    withBench(
      SCENARIOS[scenario],
      async (earlierBench) => {
        if (scenario === 'log') for (const { mock } of [currentBench, earlierBench]) fillAuditLog(mock.world);
        const comparisons: Comparison[] = [];
        for (const task of TASKS.filter(({ setup = 'plain' }) => setup === scenario)) {
          console.error(`measuring: ${task.label}`);
          const comparison = await measureInTurns(task, currentBench, earlierBench);
          console.error(
            `  ${formatNumber(comparison.current)} to ${formatNumber(comparison.earlier)}, ratio ${formatNumber(ratioOf(comparison))}`,
          );
          comparisons.push(comparison);
        }
        return comparisons;
      },
      earlierDist,
    ),
  );
}

/** Prints medians, ratios and limits. Returns whether all limits are met. */
export async function compareWithCommit(commit: string): Promise<boolean> {
  const comparisons = await withBuildOf(commit, async (dist) => [
    ...(await compareOn('plain', dist)),
    ...(await compareOn('log', dist)),
    ...(await compareOn('fleet', dist)),
  ]);
  console.log(alignColumns([['', 'ours', commit.slice(0, 10), 'ratio', 'goal'], ...comparisons.map(rowOf)]));
  return !comparisons.some(isLimitExceeded);
}
