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
export type FactorReply = { by: 'webauthn' } | { by: 'otp'; code: string };

interface SecondFactorProps {
  /** What may answer, the preferred one first. */
  methods: readonly [FactorMethod, ...FactorMethod[]];
  /** On the button: what is done once the answer is right. */
  submitLabel: string;
  tone?: 'primary' | 'danger' | undefined;
  /** Why the last answer would not do. */
  refusal: FormRefusal | undefined;
  /** Only while an answer is under way: aborts it. */
  onAbort: (() => void) | undefined;
  onAnswer: (reply: FactorReply) => void;
  onCancel: () => void;
}

/** Choose a device, then answer with it; knows nothing of what asks and what follows. */
export function SecondFactor({ methods, submitLabel, tone, refusal, onAbort, onAnswer, onCancel }: SecondFactorProps) {
  const [chosen, setChosen] = useState(methods[0]);
  // The next challenge may be for other devices.
  const method = methods.includes(chosen) ? chosen : methods[0];
  const isBusy = onAbort !== undefined;
  return (
    <Form
      isForProxy={method === 'otp'}
      isBusy={isBusy}
      refusal={refusal}
      className={css.form}
      tracksUnsavedWork={false}
      onSubmit={(text) => onAnswer(method === 'otp' ? { by: 'otp', code: text('code') } : { by: 'webauthn' })}
    >
      <FactorSelect
        factors={methods}
        value={method}
        // A prompt for a key may never end, so another device can be chosen meanwhile.
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
