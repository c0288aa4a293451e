import { useEffect, useEffectEvent } from 'react';
import type { Presented } from './presented.ts';

/** Offers passkeys in the browser's list at the name field for as long as `isOffered`; fetched once the form is there. */
export function useAutofill(isOffered: boolean, onEnter: (presented: Presented) => void): void {
  const enter = useEffectEvent(onEnter);
  // The list is outside of React: whenever another way in is taken, the offer is withdrawn from it.
  useEffect(() => {
    if (!isOffered) return undefined;
    const taken = new AbortController();
    void import('./autofill.ts').then(
      ({ offerPasskeys }) => offerPasskeys(taken.signal, (assertion) => enter({ by: 'autofill', assertion })),
      () => undefined, // without it the other ways in are what they were
    );
    return () => taken.abort();
  }, [isOffered]);
}
