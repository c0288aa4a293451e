import type { ComponentProps, ReactNode } from 'react';
import * as css from './checkbox.css.ts';

type InputProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'style'>;

interface CheckboxProps extends InputProps {
  children: ReactNode;
}

export function Checkbox({ children, ...input }: CheckboxProps) {
  return (
    <label className={css.line}>
      <input {...input} type="checkbox" className={css.box} />
      <span>{children}</span>
    </label>
  );
}

/** A checkbox without visible text, for tables. `aria-label` names it. */
export const CheckboxAlone = (input: InputProps & { 'aria-label': string }) => (
  <input {...input} type="checkbox" className={css.box} />
);

/** A radio button without its own label; radio buttons with the same name exclude each other. */
export const Radio = (input: InputProps) => <input {...input} type="radio" className={css.radio} />;
