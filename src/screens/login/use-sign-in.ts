import { useState } from 'react';
import { useAbort } from '#ui/store/use-abort.ts';
import type { Credentials } from './credentials.ts';

type SignInAttempt =
  | { status: 'waiting'; error: Error | null }
  | { status: 'pending'; credentials: Credentials }
  | { status: 'signedIn'; credentials: Credentials };

/** Runs one sign-in at a time and keeps the error of the last one. */
export interface SignInState {
  /** Starts a sign-in and aborts a pending one, whose key prompt may never finish. Does nothing after a success. */
  start: (credentials: Credentials, callbacks?: { onError: (error: Error) => void }) => void;
  cancel: () => void;
  error: Error | null;
  /** The credentials that are being checked or were accepted. */
  credentials: Credentials | undefined;
}

const toError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** Uses plain React state, so that the sign-in page loads without the query library. */
export function useSignIn(signIn: (credentials: Credentials, signal: AbortSignal) => Promise<void>): SignInState {
  const [attempt, setAttempt] = useState<SignInAttempt>({ status: 'waiting', error: null });
  const signInAbort = useAbort();
  return {
    error: attempt.status === 'waiting' ? attempt.error : null,
    credentials: attempt.status === 'waiting' ? undefined : attempt.credentials,
    start(credentials, callbacks) {
      if (attempt.status === 'signedIn') return;
      const signal = signInAbort.start();
      setAttempt({ status: 'pending', credentials });
      signIn(credentials, signal).then(
        () => signal.aborted || setAttempt({ status: 'signedIn', credentials }),
        (reason: unknown) => {
          if (signal.aborted) return;
          const error = toError(reason);
          setAttempt({ status: 'waiting', error });
          callbacks?.onError(error);
        },
      );
    },
    cancel() {
      if (attempt.status !== 'pending') return;
      signInAbort.abort();
      setAttempt({ status: 'waiting', error: null });
    },
  };
}
