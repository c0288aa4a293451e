// `npm run bench -- --against COMMIT`: the way in of the working tree's build and of an earlier commit's, in turns.
import { withBuildOf } from './earlier.ts';
import { median } from './measure.ts';
import { signInOf } from './sizes.ts';
import { onStage, type Conditions, type Stage } from './stage.ts';
import { columns } from './table.ts';
import { blocked, readyToType, shift, submitToServers } from './way-in.ts';

const RUNS = 7;

const SLOW = { slower: 4 };
const FAR = { network: { mbit: 9, latencyMs: 60 } };
const SERVERS = '/web/cluster/one.example.com/nodes';

interface Task {
  what: string;
  take: (stage: Stage) => Promise<number>;
  /** Of ours to theirs, at most; or of ours alone. */
  goal: { ratio: number } | { most: number };
}

const submit = (conditions: Conditions) => async (stage: Stage) => (await submitToServers(stage, conditions)).ms;

const TASKS: readonly Task[] = [
  { what: 'ready to type, ms', take: (stage) => readyToType(stage), goal: { ratio: 0.55 } },
  { what: 'the same, CPU 4 × slower', take: (stage) => readyToType(stage, SLOW), goal: { ratio: 0.45 } },
  { what: 'the same, 9 Mbit/s with 60 ms', take: (stage) => readyToType(stage, FAR), goal: { ratio: 0.6 } },
  { what: 'blocked on the way to the form, CPU 4 × slower, ms', take: blocked, goal: { ratio: 0.45 } },
  { what: 'submit → servers, ms', take: submit({}), goal: { ratio: 0.5 } },
  { what: 'the same, CPU 4 × slower', take: submit(SLOW), goal: { ratio: 0.45 } },
  { what: 'the same, 9 Mbit/s with 60 ms', take: submit(FAR), goal: { ratio: 0.45 } },
  {
    what: 'requests from submit to servers, what is fetched while typing included',
    take: async (stage) => (await submitToServers(stage)).requests,
    goal: { most: 12 },
  },
  { what: 'layout shift, sign-in', take: (stage) => shift(stage, '/web/login'), goal: { most: 0 } },
  { what: 'layout shift, servers', take: (stage) => shift(stage, SERVERS, 'mira'), goal: { most: 0 } },
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

const isMissed = (pair: Pair): boolean =>
  'ratio' in pair.goal ? !(ratioOf(pair) <= pair.goal.ratio || pair.ours === 0) : !(pair.ours <= pair.goal.most);

const rowOf = (pair: Pair): string[] => [
  pair.what,
  number(pair.ours),
  number(pair.theirs),
  number(ratioOf(pair)),
  ('ratio' in pair.goal ? `≤ ${pair.goal.ratio} of theirs` : `≤ ${pair.goal.most}`) +
    (isMissed(pair) ? '  MISSED' : ''),
];

async function inTurns({ take, what, goal }: Task, ours: Stage, theirs: Stage): Promise<Pair> {
  const values: [number[], number[]] = [[], []];
  for (let run = 0; run < RUNS; run += 1) {
    // Who begins changes, so that neither always finds the machine as the other left it.
    const order: [Stage, number[]][] = [
      [ours, values[0]],
      [theirs, values[1]],
    ];
    for (const [stage, kept] of run % 2 === 0 ? order : order.toReversed()) kept.push(await take(stage));
  }
  return { what, goal, ours: median(values[0]), theirs: median(values[1]) };
}

const scriptsOf = async (dist: string): Promise<number> =>
  (await signInOf(dist)).find(({ what }) => what === 'of which JavaScript')?.value ?? Number.NaN;

/** Prints medians, ratios and what the goals are; whether all are met. */
export async function against(commit: string): Promise<boolean> {
  const pairs = await withBuildOf(commit, async (dist) =>
    onStage('default', (ours) =>
      onStage(
        'default',
        async (theirs) => {
          const found: Pair[] = [];
          for (const task of TASKS) {
            console.error(`measuring: ${task.what}`);
            found.push(await inTurns(task, ours, theirs));
          }
          const what = 'script before the form, KiB gzip';
          return [
            ...found,
            { what, ours: await scriptsOf('dist'), theirs: await scriptsOf(dist), goal: { most: 100 } },
          ];
        },
        dist,
      ),
    ),
  );
  console.log(columns([['', 'ours', commit.slice(0, 10), 'ratio', 'goal'], ...pairs.map(rowOf)]));
  return !pairs.some(isMissed);
}
