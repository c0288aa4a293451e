// `npm run bench -- --against COMMIT`: the way in of the working tree's build and of an earlier commit's, in turns.
import { eventsByAddress, eventsInApp, fill, filterEvents } from '#e2e/bench/audit/log.ts';
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
  /** What theirs is measured by where it does not have the same. */
  theirs?: (stage: Stage) => Promise<number>;
  /** Ours stands before a log of 5,000 events. */
  isOfLog?: boolean;
  /** Of ours to theirs, at most; or of ours alone. */
  goal: { ratio: number } | { most: number };
}

const submit = (conditions: Conditions) => async (stage: Stage) => (await submitToServers(stage, conditions)).ms;

/** Of the log, which that commit does not have: in proportion to what it took to be ready to type. */
const ofLog = (
  what: string,
  take: (stage: Stage, conditions: Conditions) => Promise<number>,
  ratios: [number, number],
) =>
  [
    { what, conditions: {}, ratio: ratios[0] },
    { what: 'the same, CPU 4 × slower', conditions: SLOW, ratio: ratios[1] },
  ].map(({ what, conditions, ratio }): Task => ({
    what,
    take: (stage) => take(stage, conditions),
    theirs: (stage) => readyToType(stage, conditions),
    isOfLog: true,
    goal: { ratio },
  }));

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
  ...ofLog('first audit event by its address | ready to type, ms', eventsByAddress, [0.8, 0.85]),
  ...ofLog('first audit event in the app | ready to type, ms', eventsInApp, [0.35, 0.45]),
  ...ofLog('key in the audit filter → rows | ready to type, ms', filterEvents, [0.12, 0.14]),
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

async function inTurns(
  { take, theirs: takeTheirs = take, what, goal }: Task,
  ours: Stage,
  theirs: Stage,
): Promise<Pair> {
  const values: [number[], number[]] = [[], []];
  for (let run = 0; run < RUNS; run += 1) {
    // Who begins changes, so that neither always finds the machine as the other left it.
    const order = [async () => values[0].push(await take(ours)), async () => values[1].push(await takeTheirs(theirs))];
    for (const measure of run % 2 === 0 ? order : order.toReversed()) await measure();
  }
  return { what, goal, ours: median(values[0]), theirs: median(values[1]) };
}

const scriptsOf = async (dist: string): Promise<number> =>
  (await signInOf(dist)).find(({ what }) => what === 'of which JavaScript')?.value ?? Number.NaN;

type Stages = Readonly<Record<'ours' | 'log' | 'theirs', Stage>>;

/** Prints medians, ratios and what the goals are; whether all are met. */
export async function against(commit: string): Promise<boolean> {
  const measured = async (stages: Stages, dist: string): Promise<Pair[]> => {
    fill(stages.log.mock.world);
    const found: Pair[] = [];
    for (const task of TASKS) {
      console.error(`measuring: ${task.what}`);
      found.push(await inTurns(task, task.isOfLog ? stages.log : stages.ours, stages.theirs));
    }
    const what = 'script before the form, KiB gzip';
    return [...found, { what, ours: await scriptsOf('dist'), theirs: await scriptsOf(dist), goal: { most: 100 } }];
  };
  const pairs = await withBuildOf(commit, (dist) =>
    onStage('default', (ours) =>
      onStage('no events', (log) => onStage('default', (theirs) => measured({ ours, log, theirs }, dist), dist)),
    ),
  );
  console.log(columns([['', 'ours', commit.slice(0, 10), 'ratio', 'goal'], ...pairs.map(rowOf)]));
  return !pairs.some(isMissed);
}
