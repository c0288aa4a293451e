import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Banner } from '#ui/feedback/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { identityRefusal } from './identity-refusal.ts';
import { SecondFactor, type Reply, type Method } from './second-factor.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { useChallenge } from './use-challenge.ts';
import { isPromptCanceled } from '#domain/mfa/webauthn/prompt.ts';
import { NO_USABLE_DEVICE } from '#domain/mfa/device-messages.ts';
import { useAbort } from '#ui/store/use-abort.ts';
import { RefusalText } from '#ui/feedback/refusal-text.tsx';
import { CANCEL, RETRY } from '#ui/messages.ts';
import { MFA_DEVICES, WAITING_FOR_PROXY } from './messages.ts';
import * as css from './second-factor.css.ts';

interface Challenge<A> {
  methods: readonly Method[];
  answer: (reply: Reply, signal: AbortSignal) => Promise<A>;
}

interface ReauthenticationProps<A> {
  title: string;
  /** On the button that answers. */
  action: string;
  tone?: 'primary' | 'danger';
  /** What it is for, and what follows. */
  children: ReactNode;
  /** Gets a challenge; each is good for one answer of a key. */
  ask: (signal: AbortSignal) => Promise<Challenge<A>>;
  /** What the answer is for; while it rejects, the dialog says why and takes another answer. */
  onAnswered: (answer: A, signal: AbortSignal) => Promise<void>;
  onCancel: () => void;
}

const isSome = (methods: readonly Method[]): methods is readonly [Method, ...Method[]] => methods.length > 0;

/** Challenges and answers, as often as it takes. */
function useAnswering<A>({ ask, onAnswered }: Pick<ReauthenticationProps<A>, 'ask' | 'onAnswered'>) {
  const { current, askAgain, ...asked } = useChallenge(ask);
  const sending = useAbort();
  const answering = useMutation({
    mutationFn: async (reply: Reply) => {
      const signal = sending.start();
      const { challenge } = await current();
      signal.throwIfAborted();
      await onAnswered(await challenge.answer(reply, signal), signal);
    },
    // The proxy may have seen the key's answer, and takes no second one to the same challenge.
    onError: (error, { by }) => by === 'webauthn' && !isPromptCanceled(error) && void askAgain(),
  });
  const abort = () => {
    sending.abort();
    answering.reset();
  };
  return { ...asked, askAgain, answering, abort };
}

/** Has users verify their identity with an MFA device before something that matters. */
export function Reauthentication<A>({ title, action, tone, children, onCancel, ...rest }: ReauthenticationProps<A>) {
  const { challenge, error, isAsking, askAgain, answering, abort } = useAnswering(rest);
  return (
    <Dialog title={title} onClose={onCancel}>
      <div className={css.form}>
        {children}
        {challenge && isSome(challenge.methods) && (
          <SecondFactor
            methods={challenge.methods}
            action={action}
            tone={tone}
            refusal={answering.error ? identityRefusal(answering.error) : undefined}
            onAbort={answering.isPending ? abort : undefined}
            onAnswer={(reply) => answering.mutate(reply)}
            onCancel={onCancel}
          />
        )}
        {challenge && !isSome(challenge.methods) && <Banner tone="warn">{NO_USABLE_DEVICE}</Banner>}
        {!challenge && error && (
          <Banner tone="bad">
            <RefusalText of={identityRefusal(error)} />
          </Banner>
        )}
        {!challenge && !error && <Loading label={WAITING_FOR_PROXY} waitsFor={MFA_DEVICES} />}
      </div>
      {!(challenge && isSome(challenge.methods)) && (
        <DialogActions>
          <Button onClick={onCancel}>{CANCEL}</Button>
          {error && (
            <Button variant="primary" pending={isAsking} onClick={() => void askAgain()}>
              {RETRY}
            </Button>
          )}
        </DialogActions>
      )}
    </Dialog>
  );
}
