import type { ComponentProps } from 'react';
import * as css from './link-button.css.ts';

/** A button styled as a link, for use within a sentence. */
export function LinkButton(button: Omit<ComponentProps<'button'>, 'type' | 'className' | 'style' | 'disabled'>) {
  return <button type="button" {...button} className={css.link} />;
}
