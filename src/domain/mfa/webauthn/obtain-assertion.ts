// Answers challenges with security keys and passkeys through WebAuthn, the browser's interface to them, and explains
// failures (docs/behaviour.md#security-keys).
import { UserFacingError } from '#lib/user-facing-error.ts';
import { browserSupportsWebAuthn, startAuthentication, WebAuthnError } from '@simplewebauthn/browser';
import type { Schemas } from '#api/schemas.ts';
import {
  ASSERTION_NOT_OBTAINED,
  KEY_NOT_REGISTERED,
  KEY_NOT_USED,
  UNREADABLE_CHALLENGE,
  WEBAUTHN_UNSUPPORTED,
  KEYS_WRONG_ADDRESS,
} from './key-messages.ts';
import { readAssertionOptions } from './options.ts';
import { isPromptCanceled, runKeyPrompt, timeoutOf } from './prompt.ts';

/** Throws the fixed error message if the browser does not support WebAuthn. */
export function requireWebauthn(): void {
  if (!browserSupportsWebAuthn()) throw new UserFacingError(WEBAUTHN_UNSUPPORTED);
}

const ASSERTION_ERROR_MESSAGES: Record<string, string> = {
  NotAllowedError: KEY_NOT_USED,
  AbortError: KEY_NOT_USED,
  TimeoutError: KEY_NOT_USED,
  SecurityError: KEYS_WRONG_ADDRESS,
  InvalidStateError: KEY_NOT_REGISTERED,
  // The challenge is not base64.
  InvalidCharacterError: UNREADABLE_CHALLENGE,
};

/** The browser's error, without the library's wrapper, whose message is written for developers. */
export const unwrapBrowserError = (error: unknown): unknown => (error instanceof WebAuthnError ? error.cause : error);

/** Whether an error is from the browser. Errors of the library have the generic name `Error`. */
export const isBrowserError = (error: unknown): error is Error => error instanceof Error && error.name !== 'Error';

/**
 * Explains an error of a ceremony, which is the WebAuthn term for registering or using a key. Browsers report a wrong
 * key, a canceled request and a timeout in the same way.
 */
export function toCeremonyError(thrown: unknown, fallback = ASSERTION_NOT_OBTAINED): Error {
  const error = unwrapBrowserError(thrown);
  if (!isBrowserError(error)) return new UserFacingError(fallback);
  if (isPromptCanceled(error)) return error;
  // For an unregistered key, Firefox reports an unusable object (docs/protocol/auth-and-identity.md#23.9).
  if (/object is not, or is no longer, usable/i.test(error.message)) return new UserFacingError(KEY_NOT_REGISTERED);
  const text = ASSERTION_ERROR_MESSAGES[error.name];
  return text === undefined ? new UserFacingError(fallback, { cause: error }) : new UserFacingError(text);
}

interface CeremonyOptions {
  /** Offers passkeys as browser suggestions at the username field, without a dialog. */
  useBrowserAutofill?: boolean;
  signal?: AbortSignal;
}

/**
 * Requests an assertion, the signed answer of a key to a challenge, in the proxy's format. Rejects with a message for
 * the user if the key does not answer.
 */
export async function obtainAssertion(
  challenge: unknown,
  { useBrowserAutofill = false, signal }: CeremonyOptions = {},
): Promise<Schemas['WebauthnAssertion']> {
  requireWebauthn();
  const optionsJSON = readAssertionOptions(challenge)?.publicKey;
  if (!optionsJSON) throw new Error(UNREADABLE_CHALLENGE);
  try {
    const { id, rawId, response, clientExtensionResults } = await runKeyPrompt(
      () => startAuthentication({ optionsJSON, useBrowserAutofill }),
      { signal, timeoutMs: useBrowserAutofill ? undefined : timeoutOf(optionsJSON) },
    );
    const { authenticatorData, clientDataJSON, signature, userHandle = '' } = response;
    return {
      id,
      rawId,
      type: 'public-key',
      extensions: { appid: clientExtensionResults.appid ?? false },
      response: { authenticatorData, clientDataJSON, signature, userHandle },
    };
  } catch (error) {
    throw toCeremonyError(error);
  }
}
