import type { ComponentProps, ReactNode } from 'react';
import * as css from './switch.css.ts';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'className' | 'style'> {
  checked: boolean;
  children: ReactNode;
}

/** An on/off setting that applies immediately. */
export function Switch({ checked, children, ...input }: SwitchProps) {
  return (
    <label className={css.line}>
      <input {...input} type="checkbox" role="switch" checked={checked} aria-checked={checked} className={css.track} />
      <span>{children}</span>
    </label>
  );
}
