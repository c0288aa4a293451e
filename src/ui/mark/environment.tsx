import { sanitize } from '#lib/text/sanitize.ts';
import * as css from './environment.css.ts';

export type EnvironmentColor = keyof typeof css.chip;

export interface EnvironmentChipProps {
  /** A label such as `env: prod`, and its color. */
  environment: { key: string; value: string; tone: EnvironmentColor };
}

/** The value of an environment's label in its color, with a dot. The whole label is shown on hover. */
export function EnvironmentChip({ environment: { key, value, tone } }: EnvironmentChipProps) {
  return (
    <span className={css.chip[tone]} title={sanitize(`${key}: ${value}`)}>
      <span className={css.name}>{sanitize(value)}</span>
    </span>
  );
}
