// Signs in with a security key or a passkey (docs/protocol/auth-and-identity.md#13.1, #13.2).
import { UserFacingError } from '#lib/user-facing-error.ts';
import { http } from '#api/client.ts';
import type { Schemas } from '#api/schemas.ts';
import { isRecord } from '#lib/untrusted.ts';
import { chooseFactor } from '#domain/mfa/choose-factor.ts';
import { requireWebauthn, obtainAssertion } from '#domain/mfa/webauthn/obtain-assertion.ts';
import { OtherFactorRequired } from './other-factor-required.ts';
import type { PasswordCredentials } from './credentials.ts';
import { NEXT_STEP_MESSAGES, NO_DEVICE_REGISTERED, NO_KEY, NO_PASSKEY_CHALLENGE } from './mfa-messages.ts';

/** The unparsed session response. */
type SignInResponse = unknown;

/** A passkey needs no username, because the passkey contains it. */
export async function finishSignIn(
  webauthnAssertionResponse: Schemas['WebauthnAssertion'],
  { user, signal }: { user?: string; signal: AbortSignal },
): Promise<SignInResponse> {
  const body = { webauthnAssertionResponse, ...(user === undefined ? {} : { user }) };
  const { data } = await http.POST('/v1/webapi/mfa/login/finishsession', { body, signal });
  return data;
}

/**
 * Signs in with the security key, if the user chose it and the account has one. Otherwise throws `OtherFactorRequired`
 * with the factor to use.
 */
export async function signInWithKey(
  { user, pass, factor, factors }: PasswordCredentials,
  signal: AbortSignal,
): Promise<SignInResponse> {
  // If a key is the only factor and the browser cannot use keys, the password is not sent.
  if (factors.length === 1) requireWebauthn();
  const { data } = await http.POST('/v1/webapi/mfa/login/begin', { body: { user, pass }, signal });
  const nextFactor = data && chooseFactor(data, { chosen: factor, offered: factors });
  if (!nextFactor) throw new UserFacingError(factors.length === 1 ? NO_KEY : NO_DEVICE_REGISTERED);
  if (nextFactor !== 'webauthn' || factor !== 'webauthn' || !isRecord(data.webauthn_challenge))
    throw new OtherFactorRequired(nextFactor, NEXT_STEP_MESSAGES[nextFactor]);
  requireWebauthn();
  return finishSignIn(await obtainAssertion(data.webauthn_challenge, { signal }), { user, signal });
}

/** Requests a challenge that any passkey of this cluster can answer. */
export async function fetchPasskeyChallenge(signal: AbortSignal): Promise<object> {
  const { data } = await http.POST('/v1/webapi/mfa/login/begin', {
    body: { passwordless: true },
    signal,
  });
  if (!isRecord(data?.webauthn_challenge)) throw new UserFacingError(NO_PASSKEY_CHALLENGE);
  return data.webauthn_challenge;
}

export async function signInWithPasskey(signal: AbortSignal): Promise<SignInResponse> {
  requireWebauthn();
  return finishSignIn(await obtainAssertion(await fetchPasskeyChallenge(signal), { signal }), { signal });
}
