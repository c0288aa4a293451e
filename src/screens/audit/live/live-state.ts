import type { SortOrder } from '#domain/audit/log/merge-rows.ts';
import { MAX_RECORDS } from '#features/activity/log-query.ts';
import type { Range } from '#features/activity/range.ts';
import { epochMs } from '#lib/instant.ts';

/** Why the log does not show new events. */
export type NotLiveReason = 'oldest first' | 'past' | 'future' | 'full';

export type LiveState = { status: 'on' } | { status: 'paused' } | { status: 'off'; cause: NotLiveReason };

interface LogState {
  order: SortOrder;
  range: Range;
  isPaused: boolean;
  /** The number of loaded events. */
  count: number;
  /** The time of the last request. */
  now: number;
}

/**
 * Whether the log shows new events. New events do not belong to the log if it shows the oldest first, ends in the past,
 * starts in the future or is full.
 */
export function liveStateOf({ order, range, isPaused, count, now }: LogState): LiveState {
  if (order === 'asc') return { status: 'off', cause: 'oldest first' };
  if (typeof range !== 'string' && epochMs(range.to) < now) return { status: 'off', cause: 'past' };
  if (typeof range !== 'string' && now < epochMs(range.from)) return { status: 'off', cause: 'future' };
  if (count >= MAX_RECORDS) return { status: 'off', cause: 'full' };
  return { status: isPaused ? 'paused' : 'on' };
}
