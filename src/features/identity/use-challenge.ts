import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useRunOnce } from '#ui/store/use-run-once.ts';

/** The last challenge, and why there is no newer one. */
interface ChallengeState<C> {
  challenge?: C;
  error?: Error;
}

/** Asks the proxy for a challenge when a dialog opens, and again whenever the last one is used up; closing it cancels the call. */
export function useChallenge<C>(requestChallenge: (signal: AbortSignal) => Promise<C>) {
  // Both stay while the next challenge is requested, so that nothing typed is lost and no button vanishes under the focus.
  const [{ challenge, error }, setState] = useState<ChallengeState<C>>({});
  const pendingChallenge = useRef<Promise<C>>(undefined);
  // Nothing is requested before the dialog is open.
  const closeSignal = useRef(AbortSignal.abort());
  const request = useMutation({
    mutationFn: requestChallenge,
    onSuccess: (challenge) => setState({ challenge }),
    onError: (error) => setState((previous) => ({ ...previous, error })),
  });
  const requestAgain = () => {
    pendingChallenge.current = request.mutateAsync(closeSignal.current);
    // The error is on screen; the next answer asks once more.
    pendingChallenge.current.catch(() => (pendingChallenge.current = undefined));
    return pendingChallenge.current;
  };
  useRunOnce((signal) => {
    closeSignal.current = signal;
    void requestAgain();
  });
  return {
    challenge,
    error,
    isRequesting: request.isPending,
    askAgain: requestAgain,
    /** Resolves with the challenge to answer; the signal is aborted when the dialog closes. */
    current: async () => ({
      challenge: await (pendingChallenge.current ?? requestAgain()),
      signal: closeSignal.current,
    }),
  };
}
