import { useState } from 'react';
import type { Credentials } from './credentials.ts';

type Attempt =
  | { at: 'waiting'; error: Error | null }
  | { at: 'pending'; credentials: Credentials }
  | { at: 'signedIn'; credentials: Credentials };

/** One sign-in at a time, and what came of the last one. */
export interface SigningIn {
  start: (credentials: Credentials, then?: { onError: (error: Error) => void }) => void;
  error: Error | null;
  /** The credentials that are being checked, or have just been accepted. */
  credentials: Credentials | undefined;
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** By state alone: the sign-in page is lighter without the library that the console behind it asks with. */
export function useSigningIn(signIn: (credentials: Credentials) => Promise<void>): SigningIn {
  const [attempt, setAttempt] = useState<Attempt>({ at: 'waiting', error: null });
  return {
    error: attempt.at === 'waiting' ? attempt.error : null,
    credentials: attempt.at === 'waiting' ? undefined : attempt.credentials,
    start(credentials, then) {
      setAttempt({ at: 'pending', credentials });
      signIn(credentials).then(
        () => setAttempt({ at: 'signedIn', credentials }),
        (reason: unknown) => {
          const error = asError(reason);
          setAttempt({ at: 'waiting', error });
          then?.onError(error);
        },
      );
    },
  };
}
