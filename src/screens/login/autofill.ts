// Passkeys in the list that the browser shows at the name field. Nobody asked for it, so nothing that fails here is said.
import type { Schemas } from '#api/schemas.ts';
import { obtainAssertion } from '#domain/mfa/obtain.ts';
import { passkeyChallenge } from './keys.ts';

type Assertion = Schemas['WebauthnAssertion'];

// A proxy forgets a passkey's challenge after a minute, whatever it says itself
// (docs/protocol/auth-and-identity.md#6.2).
const GOOD_FOR_MS = 55_000;

const isAvailable = async (): Promise<boolean> =>
  typeof PublicKeyCredential === 'function' &&
  'isConditionalMediationAvailable' in PublicKeyCredential &&
  (await PublicKeyCredential.isConditionalMediationAvailable());

/** One challenge, for as long as it holds; undefined when it ran out unused. */
async function offered(signal: AbortSignal): Promise<Assertion | undefined> {
  const challenge = await passkeyChallenge(signal);
  const offer = new AbortController();
  const withdraw = () => offer.abort();
  signal.addEventListener('abort', withdraw);
  const timer = setTimeout(withdraw, GOOD_FOR_MS);
  try {
    return await obtainAssertion(challenge, { mediation: 'conditional', signal: offer.signal });
  } catch (error) {
    if (offer.signal.aborted) return undefined;
    throw error;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', withdraw);
  }
}

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focus'] as const;

/** Resolves at the next sign of somebody at this page: one that was left open asks for no challenge after the other. */
const somebodyThere = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const heard = new AbortController();
    const come = () => {
      heard.abort();
      resolve();
    };
    for (const sign of SIGNS) window.addEventListener(sign, come, { signal: heard.signal });
    signal.addEventListener('abort', come, { signal: heard.signal });
  });

/** Offers passkeys until one is chosen or the signal comes; it never throws, and asks nothing where the browser cannot. */
export async function offerPasskeys(signal: AbortSignal, onChosen: (assertion: Assertion) => void): Promise<void> {
  try {
    if (!(await isAvailable())) return;
    while (!signal.aborted) {
      const assertion = await offered(signal);
      if (assertion) return onChosen(assertion);
      if (!signal.aborted) await somebodyThere(signal);
    }
  } catch {
    // The other ways in stand on the page, and say what is wrong when they are taken.
  }
}
