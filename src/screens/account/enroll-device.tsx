import { useMutation } from '@tanstack/react-query';
import { type NewDeviceKind, type OwnDevice, unusedDeviceName, validateDeviceName } from '#domain/mfa/own-devices.ts';
import {
  addDevice,
  requestNewDeviceChallenge,
  isTokenExpired,
  type NewDeviceChallenge,
} from '#domain/mfa/device-enrollment.ts';
import { createPrivilegeToken } from '#domain/mfa/reauthenticate.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { useChallenge } from '#features/identity/use-challenge.ts';
import { NEW_DEVICE_KINDS } from './new-device-kinds.ts';
import { identityRefusal } from '#features/identity/identity-refusal.ts';
import { NEW_DEVICE_CHALLENGE, WAITING_FOR_PROXY } from '#features/identity/messages.ts';
import { RefusalText } from '#ui/feedback/refusal-text.tsx';
import { CANCEL, RETRY } from '#ui/messages.ts';
import * as css from './account.css.ts';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { DeviceNameField } from '#features/identity/device-name-field.tsx';
import { TotpEnrolment } from '#features/identity/totp-enrolment.tsx';
import { VERIFICATION_EXPIRED, VERIFY_AGAIN, WAITING_FOR_NEW_KEY } from './messages.ts';

interface EnrollFormValues {
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

function EnrollDeviceForm({
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
      <DeviceNameField defaultName={initialName ?? unusedDeviceName(kind, devices)} autoFocus />
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

interface EnrollDeviceProps {
  kind: NewDeviceKind;
  /** The name that the user typed before verifying their identity again. */
  name: string | undefined;
  /** Undefined for users without any device: they add their first device without verification. */
  token: string | undefined;
  devices: readonly OwnDevice[];
  onAdded: (name: string) => void;
  onTokenExpired: (name: string) => void;
  onCancel: () => void;
}

/** Requests the challenge for the new device and sends the response. */
function useEnrollDevice({
  kind,
  token: initialToken,
  onAdded,
}: Pick<EnrollDeviceProps, 'kind' | 'token' | 'onAdded'>) {
  const { getCurrentChallenge, ...challengeQuery } = useChallenge(async (signal) => {
    const token = initialToken ?? (await createPrivilegeToken({}, signal));
    return { token, deviceChallenge: await requestNewDeviceChallenge(token, kind, signal) };
  });
  const adding = useMutation({
    mutationFn: async ({ name, code }: EnrollFormValues) => {
      const { challenge, signal } = await getCurrentChallenge();
      await addDevice(challenge.token, { kind, name, deviceChallenge: challenge.deviceChallenge, code, signal });
    },
    onSuccess: (_done, { name }) => onAdded(name),
    // A key's response works only once. The secret of an app stays valid, so the user can correct a wrong code.
    onError: (error) => kind !== 'app' && !isTokenExpired(error) && void challengeQuery.requestAgain(),
  });
  return { ...challengeQuery, adding };
}

export function EnrollDevice({ kind, name, token, devices, onAdded, onTokenExpired, onCancel }: EnrollDeviceProps) {
  const { challenge, error, isRequesting, requestAgain, adding } = useEnrollDevice({ kind, token, onAdded });
  return (
    <Dialog title={NEW_DEVICE_KINDS[kind].title} onClose={onCancel}>
      {challenge ? (
        <EnrollDeviceForm
          kind={kind}
          initialName={name}
          deviceChallenge={challenge.deviceChallenge}
          devices={devices}
          adding={adding}
          onTokenExpired={onTokenExpired}
          onCancel={onCancel}
        />
      ) : (
        <div className={css.form}>
          {error ? (
            <Banner tone="bad">
              <RefusalText error={identityRefusal(error)} />
            </Banner>
          ) : (
            <Loading label={WAITING_FOR_PROXY} waitingFor={NEW_DEVICE_CHALLENGE} />
          )}
          <DialogActions>
            <Button onClick={onCancel}>{CANCEL}</Button>
            {error && (
              <Button
                variant="primary"
                pending={isRequesting}
                onClick={() => (isTokenExpired(error) ? onTokenExpired(name ?? '') : void requestAgain())}
              >
                {RETRY}
              </Button>
            )}
          </DialogActions>
        </div>
      )}
    </Dialog>
  );
}
