import type { ComponentProps } from 'react';
import * as css from './visually-hidden.css.ts';

export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className' | 'style'>) {
  return <span {...props} className={css.hidden} />;
}
