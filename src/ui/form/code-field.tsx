import type { ComponentProps } from 'react';
import { Input } from '#ui/field/input.tsx';
import { FormField } from './form-field.tsx';

/** Six digits of an authenticator app, under the name `code`; a blank may stand in the middle, as apps show it. */
export function CodeField({
  label = 'Code',
  autoFocus,
}: { label?: string } & Pick<ComponentProps<'input'>, 'autoFocus'>) {
  return (
    <FormField name="code" label={label}>
      <Input
        face="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="123 456"
        pattern="[0-9]{3} ?[0-9]{3}"
        title="Enter six digits."
        required
        autoFocus={autoFocus}
      />
    </FormField>
  );
}
