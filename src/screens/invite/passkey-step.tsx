import { nameFault } from '#domain/mfa/devices.ts';
import type { FormRefusal } from '#ui/form/form-errors.ts';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { DeviceName } from '#features/identity/device-name.tsx';
import { Account } from './account.tsx';
import { Actions } from './actions.tsx';
import { CREATE_PASSKEY } from '#features/identity/messages.ts';
import { ABOUT_PASSKEY } from './messages.ts';
import * as css from './invite.css.ts';

interface PasskeyStepProps {
  user: string;
  isBusy: boolean;
  refusal: FormRefusal | undefined;
  onDone: (deviceName: string) => void;
}

export function PasskeyStep({ user, onDone, ...form }: PasskeyStepProps) {
  return (
    <Form
      {...form}
      className={css.form}
      faultsOf={(text) => ({ deviceName: nameFault(text('deviceName')) })}
      onSubmit={(text) => onDone(text('deviceName').trim())}
    >
      <p className={css.about}>{ABOUT_PASSKEY}</p>
      <Account user={user} />
      <DeviceName usual="passwordless-device" />
      <Actions>
        <SubmitButton size="big" autoFocus>
          {CREATE_PASSKEY}
        </SubmitButton>
      </Actions>
    </Form>
  );
}
