import { http } from '#api/client.ts';
import { unreachableError } from '#api/refusal.ts';
import { cleanCode } from '#lib/text/one-time-code.ts';
import type { Credentials } from './credentials.ts';

/** The unparsed session response. */
type SignInResponse = unknown;

async function signInWithCode(
  body: { user: string; pass: string; second_factor_token: string },
  signal: AbortSignal,
): Promise<SignInResponse> {
  const { data } = await http.POST('/v1/webapi/sessions/web', { body, signal }).catch(async (error: unknown) => {
    // Loaded on demand, because this error is rare. If loading fails, the original error is shown.
    const csrfExplanation = await import('#api/csrf/missing-csrf-cookie.ts')
      .then((module) => module.explainCsrfRefusal(error))
      .catch(() => error);
    throw csrfExplanation;
  });
  return data;
}

// Loads the code for security keys on demand, so that the first page loads faster.
const loadKeySignIn = () =>
  import('./sign-in-with-key.ts').catch(() => {
    throw unreachableError();
  });

/**
 * Resolves with the session response after the proxy has set the session cookie. Throws a `Refusal` or a
 * `UserFacingError`.
 */
export async function signIn(credentials: Credentials, signal: AbortSignal): Promise<SignInResponse> {
  if (credentials.method === 'passkey') return (await loadKeySignIn()).signInWithPasskey(signal);
  if (credentials.method === 'autofill') return (await loadKeySignIn()).finishSignIn(credentials.assertion, { signal });
  const { user, pass, factor } = credentials;
  const code = factor === 'otp' ? cleanCode(credentials.code) : '';
  // Without a code, the proxy must first report the account's MFA devices.
  if (factor === 'webauthn' || (factor === 'otp' && code === ''))
    return (await loadKeySignIn()).signInWithKey(credentials, signal);
  return signInWithCode({ user, pass, second_factor_token: code }, signal);
}
