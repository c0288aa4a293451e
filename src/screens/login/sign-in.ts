import { http } from '#api/client.ts';
import { unreachableError } from '#api/refusal.ts';
import { cleanCode } from '#lib/text/one-time-code.ts';
import type { Credentials } from './credentials.ts';

/** The session, unread. */
type SignInResponse = unknown;

async function signInWithCode(
  body: { user: string; pass: string; second_factor_token: string },
  signal: AbortSignal,
): Promise<SignInResponse> {
  const { data } = await http.POST('/v1/webapi/sessions/web', { body, signal }).catch(async (error: unknown) => {
    // Fetched where it is wanted, which is rarely; without it the refusal is shown as it is.
    const csrfExplanation = await import('#api/csrf/missing-csrf-cookie.ts')
      .then((known) => known.explainCsrfRefusal(error))
      .catch(() => error);
    throw csrfExplanation;
  });
  return data;
}

// Code for security keys is fetched when one is used: the first page is lighter without it.
const loadKeySignIn = () =>
  import('./sign-in-with-key.ts').catch(() => {
    throw unreachableError();
  });

/** Resolves with the session token once the session's cookie is set; throws a refusal or a sentence. */
export async function signIn(credentials: Credentials, signal: AbortSignal): Promise<SignInResponse> {
  if (credentials.by === 'passkey') return (await loadKeySignIn()).signInWithPasskey(signal);
  if (credentials.by === 'autofill') return (await loadKeySignIn()).finishSignIn(credentials.assertion, { signal });
  const { user, pass, factor } = credentials;
  const code = factor === 'otp' ? cleanCode(credentials.code) : '';
  // Without a code only the proxy knows which MFA devices the account has.
  if (factor === 'webauthn' || (factor === 'otp' && code === ''))
    return (await loadKeySignIn()).signInWithKey(credentials, signal);
  return signInWithCode({ user, pass, second_factor_token: code }, signal);
}
