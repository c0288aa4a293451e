import type { ComponentProps } from 'react';
import { CODE_PATTERN } from '#lib/text/one-time-code.ts';
import { Input } from '#ui/field/input.tsx';
import { FormField } from './form-field.tsx';
import { CODE, CODE_FORMAT } from './messages.ts';

interface CodeFieldProps extends Pick<ComponentProps<'input'>, 'autoFocus'> {
  label?: string;
  isRequired?: boolean;
}

/**
 * A field named `code` for the six digits of an authenticator app. The text may contain separators; `cleanCode` removes
 * them.
 */
export function CodeField({ label = CODE, isRequired = true, autoFocus }: CodeFieldProps) {
  return (
    <FormField name="code" label={label}>
      <Input
        face="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="123 456"
        pattern={CODE_PATTERN}
        title={CODE_FORMAT}
        required={isRequired}
        autoFocus={autoFocus}
      />
    </FormField>
  );
}
