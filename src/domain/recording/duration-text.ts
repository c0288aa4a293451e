// How long a recorded session took, in its largest unit (docs/protocol/audit-catalogue.md#8).
import { LOCALE } from '#lib/text/locale.ts';
import { once } from '#lib/once.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MONTH = 30 * DAY;
const YEAR = 365 * DAY;

const UNITS = [
  { unit: 'second', ms: SECOND, below: MINUTE },
  { unit: 'minute', ms: MINUTE, below: HOUR },
  { unit: 'hour', ms: HOUR, below: DAY },
  { unit: 'day', ms: DAY, below: MONTH },
  { unit: 'month', ms: MONTH, below: YEAR },
  { unit: 'year', ms: YEAR, below: Infinity },
].map(({ unit, ms, below }) => ({
  ms,
  below,
  format: once(() => new Intl.NumberFormat(LOCALE, { style: 'unit', unit, unitDisplay: 'long' })),
}));

/** "2 hours"; the unit is chosen before it is rounded, half up. Empty where nobody knows. */
export function durationText(ms: number | undefined): string {
  if (ms === undefined) return '';
  const length = Math.abs(ms);
  const found = UNITS.find(({ below }) => length < below);
  return found === undefined ? '' : found.format().format(Math.round(length / found.ms));
}
