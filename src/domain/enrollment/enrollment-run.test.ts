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

const shortEventName = (event: DiscoverEvent): string => event.replace('tp.ui.discover.', '');

/** Runs actions and returns the short texts of the usage reports, such as "deployService SUCCESS". */
function runActions(flow: FlowName, actions: readonly RunAction[]): { run: EnrollmentRun; reported: string[] } {
  let run = startRun(flow);
  const reportTexts: string[] = [];
  for (const action of actions) {
    const { run: nextRunState, reports } = nextRun(run, action);
    run = nextRunState;
    reportTexts.push(
      ...reports.map(({ event, status }) => `${shortEventName(event)} ${status.replace('DISCOVER_STATUS_', '')}`),
    );
  }
  return { run, reported: reportTexts };
}

const proceed: RunAction = { type: 'proceed' };

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
test.each(EXPECTED_ORDER)('flow %s reports its steps in the order of the protocol, then is over', (flow, events) => {
  const selfReportingSteps = ['testConnection', 'autoDiscoveredResources'];
  const { run, reported } = runActions(
    flow,
    Array.from(events, () => proceed),
  );
  expect(reported).toEqual(
    events.map((event) => `${event} ${selfReportingSteps.includes(event) ? 'SKIPPED' : 'SUCCESS'}`),
  );
  expect(run.isOver).toBe(true);
});

describe('a run', () => {
  const reportPassedTest: RunAction = { type: 'tell' };
  const cases: [title: string, flow: FlowName, actions: RunAction[], expected: string[]][] = [
    ['skips a step', 'server', [{ type: 'skip' }], ['deployService SKIPPED']],
    [
      'reports a connection test when its result is known, and not again when the user continues',
      'server',
      [proceed, proceed, reportPassedTest, proceed],
      ['deployService SUCCESS', 'principals.configure SUCCESS', 'testConnection SUCCESS'],
    ],
    [
      'reports every result of a repeated connection test',
      'server',
      [proceed, proceed, { type: 'tell', error: 'refused' }, reportPassedTest, proceed],
      ['deployService SUCCESS', 'principals.configure SUCCESS', 'testConnection ERROR', 'testConnection SUCCESS'],
    ],
    [
      'jumps over unnecessary steps and reports them as skipped',
      'selfHosted',
      [{ type: 'jump', stepCount: 2 }, proceed],
      ['database.register SUCCESS', 'deployService SKIPPED', 'database.configure.mtls SUCCESS'],
    ],
    ['reports nothing after a detour to another page', 'rds', [{ type: 'detour' }, { type: 'leave' }, proceed], []],
    [
      'reports nothing when the user goes back, and reports the step again later',
      'selfHosted',
      [proceed, proceed, { type: 'back' }, proceed],
      ['database.register SUCCESS', 'deployService SUCCESS', 'deployService SUCCESS'],
    ],
    [
      'ends when the user goes back from the first step',
      'server',
      [{ type: 'back' }, proceed],
      ['deployService ABORTED'],
    ],
    [
      'reports the step as aborted when the user leaves before the last step',
      'kubernetes',
      [proceed, { type: 'leave' }],
      ['deployService SUCCESS', 'principals.configure ABORTED'],
    ],
    [
      'reports its completion once when the user leaves the last step',
      'server',
      [proceed, proceed, reportPassedTest, proceed, { type: 'leave' }, { type: 'leave' }],
      ['deployService SUCCESS', 'principals.configure SUCCESS', 'testConnection SUCCESS', 'completed SUCCESS'],
    ],
    [
      'stays on a step whose call failed',
      'selfHosted',
      [{ type: 'fail', error: 'taken' }, proceed],
      ['database.register ERROR', 'database.register SUCCESS'],
    ],
  ];
  it.each(cases)('%s', (...[, flow, actions, expected]) =>
    expect(runActions(flow, actions).reported).toEqual(expected),
  );

  it('reports a failed call with its error and with zero resources', () => {
    expect(nextRun(startRun('rds'), { type: 'fail', error: 'no such role' }).reports).toEqual([
      {
        event: 'tp.ui.discover.integration.awsoidc.connect',
        status: 'DISCOVER_STATUS_ERROR',
        error: 'no such role',
        autoDiscoverResourcesCount: 0,
        selectedResourcesCount: 0,
      },
    ]);
  });
  it('reports the number of selected resources when the user continues or jumps', () => {
    const { run } = runActions('rds', [proceed]);
    const { reports } = nextRun(run, { type: 'proceed', counts: { selectedResourcesCount: 1 } });
    expect(reports).toEqual([
      { event: 'tp.ui.discover.database.enroll.rds', status: 'DISCOVER_STATUS_SUCCESS', selectedResourcesCount: 1 },
    ]);
    expect(nextRun(run, { type: 'jump', stepCount: 2, counts: { selectedResourcesCount: 1 } }).reports).toEqual([
      ...reports,
      { event: 'tp.ui.discover.deployService', status: 'DISCOVER_STATUS_SKIPPED' },
    ]);
  });
  it('does not jump beyond its last step', () => {
    const { run } = runActions('server', [{ type: 'jump', stepCount: 9 }]);
    expect(currentStepOf(run).event).toBe('tp.ui.discover.completed');
  });
});

const LEAVE_CONFIRMATIONS: [FlowName, boolean[]][] = [
  ['server', [true, true, true, false]],
  ['rds', [false, true, true, true, true, true, false]],
  ['activeDirectory', [true, true, true, false, false]],
];

// docs/behaviour.md#enrolling "Leaving a guide before the last step"
test.each(LEAVE_CONFIRMATIONS)(
  'leaving flow %s needs confirmation only at steps where work would be lost',
  (flow, confirmations) => {
    expect(enrollFlows[flow].map((_, stepIndex) => mustConfirmLeaving({ ...startRun(flow), stepIndex }))).toEqual(
      confirmations,
    );
    expect(mustConfirmLeaving({ ...startRun(flow), stepIndex: 1, isOver: true })).toBe(false);
  },
);

// docs/behaviour.md#enrolling "Only the guides for databases have a Back"
test('only database guides allow going back, and to the registration only if the database is known', () => {
  const backAllowedPerStep = (flow: FlowName, isDatabaseKnown: boolean) =>
    enrollFlows[flow].map((_, stepIndex) => canGoBack({ ...startRun(flow), stepIndex }, isDatabaseKnown));
  expect(backAllowedPerStep('selfHosted', true)).toEqual([false, true, true, true, true, false]);
  expect(backAllowedPerStep('selfHosted', false)).toEqual([false, false, true, true, true, false]);
  expect(backAllowedPerStep('rds', false)).toEqual([false, true, false, true, true, true, false]);
  for (const flow of ['server', 'kubernetes', 'activeDirectory'] as const)
    expect(backAllowedPerStep(flow, true)).not.toContain(true);
});
