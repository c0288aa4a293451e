import * as css from './environment.css.ts';

export type EnvironmentColor = keyof typeof css.chip;

interface EnvironmentChipProps {
  color: EnvironmentColor;
  /** The value of the label, such as `prod`. */
  name: string;
  /** The whole label, shown on hover. */
  label?: string;
}

/** The name of an environment in its color, with a dot. */
export function EnvironmentChip({ color, name, label }: EnvironmentChipProps) {
  return (
    <span className={css.chip[color]} title={label}>
      <span className={css.name}>{name}</span>
    </span>
  );
}
