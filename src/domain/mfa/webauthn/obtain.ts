// The browser's part in a WebAuthn ceremony, and what its failures are called (docs/behaviour.md#security-keys).
import type { Schemas } from '#api/schemas.ts';
import { assertionAnswer, assertionOptions } from './assertion.ts';
import { NOT_OBTAINED, NOT_REGISTERED, NOT_USED, UNSUPPORTED, WRONG_ADDRESS } from './key-messages.ts';

export const isWebauthnSupported = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'credentials' in navigator;

/** Throws the specified sentence where the browser knows no WebAuthn. */
export function demandWebauthn(): void {
  if (!isWebauthnSupported()) throw new Error(UNSUPPORTED);
}

const TEXTS: Record<string, string> = {
  NotAllowedError: NOT_USED,
  SecurityError: WRONG_ADDRESS,
  InvalidStateError: NOT_REGISTERED,
};

/** Browsers say the same of a wrong key, a cancelled one and one that came too late. */
export function ceremonyError(error: unknown): Error {
  if (!(error instanceof DOMException)) return error instanceof Error ? error : new Error(NOT_OBTAINED);
  // Firefox reports a key that is not registered as an object that is not usable
  // (docs/protocol/auth-and-identity.md#23.9).
  if (/object is not, or is no longer, usable/i.test(error.message)) return new Error(NOT_REGISTERED);
  return new Error(TEXTS[error.name] ?? error.message);
}

interface Ceremony {
  mediation?: CredentialMediationRequirement;
  signal?: AbortSignal;
}

/** Asks the browser for a credential and answers in the proxy's form; throws a sentence when there is none. */
export async function obtainAssertion(
  challenge: Schemas['WebauthnAssertionOptions'],
  ceremony: Ceremony = {},
): Promise<Schemas['WebauthnAssertion']> {
  demandWebauthn();
  const publicKey = assertionOptions(challenge);
  const credential = await navigator.credentials.get({ publicKey, ...ceremony }).catch((error: unknown) => {
    throw ceremonyError(error);
  });
  if (!(credential instanceof PublicKeyCredential) || !(credential.response instanceof AuthenticatorAssertionResponse))
    throw new Error(NOT_OBTAINED);
  const { rawId, response } = credential;
  return assertionAnswer({ rawId, response, getClientExtensionResults: () => credential.getClientExtensionResults() });
}
