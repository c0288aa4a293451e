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
import { StepActions } from './step-actions.tsx';
import type { SetupDevice } from './set-up-account.ts';
import { ADD_APP, ADD_KEY } from '#features/identity/messages.ts';
import { KEY_HELP, NO_MFA_HELP, WITHOUT_MFA } from './messages.ts';
import * as css from './invite.css.ts';

/** The default name of a new device, and the label of the button that adds it. */
const DEVICE_KINDS: Record<SecondFactor, { defaultName: string; submitLabel: string }> = {
  webauthn: { defaultName: 'webauthn-device', submitLabel: ADD_KEY },
  otp: { defaultName: 'otp-device', submitLabel: ADD_APP },
  none: { defaultName: '', submitLabel: WITHOUT_MFA },
};

interface DeviceStepProps {
  factors: readonly [SecondFactor, ...SecondFactor[]];
  /** A PNG image in standard base64. */
  qrCode: string;
  isBusy: boolean;
  refusal: FormRefusal | undefined;
  onDone: (device: SetupDevice) => void;
}

function deviceOfForm(readField: FieldReader, factor: SecondFactor, signal: AbortSignal): SetupDevice {
  const deviceName = readField('deviceName').trim();
  switch (factor) {
    case 'webauthn':
      return { factor, deviceName, signal };
    case 'otp':
      return { factor, deviceName, code: readField('code') };
    case 'none':
      return { factor };
  }
}

export function DeviceStep({ factors, qrCode, onDone, ...form }: DeviceStepProps) {
  const [factor, setFactor] = useState(factors[0]);
  // The prompt is also aborted when the user leaves the step.
  const promptAbort = useAbort();
  const choose = (next: SecondFactor) => {
    promptAbort.abort();
    setFactor(next);
  };
  return (
    <Form
      isForProxy={factor !== 'webauthn'}
      {...form}
      className={css.form}
      validate={(readField) => ({ deviceName: validateDeviceName(readField('deviceName')) })}
      onSubmit={(readField) => onDone(deviceOfForm(readField, factor, promptAbort.start()))}
    >
      <FactorSelect autoFocus factors={factors} value={factor} onChange={choose} />
      <FactorHelp factor={factor} qrCode={qrCode} isOnlyFactor={factors.length === 1} />
      {factor !== 'none' && <DeviceNameField defaultName={DEVICE_KINDS[factor].defaultName} />}
      <StepActions onCancel={form.isBusy && factor === 'webauthn' ? promptAbort.abort : undefined}>
        <SubmitButton size="big" autoFocus={factors[0] === 'webauthn' && factors.length === 1}>
          {DEVICE_KINDS[factor].submitLabel}
        </SubmitButton>
      </StepActions>
    </Form>
  );
}

interface FactorHelpProps extends Pick<DeviceStepProps, 'qrCode'> {
  factor: SecondFactor;
  /** Whether the page has no choice of factors above this field. If so, the field takes the focus. */
  isOnlyFactor: boolean;
}

function FactorHelp({ factor, qrCode, isOnlyFactor }: FactorHelpProps) {
  switch (factor) {
    case 'webauthn':
      return <p className={css.help}>{KEY_HELP}</p>;
    case 'otp':
      return <TotpEnrolment qrCode={qrCode} autoFocus={isOnlyFactor} />;
    case 'none':
      return <p className={css.help}>{NO_MFA_HELP}</p>;
  }
}
