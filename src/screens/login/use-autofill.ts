import { useEffect, useEffectEvent } from 'react';
import type { Credentials } from './credentials.ts';

/** Offers passkeys in the browser's list at the username field for as long as `isOffered`; fetched once the form is there. */
export function useAutofill(isOffered: boolean, onEnter: (credentials: Credentials) => void): void {
  const enter = useEffectEvent(onEnter);
  // The list is outside of React: it is told when another way to sign in is taken.
  useEffect(() => {
    if (!isOffered) return undefined;
    const taken = new AbortController();
    void import('./autofill.ts').then(
      ({ offerPasskeys }) => offerPasskeys(taken.signal, (assertion) => enter({ by: 'autofill', assertion })),
      () => undefined, // the other ways to sign in work without it
    );
    return () => taken.abort();
  }, [isOffered]);
}
