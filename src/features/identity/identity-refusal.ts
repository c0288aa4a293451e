import { describeError } from '#lib/user-facing-error.ts';
import { originalRefusalOf, hasMoreDetail } from '#domain/mfa/explain-refusal.ts';
import { refusedFieldOf } from '#domain/mfa/refused-field.ts';
import { errorText } from '#ui/feedback/messages.ts';
import type { FormRefusal } from '#ui/form/form-errors.ts';

/** What an error about passwords and MFA devices means, and at which field of its form. */
export function identityRefusal(error: Error): FormRefusal {
  const cause = originalRefusalOf(error);
  if (!cause) return { field: refusedFieldOf(error), text: errorText(error), details: describeError(error).details };
  return {
    field: refusedFieldOf(error),
    text: error.message,
    proxyText: hasMoreDetail(cause) ? errorText(cause) : undefined,
  };
}
