import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { secretIn } from '#domain/mfa/authenticator.ts';
import type { SecondFactor } from '#domain/mfa/sign-in-methods.ts';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { Select } from '#ui/field/select.tsx';
import { TotpEnrolment } from '#features/identity/totp-enrolment.tsx';
import { Actions } from './actions.tsx';
import { DeviceName } from './device-name.tsx';
import type { Refused } from './refused.ts';
import type { Device } from './set-up.ts';
import { textIn } from './text-in.ts';
import { RefusalBanner } from './refusal-banner.tsx';
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
  refused: Refused | undefined;
  onDone: (device: Device) => void;
}

function deviceIn(form: HTMLFormElement, factor: SecondFactor): Device {
  const deviceName = textIn(form, 'deviceName').trim();
  switch (factor) {
    case 'webauthn':
      return { factor, deviceName };
    case 'otp':
      return { factor, deviceName, code: textIn(form, 'code') };
    case 'none':
      return { factor };
  }
}

export function DeviceStep({ factors, qrCode, isBusy, refused, onDone }: DeviceStepProps) {
  const [factor, setFactor] = useState(factors[0]);
  const form = useRef<HTMLFormElement>(null);
  // What failed is typed again.
  const again = useEffectEvent(() => form.current?.querySelector<HTMLInputElement>('[aria-invalid=true]')?.select());
  const hasFailed = refused !== undefined;
  useEffect(() => {
    if (hasFailed && !isBusy) again();
  }, [hasFailed, isBusy]);
  return (
    <form
      ref={form}
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onDone(deviceIn(event.currentTarget, factor));
      }}
    >
      <RefusalBanner of={refused} />
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
      <About factor={factor} qrCode={qrCode} refused={refused} isAlone={factors.length === 1} />
      {factor !== 'none' && <DeviceName usual={KINDS[factor].usual} refused={refused} />}
      <Actions>
        <Button
          type="submit"
          variant="primary"
          size="big"
          pending={isBusy}
          autoFocus={factors[0] === 'webauthn' && factors.length === 1}
        >
          {KINDS[factor].next}
        </Button>
      </Actions>
    </form>
  );
}

interface AboutProps extends Pick<DeviceStepProps, 'qrCode' | 'refused'> {
  factor: SecondFactor;
  /** Nothing stands above it that would have the focus. */
  isAlone: boolean;
}

function About({ factor, ...app }: AboutProps) {
  switch (factor) {
    case 'webauthn':
      return (
        <p className={css.about}>
          Have your hardware key at hand: the browser will ask you to touch it, once you have named it.
        </p>
      );
    case 'otp':
      return <App {...app} />;
    case 'none':
      return (
        <p className={css.about}>
          With a password alone, whoever learns it is in. You can add a second factor later, in Account Settings.
        </p>
      );
  }
}

function App({ qrCode, refused, isAlone }: Omit<AboutProps, 'factor'>) {
  const secret = useQuery({
    queryKey: ['authenticator key', qrCode],
    queryFn: () => secretIn(qrCode),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const error = refused?.at === 'code' ? refused.text : undefined;
  return <TotpEnrolment qrCode={qrCode} secret={secret.data} error={error} autoFocus={isAlone} />;
}
