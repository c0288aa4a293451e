import type { ComponentProps, ReactNode } from 'react';
import * as css from './checkbox.css.ts';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'style'> {
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

/** A radio button without its own label; radio buttons with the same name exclude each other. */
export const Radio = (input: Omit<ComponentProps<'input'>, 'type' | 'className' | 'style'>) => (
  <input {...input} type="radio" className={css.radio} />
);
