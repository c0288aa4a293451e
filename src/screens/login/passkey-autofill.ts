// Passkeys in the list that the browser shows at the username field. Users did not ask for them, so errors are not shown.
import { browserSupportsWebAuthnAutofill } from '@simplewebauthn/browser';
import type { Schemas } from '#api/schemas.ts';
import { obtainAssertion } from '#domain/mfa/webauthn/obtain-assertion.ts';
import { fetchPasskeyChallenge } from './sign-in-with-key.ts';

type Assertion = Schemas['WebauthnAssertion'];

// A proxy forgets a passkey's challenge after a minute, whatever it says itself
// (docs/protocol/auth-and-identity.md#6.2).
const CHALLENGE_VALID_MS = 55_000;

/** One challenge, for as long as it holds; undefined when it expired unused. */
async function offerOneChallenge(signal: AbortSignal): Promise<Assertion | undefined> {
  const challenge = await fetchPasskeyChallenge(signal);
  const offer = new AbortController();
  const abortOffer = () => offer.abort();
  signal.addEventListener('abort', abortOffer);
  const timer = setTimeout(abortOffer, CHALLENGE_VALID_MS);
  try {
    return await obtainAssertion(challenge, { useBrowserAutofill: true, signal: offer.signal });
  } catch (error) {
    if (offer.signal.aborted) return undefined;
    throw error;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abortOffer);
  }
}

const ACTIVITY_EVENTS = ['pointermove', 'pointerdown', 'keydown', 'focus'] as const;

/** Resolves at the next activity: a page that nobody uses must not request one challenge after the other. */
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

/** Offers passkeys until one is chosen or the signal comes; it never throws, and asks nothing where the browser cannot. */
export async function offerPasskeys(signal: AbortSignal, onChosen: (assertion: Assertion) => void): Promise<void> {
  try {
    if (!(await browserSupportsWebAuthnAutofill())) return;
    while (!signal.aborted) {
      const assertion = await offerOneChallenge(signal);
      if (assertion) return onChosen(assertion);
      if (!signal.aborted) await nextActivity(signal);
    }
  } catch {
    // The other ways to sign in are on the page, and show their own errors.
  }
}
