import { Refusal } from '#api/refusal.ts';
import { refusedFieldOf } from '#domain/mfa/refused-field.ts';
import type { FormRefusal } from '#ui/form/form-errors.ts';
import { TOO_MANY_ATTEMPTS } from '#domain/mfa/messages.ts';
import { STALE_PAGE } from '#features/identity/sign-in-messages.ts';
import { errorText, consoleError } from '#ui/feedback/messages.ts';
import { WRONG_CODE } from './messages.ts';

// The error for a wrong code contains "totp token", so the pattern does not match the word "token" alone
// (docs/protocol/auth-and-identity.md#7.4, #14.3).
const INVALID_LINK_MESSAGE = /expired token|invalid token|user token\(.*not found/;

/** Whether the link can no longer be used. Then the page shows only the error. */
export const isLinkInvalid = (error: Error | null): boolean =>
  error instanceof Refusal && INVALID_LINK_MESSAGE.test(error.message);

/**
 * The text for an error of an invitation or reset, and the field that it concerns, if any. `failureTitle` names the
 * failed action.
 */
export function inviteRefusalOf(error: Error, failureTitle: string): FormRefusal {
  if (!(error instanceof Refusal) || error.status === 0) return consoleError(error);
  const field = refusedFieldOf(error);
  if (field === 'code') return { field, text: WRONG_CODE };
  if (field !== undefined) return { field, text: errorText(error) };
  if (error.status === 403 && error.message === 'access denied') return { text: STALE_PAGE };
  return {
    text: error.status === 429 ? TOO_MANY_ATTEMPTS : failureTitle,
    proxyText: errorText(error),
    details: error.details,
  };
}
