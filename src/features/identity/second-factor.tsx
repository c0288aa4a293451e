import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { DialogActions } from '#ui/dialog/dialog.tsx';
import { CodeField } from '#ui/form/code-field.tsx';
import type { FormRefusal } from '#ui/form/form-errors.ts';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { CANCEL } from '#ui/messages.ts';
import { FactorSelect } from './factor-select.tsx';
import { USE_KEY, WAITING_FOR_KEY } from './messages.ts';
import * as css from './second-factor.css.ts';

export type FactorMethod = 'webauthn' | 'otp';
export type FactorReply = { method: 'webauthn' } | { method: 'otp'; code: string };

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
export function SecondFactor({ methods, submitLabel, tone, refusal, onAbort, onAnswer, onCancel }: SecondFactorProps) {
  const [selectedMethod, setChosen] = useState(methods[0]);
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
          setChosen(next);
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
