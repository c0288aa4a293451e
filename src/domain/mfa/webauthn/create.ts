// New security keys and passkeys. Apart from `obtain.ts`, because the sign-in page makes none.
import { UserFacingError } from '#lib/user-facing-error.ts';
import { startRegistration } from '@simplewebauthn/browser';
import type { Schemas } from '#api/schemas.ts';
import { browserError, ceremonyError, demandWebauthn, isBrowserError } from './obtain.ts';
import {
  ALREADY_REGISTERED,
  CANNOT_REGISTER,
  NO_COMMON_SIGNATURE,
  NO_ROOM_FOR_PASSKEY,
  NOT_CREATED,
  UNREADABLE_CHALLENGE,
} from './key-messages.ts';
import { readCreationOptions } from './options.ts';
import { prompt, timeoutOf } from './prompt.ts';

const TEXTS: Record<string, string> = {
  InvalidStateError: ALREADY_REGISTERED,
  SecurityError: CANNOT_REGISTER,
  ConstraintError: NO_ROOM_FOR_PASSKEY,
  NotSupportedError: NO_COMMON_SIGNATURE,
};

/** The error of a failed registration; browsers report a canceled one and a late one alike. */
export function creationError(thrown: unknown): Error {
  const error = browserError(thrown);
  if (!isBrowserError(error)) return new UserFacingError(NOT_CREATED);
  const text = TEXTS[error.name];
  return text === undefined ? ceremonyError(error, NOT_CREATED) : new UserFacingError(text);
}

/** Has the browser make a credential and answers in the proxy's format; throws a sentence when there is none. */
export async function createCredential(
  challenge: unknown,
  signal?: AbortSignal,
): Promise<Schemas['WebauthnAttestation']> {
  demandWebauthn();
  const publicKey = readCreationOptions(challenge)?.publicKey;
  if (!publicKey) throw new Error(UNREADABLE_CHALLENGE);
  // The appid of old keys stays out: browsers refuse to make a key with it.
  const credProps = publicKey.extensions?.credProps;
  const optionsJSON = { ...publicKey, extensions: credProps === undefined ? {} : { credProps } };
  try {
    const { id, rawId, response, clientExtensionResults } = await prompt(() => startRegistration({ optionsJSON }), {
      signal,
      timeoutMs: timeoutOf(publicKey),
    });
    const { attestationObject, clientDataJSON } = response;
    const rk = clientExtensionResults.credProps?.rk;
    return {
      id,
      rawId,
      type: 'public-key',
      extensions: { appid: false, ...(rk === undefined ? {} : { credProps: { rk } }) },
      response: { attestationObject, clientDataJSON },
    };
  } catch (error) {
    throw creationError(error);
  }
}
