import type { ComponentProps } from 'react';
import { useFieldAttributes } from './field-context.ts';
import * as css from './input.css.ts';

/** For multi-line text that is usually pasted, so it uses monospace. */
export const TextArea = (props: Omit<ComponentProps<'textarea'>, 'className' | 'style'>) => (
  <textarea {...useFieldAttributes()} {...props} className={css.area} />
);
