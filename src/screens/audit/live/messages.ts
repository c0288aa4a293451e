// Texts for new events in the audit log.
import { countFormatter } from '#lib/text/locale.ts';
import type { NotLiveReason, LiveState } from './live-state.ts';

/** The tag next to the title. If the log is not live, the tag gives the reason. */
export const LIVE_LABELS: Readonly<Record<Exclude<LiveState['status'], 'off'>, string>> = {
  on: 'Live',
  paused: 'Paused',
};
export const NOT_LIVE_LABELS: Readonly<Record<NotLiveReason, string>> = {
  'oldest first': 'Not live: oldest first',
  past: 'Not live: past range',
  future: 'Not live: future range',
  full: 'Not live: too many events',
};
export const CONNECTION_LOST = 'Connection lost, trying again';

export const PAUSE_LIVE = 'Pause live updates';
export const RESUME_LIVE = 'Resume live updates';
export const CANNOT_PAUSE_REASONS: Readonly<Record<NotLiveReason, string>> = {
  'oldest first': 'New events appear only in a log that shows the newest first. Sort it by time.',
  past: "This range ends in the past, so new events don't belong to it. Choose another range.",
  future: 'This range starts in the future, so it has no events yet. Choose another range.',
  full: 'No more events can be loaded. Refresh to see the newest.',
};

export const newEvents = countFormatter('1 new event', 'new events');
