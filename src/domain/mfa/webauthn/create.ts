// The browser's part in making a key. Apart from `obtain.ts`, because the sign-in page makes none.
import type { Schemas } from '#api/schemas.ts';
import { ceremonyError, demandWebauthn } from './obtain.ts';
import { attestationAnswer, creationOptions } from './registration.ts';
import {
  ALREADY_REGISTERED,
  CANNOT_REGISTER,
  NO_COMMON_SIGNATURE,
  NO_ROOM_FOR_PASSKEY,
  NOT_CREATED,
} from './key-messages.ts';

const TEXTS: Record<string, string> = {
  InvalidStateError: ALREADY_REGISTERED,
  SecurityError: CANNOT_REGISTER,
  ConstraintError: NO_ROOM_FOR_PASSKEY,
  NotSupportedError: NO_COMMON_SIGNATURE,
};

/** The error of a failed registration; browsers report a canceled one and a late one alike. */
export function creationError(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(NOT_CREATED);
  const known = error instanceof DOMException ? TEXTS[error.name] : undefined;
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
    throw new Error(NOT_CREATED);
  const { rawId, response } = credential;
  return attestationAnswer({
    rawId,
    response,
    getClientExtensionResults: () => credential.getClientExtensionResults(),
  });
}
