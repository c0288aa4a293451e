import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Banner } from '#ui/feedback/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { identityRefusal } from './identity-refusal.ts';
import { SecondFactor, type FactorReply, type FactorMethod } from './second-factor.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { useChallenge } from './use-challenge.ts';
import { isPromptCanceled } from '#domain/mfa/webauthn/prompt.ts';
import { NO_USABLE_DEVICE } from '#domain/mfa/device-messages.ts';
import { useAbort } from '#ui/store/use-abort.ts';
import { RefusalText } from '#ui/feedback/refusal-text.tsx';
import { CANCEL, RETRY } from '#ui/messages.ts';
import { MFA_DEVICES, WAITING_FOR_PROXY } from './messages.ts';
import * as css from './second-factor.css.ts';

interface FactorChallenge<A> {
  methods: readonly FactorMethod[];
  answer: (reply: FactorReply, signal: AbortSignal) => Promise<A>;
}

interface ReauthenticationProps<A> {
  title: string;
  /** The label of the button that sends the answer. */
  submitLabel: string;
  tone?: 'primary' | 'danger';
  /** Explains why verification is needed and what happens next. */
  children: ReactNode;
  /** Requests a challenge. A security key can answer each challenge once. */
  requestChallenge: (signal: AbortSignal) => Promise<FactorChallenge<A>>;
  /** Uses the answer. If it rejects, the dialog shows the error and accepts another answer. */
  onAnswered: (answer: A, signal: AbortSignal) => Promise<void>;
  onCancel: () => void;
}

const hasMethods = (methods: readonly FactorMethod[]): methods is readonly [FactorMethod, ...FactorMethod[]] =>
  methods.length > 0;

/** Requests challenges and sends answers until the proxy accepts one. */
function useChallengeAnswer<A>({
  requestChallenge,
  onAnswered,
}: Pick<ReauthenticationProps<A>, 'requestChallenge' | 'onAnswered'>) {
  const { getCurrentChallenge, requestAgain, ...challengeState } = useChallenge(requestChallenge);
  const pendingAnswer = useAbort();
  const answering = useMutation({
    mutationFn: async (reply: FactorReply) => {
      const signal = pendingAnswer.start();
      const { challenge } = await getCurrentChallenge();
      signal.throwIfAborted();
      await onAnswered(await challenge.answer(reply, signal), signal);
    },
    // The proxy may have received the key's answer and accepts only one answer per challenge.
    onError: (error, { method }) => method === 'webauthn' && !isPromptCanceled(error) && void requestAgain(),
  });
  const abort = () => {
    pendingAnswer.abort();
    answering.reset();
  };
  return { ...challengeState, requestAgain, answering, abort };
}

/** Asks users to verify their identity with an MFA device before a sensitive action. */
export function Reauthentication<A>({
  title,
  submitLabel,
  tone,
  children,
  onCancel,
  ...rest
}: ReauthenticationProps<A>) {
  const { challenge, error, isRequesting, requestAgain, answering, abort } = useChallengeAnswer(rest);
  return (
    <Dialog title={title} onClose={onCancel}>
      <div className={css.form}>
        {children}
        {challenge && hasMethods(challenge.methods) && (
          <SecondFactor
            methods={challenge.methods}
            submitLabel={submitLabel}
            tone={tone}
            refusal={answering.error ? identityRefusal(answering.error) : undefined}
            onAbort={answering.isPending ? abort : undefined}
            onAnswer={(reply) => answering.mutate(reply)}
            onCancel={onCancel}
          />
        )}
        {challenge && !hasMethods(challenge.methods) && <Banner tone="warn">{NO_USABLE_DEVICE}</Banner>}
        {!challenge && error && (
          <Banner tone="bad">
            <RefusalText error={identityRefusal(error)} />
          </Banner>
        )}
        {!challenge && !error && <Loading label={WAITING_FOR_PROXY} waitingFor={MFA_DEVICES} />}
      </div>
      {!(challenge && hasMethods(challenge.methods)) && (
        <DialogActions>
          <Button onClick={onCancel}>{CANCEL}</Button>
          {error && (
            <Button variant="primary" pending={isRequesting} onClick={() => void requestAgain()}>
              {RETRY}
            </Button>
          )}
        </DialogActions>
      )}
    </Dialog>
  );
}
