import { Button } from '#ui/button/button.tsx';
import { Account } from './account.tsx';
import { Actions } from './actions.tsx';
import { DeviceName } from './device-name.tsx';
import type { Refused } from './refused.ts';
import { textIn } from './text-in.ts';
import { RefusalBanner } from './refusal-banner.tsx';
import * as css from './invite.css.ts';

interface PasskeyStepProps {
  user: string;
  isBusy: boolean;
  refused: Refused | undefined;
  onDone: (deviceName: string) => void;
}

export function PasskeyStep({ user, isBusy, refused, onDone }: PasskeyStepProps) {
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onDone(textIn(event.currentTarget, 'deviceName').trim());
      }}
    >
      <RefusalBanner of={refused} />
      <p className={css.about}>
        A passkey takes the place of the password: this device, your phone or a hardware key knows you by a fingerprint,
        a face or a PIN.
      </p>
      <Account user={user} />
      <DeviceName usual="passwordless-device" refused={refused} />
      <Actions>
        <Button type="submit" variant="primary" size="big" pending={isBusy} autoFocus>
          Create the passkey
        </Button>
      </Actions>
    </form>
  );
}
