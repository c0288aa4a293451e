import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { DialogActions } from '#ui/dialog/dialog.tsx';
import { Field } from '#ui/field/field.tsx';
import { Select } from '#ui/field/select.tsx';
import { CodeField } from '#ui/form/code-field.tsx';
import type { FormRefusal } from '#ui/form/form-errors.ts';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import * as css from './second-factor.css.ts';

const NAMES = { webauthn: 'Hardware Key', otp: 'Authenticator App' };

export type Method = keyof typeof NAMES;
export type Given = { by: 'webauthn' } | { by: 'otp'; code: string };

const isMethod = (value: string): value is Method => Object.hasOwn(NAMES, value);

interface SecondFactorProps {
  /** What may answer, the preferred one first. */
  methods: readonly [Method, ...Method[]];
  /** On the button: what is done once the answer is right. */
  action: string;
  tone?: 'primary' | 'danger' | undefined;
  /** Why the last answer would not do. */
  refusal: FormRefusal | undefined;
  isBusy: boolean;
  onAnswer: (given: Given) => void;
  onCancel: () => void;
}

/** Choose a device, then answer with it; knows nothing of what asks and what follows. */
export function SecondFactor({ methods, action, tone, onAnswer, onCancel, ...form }: SecondFactorProps) {
  const [chosen, setChosen] = useState(methods[0]);
  // Another question may be put to other devices.
  const method = methods.includes(chosen) ? chosen : methods[0];
  return (
    <Form
      {...form}
      className={css.form}
      holdsWork={false}
      onSubmit={(text) => onAnswer(method === 'otp' ? { by: 'otp', code: text('code') } : { by: 'webauthn' })}
    >
      {methods.length > 1 && (
        <Field label="Second factor">
          <Select
            value={method}
            disabled={form.isBusy}
            onChange={({ target }) => isMethod(target.value) && setChosen(target.value)}
          >
            {methods.map((one) => (
              <option key={one} value={one}>
                {NAMES[one]}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {method === 'otp' ? <CodeField autoFocus /> : <Key isBusy={form.isBusy} />}
      <DialogActions>
        <Button onClick={onCancel}>Cancel</Button>
        <SubmitButton variant={tone} autoFocus={method === 'webauthn' && methods.length === 1}>
          {action}
        </SubmitButton>
      </DialogActions>
    </Form>
  );
}

function Key({ isBusy }: { isBusy: boolean }) {
  return (
    <output>
      {isBusy
        ? 'Waiting for your key. Touch it, or do what the browser asks.'
        : 'Have your hardware key or passkey at hand. The browser asks for it when you go on.'}
    </output>
  );
}
