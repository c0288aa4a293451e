import { useState } from 'react';
import { readRoleArn } from '#domain/integrations/role-arn.ts';
import { UNKNOWN } from '#lib/messages.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Input } from '#ui/field/input.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import type { FieldErrors } from '#ui/form/form-errors.ts';
import type { FieldReader } from '#ui/form/use-form.ts';
import { ARN_HINT, NOT_AN_ARN, ROLE_ARN, roleInAccount } from './messages.ts';

export const validateRoleArn = (text: FieldReader): FieldErrors =>
  text('roleArn') === '' || readRoleArn(text('roleArn')) ? {} : { roleArn: NOT_AN_ARN };

function hintFor(text: string): string {
  const parsed = readRoleArn(text);
  if (parsed) return roleInAccount(sanitize(parsed.role), sanitize(parsed.account) || UNKNOWN);
  return text.trim() === '' ? ARN_HINT : NOT_AN_ARN;
}

interface RoleArnFieldProps {
  initial: string;
  onTextChange?: (text: string) => void;
}

/** A form field with the name `roleArn`. Shows the role and the account of the typed ARN. */
export function RoleArnField({ initial, onTextChange }: RoleArnFieldProps) {
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
          onTextChange?.(target.value);
        }}
      />
    </FormField>
  );
}
