import type { Bar } from './span.ts';
import { trendPath } from './trend-path.ts';
import * as css from './trend.css.ts';

/** The counts of marked entries over time as a line. Decorative: the text next to it must have the numbers. */
export const Trend = ({ bars }: { bars: readonly Bar[] }) => {
  const { line, area } = trendPath(bars.map(({ marked }) => marked));
  return (
    <svg className={css.trend} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
      <path d={area} className={css.area} />
      <path d={line} className={css.line} />
    </svg>
  );
};
