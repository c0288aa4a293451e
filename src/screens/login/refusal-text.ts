import { Refusal } from '#api/refusal.ts';
import { TOO_MANY_ATTEMPTS } from '#domain/mfa/messages.ts';
import { STALE_PAGE } from '#features/identity/sign-in-messages.ts';
import { errorText, consoleError, type DisplayedError } from '#ui/feedback/messages.ts';
import { SIGN_IN_FAILED, WRONG_CREDENTIALS } from './messages.ts';

/** The meaning of a refused sign-in (docs/protocol/auth-and-identity.md#7.4, #8), and the proxy's own text. */
export function signInRefusalText(error: Error): DisplayedError {
  if (!(error instanceof Refusal) || error.status === 0) return consoleError(error);
  const { status, message, details } = error;
  if (status === 403 && message === 'access denied') return { text: STALE_PAGE };
  const proxyText = errorText(error);
  if (status === 429) return { text: TOO_MANY_ATTEMPTS, proxyText, details };
  return { text: message === 'invalid credentials' ? WRONG_CREDENTIALS : SIGN_IN_FAILED, proxyText, details };
}
