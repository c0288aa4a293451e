import { http } from '#api/client.ts';
import { unreachableError } from '#api/refusal.ts';
import { cleanCode } from '#lib/text/one-time-code.ts';
import type { Credentials } from './credentials.ts';

/** The session, unread. */
type Answer = unknown;

async function withCode(
  body: { user: string; pass: string; second_factor_token: string },
  signal: AbortSignal,
): Promise<Answer> {
  const { data } = await http.POST('/v1/webapi/sessions/web', { body, signal }).catch(async (error: unknown) => {
    // Fetched where it is wanted, which is rarely; without it the refusal is shown as it is.
    const explained = await import('#api/csrf/missing-csrf-cookie.ts')
      .then((known) => known.explainCsrfRefusal(error))
      .catch(() => error);
    throw explained;
  });
  return data;
}

// Code for security keys is fetched when one is used: the first page is lighter without it.
const keys = () =>
  import('./keys.ts').catch(() => {
    throw unreachableError();
  });

/** Resolves with the session token once the session's cookie is set; throws a refusal or a sentence. */
export async function signIn(credentials: Credentials, signal: AbortSignal): Promise<Answer> {
  if (credentials.by === 'passkey') return (await keys()).signInWithPasskey(signal);
  if (credentials.by === 'autofill') return (await keys()).finish(credentials.assertion, { signal });
  const { user, pass, factor } = credentials;
  const code = factor === 'otp' ? cleanCode(credentials.code) : '';
  // Without a code only the proxy knows which MFA devices the account has.
  if (factor === 'webauthn' || (factor === 'otp' && code === ''))
    return (await keys()).signInWithKey(credentials, signal);
  return withCode({ user, pass, second_factor_token: code }, signal);
}
