// Messages about the loaded part of the audit log and of the recordings.
import { STOP_REASONS } from '#features/list/messages.ts';
import type { StopReason } from '#lib/paging.ts';
import type { RangeName } from './range.ts';

export const TIME_IN_UTC = 'Time (UTC)';
export const LOCAL_TIME_COLUMN = 'Time (local)';

export const RANGE_NAMES: Readonly<Record<RangeName, string>> = {
  '15m': 'Last 15 minutes',
  hour: 'Last hour',
  today: 'Today',
  '7d': 'Last 7 days',
  '30d': 'Last 30 days',
  any: 'Any time',
};
export const CUSTOM_RANGE = 'Custom range…';
export const CHOOSE_RANGE = 'Choose a range';
export const RANGE_FROM = { utc: 'From (UTC)', local: 'From (local time)' } as const;
export const RANGE_TO = { utc: 'To (UTC)', local: 'To (local time)' } as const;
export const SHOW_RANGE = 'Show range';
export const rangeReplaced = (shownRange: string): string =>
  `The time range in the address can't be used, so the page shows this one: ${shownRange}.`;
export const END_BEFORE_START = 'The end is before the start.';
export const fromTo = (from: string, to: string): string => `${from} to ${to}`;
/** Starts with the visible text of the button (WCAG 2.5.3). */
export const rangeLabel = (range: string): string => `${range}, time range`;
export const ZONE_NAMES = { utc: 'UTC', local: 'Local time' } as const;
export const zoneLabel = (zone: string): string => `${zone}, time zone`;
export const REFRESH = 'Refresh';

export const RESOURCE = 'Resource';
/** The texts of a filter with a search field. */
export interface FilterSearch {
  label: string;
  /** What the menu says if it offers nothing for the typed text. */
  emptyText: (text: string) => string;
  /** The label of the entry that filters by the typed text. Without it, only the listed values can be chosen. */
  typedValueLabel?: (value: string) => string;
}

export const USER_SEARCH: FilterSearch = {
  label: 'Name of a user',
  emptyText: () => 'Type the name of a user to filter by it.',
  typedValueLabel: (user) => `Filter by user ${user}`,
};
export const RESOURCE_SEARCH: FilterSearch = {
  label: 'Name of a resource',
  emptyText: () => 'Type the name of a resource to filter by it.',
  typedValueLabel: (resource) => `Filter by resource ${resource}`,
};
export const userFilterLabel = (user: string): string => `User: ${user}`;
export const resourceFilterLabel = (resource: string): string => `Resource: ${resource}`;

/** Why a log stopped loading although the proxy has more records in the range. */
export const LOG_STOP_REASONS: Readonly<Record<StopReason, string>> = {
  ...STOP_REASONS,
  'too many rows': 'More load only on request.',
};
/** Why a range can't be exported in full. */
export const endlessRange = (stop: StopReason): string => `The range has no end. ${LOG_STOP_REASONS[stop]}`;

/** For ranges in which all loaded pages were empty. */
export const stoppedWithoutRecords = (stop: StopReason): string =>
  `Looked at pages without records. ${LOG_STOP_REASONS[stop]}`;

export const MORE_TO_SEARCH = 'The proxy has more of this range to search.';
