import { describeError } from '#lib/user-facing-error.ts';
import { causeOf, saysMore } from '#domain/mfa/explain.ts';
import { refusedField } from '#domain/mfa/refused-field.ts';
import { errorText } from '#ui/feedback/messages.ts';
import type { FormRefusal } from '#ui/form/form-errors.ts';

/** What an error about passwords and MFA devices means, and at which field of its form. */
export function identityRefusal(error: Error): FormRefusal {
  const cause = causeOf(error);
  if (!cause) return { field: refusedField(error), text: errorText(error), details: describeError(error).details };
  return { field: refusedField(error), text: error.message, proxyText: saysMore(cause) ? errorText(cause) : undefined };
}
