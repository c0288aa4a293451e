import type { ComponentProps } from 'react';
import * as css from './link-button.css.ts';

/** A button within a sentence, which reads as a link does. */
export function LinkButton(button: Omit<ComponentProps<'button'>, 'type' | 'className' | 'style' | 'disabled'>) {
  return <button type="button" {...button} className={css.link} />;
}
