import { useState } from 'react';
import { nameFault } from '#domain/mfa/devices.ts';
import type { SecondFactor } from '#domain/mfa/sign-in-methods.ts';
import { Field } from '#ui/field/field.tsx';
import { Select } from '#ui/field/select.tsx';
import type { FormRefusal } from '#ui/form/form-errors.ts';
import { Form } from '#ui/form/form.tsx';
import type { FormText } from '#ui/form/use-form.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { DeviceName } from '#features/identity/device-name.tsx';
import { TotpEnrolment } from '#features/identity/totp-enrolment.tsx';
import { Actions } from './actions.tsx';
import type { Device } from './set-up.ts';
import * as css from './invite.css.ts';

const KINDS: Record<SecondFactor, { name: string; usual: string; next: string }> = {
  webauthn: { name: 'Hardware Key', usual: 'webauthn-device', next: 'Register the key' },
  otp: { name: 'Authenticator App', usual: 'otp-device', next: 'Add the app' },
  none: { name: 'None', usual: '', next: 'Continue without' },
};

const isFactor = (value: string): value is SecondFactor => Object.hasOwn(KINDS, value);

interface DeviceStepProps {
  factors: readonly [SecondFactor, ...SecondFactor[]];
  /** A PNG in standard base64. */
  qrCode: string;
  isBusy: boolean;
  refusal: FormRefusal | undefined;
  onDone: (device: Device) => void;
}

function deviceIn(text: FormText, factor: SecondFactor): Device {
  const deviceName = text('deviceName').trim();
  switch (factor) {
    case 'webauthn':
      return { factor, deviceName };
    case 'otp':
      return { factor, deviceName, code: text('code') };
    case 'none':
      return { factor };
  }
}

export function DeviceStep({ factors, qrCode, onDone, ...form }: DeviceStepProps) {
  const [factor, setFactor] = useState(factors[0]);
  return (
    <Form
      {...form}
      className={css.form}
      faultsOf={(text) => ({ deviceName: nameFault(text('deviceName')) })}
      onSubmit={(text) => onDone(deviceIn(text, factor))}
    >
      {factors.length > 1 && (
        <Field label="Second factor">
          <Select autoFocus value={factor} onChange={({ target }) => isFactor(target.value) && setFactor(target.value)}>
            {factors.map((one) => (
              <option key={one} value={one}>
                {KINDS[one].name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <About factor={factor} qrCode={qrCode} isAlone={factors.length === 1} />
      {factor !== 'none' && <DeviceName usual={KINDS[factor].usual} />}
      <Actions>
        <SubmitButton size="big" autoFocus={factors[0] === 'webauthn' && factors.length === 1}>
          {KINDS[factor].next}
        </SubmitButton>
      </Actions>
    </Form>
  );
}

interface AboutProps extends Pick<DeviceStepProps, 'qrCode'> {
  factor: SecondFactor;
  /** Nothing stands above it that would have the focus. */
  isAlone: boolean;
}

function About({ factor, qrCode, isAlone }: AboutProps) {
  switch (factor) {
    case 'webauthn':
      return (
        <p className={css.about}>
          Have your hardware key at hand: the browser will ask you to touch it, once you have named it.
        </p>
      );
    case 'otp':
      return <TotpEnrolment qrCode={qrCode} autoFocus={isAlone} />;
    case 'none':
      return (
        <p className={css.about}>
          With a password alone, whoever learns it is in. You can add a second factor later, in Account Settings.
        </p>
      );
  }
}
