// Formats the duration of a recorded session in its largest unit (docs/protocol/audit-catalogue.md#8).
import { LOCALE } from '#lib/text/locale.ts';
import { once } from '#lib/once.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const MONTH_MS = 30 * DAY_MS;
const YEAR_MS = 365 * DAY_MS;

const DURATION_UNITS = [
  { unit: 'second', ms: SECOND_MS, below: MINUTE_MS },
  { unit: 'minute', ms: MINUTE_MS, below: HOUR_MS },
  { unit: 'hour', ms: HOUR_MS, below: DAY_MS },
  { unit: 'day', ms: DAY_MS, below: MONTH_MS },
  { unit: 'month', ms: MONTH_MS, below: YEAR_MS },
  { unit: 'year', ms: YEAR_MS, below: Infinity },
].map(({ unit, ms, below }) => ({
  ms,
  below,
  format: once(() => new Intl.NumberFormat(LOCALE, { style: 'unit', unit, unitDisplay: 'long' })),
}));

/** Formats milliseconds such as "2 hours". The unit is chosen before rounding ("60 minutes"). Empty for undefined. */
export function durationText(ms: number | undefined): string {
  if (ms === undefined) return '';
  const absoluteMs = Math.abs(ms);
  const unit = DURATION_UNITS.find(({ below }) => absoluteMs < below);
  return unit === undefined ? '' : unit.format().format(Math.round(absoluteMs / unit.ms));
}
