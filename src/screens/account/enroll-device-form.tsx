import { freeDeviceName, validateDeviceName, type NewDeviceKind, type OwnDevice } from '#domain/mfa/own-devices.ts';
import { isTokenExpired, type NewDeviceChallenge } from '#domain/mfa/device-enrollment.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { DialogActions } from '#ui/dialog/dialog.tsx';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { DeviceNameField } from '#features/identity/device-name-field.tsx';
import { identityRefusal } from '#features/identity/identity-refusal.ts';
import { TotpEnrolment } from '#features/identity/totp-enrolment.tsx';
import { NEW_DEVICE_KINDS } from './new-device-kinds.ts';
import { CANCEL } from '#ui/messages.ts';
import { VERIFICATION_EXPIRED, VERIFY_AGAIN, WAITING_FOR_NEW_KEY } from './messages.ts';
import * as css from './account.css.ts';

export interface EnrollFormValues {
  name: string;
  code: string;
}

interface EnrollDeviceFormProps {
  kind: NewDeviceKind;
  initialName: string | undefined;
  deviceChallenge: NewDeviceChallenge;
  devices: readonly OwnDevice[];
  adding: { mutate: (values: EnrollFormValues) => void; error: Error | null; isPending: boolean };
  onTokenExpired: (name: string) => void;
  onCancel: () => void;
}

export function EnrollDeviceForm({
  kind,
  initialName,
  deviceChallenge,
  devices,
  adding,
  onTokenExpired,
  onCancel,
}: EnrollDeviceFormProps) {
  const { submitLabel, hint } = NEW_DEVICE_KINDS[kind];
  const isTokenOutdated = isTokenExpired(adding.error);
  return (
    <Form
      isForProxy={Boolean(deviceChallenge.qrCode)}
      className={css.enrolment}
      isBusy={adding.isPending}
      refusal={adding.error && !isTokenOutdated ? identityRefusal(adding.error) : undefined}
      validate={(text) => ({ deviceName: validateDeviceName(text('deviceName'), devices) })}
      onSubmit={(text) =>
        isTokenOutdated
          ? onTokenExpired(text('deviceName'))
          : adding.mutate({ name: text('deviceName'), code: text('code') })
      }
    >
      {isTokenOutdated && <Banner tone="warn">{VERIFICATION_EXPIRED}</Banner>}
      <DeviceNameField defaultName={initialName ?? freeDeviceName(kind, devices)} autoFocus />
      {/* After a new verification the secret changes, so this QR code no longer works. */}
      {deviceChallenge.qrCode && !isTokenOutdated && <TotpEnrolment qrCode={deviceChallenge.qrCode} />}
      {!deviceChallenge.qrCode && <output>{adding.isPending ? WAITING_FOR_NEW_KEY : hint}</output>}
      <DialogActions>
        <Button onClick={onCancel}>{CANCEL}</Button>
        <SubmitButton>{isTokenOutdated ? VERIFY_AGAIN : submitLabel}</SubmitButton>
      </DialogActions>
    </Form>
  );
}
