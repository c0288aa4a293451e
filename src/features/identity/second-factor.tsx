import { useEffect, useRef, useState } from 'react';
import { formText } from '#lib/text/form-text.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { CodeField } from '#ui/field/code-field.tsx';
import { DialogActions } from '#ui/dialog/dialog.tsx';
import { Field } from '#ui/field/field.tsx';
import { Select } from '#ui/field/select.tsx';
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
  tone?: 'primary' | 'danger';
  /** Why the last answer would not do. */
  error?: string | undefined;
  isBusy: boolean;
  onAnswer: (given: Given) => void;
  onCancel: () => void;
}

/** Choose a device, then answer with it; knows nothing of what asks and what follows. */
export function SecondFactor({
  methods,
  action,
  tone = 'primary',
  error,
  isBusy,
  onAnswer,
  onCancel,
}: SecondFactorProps) {
  const [chosen, setChosen] = useState(methods[0]);
  // Another question may be put to other devices.
  const method = methods.includes(chosen) ? chosen : methods[0];
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        const code = formText(new FormData(event.currentTarget), 'code');
        if (!isBusy) onAnswer(method === 'otp' ? { by: 'otp', code: code } : { by: 'webauthn' });
      }}
    >
      {methods.length > 1 && (
        <Field label="Second factor">
          <Select
            value={method}
            disabled={isBusy}
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
      {method === 'otp' ? <Code error={error} isBusy={isBusy} /> : <Key error={error} isBusy={isBusy} />}
      <DialogActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant={tone} pending={isBusy} autoFocus={method === 'webauthn' && methods.length === 1}>
          {action}
        </Button>
      </DialogActions>
    </form>
  );
}

interface AnswerProps {
  error: string | undefined;
  isBusy: boolean;
}

function Code({ error, isBusy }: AnswerProps) {
  const input = useRef<HTMLInputElement>(null);
  // A code that failed is typed over.
  useEffect(() => {
    if (error !== undefined && !isBusy) input.current?.select();
  }, [error, isBusy]);
  return <CodeField ref={input} autoFocus error={isBusy ? undefined : error} />;
}

function Key({ error, isBusy }: AnswerProps) {
  return (
    <>
      {error !== undefined && !isBusy && <Banner tone="bad">{error}</Banner>}
      <output>
        {isBusy
          ? 'Waiting for your key. Touch it, or do what the browser asks.'
          : 'Have your hardware key or passkey at hand. The browser asks for it when you go on.'}
      </output>
    </>
  );
}
