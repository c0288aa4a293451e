import { describeError } from '#lib/user-facing-error.ts';
import { originalRefusalOf, hasMoreDetail } from '#domain/mfa/explain-refusal.ts';
import { refusedFieldOf } from '#domain/mfa/refused-field.ts';
import { errorText } from '#ui/feedback/messages.ts';
import type { FormRefusal } from '#ui/form/form-errors.ts';

/** The text of an error about passwords or MFA devices, and the form field that it belongs to. */
export function identityRefusal(error: Error): FormRefusal {
  const cause = originalRefusalOf(error);
  if (!cause) return { field: refusedFieldOf(error), text: errorText(error), details: describeError(error).details };
  return {
    field: refusedFieldOf(error),
    text: error.message,
    proxyText: hasMoreDetail(cause) ? errorText(cause) : undefined,
  };
}
