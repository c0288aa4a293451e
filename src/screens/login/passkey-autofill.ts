// Offers passkeys in the browser's list at the username field. Users did not request this, so errors stay hidden.
import { browserSupportsWebAuthnAutofill } from '@simplewebauthn/browser';
import type { Schemas } from '#api/schemas.ts';
import { obtainAssertion } from '#domain/mfa/webauthn/obtain-assertion.ts';
import { fetchPasskeyChallenge } from './sign-in-with-key.ts';

type Assertion = Schemas['WebauthnAssertion'];

// A passkey challenge expires at the proxy after one minute, even if the challenge contains a longer timeout
// (docs/protocol/auth-and-identity.md#6.2).
const CHALLENGE_VALID_MS = 55_000;

/** Offers passkeys until the challenge expires. Undefined if the user chose none before that or the signal aborted. */
async function offerOneChallenge(signal: AbortSignal): Promise<Assertion | undefined> {
  const challenge = await fetchPasskeyChallenge(signal);
  const offerController = new AbortController();
  const abortOffer = () => offerController.abort();
  signal.addEventListener('abort', abortOffer);
  const timer = setTimeout(abortOffer, CHALLENGE_VALID_MS);
  try {
    return await obtainAssertion(challenge, { useBrowserAutofill: true, signal: offerController.signal });
  } catch (error) {
    if (offerController.signal.aborted) return undefined;
    throw error;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abortOffer);
  }
}

const ACTIVITY_EVENTS = ['pointermove', 'pointerdown', 'keydown', 'focus'] as const;

/**
 * Resolves at the next user activity or when the signal aborts. Without this wait, an idle page would request
 * challenges again and again.
 */
const nextActivity = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const listenersAbort = new AbortController();
    const finish = () => {
      listenersAbort.abort();
      resolve();
    };
    for (const type of ACTIVITY_EVENTS) window.addEventListener(type, finish, { signal: listenersAbort.signal });
    signal.addEventListener('abort', finish, { signal: listenersAbort.signal });
  });

/**
 * Offers passkeys until the user chooses one or the signal aborts. Never throws, and sends no request if the browser
 * lacks support.
 */
export async function offerPasskeys(signal: AbortSignal, onChosen: (assertion: Assertion) => void): Promise<void> {
  try {
    if (!(await browserSupportsWebAuthnAutofill())) return;
    while (!signal.aborted) {
      const assertion = await offerOneChallenge(signal);
      if (assertion) return onChosen(assertion);
      if (!signal.aborted) await nextActivity(signal);
    }
  } catch {
    // The page shows other sign-in methods, with their own errors.
  }
}
