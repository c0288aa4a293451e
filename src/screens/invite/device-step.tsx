import { useState } from 'react';
import { validateDeviceName } from '#domain/mfa/own-devices.ts';
import type { SecondFactor } from '#domain/mfa/sign-in-methods.ts';
import type { FormRefusal } from '#ui/form/form-errors.ts';
import { Form } from '#ui/form/form.tsx';
import type { FieldReader } from '#ui/form/use-form.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { DeviceNameField } from '#features/identity/device-name-field.tsx';
import { FactorSelect } from '#features/identity/factor-select.tsx';
import { TotpEnrolment } from '#features/identity/totp-enrolment.tsx';
import { useAbort } from '#ui/store/use-abort.ts';
import { Actions } from './actions.tsx';
import type { Device } from './set-up.ts';
import { ADD_APP, ADD_KEY } from '#features/identity/messages.ts';
import { ABOUT_KEY, ABOUT_NO_MFA, WITHOUT_MFA } from './messages.ts';
import * as css from './invite.css.ts';

/** The name of a new device to begin with, and the button that adds it. */
const KINDS: Record<SecondFactor, { usual: string; add: string }> = {
  webauthn: { usual: 'webauthn-device', add: ADD_KEY },
  otp: { usual: 'otp-device', add: ADD_APP },
  none: { usual: '', add: WITHOUT_MFA },
};

interface DeviceStepProps {
  factors: readonly [SecondFactor, ...SecondFactor[]];
  /** A PNG in standard base64. */
  qrCode: string;
  isBusy: boolean;
  refusal: FormRefusal | undefined;
  onDone: (device: Device) => void;
}

function deviceIn(text: FieldReader, factor: SecondFactor, signal: AbortSignal): Device {
  const deviceName = text('deviceName').trim();
  switch (factor) {
    case 'webauthn':
      return { factor, deviceName, signal };
    case 'otp':
      return { factor, deviceName, code: text('code') };
    case 'none':
      return { factor };
  }
}

export function DeviceStep({ factors, qrCode, onDone, ...form }: DeviceStepProps) {
  const [factor, setFactor] = useState(factors[0]);
  // Aborted also by leaving the step.
  const prompting = useAbort();
  const choose = (next: SecondFactor) => {
    prompting.abort();
    setFactor(next);
  };
  return (
    <Form
      isForProxy={factor !== 'webauthn'}
      {...form}
      className={css.form}
      validate={(text) => ({ deviceName: validateDeviceName(text('deviceName')) })}
      onSubmit={(text) => onDone(deviceIn(text, factor, prompting.start()))}
    >
      <FactorSelect autoFocus factors={factors} value={factor} onChange={choose} />
      <About factor={factor} qrCode={qrCode} isAlone={factors.length === 1} />
      {factor !== 'none' && <DeviceNameField defaultName={KINDS[factor].usual} />}
      <Actions onCancel={form.isBusy && factor === 'webauthn' ? prompting.abort : undefined}>
        <SubmitButton size="big" autoFocus={factors[0] === 'webauthn' && factors.length === 1}>
          {KINDS[factor].add}
        </SubmitButton>
      </Actions>
    </Form>
  );
}

interface AboutProps extends Pick<DeviceStepProps, 'qrCode'> {
  factor: SecondFactor;
  /** Nothing above it takes the focus. */
  isAlone: boolean;
}

function About({ factor, qrCode, isAlone }: AboutProps) {
  switch (factor) {
    case 'webauthn':
      return <p className={css.about}>{ABOUT_KEY}</p>;
    case 'otp':
      return <TotpEnrolment qrCode={qrCode} autoFocus={isAlone} />;
    case 'none':
      return <p className={css.about}>{ABOUT_NO_MFA}</p>;
  }
}
