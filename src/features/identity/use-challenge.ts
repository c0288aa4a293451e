import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useBeginOnce } from '#ui/store/use-begin-once.ts';

/** The last challenge, and why there is no newer one. */
interface Asked<C> {
  challenge?: C;
  error?: Error;
}

/** Asks the proxy for a challenge when a dialog opens, and again whenever the last one is used up; closing it cancels the call. */
export function useChallenge<C>(ask: (signal: AbortSignal) => Promise<C>) {
  // Both stay while the next challenge is requested, so that nothing typed is lost and no button vanishes under the focus.
  const [{ challenge, error }, setAsked] = useState<Asked<C>>({});
  const coming = useRef<Promise<C>>(undefined);
  // Nothing is requested before the dialog is open.
  const closing = useRef(AbortSignal.abort());
  const asking = useMutation({
    mutationFn: ask,
    onSuccess: (challenge) => setAsked({ challenge }),
    onError: (error) => setAsked((before) => ({ ...before, error })),
  });
  const askAgain = () => {
    coming.current = asking.mutateAsync(closing.current);
    // The error is on screen; the next answer asks once more.
    coming.current.catch(() => (coming.current = undefined));
    return coming.current;
  };
  useBeginOnce((signal) => {
    closing.current = signal;
    void askAgain();
  });
  return {
    challenge,
    error,
    isAsking: asking.isPending,
    askAgain,
    /** Resolves with the challenge to answer; the signal is aborted when the dialog closes. */
    current: async () => ({ challenge: await (coming.current ?? askAgain()), signal: closing.current }),
  };
}
