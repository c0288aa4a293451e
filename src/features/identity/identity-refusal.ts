import { refusedField } from '#domain/mfa/refused-field.ts';
import type { FormRefusal } from '#ui/form/form-errors.ts';

/** What a form about passwords and MFA devices says of an error, and at which of its fields. */
export const identityRefusal = (error: Error | null): FormRefusal | undefined =>
  error ? { field: refusedField(error), text: error.message } : undefined;
