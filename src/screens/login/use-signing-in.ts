import { useState } from 'react';
import { useAbort } from '#ui/store/use-abort.ts';
import type { Credentials } from './credentials.ts';

type Attempt =
  | { at: 'waiting'; error: Error | null }
  | { at: 'pending'; credentials: Credentials }
  | { at: 'signedIn'; credentials: Credentials };

/** One sign-in at a time, and what came of the last one. */
export interface SigningIn {
  /** Aborts a pending sign-in, because its prompt for a key may never end; ignored once a sign-in has succeeded. */
  start: (credentials: Credentials, then?: { onError: (error: Error) => void }) => void;
  cancel: () => void;
  error: Error | null;
  /** The credentials that are being checked, or have just been accepted. */
  credentials: Credentials | undefined;
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** By state alone: the sign-in page is lighter without the library that the console behind it asks with. */
export function useSigningIn(signIn: (credentials: Credentials, signal: AbortSignal) => Promise<void>): SigningIn {
  const [attempt, setAttempt] = useState<Attempt>({ at: 'waiting', error: null });
  const sending = useAbort();
  return {
    error: attempt.at === 'waiting' ? attempt.error : null,
    credentials: attempt.at === 'waiting' ? undefined : attempt.credentials,
    start(credentials, then) {
      if (attempt.at === 'signedIn') return;
      const signal = sending.start();
      setAttempt({ at: 'pending', credentials });
      signIn(credentials, signal).then(
        () => signal.aborted || setAttempt({ at: 'signedIn', credentials }),
        (reason: unknown) => {
          if (signal.aborted) return;
          const error = asError(reason);
          setAttempt({ at: 'waiting', error });
          then?.onError(error);
        },
      );
    },
    cancel() {
      if (attempt.at !== 'pending') return;
      sending.abort();
      setAttempt({ at: 'waiting', error: null });
    },
  };
}
