import { describe, expect, it, test } from 'vitest';
import type { FlowName } from './card.ts';
import { flows, type DiscoverEvent } from './flows.ts';
import { begin, canGoBack, mustAskToLeave, next, stepOf, type Deed, type Run } from './next.ts';

const shortened = (event: DiscoverEvent): string => event.replace('tp.ui.discover.', '');

/** What is told by deeds, one after the other, in short: "deployService SUCCESS". */
function play(flow: FlowName, deeds: readonly Deed[]): { run: Run; told: string[] } {
  let run = begin(flow);
  const told: string[] = [];
  for (const deed of deeds) {
    const { run: then, reports } = next(run, deed);
    run = then;
    told.push(...reports.map(({ event, status }) => `${shortened(event)} ${status.replace('DISCOVER_STATUS_', '')}`));
  }
  return { run, told };
}

const on: Deed = { do: 'proceed' };

const ORDER: [FlowName, string[]][] = [
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

// docs/behaviour.md#enrolling "A guide is a list of steps"
test.each(ORDER)('the flow %s tells of its steps in the order of the protocol', (flow, events) => {
  const manual = ['testConnection', 'autoDiscoveredResources'];
  const { run, told } = play(
    flow,
    Array.from(events, () => on),
  );
  expect(told).toEqual(events.map((event) => `${event} ${manual.includes(event) ? 'SKIPPED' : 'SUCCESS'}`));
  expect(run.isOver).toBe(true);
});

describe('a run', () => {
  const tested: Deed = { do: 'tell' };
  const cases: [title: string, flow: FlowName, deeds: Deed[], told: string[]][] = [
    ['skips a step', 'server', [{ do: 'skip' }], ['deployService SKIPPED']],
    [
      'tells of a test once it is known, and not again when one goes on',
      'server',
      [on, on, tested, on],
      ['deployService SUCCESS', 'principals.configure SUCCESS', 'testConnection SUCCESS'],
    ],
    [
      'tells of every test',
      'server',
      [on, on, { do: 'tell', error: 'refused' }, tested, on],
      ['deployService SUCCESS', 'principals.configure SUCCESS', 'testConnection ERROR', 'testConnection SUCCESS'],
    ],
    [
      'jumps over what is not needed',
      'selfHosted',
      [{ do: 'jump', by: 2 }, on],
      ['database.register SUCCESS', 'deployService SKIPPED', 'database.configure.mtls SUCCESS'],
    ],
    ['is told of nothing while it leads to another page', 'rds', [{ do: 'detour' }, { do: 'leave' }, on], []],
    [
      'goes back without a word, and forward again',
      'selfHosted',
      [on, on, { do: 'back' }, on],
      ['database.register SUCCESS', 'deployService SUCCESS', 'deployService SUCCESS'],
    ],
    ['ends where one goes back on the first step', 'server', [{ do: 'back' }, on], ['deployService ABORTED']],
    ['is left early', 'kubernetes', [on, { do: 'leave' }], ['deployService SUCCESS', 'principals.configure ABORTED']],
    [
      'is left at its end',
      'server',
      [on, on, tested, on, { do: 'leave' }, { do: 'leave' }],
      ['deployService SUCCESS', 'principals.configure SUCCESS', 'testConnection SUCCESS', 'completed SUCCESS'],
    ],
    [
      'stays where a call failed',
      'selfHosted',
      [{ do: 'fail', error: 'taken' }, on],
      ['database.register ERROR', 'database.register SUCCESS'],
    ],
  ];
  it.each(cases)('%s', (...[, flow, deeds, told]) => expect(play(flow, deeds).told).toEqual(told));

  it('says what failed, and that nothing was found', () => {
    expect(next(begin('rds'), { do: 'fail', error: 'no such role' }).reports).toEqual([
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
    const { run } = play('rds', [on]);
    const { reports } = next(run, { do: 'proceed', counts: { selectedResourcesCount: 1 } });
    expect(reports).toEqual([
      { event: 'tp.ui.discover.database.enroll.rds', status: 'DISCOVER_STATUS_SUCCESS', selectedResourcesCount: 1 },
    ]);
    expect(next(run, { do: 'jump', by: 2, counts: { selectedResourcesCount: 1 } }).reports).toEqual([
      ...reports,
      { event: 'tp.ui.discover.deployService', status: 'DISCOVER_STATUS_SKIPPED' },
    ]);
  });
  it('goes nowhere beyond its last step', () => {
    const { run } = play('server', [{ do: 'jump', by: 9 }]);
    expect(stepOf(run).event).toBe('tp.ui.discover.completed');
  });
});

const ASKS: [FlowName, boolean[]][] = [
  ['server', [true, true, true, false]],
  ['rds', [false, true, true, true, true, true, false]],
  ['activeDirectory', [true, true, true, false, false]],
];

// docs/behaviour.md#enrolling "Leaving is asked about"
test.each(ASKS)('leaving the flow %s asks only where something would be lost', (flow, asked) => {
  expect(flows[flow].map((_, at) => mustAskToLeave({ ...begin(flow), at }))).toEqual(asked);
  expect(mustAskToLeave({ ...begin(flow), at: 1, isOver: true })).toBe(false);
});

// docs/behaviour.md#enrolling "A way back exists"
test('only guides to databases lead back, and to registering only with what was registered', () => {
  const ways = (flow: FlowName, isRegistered: boolean) =>
    flows[flow].map((_, at) => canGoBack({ ...begin(flow), at }, isRegistered));
  expect(ways('selfHosted', true)).toEqual([false, true, true, true, true, false]);
  expect(ways('selfHosted', false)).toEqual([false, false, true, true, true, false]);
  expect(ways('rds', false)).toEqual([false, true, false, true, true, true, false]);
  for (const flow of ['server', 'kubernetes', 'activeDirectory'] as const) expect(ways(flow, true)).not.toContain(true);
});
