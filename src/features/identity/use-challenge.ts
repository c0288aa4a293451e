import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useRunOnce } from '#ui/store/use-run-once.ts';

/** The last challenge, and the error if requesting a newer challenge failed. */
interface ChallengeState<C> {
  challenge?: C;
  error?: Error;
}

/** Requests a challenge when a dialog opens, and again on demand. Closing the dialog aborts the request. */
export function useChallenge<C>(requestChallenge: (signal: AbortSignal) => Promise<C>) {
  // Both stay during the next request, so that typed text and the focused button do not disappear.
  const [{ challenge, error }, setState] = useState<ChallengeState<C>>({});
  const pendingChallenge = useRef<Promise<C>>(undefined);
  // Aborted until the dialog opens, so that nothing is requested earlier.
  const closeSignal = useRef(AbortSignal.abort());
  const request = useMutation({
    mutationFn: requestChallenge,
    onSuccess: (challenge) => setState({ challenge }),
    onError: (error) => setState((previous) => ({ ...previous, error })),
  });
  const requestAgain = () => {
    pendingChallenge.current = request.mutateAsync(closeSignal.current);
    // The dialog shows the error. The next answer requests a challenge again.
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
    requestAgain,
    /** Resolves with the challenge to answer; the signal is aborted when the dialog closes. */
    getCurrentChallenge: async () => ({
      challenge: await (pendingChallenge.current ?? requestAgain()),
      signal: closeSignal.current,
    }),
  };
}
