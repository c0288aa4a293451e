import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Banner } from '#ui/feedback/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { identityRefusal } from './identity-refusal.ts';
import { Loading } from '#ui/feedback/loading.tsx';
import { useChallenge } from './use-challenge.ts';
import { isPromptCanceled } from '#domain/mfa/webauthn/prompt.ts';
import { NO_USABLE_DEVICE } from '#domain/mfa/device-messages.ts';
import { useAbort } from '#ui/store/use-abort.ts';
import { RefusalText } from '#ui/feedback/refusal-text.tsx';
import { CANCEL, RETRY } from '#ui/messages.ts';
import { MFA_DEVICES, WAITING_FOR_PROXY, USE_KEY, WAITING_FOR_KEY } from './messages.ts';
import * as css from './second-factor.css.ts';
import { CodeField } from '#ui/form/code-field.tsx';
import type { FormRefusal } from '#ui/form/form-errors.ts';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { FactorSelect } from './factor-select.tsx';

type FactorMethod = 'webauthn' | 'otp';
type FactorReply = { method: 'webauthn' } | { method: 'otp'; code: string };

interface SecondFactorProps {
  /** The methods that can answer the challenge, the preferred method first. */
  methods: readonly [FactorMethod, ...FactorMethod[]];
  /** The label of the button that sends the answer. */
  submitLabel: string;
  tone?: 'primary' | 'danger' | undefined;
  /** Why the proxy refused the last answer. */
  refusal: FormRefusal | undefined;
  /** Aborts the answer in progress; undefined when there is none. */
  onAbort: (() => void) | undefined;
  onAnswer: (reply: FactorReply) => void;
  onCancel: () => void;
}

/** Lets the user choose an MFA method and answer with it, for any kind of challenge. */
function SecondFactor({ methods, submitLabel, tone, refusal, onAbort, onAnswer, onCancel }: SecondFactorProps) {
  const [selectedMethod, setSelectedMethod] = useState(methods[0]);
  // The next challenge may offer other methods.
  const method = methods.includes(selectedMethod) ? selectedMethod : methods[0];
  const isBusy = onAbort !== undefined;
  return (
    <Form
      isForProxy={method === 'otp'}
      isBusy={isBusy}
      refusal={refusal}
      className={css.form}
      tracksUnsavedWork={false}
      onSubmit={(text) => onAnswer(method === 'otp' ? { method: 'otp', code: text('code') } : { method: 'webauthn' })}
    >
      <FactorSelect
        factors={methods}
        value={method}
        // A security key prompt may never finish, so the user can choose another method during the prompt.
        disabled={isBusy && method === 'otp'}
        onChange={(next) => {
          onAbort?.();
          setSelectedMethod(next);
        }}
      />
      {method === 'otp' ? <CodeField autoFocus /> : <KeyHint isBusy={isBusy} />}
      <DialogActions>
        <Button onClick={onCancel}>{CANCEL}</Button>
        <SubmitButton variant={tone} autoFocus={method === 'webauthn' && methods.length === 1}>
          {submitLabel}
        </SubmitButton>
      </DialogActions>
    </Form>
  );
}

const KeyHint = ({ isBusy }: { isBusy: boolean }) => <output>{isBusy ? WAITING_FOR_KEY : USE_KEY}</output>;

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
