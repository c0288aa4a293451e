import { useMutation } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import type { Schemas } from '#api/schemas.ts';
import { requestDeviceChallenge, CHALLENGE_SCOPE } from '#domain/mfa/reauthenticate.ts';
import { isPromptCanceled } from '#domain/mfa/webauthn/prompt.ts';
import { useChallenge } from '#features/identity/use-challenge.ts';
import { queueKeyPrompt } from '#features/stream/key-prompt-queue.ts';
import { NO_METHOD, TRY_AGAIN, USE_KEY, WAITING_FOR_KEY, WAITING_FOR_TURN } from '#features/stream/messages.ts';
import { Button } from '#ui/button/button.tsx';
import { useAbort } from '#ui/store/use-abort.ts';
import { errorText } from '#ui/feedback/messages.ts';
import { CANCEL_VERIFICATION, WAITING_FOR_TOUCH } from './messages.ts';
import * as css from './files.css.ts';

const requestChallenge = (signal: AbortSignal) =>
  requestDeviceChallenge({ scope: CHALLENGE_SCOPE.session, preferred: 'webauthn', signal });

const pendingText = (hasTurn: boolean): string => (hasTurn ? WAITING_FOR_KEY : WAITING_FOR_TURN);

/** Asks for a security key for one transfer; codes are not possible here (docs/protocol/streams.md#1.7, #5.2). */
export function TransferVerification({ onAnswer }: { onAnswer: (assertion: Schemas['WebauthnAssertion']) => void }) {
  const { challenge, error, getCurrentChallenge, requestAgain } = useChallenge(requestChallenge);
  const [hasTurn, setTurn] = useState(false);
  const prompting = useAbort();
  const answering = useMutation({
    mutationFn: async (signal: AbortSignal) => {
      const { challenge } = await getCurrentChallenge();
      const answer = () => challenge.answer({ method: 'webauthn' }, signal);
      return queueKeyPrompt({ signal, onStart: () => setTurn(true), prompt: answer });
    },
    onSettled: () => setTurn(false),
    onSuccess: ({ webauthn_response }) => webauthn_response && onAnswer(webauthn_response),
    // The proxy accepts only one answer per challenge.
    onError: (error) => isPromptCanceled(error) || void requestAgain(),
  });
  const failure = (isPromptCanceled(answering.error) ? null : answering.error) ?? error;
  if (challenge && !challenge.methods.includes('webauthn')) return <p className={css.failure}>{NO_METHOD}</p>;
  return (
    <div className={css.stack}>
      <p>{answering.isPending ? pendingText(hasTurn) : WAITING_FOR_TOUCH}</p>
      {failure && (
        <p role="alert" className={css.failure}>
          {errorText(failure)}
        </p>
      )}
      <span>
        <Button
          size="small"
          icon={KeyRound}
          pending={answering.isPending}
          isForProxy={false}
          onClick={() => answering.mutate(prompting.start())}
        >
          {failure ? TRY_AGAIN : USE_KEY}
        </Button>
        {answering.isPending && (
          <Button size="small" variant="quiet" onClick={prompting.abort}>
            {CANCEL_VERIFICATION}
          </Button>
        )}
      </span>
    </div>
  );
}
