// Signing in with what a hardware key or a passkey proves (facts/auth-and-identity.md 13.1, 13.2).
import { http } from '#api/client.ts';
import type { components } from '#api/schema.d.ts';
import { demandWebauthn, obtainAssertion } from '#domain/mfa/obtain.ts';

type Schemas = components['schemas'];
type Answer = Schemas['WebSession'] | undefined;

/** Without a name the passkey says whose it is. */
export async function finish(webauthnAssertionResponse: Schemas['WebauthnAssertion'], user?: string): Promise<Answer> {
  const body = { webauthnAssertionResponse, ...(user === undefined ? {} : { user }) };
  const { data } = await http.POST('/v1/webapi/mfa/login/finishsession', { body });
  return data;
}

const NO_KEY = 'No hardware key is registered for this account. Choose another second factor.';

export async function signInWithKey(user: string, pass: string): Promise<Answer> {
  demandWebauthn();
  const { data } = await http.POST('/v1/webapi/mfa/login/begin', { body: { user, pass } });
  if (!data?.webauthn_challenge) throw new Error(NO_KEY);
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
