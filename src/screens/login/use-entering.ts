import { useState } from 'react';
import type { Presented } from './presented.ts';

type Attempt =
  | { at: 'waiting'; error: Error | null }
  | { at: 'pending'; presented: Presented }
  | { at: 'entered'; presented: Presented };

/** One sign-in at a time, and what came of the last one. */
export interface Entering {
  enter: (presented: Presented, then?: { onError: (error: Error) => void }) => void;
  error: Error | null;
  /** The credentials that are being checked, or have just been accepted. */
  presented: Presented | undefined;
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** By state alone: the sign-in page is lighter without the library that the console behind it asks with. */
export function useEntering(enter: (presented: Presented) => Promise<void>): Entering {
  const [attempt, setAttempt] = useState<Attempt>({ at: 'waiting', error: null });
  return {
    error: attempt.at === 'waiting' ? attempt.error : null,
    presented: attempt.at === 'waiting' ? undefined : attempt.presented,
    enter(presented, then) {
      setAttempt({ at: 'pending', presented });
      enter(presented).then(
        () => setAttempt({ at: 'entered', presented }),
        (reason: unknown) => {
          const error = asError(reason);
          setAttempt({ at: 'waiting', error });
          then?.onError(error);
        },
      );
    },
  };
}
