import { Refusal } from '#api/refusal.ts';
import { refusedField } from '#domain/mfa/refused-field.ts';
import type { FormRefusal } from '#ui/form/form-errors.ts';

// A wrong code speaks of a token too, but of a totp one (docs/protocol/auth-and-identity.md#7.4, #14.3).
const DEAD = /expired token|invalid token|user token\(.*not found/;

/** A dead link leaves nothing to be said of anything else. */
export const isLinkDead = (error: Error | null): boolean => error instanceof Refusal && DEAD.test(error.message);

function textOf({ status, message }: Refusal, field: string | undefined): string {
  if (field === 'code')
    return `This code was not accepted (${message}). Type the next one that the app shows. If this link was opened again elsewhere, reload the page for a new picture.`;
  if (status === 429) return `Too many attempts from this address. Wait a minute, then try again. (${message})`;
  if (status === 403 && message === 'access denied') return 'This page is out of date. Reload it and begin again.';
  return message;
}

/** What a form of an invitation or a reset says of an error, and at which of its fields. */
export function refusedBy(error: Error): FormRefusal {
  const field = refusedField(error);
  return { field, text: error instanceof Refusal ? textOf(error, field) : error.message };
}
