import { describe, expect, it, test } from 'vitest';
import type { FlowName } from './enroll-card.ts';
import { enrollFlows, type DiscoverEvent } from './flows.ts';
import {
  startRun,
  canGoBack,
  mustConfirmLeaving,
  nextRun,
  currentStepOf,
  type RunAction,
  type EnrollmentRun,
} from './enrollment-run.ts';

const shortened = (event: DiscoverEvent): string => event.replace('tp.ui.discover.', '');

/** What is told by deeds, one after the other, in short: "deployService SUCCESS". */
function runActions(flow: FlowName, actions: readonly RunAction[]): { run: EnrollmentRun; reported: string[] } {
  let run = startRun(flow);
  const told: string[] = [];
  for (const action of actions) {
    const { run: then, reports } = nextRun(run, action);
    run = then;
    told.push(...reports.map(({ event, status }) => `${shortened(event)} ${status.replace('DISCOVER_STATUS_', '')}`));
  }
  return { run, reported: told };
}

const proceed: RunAction = { do: 'proceed' };

const EXPECTED_ORDER: [FlowName, string[]][] = [
  ['server', ['deployService', 'principals.configure', 'testConnection', 'completed']],
  ['kubernetes', ['deployService', 'principals.configure', 'testConnection', 'completed']],
  [
    'selfHosted',
    [
      'database.register',
      'deployService',
      'database.configure.mtls',
      'principals.configure',
      'testConnection',
      'completed',
    ],
  ],
  [
    'rds',
    [
      'integration.awsoidc.connect',
      'database.enroll.rds',
      'deployService',
      'database.configure.iampolicy',
      'principals.configure',
      'testConnection',
      'completed',
    ],
  ],
  [
    'activeDirectory',
    [
      'desktop.activeDirectory.tools.install',
      'desktop.activeDirectory.configure',
      'deployService',
      'autoDiscoveredResources',
      'completed',
    ],
  ],
];

// docs/behaviour.md#enrolling "A guide is a list of steps (src/domain/enrollment/flows.ts)",
// "Each report is sent once, with one ID"
test.each(EXPECTED_ORDER)('the flow %s tells of its steps in the order of the protocol', (flow, events) => {
  const manual = ['testConnection', 'autoDiscoveredResources'];
  const { run, reported: told } = runActions(
    flow,
    Array.from(events, () => proceed),
  );
  expect(told).toEqual(events.map((event) => `${event} ${manual.includes(event) ? 'SKIPPED' : 'SUCCESS'}`));
  expect(run.isOver).toBe(true);
});

describe('a run', () => {
  const tested: RunAction = { do: 'tell' };
  const cases: [title: string, flow: FlowName, actions: RunAction[], expected: string[]][] = [
    ['skips a step', 'server', [{ do: 'skip' }], ['deployService SKIPPED']],
    [
      'tells of a test once it is known, and not again when one goes on',
      'server',
      [proceed, proceed, tested, proceed],
      ['deployService SUCCESS', 'principals.configure SUCCESS', 'testConnection SUCCESS'],
    ],
    [
      'tells of every test',
      'server',
      [proceed, proceed, { do: 'tell', error: 'refused' }, tested, proceed],
      ['deployService SUCCESS', 'principals.configure SUCCESS', 'testConnection ERROR', 'testConnection SUCCESS'],
    ],
    [
      'jumps over what is not needed',
      'selfHosted',
      [{ do: 'jump', stepCount: 2 }, proceed],
      ['database.register SUCCESS', 'deployService SKIPPED', 'database.configure.mtls SUCCESS'],
    ],
    ['is told of nothing while it leads to another page', 'rds', [{ do: 'detour' }, { do: 'leave' }, proceed], []],
    [
      'goes back without a word, and forward again',
      'selfHosted',
      [proceed, proceed, { do: 'back' }, proceed],
      ['database.register SUCCESS', 'deployService SUCCESS', 'deployService SUCCESS'],
    ],
    ['ends where one goes back on the first step', 'server', [{ do: 'back' }, proceed], ['deployService ABORTED']],
    [
      'is left early',
      'kubernetes',
      [proceed, { do: 'leave' }],
      ['deployService SUCCESS', 'principals.configure ABORTED'],
    ],
    [
      'is left at its end',
      'server',
      [proceed, proceed, tested, proceed, { do: 'leave' }, { do: 'leave' }],
      ['deployService SUCCESS', 'principals.configure SUCCESS', 'testConnection SUCCESS', 'completed SUCCESS'],
    ],
    [
      'stays where a call failed',
      'selfHosted',
      [{ do: 'fail', error: 'taken' }, proceed],
      ['database.register ERROR', 'database.register SUCCESS'],
    ],
  ];
  it.each(cases)('%s', (...[, flow, actions, expected]) =>
    expect(runActions(flow, actions).reported).toEqual(expected),
  );

  it('says what failed, and that nothing was found', () => {
    expect(nextRun(startRun('rds'), { do: 'fail', error: 'no such role' }).reports).toEqual([
      {
        event: 'tp.ui.discover.integration.awsoidc.connect',
        status: 'DISCOVER_STATUS_ERROR',
        error: 'no such role',
        autoDiscoverResourcesCount: 0,
        selectedResourcesCount: 0,
      },
    ]);
  });
  it('says how many were chosen or found', () => {
    const { run } = runActions('rds', [proceed]);
    const { reports } = nextRun(run, { do: 'proceed', counts: { selectedResourcesCount: 1 } });
    expect(reports).toEqual([
      { event: 'tp.ui.discover.database.enroll.rds', status: 'DISCOVER_STATUS_SUCCESS', selectedResourcesCount: 1 },
    ]);
    expect(nextRun(run, { do: 'jump', stepCount: 2, counts: { selectedResourcesCount: 1 } }).reports).toEqual([
      ...reports,
      { event: 'tp.ui.discover.deployService', status: 'DISCOVER_STATUS_SKIPPED' },
    ]);
  });
  it('goes nowhere beyond its last step', () => {
    const { run } = runActions('server', [{ do: 'jump', stepCount: 9 }]);
    expect(currentStepOf(run).event).toBe('tp.ui.discover.completed');
  });
});

const LEAVE_CONFIRMATIONS: [FlowName, boolean[]][] = [
  ['server', [true, true, true, false]],
  ['rds', [false, true, true, true, true, true, false]],
  ['activeDirectory', [true, true, true, false, false]],
];

// docs/behaviour.md#enrolling "Leaving a guide before the last step"
test.each(LEAVE_CONFIRMATIONS)('leaving the flow %s asks only where something would be lost', (flow, asked) => {
  expect(enrollFlows[flow].map((_, at) => mustConfirmLeaving({ ...startRun(flow), stepIndex: at }))).toEqual(asked);
  expect(mustConfirmLeaving({ ...startRun(flow), stepIndex: 1, isOver: true })).toBe(false);
});

// docs/behaviour.md#enrolling "Only the guides for databases have a Back"
test('only guides to databases lead back, and to registering only with what was registered', () => {
  const ways = (flow: FlowName, isRegistered: boolean) =>
    enrollFlows[flow].map((_, at) => canGoBack({ ...startRun(flow), stepIndex: at }, isRegistered));
  expect(ways('selfHosted', true)).toEqual([false, true, true, true, true, false]);
  expect(ways('selfHosted', false)).toEqual([false, false, true, true, true, false]);
  expect(ways('rds', false)).toEqual([false, true, false, true, true, true, false]);
  for (const flow of ['server', 'kubernetes', 'activeDirectory'] as const) expect(ways(flow, true)).not.toContain(true);
});
