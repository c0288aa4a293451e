// The browser's part in making a key. Apart from `obtain.ts`, because the sign-in page makes none.
import type { Schemas } from '#api/schemas.ts';
import { ceremonyError, demandWebauthn } from './obtain.ts';
import { attestationAnswer, creationOptions } from './registration.ts';

const NOTHING = 'error creating credential, please try again';

const NAMES: Record<string, string> = {
  InvalidStateError: 'This key is registered for your account already. Use another one.',
  SecurityError: 'This address is not one that keys can be registered for.',
  ConstraintError:
    'This key cannot hold a passkey. A PIN may have to be set up on it first; otherwise use another one.',
  NotSupportedError: 'This key does not know any kind of signature that the proxy accepts. Use another one.',
};

/** What a failed attempt at making a key is called; the browser does not tell a cancelled one from a late one. */
export function creationError(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(NOTHING);
  const known = error instanceof DOMException ? NAMES[error.name] : undefined;
  return known === undefined ? ceremonyError(error) : new Error(known);
}

/** Has the browser make a credential and answers in the proxy's form; throws a sentence when there is none. */
export async function createCredential(
  challenge: Schemas['WebauthnCreationOptions'],
  signal?: AbortSignal,
): Promise<Schemas['WebauthnAttestation']> {
  demandWebauthn();
  const publicKey = creationOptions(challenge);
  const credential = await navigator.credentials
    .create({ publicKey, ...(signal ? { signal } : {}) })
    .catch((error: unknown) => {
      throw creationError(error);
    });
  if (
    !(credential instanceof PublicKeyCredential) ||
    !(credential.response instanceof AuthenticatorAttestationResponse)
  )
    throw new Error(NOTHING);
  const { rawId, response } = credential;
  return attestationAnswer({
    rawId,
    response,
    getClientExtensionResults: () => credential.getClientExtensionResults(),
  });
}
