import { describe, expect, test } from 'vitest';
import {
  activeFileNames,
  isEnded,
  isRetriable,
  nextTransferState,
  progressPercent,
  type TransferEvent,
  type TransferState,
} from './transfer.ts';

const stateAfter = (...events: TransferEvent[]): TransferState =>
  events.reduce<TransferState>(nextTransferState, { status: 'queued' });

const begun = { type: 'begun', now: 1000 } as const;
const moved = (bytes: number, now: number): TransferEvent => ({ type: 'moved', moved: bytes, total: 100, now });
const failed = { type: 'failed', reason: 'why', error: 'disk full' } as const;

// docs/behaviour.md#files "While transfers run, the tab of the session"
test('the progress counts the bytes of all running transfers of known size', () => {
  const transfer = (id: number, ...events: TransferEvent[]) =>
    ({ id, direction: 'upload', location: '~/', filename: 'a', state: stateAfter(...events) }) as const;
  const unknownSize: TransferEvent = { type: 'moved', moved: 70, total: undefined, now: 2000 };
  expect(progressPercent([])).toBeUndefined();
  expect(progressPercent([transfer(1, begun, unknownSize)])).toBeUndefined();
  expect(progressPercent([transfer(1, begun, moved(29, 2000)), transfer(2, begun, moved(60, 2000))])).toBe(44);
  expect(progressPercent([transfer(1, begun, moved(50, 2000)), transfer(2, begun, { type: 'finished' })])).toBe(50);
  expect(progressPercent([transfer(1, begun, moved(300, 2000))])).toBe(100);
});

describe('a transfer', () => {
  test('waits for its approval and a security key, runs, and is done', () => {
    const events: TransferEvent[] = [
      { type: 'asked' },
      { type: 'requested', request: 'r1', approvers: ['alice'] },
      { type: 'verifying' },
      begun,
      moved(100, 1500),
      { type: 'finished' },
    ];
    const states = events.map((_, index) => stateAfter(...events.slice(0, index + 1)));
    expect(states.map(({ status }) => status)).toEqual([
      'approval',
      'approval',
      'verification',
      'running',
      'running',
      'done',
    ]);
    expect(states[1]).toEqual({ status: 'approval', request: 'r1', approvers: ['alice'] });
    expect(states[5]).toEqual({ status: 'done', size: 100 });
  });
  test('measures its speed at most once per second', () => {
    const speedOf = (...events: TransferEvent[]) => {
      const state = stateAfter(begun, ...events);
      return state.status === 'running' ? state.speedMeter.speed : undefined;
    };
    expect(speedOf(moved(10, 1900))).toBeUndefined();
    expect(speedOf(moved(10, 2000))).toBe(10);
    expect(speedOf(moved(10, 2000), moved(90, 2999))).toBe(10);
    expect(speedOf(moved(10, 2000), moved(90, 4000))).toBe(40);
  });
  test('ignores progress before it runs', () => {
    expect(stateAfter(moved(10, 2000))).toEqual({ status: 'queued' });
  });
  test.each([
    [failed, { status: 'failed', reason: 'why', error: 'disk full' }],
    [{ type: 'cancelled' }, { status: 'cancelled' }],
    [{ type: 'finished' }, { status: 'done', size: 0 }],
  ] as const)('does not change after it has ended with %j', (end, state) => {
    expect(stateAfter(begun, end, moved(50, 3000), failed, { type: 'cancelled' }, { type: 'finished' })).toEqual(state);
    expect(isEnded(state)).toBe(true);
  });
  test('can be retried after a failure or cancellation, but not while it runs or after success', () => {
    expect(stateAfter(begun, failed, { type: 'retried' })).toEqual({ status: 'queued' });
    expect(stateAfter({ type: 'cancelled' }, { type: 'retried' })).toEqual({ status: 'queued' });
    expect(stateAfter(begun, { type: 'finished' }, { type: 'retried' }).status).toBe('done');
    expect(stateAfter(begun, { type: 'retried' }).status).toBe('running');
    expect([isRetriable({ status: 'cancelled' }), isRetriable({ status: 'queued' })]).toEqual([true, false]);
  });
});

test('active files are those whose transfers are queued or waiting, but not those whose transfers have ended', () => {
  const upload = { direction: 'upload', location: '~/in/a.txt', filename: 'a.txt' } as const;
  const download = { direction: 'download', location: '/var/log/b.log', filename: '' } as const;
  expect(
    activeFileNames([
      { ...upload, id: 1, state: { status: 'queued' } },
      { ...download, id: 2, state: { status: 'approval', request: undefined, approvers: [] } },
      { ...upload, filename: 'c.txt', id: 3, state: { status: 'verification' } },
      { ...upload, id: 4, state: { status: 'cancelled' } },
      { ...download, id: 5, state: { status: 'done', size: 1 } },
      { ...download, id: 6, state: { status: 'failed', reason: 'why', error: '' } },
    ]),
  ).toEqual(['a.txt', 'b.log', 'c.txt']);
});
