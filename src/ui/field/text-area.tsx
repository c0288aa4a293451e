import type { ComponentProps } from 'react';
import { useFieldAttributes } from './field-context.ts';
import * as css from './input.css.ts';

/** For texts of several lines that are pasted rather than written, so in monospace. */
export const TextArea = (props: Omit<ComponentProps<'textarea'>, 'className' | 'style'>) => (
  <textarea {...useFieldAttributes()} {...props} className={css.area} />
);
