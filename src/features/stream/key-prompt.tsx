import { ErrorText } from '#ui/feedback/error-text.tsx';
import KeyRound from 'lucide-react/icons/key-round';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { obtainAssertion } from '#domain/mfa/webauthn/obtain-assertion.ts';
import { isPromptCanceled } from '#domain/mfa/webauthn/prompt.ts';
import { keyAnswer, type StreamChallenge } from '#domain/mfa/stream-challenge.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { CANCEL } from '#ui/messages.ts';
import { useAbort } from '#ui/store/use-abort.ts';
import { Button } from '#ui/button/button.tsx';
import { queueKeyPrompt } from './key-prompt-queue.ts';
import { TRY_AGAIN, USE_KEY, WAITING_FOR_KEY, WAITING_FOR_TURN } from './messages.ts';

interface KeyPromptProps {
  options: NonNullable<StreamChallenge['keyOptions']>;
  onAnswer: (answer: object) => void;
}

/** Asks for a security key after a click, as browsers require. The user can retry while the proxy waits. */
export function KeyPrompt({ options, onAnswer }: KeyPromptProps) {
  // Also aborted when the proxy no longer requests a key.
  const promptAbort = useAbort();
  const [hasTurn, setTurn] = useState(false);
  const request = useMutation({
    mutationFn: (signal: AbortSignal) =>
      queueKeyPrompt({ signal, onStart: () => setTurn(true), prompt: () => obtainAssertion(options, { signal }) }),
    onSettled: () => setTurn(false),
    onSuccess: (assertion) => onAnswer(keyAnswer(assertion)),
  });
  const error = isPromptCanceled(request.error) ? null : request.error;
  return (
    <>
      {request.isPending && (
        <Banner tone="info" action={<Button onClick={promptAbort.abort}>{CANCEL}</Button>}>
          {hasTurn ? WAITING_FOR_KEY : WAITING_FOR_TURN}
        </Banner>
      )}
      {error && (
        <Banner tone="bad">
          <ErrorText error={error} />
        </Banner>
      )}
      <Button
        variant="primary"
        size="big"
        icon={KeyRound}
        pending={request.isPending}
        isForProxy={false}
        onClick={() => request.mutate(promptAbort.start())}
      >
        {error ? TRY_AGAIN : USE_KEY}
      </Button>
    </>
  );
}
