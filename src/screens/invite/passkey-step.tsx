import { validateDeviceName } from '#domain/mfa/own-devices.ts';
import type { FormRefusal } from '#ui/form/form-errors.ts';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { DeviceNameField } from '#features/identity/device-name-field.tsx';
import { useAbort } from '#ui/store/use-abort.ts';
import { UsernameField } from './username-field.tsx';
import { StepActions } from './step-actions.tsx';
import { CREATE_PASSKEY } from '#features/identity/messages.ts';
import { PASSKEY_HELP } from './messages.ts';
import * as css from './invite.css.ts';

interface PasskeyStepProps {
  user: string;
  isBusy: boolean;
  refusal: FormRefusal | undefined;
  /** Cancel and leaving the step abort the signal. */
  onDone: (key: { deviceName: string; signal: AbortSignal }) => void;
}

export function PasskeyStep({ user, onDone, ...form }: PasskeyStepProps) {
  const promptAbort = useAbort();
  return (
    <Form
      isForProxy={false}
      {...form}
      className={css.form}
      validate={(readField) => ({ deviceName: validateDeviceName(readField('deviceName')) })}
      onSubmit={(readField) => onDone({ deviceName: readField('deviceName').trim(), signal: promptAbort.start() })}
    >
      <p className={css.help}>{PASSKEY_HELP}</p>
      <UsernameField user={user} />
      <DeviceNameField defaultName="passwordless-device" />
      <StepActions onCancel={form.isBusy ? promptAbort.abort : undefined}>
        <SubmitButton size="big" autoFocus>
          {CREATE_PASSKEY}
        </SubmitButton>
      </StepActions>
    </Form>
  );
}
