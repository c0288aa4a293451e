import type { ComponentProps } from 'react';
import * as css from './link-button.css.ts';

interface LinkButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'className' | 'style' | 'disabled'> {
  /** `quiet` for a column of links. */
  variant?: keyof typeof css.button;
}

/** A button styled as a link, for use within a sentence or a cell. */
export function LinkButton({ variant = 'sentence', ...button }: LinkButtonProps) {
  return <button type="button" {...button} className={css.button[variant]} />;
}
