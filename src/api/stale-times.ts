// The ages in milliseconds at which query results become stale. Mounting a screen, focus and reconnection refetch stale
// queries (query-client.ts).

export const DEFAULT_STALE_MS = 15_000;

/** For data that rarely changes or is slow to fetch. */
export const ONE_MINUTE_MS = 60_000;
export const FIVE_MINUTES_MS = 5 * 60_000;

/** Long enough for a page to render after its loader has failed. */
export const FAILURE_STALE_MS = 1_000;

/** For data that must be current. */
export const ALWAYS_STALE_MS = 0;

/** For data that is fetched once per page load. */
export const FOREVER_MS = Number.POSITIVE_INFINITY;
