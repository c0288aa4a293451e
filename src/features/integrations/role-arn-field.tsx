import { useState } from 'react';
import { readRoleArn } from '#domain/integrations/role-arn.ts';
import { UNKNOWN } from '#lib/messages.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Input } from '#ui/field/input.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import type { Faults } from '#ui/form/form-errors.ts';
import type { FormText } from '#ui/form/use-form.ts';
import { ARN_FORM, NOT_AN_ARN, ROLE_ARN, roleIn } from './messages.ts';

/** For a form that has the field. */
export const roleArnFaults = (text: FormText): Faults =>
  text('roleArn') === '' || readRoleArn(text('roleArn')) ? {} : { roleArn: NOT_AN_ARN };

function hintFor(text: string): string {
  const named = readRoleArn(text);
  if (named) return roleIn(sanitize(named.role), sanitize(named.account) || UNKNOWN);
  return text.trim() === '' ? ARN_FORM : NOT_AN_ARN;
}

interface RoleArnFieldProps {
  initial: string;
  /** Hears of what is typed. */
  onType?: (text: string) => void;
}

/** Under the name `roleArn`; says while one types which role in which account it is. */
export function RoleArnField({ initial, onType }: RoleArnFieldProps) {
  const [text, setText] = useState(initial);
  return (
    <FormField name="roleArn" label={ROLE_ARN} hint={<span aria-live="polite">{hintFor(text)}</span>}>
      <Input
        face="code"
        required
        autoComplete="off"
        spellCheck={false}
        defaultValue={initial}
        onChange={({ target }) => {
          setText(target.value);
          onType?.(target.value);
        }}
      />
    </FormField>
  );
}
