import { useQuery } from '@tanstack/react-query';
import { dialectQuery } from '#api/dialect/dialect-query.ts';
import { validateNewPassword, minPasswordBytes } from '#domain/mfa/new-password.ts';
import type { FieldReader } from '#ui/form/use-form.ts';
import { passwordRule } from './messages.ts';

/** This proxy's rule for new passwords: the hint for the field, and the validation for the form. */
export function useNewPassword() {
  const { data: dialect } = useQuery(dialectQuery);
  return {
    hint: passwordRule(minPasswordBytes(dialect)),
    validate: (text: FieldReader) => validateNewPassword(text, dialect),
  };
}
