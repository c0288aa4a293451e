import { http } from '#api/client.ts';
import type { SecondFactor } from '#domain/mfa/doors.ts';
import { demandWebauthn, obtainAssertion } from '#domain/mfa/obtain.ts';

/** What one presents at the door. */
export type Presented =
  | { by: 'password'; user: string; pass: string; factor: SecondFactor; code: string }
  | { by: 'passkey' };

async function withCode(user: string, pass: string, code: string): Promise<void> {
  await http.POST('/v1/webapi/sessions/web', { body: { user, pass, second_factor_token: code } });
}

const NO_KEY = 'No hardware key is registered for this account. Choose another second factor.';

async function withKey(user: string, pass: string): Promise<void> {
  demandWebauthn();
  const { data } = await http.POST('/v1/webapi/mfa/login/begin', { body: { user, pass } });
  if (!data?.webauthn_challenge) throw new Error(NO_KEY);
  const webauthnAssertionResponse = await obtainAssertion(data.webauthn_challenge);
  await http.POST('/v1/webapi/mfa/login/finishsession', { body: { user, webauthnAssertionResponse } });
}

interface Offered {
  /** From the browser's list at the name field, rather than at once. */
  mediation?: CredentialMediationRequirement;
  signal?: AbortSignal;
}

/** Signs in with a passkey alone; the proxy learns from it who it is (facts/auth-and-identity.md 13.1, 13.2). */
export async function signInWithPasskey(offered: Offered = {}): Promise<void> {
  demandWebauthn();
  const { data } = await http.POST('/v1/webapi/mfa/login/begin', { body: { passwordless: true } });
  if (!data?.webauthn_challenge) throw new Error('The proxy offered no passkey challenge.');
  const webauthnAssertionResponse = await obtainAssertion(data.webauthn_challenge, offered);
  await http.POST('/v1/webapi/mfa/login/finishsession', { body: { webauthnAssertionResponse } });
}

/** Resolves once the session's cookie is set; throws a refusal or a sentence. One-time codes may be typed with a blank. */
export function signIn(presented: Presented): Promise<void> {
  if (presented.by === 'passkey') return signInWithPasskey();
  const { user, pass, factor, code } = presented;
  if (factor === 'webauthn') return withKey(user, pass);
  return withCode(user, pass, factor === 'otp' ? code.replace(/\s/g, '') : '');
}
