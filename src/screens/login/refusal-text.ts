import { Refusal } from '#api/refusal.ts';

/** What a refused sign-in means to whoever tries (docs/protocol/auth-and-identity.md#7.4, #8). */
export function refusalText(error: Error): string {
  if (!(error instanceof Refusal)) return error.message;
  const { status, message } = error;
  if (status === 429) return `Too many attempts from this address. Wait a minute, then try again. (${message})`;
  if (status === 403 && message === 'access denied') return 'This page is out of date. Reload it and sign in again.';
  return message;
}
