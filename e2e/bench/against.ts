// `npm run bench -- --against COMMIT` measures the build in `dist` and the build of an earlier commit in turns.
import { eventsByAddress, eventsInApp, fill, filterEvents } from '#e2e/bench/audit/log.ts';
import { withBuildOf } from './earlier.ts';
import { median } from './measure.ts';
import { scroll } from './scrolling.ts';
import { onStage, type Conditions, type Stage } from './stage.ts';
import { columns } from './table.ts';
import { coloredOutput, plainOutput } from './terminal.ts';
import { blocked, readyToType, shift, submitToServers } from './way-in.ts';

const RUNS = 7;

const SLOW = { slower: 4 };
const FAR = { network: { mbit: 9, latencyMs: 60 } };
const SERVERS = '/web/cluster/one.example.com/nodes';

interface Task {
  what: string;
  measure: (stage: Stage) => Promise<number>;
  /** Which stage it runs on, the plain one by default; the log has 5,000 events, the fleet 30,000 servers. */
  on?: 'log' | 'fleet';
  /** How many times; slow tasks run less often. */
  runs?: number;
  /** Bounds of the ratio to the earlier commit, or of the value itself. */
  goal: { ratio: number } | { leastRatio: number } | { most: number };
}

const submit = (conditions: Conditions) => async (stage: Stage) => (await submitToServers(stage, conditions)).ms;

const NO_SLOWER = { ratio: 1.15 };

const TASKS: readonly Task[] = [
  { what: 'ready to type, ms', measure: (stage) => readyToType(stage), goal: NO_SLOWER },
  { what: 'the same, CPU 4 × slower', measure: (stage) => readyToType(stage, SLOW), goal: NO_SLOWER },
  { what: 'the same, 9 Mbit/s with 60 ms', measure: (stage) => readyToType(stage, FAR), goal: NO_SLOWER },
  { what: 'blocked on the way to the form, CPU 4 × slower, ms', measure: blocked, goal: { most: 100 } },
  { what: 'submit → servers, ms', measure: submit({}), goal: NO_SLOWER },
  { what: 'the same, CPU 4 × slower', measure: submit(SLOW), goal: NO_SLOWER },
  { what: 'the same, 9 Mbit/s with 60 ms', measure: submit(FAR), goal: NO_SLOWER },
  {
    what: 'requests from submit to servers, including those while typing',
    measure: async (stage) => (await submitToServers(stage)).requests,
    goal: { most: 12 },
  },
  { what: 'first audit event by its address, ms', measure: eventsByAddress, on: 'log', goal: { ratio: 1.1 } },
  {
    what: 'the same, CPU 4 × slower',
    measure: (stage) => eventsByAddress(stage, SLOW),
    on: 'log',
    goal: { ratio: 1.1 },
  },
  { what: 'first audit event in the app, ms', measure: eventsInApp, on: 'log', goal: NO_SLOWER },
  { what: 'key in the audit filter → rows, ms', measure: filterEvents, on: 'log', goal: NO_SLOWER },
  { what: 'terminal output, plain, MB/s', measure: plainOutput, runs: 3, goal: { leastRatio: 0.9 } },
  { what: 'the same, colored', measure: coloredOutput, runs: 3, goal: { leastRatio: 0.9 } },
  {
    what: '30,000 servers scrolled, 95th percentile frame, ms',
    measure: scroll,
    on: 'fleet',
    runs: 3,
    goal: { ratio: 1.05 },
  },
  { what: 'layout shift, sign-in', measure: (stage) => shift(stage, '/web/login'), goal: { most: 0 } },
  { what: 'layout shift, servers', measure: (stage) => shift(stage, SERVERS, 'mira'), goal: { most: 0 } },
];

interface Pair {
  what: string;
  ours: number;
  theirs: number;
  goal: Task['goal'];
}

const number = (value: number): string =>
  new Intl.NumberFormat('en', { maximumSignificantDigits: 3, useGrouping: false }).format(value);

// Where neither took anything there is nothing to compare.
const ratioOf = ({ ours, theirs }: Pair): number => (ours === theirs ? 1 : ours / theirs);

function isMissed(pair: Pair): boolean {
  const { goal } = pair;
  if ('most' in goal) return !(pair.ours <= goal.most);
  if ('leastRatio' in goal) return !(ratioOf(pair) >= goal.leastRatio);
  return !(ratioOf(pair) <= goal.ratio);
}

function goalText(goal: Task['goal']): string {
  if ('most' in goal) return `≤ ${goal.most}`;
  return 'leastRatio' in goal ? `≥ ${goal.leastRatio} of theirs` : `≤ ${goal.ratio} of theirs`;
}

const rowOf = (pair: Pair): string[] => [
  pair.what,
  number(pair.ours),
  number(pair.theirs),
  number(ratioOf(pair)),
  goalText(pair.goal) + (isMissed(pair) ? '  MISSED' : ''),
];

async function inTurns({ what, measure, goal, runs = RUNS }: Task, ours: Stage, theirs: Stage): Promise<Pair> {
  const values: [number[], number[]] = [[], []];
  for (let run = 0; run < runs; run += 1) {
    // Both take turns at being first, so that neither always finds the machine as the other left it.
    const order = [async () => values[0].push(await measure(ours)), async () => values[1].push(await measure(theirs))];
    for (const next of run % 2 === 0 ? order : order.toReversed()) await next();
  }
  return { what, goal, ours: median(values[0]), theirs: median(values[1]) };
}

const SCENARIOS = { plain: 'default', log: 'no events', fleet: 'large' } as const;

/** Measures the tasks of one scenario on both builds. */
function measureOn(scenario: keyof typeof SCENARIOS, earlierDist: string): Promise<Pair[]> {
  return onStage(SCENARIOS[scenario], (ours) =>
    onStage(
      SCENARIOS[scenario],
      async (theirs) => {
        if (scenario === 'log') for (const { mock } of [ours, theirs]) fill(mock.world);
        const pairs: Pair[] = [];
        for (const task of TASKS.filter(({ on = 'plain' }) => on === scenario)) {
          console.error(`measuring: ${task.what}`);
          const pair = await inTurns(task, ours, theirs);
          console.error(`  ${number(pair.ours)} to ${number(pair.theirs)}, ratio ${number(ratioOf(pair))}`);
          pairs.push(pair);
        }
        return pairs;
      },
      earlierDist,
    ),
  );
}

/** Prints medians, ratios and goals; true when all goals are met. */
export async function against(commit: string): Promise<boolean> {
  const pairs = await withBuildOf(commit, async (dist) => [
    ...(await measureOn('plain', dist)),
    ...(await measureOn('log', dist)),
    ...(await measureOn('fleet', dist)),
  ]);
  console.log(columns([['', 'ours', commit.slice(0, 10), 'ratio', 'goal'], ...pairs.map(rowOf)]));
  return !pairs.some(isMissed);
}
