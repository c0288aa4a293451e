import { describe, expect, test } from 'vitest';
import {
  activeFileNames,
  isEnded,
  isRetriable,
  nextTransferState,
  type TransferEvent,
  type TransferState,
} from './transfer.ts';

const stateAfter = (...events: TransferEvent[]): TransferState =>
  events.reduce<TransferState>(nextTransferState, { at: 'queued' });

const begun = { on: 'begun', at: 1000 } as const;
const moved = (bytes: number, at: number): TransferEvent => ({ on: 'moved', moved: bytes, total: 100, at });
const failed = { on: 'failed', reason: 'why', error: 'disk full' } as const;

describe('a transfer', () => {
  test('waits for its approval and a security key, runs, and is done', () => {
    const path: TransferEvent[] = [
      { on: 'asked' },
      { on: 'requested', request: 'r1', approvers: ['alice'] },
      { on: 'verifying' },
      begun,
      moved(100, 1500),
      { on: 'finished' },
    ];
    const states = path.map((_, index) => stateAfter(...path.slice(0, index + 1)));
    expect(states.map(({ at }) => at)).toEqual(['approval', 'approval', 'verification', 'running', 'running', 'done']);
    expect(states[1]).toEqual({ at: 'approval', request: 'r1', approvers: ['alice'] });
    expect(states[5]).toEqual({ at: 'done', size: 100 });
  });
  test('measures its speed once per second', () => {
    const speedOf = (...events: TransferEvent[]) => {
      const state = stateAfter(begun, ...events);
      return state.at === 'running' ? state.speedMeter.speed : undefined;
    };
    expect(speedOf(moved(10, 1900))).toBeUndefined();
    expect(speedOf(moved(10, 2000))).toBe(10);
    expect(speedOf(moved(10, 2000), moved(90, 2999))).toBe(10);
    expect(speedOf(moved(10, 2000), moved(90, 4000))).toBe(40);
  });
  test('ignores progress before it runs', () => {
    expect(stateAfter(moved(10, 2000))).toEqual({ at: 'queued' });
  });
  test.each([
    [failed, { at: 'failed', reason: 'why', error: 'disk full' }],
    [{ on: 'cancelled' }, { at: 'cancelled' }],
    [{ on: 'finished' }, { at: 'done', size: 0 }],
  ] as const)('does not change after %j, except by a retry', (end, state) => {
    expect(stateAfter(begun, end, moved(50, 3000), failed, { on: 'cancelled' }, { on: 'finished' })).toEqual(state);
    expect(isEnded(state)).toBe(true);
  });
  test('can be retried after a failure or cancellation, but not after success', () => {
    expect(stateAfter(begun, failed, { on: 'retried' })).toEqual({ at: 'queued' });
    expect(stateAfter({ on: 'cancelled' }, { on: 'retried' })).toEqual({ at: 'queued' });
    expect(stateAfter(begun, { on: 'finished' }, { on: 'retried' }).at).toBe('done');
    expect(stateAfter(begun, { on: 'retried' }).at).toBe('running');
    expect([isRetriable({ at: 'cancelled' }), isRetriable({ at: 'queued' })]).toEqual([true, false]);
  });
});

test('active files are queued, waiting or running, but not ended', () => {
  const up = { direction: 'upload', location: '~/in/a.txt', filename: 'a.txt' } as const;
  const down = { direction: 'download', location: '/var/log/b.log', filename: '' } as const;
  expect(
    activeFileNames([
      { ...up, id: 1, state: { at: 'queued' } },
      { ...down, id: 2, state: { at: 'approval', request: undefined, approvers: [] } },
      { ...up, filename: 'c.txt', id: 3, state: { at: 'verification' } },
      { ...up, id: 4, state: { at: 'cancelled' } },
      { ...down, id: 5, state: { at: 'done', size: 1 } },
      { ...down, id: 6, state: { at: 'failed', reason: 'why', error: '' } },
    ]),
  ).toEqual(['a.txt', 'b.log', 'c.txt']);
});
