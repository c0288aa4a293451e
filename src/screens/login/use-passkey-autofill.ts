import { useEffect, useEffectEvent } from 'react';
import type { Credentials } from './credentials.ts';

/**
 * Offers passkeys in the browser's list at the username field while `isEnabled` is true. The code loads after the form
 * is shown.
 */
export function usePasskeyAutofill(isEnabled: boolean, onSignIn: (credentials: Credentials) => void): void {
  const handleSignIn = useEffectEvent(onSignIn);
  // The browser's list is outside React, so the effect aborts the offer when another sign-in method starts.
  useEffect(() => {
    if (!isEnabled) return undefined;
    const abortController = new AbortController();
    void import('./passkey-autofill.ts').then(
      ({ offerPasskeys }) =>
        offerPasskeys(abortController.signal, (assertion) => handleSignIn({ method: 'autofill', assertion })),
      () => undefined, // the other sign-in methods work without it
    );
    return () => abortController.abort();
  }, [isEnabled]);
}
