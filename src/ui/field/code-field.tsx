import type { ComponentProps } from 'react';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { CODE, CODE_FORMAT } from './messages.ts';

interface CodeFieldProps extends Pick<ComponentProps<'input'>, 'autoFocus' | 'ref'> {
  label?: string;
  error?: string | undefined;
}

/** Six digits of an authenticator app, under the name `code`; a blank may stand in the middle, as apps show it. */
export function CodeField({ label = CODE, error, ...input }: CodeFieldProps) {
  return (
    <Field label={label} error={error}>
      <Input
        {...input}
        name="code"
        face="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="123 456"
        pattern="[0-9]{3} ?[0-9]{3}"
        title={CODE_FORMAT}
        required
      />
    </Field>
  );
}
