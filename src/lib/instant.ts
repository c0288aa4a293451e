// Parses the timestamps of the proxy. `time.ts` formats them.

/** Go's zero time, which is the start of the year 1. `Date.UTC(1, 0)` would mean the year 1901. */
const GO_ZERO_TIME_MS = Date.UTC(1970, 0, 1) - 62_135_596_800_000;

const RFC3339 = /^(\d{4}-\d\d-(\d\d))T([01]\d|2[0-3]):\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/;

/** Epoch milliseconds; NaN for text that is not RFC 3339. `Date.parse` accepts far more, such as the name "web-2". */
function parseInstant(instant: string): number {
  const [, date, day] = RFC3339.exec(instant) ?? [];
  // Engines roll February 30 over into March.
  const isOnCalendar = date !== undefined && new Date(date).getUTCDate() === Number(day);
  return isOnCalendar ? Date.parse(instant) : Number.NaN;
}

/** Whether an instant is Go's zero time, which the proxy sends for a time that was never set (docs/protocol/auth-and-identity.md#1.2). */
export const isZeroTime = (instant: string): boolean => parseInstant(instant) === GO_ZERO_TIME_MS;

/** Epoch milliseconds; NaN for text that is not RFC 3339 and for a time that was never set. */
export function epochMs(instant: string): number {
  const ms = parseInstant(instant);
  return ms === GO_ZERO_TIME_MS ? Number.NaN : ms;
}
