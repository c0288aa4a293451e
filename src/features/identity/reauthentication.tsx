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
  /** On the button that answers. */
  submitLabel: string;
  tone?: 'primary' | 'danger';
  /** What it is for, and what follows. */
  children: ReactNode;
  /** Gets a challenge; each is good for one answer of a key. */
  requestChallenge: (signal: AbortSignal) => Promise<FactorChallenge<A>>;
  /** What the answer is for; while it rejects, the dialog says why and takes another answer. */
  onAnswered: (answer: A, signal: AbortSignal) => Promise<void>;
  onCancel: () => void;
}

const hasMethods = (methods: readonly FactorMethod[]): methods is readonly [FactorMethod, ...FactorMethod[]] =>
  methods.length > 0;

/** Challenges and answers, as often as it takes. */
function useChallengeAnswer<A>({
  requestChallenge,
  onAnswered,
}: Pick<ReauthenticationProps<A>, 'requestChallenge' | 'onAnswered'>) {
  const { current, askAgain, ...challengeState } = useChallenge(requestChallenge);
  const pendingAnswer = useAbort();
  const answering = useMutation({
    mutationFn: async (reply: FactorReply) => {
      const signal = pendingAnswer.start();
      const { challenge } = await current();
      signal.throwIfAborted();
      await onAnswered(await challenge.answer(reply, signal), signal);
    },
    // The proxy may have seen the key's answer, and takes no second one to the same challenge.
    onError: (error, { by }) => by === 'webauthn' && !isPromptCanceled(error) && void askAgain(),
  });
  const abort = () => {
    pendingAnswer.abort();
    answering.reset();
  };
  return { ...challengeState, askAgain, answering, abort };
}

/** Has users verify their identity with an MFA device before something that matters. */
export function Reauthentication<A>({
  title,
  submitLabel,
  tone,
  children,
  onCancel,
  ...rest
}: ReauthenticationProps<A>) {
  const { challenge, error, isRequesting, askAgain, answering, abort } = useChallengeAnswer(rest);
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
            <Button variant="primary" pending={isRequesting} onClick={() => void askAgain()}>
              {RETRY}
            </Button>
          )}
        </DialogActions>
      )}
    </Dialog>
  );
}
