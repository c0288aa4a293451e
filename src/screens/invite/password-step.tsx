import UserRoundKey from 'lucide-react/icons/user-round-key';
import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Divider } from '#ui/layout/divider.tsx';
import type { FormRefusal } from '#ui/form/form-errors.ts';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { NewPasswordFields } from '#features/identity/new-password-fields.tsx';
import { useNewPassword } from '#features/identity/use-new-password.ts';
import { UsernameField } from './username-field.tsx';
import { useLinkKind } from './link-kind.ts';
import { OR } from '#lib/messages.ts';
import { CONTINUE } from '#ui/messages.ts';
import { CREATE_A_PASSKEY, SET_A_PASSWORD, SET_PASSWORD } from './messages.ts';
import * as css from './invite.css.ts';

interface PasswordStepProps {
  user: string;
  isBusy: boolean;
  refusal: FormRefusal | undefined;
  /** The password that was typed in this step before. */
  initialPassword: string;
  /** Position of the passkey button, or `false` without passkeys. `first` if the cluster prefers passkeys. */
  passkeyPosition: 'first' | 'second' | false;
  /** Whether the setup ends with this step, without an MFA device. */
  isLast: boolean;
  onDone: (password: string) => void;
}

export function PasswordStep({ passkeyPosition, ...form }: PasswordStepProps) {
  const { addressOf } = useLinkKind();
  const [isFormShown, setShown] = useState(passkeyPosition !== 'first' || form.initialPassword !== '');
  return (
    <div className={css.step}>
      {passkeyPosition && (
        <>
          <ButtonLink
            variant={passkeyPosition === 'first' ? 'primary' : 'plain'}
            size="big"
            icon={UserRoundKey}
            to={addressOf('passkey')}
          >
            {CREATE_A_PASSKEY}
          </ButtonLink>
          <Divider>{OR}</Divider>
        </>
      )}
      {isFormShown ? (
        <PasswordForm {...form} />
      ) : (
        <Button size="big" onClick={() => setShown(true)}>
          {SET_A_PASSWORD}
        </Button>
      )}
    </div>
  );
}

function PasswordForm({ user, initialPassword, isLast, onDone, ...form }: Omit<PasswordStepProps, 'passkeyPosition'>) {
  const { hint, validate } = useNewPassword();
  return (
    <Form {...form} className={css.form} validate={validate} onSubmit={(readField) => onDone(readField('password'))}>
      <UsernameField user={user} />
      <NewPasswordFields autoFocus hint={hint} initialValue={initialPassword} />
      <SubmitButton size="big">{isLast ? SET_PASSWORD : CONTINUE}</SubmitButton>
    </Form>
  );
}
