import { Refusal } from '#api/refusal.ts';
import { isPasswordRefusal } from '#domain/mfa/new-password.ts';

/** What a refusal is about, and so where it is said; a dead link leaves nothing to be said anywhere else. */
export interface Refused {
  at: 'link' | 'password' | 'code' | 'device name' | 'all';
  text: string;
}

// Facts/auth-and-identity.md 7.4, 13.3, 14.3. A wrong code speaks of a token too, but of a totp one.
const DEAD = /expired token|invalid token|user token\(.*not found/;
const CODE = /totp|invalid code/i;
const NAME = /device (name|with name)/i;

function placeOf({ status, message }: Refusal): Refused['at'] {
  if (DEAD.test(message)) return 'link';
  if (isPasswordRefusal(message)) return 'password';
  if (status === 403 && CODE.test(message)) return 'code';
  return NAME.test(message) ? 'device name' : 'all';
}

function textOf({ status, message }: Refusal, at: Refused['at']): string {
  if (at === 'code')
    return `This code was not accepted (${message}). Type the next one that the app shows. If this link was opened again elsewhere, reload the page for a new picture.`;
  if (status === 429) return `Too many attempts from this address. Wait a minute, then try again. (${message})`;
  if (status === 403 && message === 'access denied') return 'This page is out of date. Reload it and begin again.';
  return message;
}

export function refusedBy(error: Error): Refused {
  if (!(error instanceof Refusal)) return { at: 'all', text: error.message };
  const at = placeOf(error);
  return { at, text: textOf(error, at) };
}
