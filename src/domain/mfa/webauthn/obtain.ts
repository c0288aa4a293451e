// Challenges to security keys and passkeys, and the sentences for their failures (docs/behaviour.md#security-keys).
import { UserFacingError } from '#lib/user-facing-error.ts';
import { browserSupportsWebAuthn, startAuthentication, WebAuthnError } from '@simplewebauthn/browser';
import type { Schemas } from '#api/schemas.ts';
import {
  NOT_OBTAINED,
  NOT_REGISTERED,
  NOT_USED,
  UNREADABLE_CHALLENGE,
  UNSUPPORTED,
  WRONG_ADDRESS,
} from './key-messages.ts';
import { readAssertionOptions } from './options.ts';
import { isPromptCanceled, prompt, timeoutOf } from './prompt.ts';

/** Throws the specified sentence where the browser knows no WebAuthn. */
export function demandWebauthn(): void {
  if (!browserSupportsWebAuthn()) throw new UserFacingError(UNSUPPORTED);
}

const TEXTS: Record<string, string> = {
  NotAllowedError: NOT_USED,
  AbortError: NOT_USED,
  TimeoutError: NOT_USED,
  SecurityError: WRONG_ADDRESS,
  InvalidStateError: NOT_REGISTERED,
  // The challenge is not base64.
  InvalidCharacterError: UNREADABLE_CHALLENGE,
};

/** The browser's error, without the library's wrapper, whose message is written for developers. */
export const browserError = (error: unknown): unknown => (error instanceof WebAuthnError ? error.cause : error);

/** The library's own errors, such as "Authentication was not completed", have no name of their own. */
export const isBrowserError = (error: unknown): error is Error => error instanceof Error && error.name !== 'Error';

/** Browsers report a wrong key, a canceled request and a late answer alike. */
export function ceremonyError(thrown: unknown, otherwise = NOT_OBTAINED): Error {
  const error = browserError(thrown);
  if (!isBrowserError(error)) return new UserFacingError(otherwise);
  if (isPromptCanceled(error)) return error;
  // Firefox reports a key that is not registered as an object that is not usable
  // (docs/protocol/auth-and-identity.md#23.9).
  if (/object is not, or is no longer, usable/i.test(error.message)) return new UserFacingError(NOT_REGISTERED);
  const text = TEXTS[error.name];
  return text === undefined ? new UserFacingError(otherwise, { cause: error }) : new UserFacingError(text);
}

interface Ceremony {
  /** Offers passkeys in the browser's list at the username field, without a dialog. */
  useBrowserAutofill?: boolean;
  signal?: AbortSignal;
}

/** Requests an answer to the challenge, in the proxy's format; throws a sentence when there is none. */
export async function obtainAssertion(
  challenge: unknown,
  { useBrowserAutofill = false, signal }: Ceremony = {},
): Promise<Schemas['WebauthnAssertion']> {
  demandWebauthn();
  const optionsJSON = readAssertionOptions(challenge)?.publicKey;
  if (!optionsJSON) throw new Error(UNREADABLE_CHALLENGE);
  try {
    const { id, rawId, response, clientExtensionResults } = await prompt(
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
    throw ceremonyError(error);
  }
}
