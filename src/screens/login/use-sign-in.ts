import { useState } from 'react';
import { useAbort } from '#ui/store/use-abort.ts';
import type { Credentials } from './credentials.ts';

type SignInAttempt =
  | { at: 'waiting'; error: Error | null }
  | { at: 'pending'; credentials: Credentials }
  | { at: 'signedIn'; credentials: Credentials };

/** Runs one sign-in at a time and keeps the error of the last one. */
export interface SignInState {
  /** Aborts a pending sign-in, because a key prompt may never finish. Ignored after a successful sign-in. */
  start: (credentials: Credentials, then?: { onError: (error: Error) => void }) => void;
  cancel: () => void;
  error: Error | null;
  /** The credentials that are being checked or were accepted. */
  credentials: Credentials | undefined;
}

const toError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** Uses plain React state, so that the sign-in page loads without the query library. */
export function useSignIn(signIn: (credentials: Credentials, signal: AbortSignal) => Promise<void>): SignInState {
  const [attempt, setAttempt] = useState<SignInAttempt>({ at: 'waiting', error: null });
  const signInAbort = useAbort();
  return {
    error: attempt.at === 'waiting' ? attempt.error : null,
    credentials: attempt.at === 'waiting' ? undefined : attempt.credentials,
    start(credentials, then) {
      if (attempt.at === 'signedIn') return;
      const signal = signInAbort.start();
      setAttempt({ at: 'pending', credentials });
      signIn(credentials, signal).then(
        () => signal.aborted || setAttempt({ at: 'signedIn', credentials }),
        (reason: unknown) => {
          if (signal.aborted) return;
          const error = toError(reason);
          setAttempt({ at: 'waiting', error });
          then?.onError(error);
        },
      );
    },
    cancel() {
      if (attempt.at !== 'pending') return;
      signInAbort.abort();
      setAttempt({ at: 'waiting', error: null });
    },
  };
}
