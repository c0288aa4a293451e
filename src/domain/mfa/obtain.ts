// The browser's part in a WebAuthn ceremony, and what its failures are called (docs/behaviour.md#security-keys).
import type { Schemas } from '#api/schemas.ts';
import { assertionAnswer, assertionOptions } from './assertion.ts';

const UNSUPPORTED =
  'this browser does not support Webauthn required for hardware tokens, please try the latest version of Chrome, Firefox or Safari';
const NOTHING = 'error obtaining credential, please try again';

export const isWebauthnSupported = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'credentials' in navigator;

/** Throws the specified sentence where the browser knows no WebAuthn. */
export function demandWebauthn(): void {
  if (!isWebauthnSupported()) throw new Error(UNSUPPORTED);
}

const NAMES: Record<string, string> = {
  NotAllowedError: 'The key was not used in time, or its use was cancelled. Try again.',
  SecurityError: 'This address is not the one that the keys belong to.',
  InvalidStateError: 'This key is not registered for your account.',
};

/** Browsers say the same of a wrong key, a cancelled one and one that came too late. */
export function ceremonyError(error: unknown): Error {
  if (!(error instanceof DOMException)) return error instanceof Error ? error : new Error(NOTHING);
  // Firefox reports a key that is not registered as an object that is not usable
  // (docs/protocol/auth-and-identity.md#23.9).
  if (/object is not, or is no longer, usable/i.test(error.message)) return new Error(NAMES['InvalidStateError']);
  return new Error(NAMES[error.name] ?? error.message);
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
    throw new Error(NOTHING);
  const { rawId, response } = credential;
  return assertionAnswer({ rawId, response, getClientExtensionResults: () => credential.getClientExtensionResults() });
}
