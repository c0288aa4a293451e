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
import { NEW_KINDS } from './new-kinds.ts';
import { CANCEL } from '#ui/messages.ts';
import { VERIFICATION_EXPIRED, VERIFY_AGAIN, WAITING_FOR_NEW_KEY } from './messages.ts';
import * as css from './account.css.ts';

export interface Typed {
  name: string;
  code: string;
}

interface EnrolmentFormProps {
  kind: NewDeviceKind;
  kept: string | undefined;
  asked: NewDeviceChallenge;
  devices: readonly OwnDevice[];
  adding: { mutate: (typed: Typed) => void; error: Error | null; isPending: boolean };
  onTokenOver: (name: string) => void;
  onCancel: () => void;
}

export function EnrolmentForm({ kind, kept, asked, devices, adding, onTokenOver, onCancel }: EnrolmentFormProps) {
  const { add, about } = NEW_KINDS[kind];
  const isOver = isTokenExpired(adding.error);
  return (
    <Form
      isForProxy={Boolean(asked.qrCode)}
      className={css.enrolment}
      isBusy={adding.isPending}
      refusal={adding.error && !isOver ? identityRefusal(adding.error) : undefined}
      validate={(text) => ({ deviceName: validateDeviceName(text('deviceName'), devices) })}
      onSubmit={(text) =>
        isOver ? onTokenOver(text('deviceName')) : adding.mutate({ name: text('deviceName'), code: text('code') })
      }
    >
      {isOver && <Banner tone="warn">{VERIFICATION_EXPIRED}</Banner>}
      <DeviceNameField defaultName={kept ?? freeDeviceName(kind, devices)} autoFocus />
      {/* Verifying again brings another secret, so this QR code is useless. */}
      {asked.qrCode && !isOver && <TotpEnrolment qrCode={asked.qrCode} />}
      {!asked.qrCode && <output>{adding.isPending ? WAITING_FOR_NEW_KEY : about}</output>}
      <DialogActions>
        <Button onClick={onCancel}>{CANCEL}</Button>
        <SubmitButton>{isOver ? VERIFY_AGAIN : add}</SubmitButton>
      </DialogActions>
    </Form>
  );
}
