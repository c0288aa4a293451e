import { useEffect, useEffectEvent } from 'react';
import type { Credentials } from './credentials.ts';

/** Offers passkeys in the browser's list at the username field for as long as `isOffered`; fetched once the form is there. */
export function usePasskeyAutofill(isEnabled: boolean, onSignIn: (credentials: Credentials) => void): void {
  const enter = useEffectEvent(onSignIn);
  // The list is outside of React: it is told when another way to sign in is taken.
  useEffect(() => {
    if (!isEnabled) return undefined;
    const abortController = new AbortController();
    void import('./passkey-autofill.ts').then(
      ({ offerPasskeys }) => offerPasskeys(abortController.signal, (assertion) => enter({ by: 'autofill', assertion })),
      () => undefined, // the other ways to sign in work without it
    );
    return () => abortController.abort();
  }, [isEnabled]);
}
