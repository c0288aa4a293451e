import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { useState } from 'react';
import { AUTHENTICATOR_APP, HARDWARE_KEY, MFA_DEVICE } from '#domain/mfa/messages.ts';
import { parseStreamChallenge, type StreamChallenge } from '#domain/mfa/stream-challenge.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { DialogActions } from '#ui/dialog/dialog.tsx';
import { PaneDialog } from '#ui/dialog/pane-dialog.tsx';
import { Field } from '#ui/field/field.tsx';
import { Select } from '#ui/field/select.tsx';
import { END_SESSION, LEAVE_SESSION, NO_METHOD, requiresMfa, VERIFY } from './messages.ts';
import { CodeForm } from './code-form.tsx';
import { KeyPrompt } from './key-prompt.tsx';
import * as css from './mfa-challenge.css.ts';

type ChallengeMethod = 'key' | 'code';

interface MfaChallengeProps {
  /** The challenge as the stream sent it. */
  challenge: Record<string, unknown>;
  /** The user and the server of the session: `login@host`. */
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
