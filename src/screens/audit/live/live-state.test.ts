import { expect, test } from 'vitest';
import { liveStateOf } from './live-state.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const LIVE_LOG = { order: 'desc', range: '7d', isPaused: false, count: 10, now: NOW } as const;
const rangeUntil = (to: string) => ({ range: { from: '2026-11-20T00:00:00Z', to } });

// docs/behaviour.md#audit-events "A log that shows the newest events", "A log whose range starts in the future",
// "Every 15 seconds, and when the user"
test.each([
  [{}, { status: 'on' }],
  [{ isPaused: true }, { status: 'paused' }],
  [
    { order: 'asc' as const, isPaused: true },
    { status: 'off', cause: 'oldest first' },
  ],
  [rangeUntil('2026-11-20T11:59:59.999Z'), { status: 'off', cause: 'past' }],
  [rangeUntil('2026-11-20T12:00:00Z'), { status: 'on' }],
  [{ range: { from: '2026-11-20T12:00:00.001Z', to: '2026-11-21T00:00:00Z' } }, { status: 'off', cause: 'future' }],
  [{ range: { from: '2026-11-20T12:00:00Z', to: '2026-11-21T00:00:00Z' } }, { status: 'on' }],
  [{ count: 100_000 }, { status: 'off', cause: 'full' }],
])('with the changes %j, the live state is %j', (changes, expected) =>
  expect(liveStateOf({ ...LIVE_LOG, ...changes })).toEqual(expected),
);
