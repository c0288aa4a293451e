import type { ComponentProps } from 'react';
import { FIND_IN_OUTPUT } from './messages.ts';
import * as css from './tools.css.ts';

interface FindInputProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  value: string;
  onChange: (text: string) => void;
}

/** The field of the find bar, also while the rest of the bar loads. */
export function FindInput({ onChange, ...input }: FindInputProps) {
  return (
    <input
      type="text"
      className={css.findInput}
      aria-label={FIND_IN_OUTPUT}
      placeholder={FIND_IN_OUTPUT}
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => onChange(target.value)}
      {...input}
    />
  );
}
