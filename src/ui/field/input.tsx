import type { ComponentProps } from 'react';
import { useFieldAttributes } from './field-context.ts';
import * as css from './input.css.ts';

interface InputProps extends Omit<ComponentProps<'input'>, 'className' | 'style'> {
  /** Codes, addresses and IDs use monospace. */
  face?: keyof typeof css.input | undefined;
}

export function Input({ face = 'text', ...input }: InputProps) {
  return <input {...useFieldAttributes()} {...input} className={css.input[face]} />;
}
