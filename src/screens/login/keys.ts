// Signing in with what a hardware key or a passkey proves (docs/protocol/auth-and-identity.md#13.1, #13.2).
import { http } from '#api/client.ts';
import type { Schemas } from '#api/schemas.ts';
import type { SecondFactor } from '#domain/mfa/sign-in-methods.ts';
import { factorFor } from '#domain/mfa/factor-for.ts';
import { demandWebauthn, obtainAssertion } from '#domain/mfa/obtain.ts';
import { OtherFactor } from './other-factor.ts';
import type { ByPassword } from './presented.ts';

type Answer = Schemas['WebSession'] | undefined;

/** Without a name the passkey says whose it is. */
export async function finish(webauthnAssertionResponse: Schemas['WebauthnAssertion'], user?: string): Promise<Answer> {
  const body = { webauthnAssertionResponse, ...(user === undefined ? {} : { user }) };
  const { data } = await http.POST('/v1/webapi/mfa/login/finishsession', { body });
  return data;
}

const SAYS: Record<SecondFactor, string> = {
  webauthn: 'Use your security key.',
  otp: 'Enter the code from your authenticator app.',
  none: 'No MFA device is registered for this account.',
};

const ASK = 'Ask an administrator to reset your account.';
const NO_KEY = `No security key is registered for this account. ${ASK}`;
const NO_DEVICE = `No MFA device is registered for this account. ${ASK}`;

/** With the key that was chosen, if the account has one; throws what it has instead. */
export async function signInWithKey({ user, pass, factor, factors }: ByPassword): Promise<Answer> {
  // The password is not even asked about where a key is the only way, and none can be used.
  if (factors.length === 1) demandWebauthn();
  const { data } = await http.POST('/v1/webapi/mfa/login/begin', { body: { user, pass } });
  const next = data && factorFor(data, { chosen: factor, offered: factors });
  if (!next) throw new Error(factors.length === 1 ? NO_KEY : NO_DEVICE);
  if (next !== 'webauthn' || factor !== 'webauthn' || !data.webauthn_challenge) throw new OtherFactor(next, SAYS[next]);
  demandWebauthn();
  return finish(await obtainAssertion(data.webauthn_challenge), user);
}

/** What any passkey of this cluster can answer. */
export async function passkeyChallenge(signal?: AbortSignal): Promise<Schemas['WebauthnAssertionOptions']> {
  const { data } = await http.POST('/v1/webapi/mfa/login/begin', {
    body: { passwordless: true },
    ...(signal ? { signal } : {}),
  });
  if (!data?.webauthn_challenge) throw new Error('The proxy offered no passkey challenge.');
  return data.webauthn_challenge;
}

export async function signInWithPasskey(): Promise<Answer> {
  demandWebauthn();
  return finish(await obtainAssertion(await passkeyChallenge()));
}
