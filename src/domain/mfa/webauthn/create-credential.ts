// Registers security keys and passkeys. This code is separate from `obtain-assertion.ts`, so that the sign-in page does
// not load it.
import { UserFacingError } from '#lib/user-facing-error.ts';
import { startRegistration } from '@simplewebauthn/browser';
import type { Schemas } from '#api/schemas.ts';
import { unwrapBrowserError, toCeremonyError, requireWebauthn, isBrowserError } from './obtain-assertion.ts';
import {
  KEY_ALREADY_REGISTERED,
  CANNOT_REGISTER_KEYS,
  NO_COMMON_SIGNATURE,
  NO_ROOM_FOR_PASSKEY,
  CREDENTIAL_NOT_CREATED,
  UNREADABLE_CHALLENGE,
} from './key-messages.ts';
import { readCreationOptions } from './options.ts';
import { runKeyPrompt, timeoutOf } from './prompt.ts';

const CREATION_ERROR_MESSAGES: Record<string, string> = {
  InvalidStateError: KEY_ALREADY_REGISTERED,
  SecurityError: CANNOT_REGISTER_KEYS,
  ConstraintError: NO_ROOM_FOR_PASSKEY,
  NotSupportedError: NO_COMMON_SIGNATURE,
};

/** Explains an error of a registration. Browsers report canceled and late registrations in the same way. */
export function toCreationError(thrown: unknown): Error {
  const error = unwrapBrowserError(thrown);
  if (!isBrowserError(error)) return new UserFacingError(CREDENTIAL_NOT_CREATED);
  const text = CREATION_ERROR_MESSAGES[error.name];
  return text === undefined ? toCeremonyError(error, CREDENTIAL_NOT_CREATED) : new UserFacingError(text);
}

/** Creates a credential (a new key pair for the user) in the proxy's format. Rejects with a message for the user. */
export async function createCredential(
  challenge: unknown,
  signal?: AbortSignal,
): Promise<Schemas['WebauthnAttestation']> {
  requireWebauthn();
  const publicKey = readCreationOptions(challenge)?.publicKey;
  if (!publicKey) throw new Error(UNREADABLE_CHALLENGE);
  // The extension `appid` is omitted, because browsers refuse to create a key with it.
  const credProps = publicKey.extensions?.credProps;
  const optionsJSON = { ...publicKey, extensions: credProps === undefined ? {} : { credProps } };
  try {
    const { id, rawId, response, clientExtensionResults } = await runKeyPrompt(
      () => startRegistration({ optionsJSON }),
      {
        signal,
        timeoutMs: timeoutOf(publicKey),
      },
    );
    const { attestationObject, clientDataJSON } = response;
    // `rk`: whether the key stores the credential itself ("resident key"), as passkeys require.
    const rk = clientExtensionResults.credProps?.rk;
    return {
      id,
      rawId,
      type: 'public-key',
      extensions: { appid: false, ...(rk === undefined ? {} : { credProps: { rk } }) },
      response: { attestationObject, clientDataJSON },
    };
  } catch (error) {
    throw toCreationError(error);
  }
}
