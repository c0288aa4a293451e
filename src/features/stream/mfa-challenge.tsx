import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { useState } from 'react';
import { AUTHENTICATOR_APP, HARDWARE_KEY, MFA_DEVICE } from '#domain/mfa/messages.ts';
import { parseStreamChallenge, type StreamChallenge, codeAnswer, keyAnswer } from '#domain/mfa/stream-challenge.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { DialogActions } from '#ui/dialog/dialog.tsx';
import { PaneDialog } from '#ui/dialog/pane-dialog.tsx';
import { Field } from '#ui/field/field.tsx';
import { Select } from '#ui/field/select.tsx';
import {
  END_SESSION,
  LEAVE_SESSION,
  NO_METHOD,
  requiresMfa,
  VERIFY,
  SEND_CODE,
  TRY_AGAIN,
  USE_KEY,
  WAITING_FOR_KEY,
  WAITING_FOR_TURN,
} from './messages.ts';
import * as css from './mfa-challenge.css.ts';
import { CodeField } from '#ui/form/code-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { ErrorText } from '#ui/feedback/error-text.tsx';
import KeyRound from 'lucide-react/icons/key-round';
import { useMutation } from '@tanstack/react-query';
import { obtainAssertion } from '#domain/mfa/webauthn/obtain-assertion.ts';
import { isPromptCanceled } from '#domain/mfa/webauthn/prompt.ts';
import { CANCEL } from '#ui/messages.ts';
import { useAbort } from '#ui/store/use-abort.ts';
import { queueKeyPrompt } from './key-prompt-queue.ts';

interface KeyPromptProps {
  options: NonNullable<StreamChallenge['keyOptions']>;
  onAnswer: (answer: object) => void;
}

/** Asks for a security key after a click, as browsers require. The user can retry while the proxy waits. */
function KeyPrompt({ options, onAnswer }: KeyPromptProps) {
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

/** Only the proxy can check a code. It ends the session after a wrong code. */
function CodeForm({ onAnswer }: { onAnswer: (answer: object) => void }) {
  return (
    <Form className={css.form} tracksUnsavedWork={false} onSubmit={(text) => onAnswer(codeAnswer(text('code')))}>
      <CodeField />
      <SubmitButton size="big">{SEND_CODE}</SubmitButton>
    </Form>
  );
}

type ChallengeMethod = 'key' | 'code';

interface MfaChallengeProps {
  /** The challenge as the stream sent it. */
  challenge: Record<string, unknown>;
  /** The login and the host of the session: `login@host`. */
  name: string;
  /** The user joined an existing session, which continues without this user. */
  isJoined: boolean;
  isActive: boolean;
  onAnswer: (answer: object) => void;
  /** No answer is sent, so the session ends or continues without this user (docs/protocol/streams.md#3.8, #4.2). */
  onCancel: () => void;
}

/** Prefers the key if this browser supports keys or if no code is accepted. */
const preferredMethod = ({ keyOptions: key, acceptsCode: code }: StreamChallenge): ChallengeMethod | undefined => {
  if (key && (browserSupportsWebAuthn() || !code)) return 'key';
  return code ? 'code' : undefined;
};

/** The proxy requests MFA before a shell, and from moderators at any time (docs/protocol/streams.md#1.7, #4.2). */
export function MfaChallenge({ challenge, name, isJoined, isActive, onAnswer, onCancel }: MfaChallengeProps) {
  const parsedChallenge = parseStreamChallenge(challenge);
  const [method, setMethod] = useState(() => preferredMethod(parsedChallenge));
  return (
    <PaneDialog title={VERIFY} isActive={isActive} onClose={onCancel}>
      <div className={css.form}>
        <p>{requiresMfa(name)}</p>
        {parsedChallenge.keyOptions && parsedChallenge.acceptsCode && (
          <Field label={MFA_DEVICE}>
            <Select value={method} onChange={({ target }) => setMethod(target.value === 'code' ? 'code' : 'key')}>
              <option value="key">{HARDWARE_KEY}</option>
              <option value="code">{AUTHENTICATOR_APP}</option>
            </Select>
          </Field>
        )}
        {method === 'key' && parsedChallenge.keyOptions && (
          <KeyPrompt options={parsedChallenge.keyOptions} onAnswer={onAnswer} />
        )}
        {method === 'code' && <CodeForm onAnswer={onAnswer} />}
        {method === undefined && <Banner tone="bad">{NO_METHOD}</Banner>}
      </div>
      <DialogActions>
        <Button onClick={onCancel}>{isJoined ? LEAVE_SESSION : END_SESSION}</Button>
      </DialogActions>
    </PaneDialog>
  );
}
