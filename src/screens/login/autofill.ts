// Passkeys in the list that the browser shows at the username field. Users did not ask for them, so errors are not shown.
import { browserSupportsWebAuthnAutofill } from '@simplewebauthn/browser';
import type { Schemas } from '#api/schemas.ts';
import { obtainAssertion } from '#domain/mfa/webauthn/obtain-assertion.ts';
import { passkeyChallenge } from './keys.ts';

type Assertion = Schemas['WebauthnAssertion'];

// A proxy forgets a passkey's challenge after a minute, whatever it says itself
// (docs/protocol/auth-and-identity.md#6.2).
const GOOD_FOR_MS = 55_000;

/** One challenge, for as long as it holds; undefined when it expired unused. */
async function offered(signal: AbortSignal): Promise<Assertion | undefined> {
  const challenge = await passkeyChallenge(signal);
  const offer = new AbortController();
  const withdraw = () => offer.abort();
  signal.addEventListener('abort', withdraw);
  const timer = setTimeout(withdraw, GOOD_FOR_MS);
  try {
    return await obtainAssertion(challenge, { useBrowserAutofill: true, signal: offer.signal });
  } catch (error) {
    if (offer.signal.aborted) return undefined;
    throw error;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', withdraw);
  }
}

const ACTIVITY = ['pointermove', 'pointerdown', 'keydown', 'focus'] as const;

/** Resolves at the next activity: a page that nobody uses must not request one challenge after the other. */
const nextActivity = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = new AbortController();
    const finish = () => {
      done.abort();
      resolve();
    };
    for (const type of ACTIVITY) window.addEventListener(type, finish, { signal: done.signal });
    signal.addEventListener('abort', finish, { signal: done.signal });
  });

/** Offers passkeys until one is chosen or the signal comes; it never throws, and asks nothing where the browser cannot. */
export async function offerPasskeys(signal: AbortSignal, onChosen: (assertion: Assertion) => void): Promise<void> {
  try {
    if (!(await browserSupportsWebAuthnAutofill())) return;
    while (!signal.aborted) {
      const assertion = await offered(signal);
      if (assertion) return onChosen(assertion);
      if (!signal.aborted) await nextActivity(signal);
    }
  } catch {
    // The other ways to sign in are on the page, and show their own errors.
  }
}
