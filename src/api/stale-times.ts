// How long an answer is as good as a new one. What is older is asked again upon arrival, focus and reconnection (the one
// rule for these stands with the client); a query says how soon it grows old, and nothing else.

export const DEFAULT_STALE_MS = 15_000;

/** What seldom changes, or takes long to be gathered. */
export const ONE_MINUTE_MS = 60_000;
export const FIVE_MINUTES_MS = 5 * 60_000;

/** A failure is as good as a new one for as long as a page takes to be drawn. */
export const FAILURE_STALE_MS = 1_000;

/** Shown as it is right now. */
export const ALWAYS_STALE_MS = 0;

/** Asked once a page. */
export const FOREVER_MS = Number.POSITIVE_INFINITY;
